/** Virtual sports: simulated games that are never real events [LIN-122]. */

/** Sport ids of the operator. */
export const VIRTUAL = { football: 201, tennis: 204, horses: 210, dogs: 211 } as const;

const FIRST = VIRTUAL.football;
const LAST = VIRTUAL.dogs;

export function isVirtualSport(sportId: number): boolean {
  return sportId >= FIRST && sportId <= LAST;
}

/** Whether the sport's games are races: a field of runners instead of two sides. */
export function isRace(sportId: number): boolean {
  return sportId === VIRTUAL.horses || sportId === VIRTUAL.dogs;
}

/** The real sport whose rules a virtual sport follows; any other sport itself. */
export function playedAs(sportId: number): number {
  return sportId === VIRTUAL.football || sportId === VIRTUAL.tennis ? sportId - 200 : sportId;
}
