/** The games that cyber sport plays, by the name of a competition [DSP-17]. */
import type { Display } from '../types.ts';

export type Discipline = Exclude<Display['discipline'], 'all'>;

/** Competitions begin with the name of their game, in every language. */
const NAMES: readonly (readonly [start: string, discipline: Discipline])[] = [
  ['counter-strike', 'counterStrike'],
  ['cs2', 'counterStrike'],
  ['dota', 'dota'],
  ['league of legends', 'leagueOfLegends'],
  ['valorant', 'valorant'],
];

export function disciplineOf(competition: string): Discipline {
  const name = competition.toLowerCase();
  return NAMES.find(([start]) => name.startsWith(start))?.[1] ?? 'other';
}
