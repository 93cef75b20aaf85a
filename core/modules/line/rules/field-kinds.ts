/**
 * The market kinds of a field of competitors with one ranking [FLD-1]: a race of drivers, a round of golf. The winner is
 * of the kind `outright`. Each place has a kind of its own: type is 1, `param` the competitor's number in the start list
 * times 4, and the label the competitor's name.
 */
export const FIELD_KIND = {
  topThree: 41,
  topFive: 42,
  topTen: 43,
  /** Head-to-head: type 1 is the one with the lower number, 3 the other; `param` is the number of the pair times 4. */
  headToHead: 44,
} as const;

/** Of how many places a kind is; null for any other kind. */
export function placesOfKind(kind: number): number | null {
  return PLACES.get(kind) ?? null;
}

const PLACES: ReadonlyMap<number, number> = new Map([
  [FIELD_KIND.topThree, 3],
  [FIELD_KIND.topFive, 5],
  [FIELD_KIND.topTen, 10],
]);
