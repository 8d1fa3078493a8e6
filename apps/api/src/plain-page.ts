/** A page that needs nothing but itself, for when the real pages may not or cannot be shown. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Rootbound</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}
