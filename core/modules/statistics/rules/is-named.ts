/** Whether names contain words that a player looks for [STT-7]. */
export function isNamed(names: readonly string[], words: string): boolean {
  const all = names.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
