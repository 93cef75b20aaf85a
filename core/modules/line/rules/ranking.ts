/** How an event of a field ended: its first three, or the parties of an election with their seats [FLD-9, LIN-257]. */
import { isRanked } from './field-sports.ts';
import { POLITICS } from './sport-ids.ts';

/** One line of the outcome. Lines come in order, the winner first. */
export interface Placed {
  /** From 1; equal competitors share a place. */
  readonly place: number;
  readonly name: string;
  /** Of a party. */
  readonly seats?: number | undefined;
}

/** 'Lando Norris' is isolated, so that its direction does not move the number beside it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** '1. Lando Norris', 'Green Valleys 14'. */
export function placedText({ place, name, seats }: Placed): string {
  return seats === undefined ? `${place}. ${isolated(name)}` : `${isolated(name)} ${seats}`;
}

/** Whether the events of a sport end with a ranking. Virtual races and long-term bets have results of their own. */
export function hasRanking(sportId: number): boolean {
  return isRanked(sportId) || sportId === POLITICS;
}
