/**
 * How an event of a field ended: its first three, the parties of an election with their seats, or the winner of a
 * long-term bet [FLD-9, LIN-257, LIN-261].
 */
import { isRanked } from './field-sports.ts';
import { POLITICS } from './sport-ids.ts';

/** One line of the outcome. Lines come in order, the winner first. */
export interface Placed {
  /** From 1; equal competitors share a place. */
  readonly place: number;
  readonly name: string;
  /** Of a party. */
  readonly seats?: number | undefined;
  /** Of a runner of a virtual race, whose forecasts are named by numbers. */
  readonly number?: number | undefined;
}

/** 'Lando Norris' is isolated, so that its direction does not move the number beside it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** '1. Lando Norris', '1. Amber Tide (7)', 'Green Valleys 14'. */
export function placedText({ place, name, seats, number }: Placed): string {
  if (seats !== undefined) return `${isolated(name)} ${seats}`;
  return `${place}. ${isolated(name)}${number === undefined ? '' : ` (${number})`}`;
}

/** Whether the events of a sport are contests with a ranking in play, unlike virtual races and long-term bets. */
export function hasRanking(sportId: number): boolean {
  return isRanked(sportId) || sportId === POLITICS;
}
