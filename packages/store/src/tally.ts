/** Counts of a list by a word of each entry; words that do not occur are left out. */
export function countBy<Entry>(entries: readonly Entry[], wordOf: (entry: Entry) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    const word = wordOf(entry);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}
