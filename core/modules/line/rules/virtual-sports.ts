/** Virtual sports: simulated games that are never real events [LIN-122]. */
import {
  FOOTBALL,
  TENNIS,
  VIRTUAL_DOGS,
  VIRTUAL_FOOTBALL,
  VIRTUAL_HORSES,
  VIRTUAL_MARBLES,
  VIRTUAL_TENNIS,
} from './sport-ids.ts';

export const VIRTUAL = {
  football: VIRTUAL_FOOTBALL,
  tennis: VIRTUAL_TENNIS,
  horses: VIRTUAL_HORSES,
  dogs: VIRTUAL_DOGS,
  marbles: VIRTUAL_MARBLES,
} as const;

export function isVirtualSport(sportId: number): boolean {
  return sportId >= VIRTUAL_FOOTBALL && sportId <= VIRTUAL_MARBLES;
}

/** Whether the sport's games are races: a field of runners instead of two sides. */
export function isRace(sportId: number): boolean {
  return sportId >= VIRTUAL_HORSES && sportId <= VIRTUAL_MARBLES;
}

/** The real sport whose rules a virtual sport follows; any other sport itself. */
export function playedAs(sportId: number): number {
  return sportId === VIRTUAL_FOOTBALL ? FOOTBALL : sportId === VIRTUAL_TENNIS ? TENNIS : sportId;
}
