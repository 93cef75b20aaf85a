/** The operator's ids of the sports whose games are events of a field, ranked in play [FLD-1]. */
export const MOTORSPORT = 26;
export const GOLF = 27;

export function isRanked(sportId: number): boolean {
  return sportId === MOTORSPORT || sportId === GOLF;
}
