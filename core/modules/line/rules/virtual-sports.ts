/** Virtual sports: simulated games that are never real events [LIN-122]. */

const FOOTBALL = 201;
const TENNIS = 204;
const HORSES = 210;
const DOGS = 211;
/** Above the ids of the real sports that virtual ones follow. */
const ABOVE_REAL = 200;

/** Sport ids of the operator. */
export const VIRTUAL = { football: FOOTBALL, tennis: TENNIS, horses: HORSES, dogs: DOGS } as const;

export function isVirtualSport(sportId: number): boolean {
  return sportId >= FOOTBALL && sportId <= DOGS;
}

/** Whether the sport's games are races: a field of runners instead of two sides. */
export function isRace(sportId: number): boolean {
  return sportId === HORSES || sportId === DOGS;
}

/** The real sport whose rules a virtual sport follows; any other sport itself. */
export function playedAs(sportId: number): number {
  return sportId === FOOTBALL || sportId === TENNIS ? sportId - ABOVE_REAL : sportId;
}
