/** What the command can do, as `rootbound --help` says it. */
export const USAGE = `Usage:
  rootbound probe npm:NAME@VERSION [--arg TEXT]... [options]
  rootbound probe command:DIR --run "node server.mjs {argument}" [options]
  rootbound compare BEFORE.json AFTER.json [--json]

probe runs a server with one declared root and shows what each of its tools reaches.
  --arg TEXT         an argument of the server; as often as needed. Without it: {argument}
                     {argument} stands for the directory it is allowed, {root} for the declared root.
                     A TEXT that starts with a dash is written --arg=TEXT.
  --run LINE         how a server of a directory is started; DIR is shown to it read-only
  --profile NAME     quick, standard (default) or full
  --http PORT/PATH   the server speaks Streamable HTTP: it listens on PORT inside the sandbox, at PATH (/mcp)
  --sse PORT/PATH    the same for the older HTTP with server-sent events (/sse)
                     {port} stands for PORT in the arguments of the server.
  --repeats N        how often each scenario is run, 1 to 20; without it once in quick, else three times
  --no-witness       do not watch which files are opened; faster, and the matrix says so
  --json FILE        write the matrix document with its evidence

compare shows what moved from one matrix document to another.
  --json             print the comparison as JSON

Exit codes: 0 done, 1 a boundary opened (compare), 2 usage, 3 the server did not start, 4 a fault of Rootbound.
`;
