/**
 * How selections of single market kinds stand at a score, and what they still need to win in full [LIN-208]. Types and
 * params as in `market-kinds.ts`.
 */
import { ANY_OTHER_SCORE } from './market-kinds.ts';

/** How a selection would settle if its game ended now. */
export type Standing = 'win' | 'halfWin' | 'refund' | 'halfLose' | 'lose';

/** Counts are in the unit that the market counts: goals, points, runs, games, corners or cards. */
export type LegNeed =
  /** The leg wins once `count` more are scored, by one side or by either. */
  | { readonly kind: 'more'; readonly side: 'home' | 'away' | 'either'; readonly count: number }
  /** The leg wins once each side has scored its number more. */
  | { readonly kind: 'both'; readonly home: number; readonly away: number }
  /** The leg wins in full as long as at most `count` more are scored. */
  | { readonly kind: 'atMost'; readonly count: number }
  | { readonly kind: 'impossible' };

export interface LegStanding {
  readonly standing: Standing;
  /** Null where nothing is missing, or where no count can say what is. */
  readonly need: LegNeed | null;
}

export type Score = readonly [home: number, away: number];
export type Side = 'home' | 'away';

export const IMPOSSIBLE: LegNeed = { kind: 'impossible' };
/** The highest score of a side that has a correct-score market of its own. */
const MAX_LISTED_SCORE = 6;

export const isWon = (yes: boolean, need: LegNeed | null): LegStanding => ({
  standing: yes ? 'win' : 'lose',
  need: yes ? null : need,
});

const more = (side: Side | 'either', count: number): LegNeed => ({ kind: 'more', side, count });
const sideOf = (type: number): Side => (type === 1 ? 'home' : 'away');
export const sum = ([home, away]: Score): number => home + away;
/** The lead of the side that the type names: 1 home, 3 away. */
export const leadOf = ([home, away]: Score, type: number): number => (type === 1 ? home - away : away - home);

/** At a line in quarters: `x` is four times the distance by which the selection is ahead of its line. */
function byQuarters(x: number): Standing {
  if (x >= 2) return 'win';
  if (x <= -2) return 'lose';
  if (x === 0) return 'refund';
  return x > 0 ? 'halfWin' : 'halfLose';
}

/** Types 1 home, 2 draw, 3 away. */
export function resultStanding(type: number, score: Score): LegStanding {
  const margin = leadOf(score, 1);
  if (type === 2) return isWon(margin === 0, more(margin > 0 ? 'away' : 'home', Math.abs(margin)));
  const lead = leadOf(score, type);
  return isWon(lead > 0, more(sideOf(type), 1 - lead));
}

/** Types 1 and 3; level is refunded. */
export function winnerStanding(type: number, score: Score): LegStanding {
  const lead = leadOf(score, type);
  const need = lead > 0 ? null : more(sideOf(type), 1 - lead);
  return { standing: lead === 0 ? 'refund' : lead > 0 ? 'win' : 'lose', need };
}

/** Types 1 (1X), 2 (12), 3 (X2). */
export function doubleChanceStanding(type: number, score: Score): LegStanding {
  if (type === 2) return isWon(leadOf(score, 1) !== 0, more('either', 1));
  const lead = leadOf(score, type);
  return isWon(lead >= 0, more(sideOf(type), -lead));
}

/** Over 1, under 2. */
export function totalStanding(type: number, param: number, scored: number, side: Side | 'either'): LegStanding {
  const over = 4 * scored - param;
  if (type === 1) {
    const missing = Math.ceil((2 - over) / 4);
    return { standing: byQuarters(over), need: missing > 0 ? more(side, missing) : null };
  }
  const spare = Math.floor((-over - 2) / 4);
  const standing = byQuarters(-over);
  if (standing === 'lose') return { standing, need: IMPOSSIBLE };
  return { standing, need: spare > 0 ? { kind: 'atMost', count: spare } : null };
}

/** Types 1 and 3; `param` is the handicap of the side that the type names. */
export function handicapStanding(type: number, param: number, score: Score): LegStanding {
  const ahead = 4 * leadOf(score, type) + param;
  const missing = Math.ceil((2 - ahead) / 4);
  return { standing: byQuarters(ahead), need: missing > 0 ? more(sideOf(type), missing) : null };
}

/** The need of a leg from the units that each side lacks; null if neither lacks any. */
function missingOf(home: number, away: number): LegNeed | null {
  if (home > 0 && away > 0) return { kind: 'both', home, away };
  if (home > 0) return more('home', home);
  return away > 0 ? more('away', away) : null;
}

/** Yes 1, no 2. */
export function bothScoreStanding(type: number, [home, away]: Score): LegStanding {
  const haveBoth = home > 0 && away > 0;
  if (type === 2) return isWon(!haveBoth, IMPOSSIBLE);
  return isWon(haveBoth, missingOf(home > 0 ? 0 : 1, away > 0 ? 0 : 1));
}

export function correctScoreStanding(type: number, [home, away]: Score): LegStanding {
  if (type === ANY_OTHER_SCORE) return isWon(Math.max(home, away) > MAX_LISTED_SCORE, null);
  const missingHome = Math.floor(type / 10) - home;
  const missingAway = (type % 10) - away;
  if (missingHome < 0 || missingAway < 0) return isWon(false, IMPOSSIBLE);
  return isWon(missingHome === 0 && missingAway === 0, missingOf(missingHome, missingAway));
}

/** Types 1 home, 2 nobody, 3 away. Null once the goal has been scored: the scores do not say by whom. */
export function nextGoalStanding(type: number, goal: number, score: Score): LegStanding | null {
  const before = goal - 1 - sum(score);
  if (before < 0) return null;
  if (type === 2) return { standing: 'win', need: before > 0 ? { kind: 'atMost', count: before } : null };
  return isWon(false, before === 0 ? more(sideOf(type), 1) : null);
}
