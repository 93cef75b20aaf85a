/**
 * The operator's ids of the sports whose games are events of a field, ranked in play [FLD-1]. They are apart from
 * `sport-ids.ts`, which the elements for other sites load.
 */
export const MOTORSPORT = 26;
export const GOLF = 27;

export function isRanked(sportId: number): boolean {
  return sportId === MOTORSPORT || sportId === GOLF;
}
