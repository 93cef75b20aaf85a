/**
 * Settles every market kind of timed sports from confirmed facts. A status is given only once nothing can change it,
 * and as early as possible, so a settled market always agrees with the final score.
 */
import type { MarketKey, SettledStatus } from '../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { Facts } from './frames.ts';

const LOSE = 0;
const WIN = 1;
const RETURN = 2;
const HALF_WIN = 4;
const HALF_LOSE = 5;

export interface SettleTerms {
  /** The scoring side of each scoring event, in order. */
  readonly scorers: readonly (1 | 2)[];
  /** The number of periods in the first half. */
  readonly halfPeriods: number;
}

/** The status of a market, or null while open. A key of a kind that the sport lacks is returned at the end. */
export function settleByScore(facts: Facts, terms: SettleTerms, key: MarketKey): SettledStatus | null {
  const { final, score } = facts;
  const [home, away] = score;
  const margin = home - away;
  switch (key.kind) {
    case KIND.result:
      return final ? won(sideOf(margin) === key.type) : null;
    case KIND.winner:
      return final ? (margin === 0 ? RETURN : won(sideOf(margin) === key.type)) : null;
    case KIND.doubleChance:
      return final ? won(sideOf(margin) !== 4 - key.type) : null;
    case KIND.drawNoBet:
      return final ? (margin === 0 ? RETURN : won(sideOf(margin) === key.type)) : null;
    case KIND.total:
      return settleTotal(home + away, key, final);
    case KIND.homeTotal:
      return settleTotal(home, key, final);
    case KIND.awayTotal:
      return settleTotal(away, key, final);
    case KIND.asianHandicap:
    case KIND.pointHandicap:
      return final ? byQuarters(4 * (key.type === 1 ? margin : -margin) + key.param) : null;
    case KIND.europeanHandicap:
      return final ? won(sideOf(margin + key.param / 4) === key.type) : null;
    case KIND.bothScore:
      if (home > 0 && away > 0) return won(key.type === 1);
      return final ? won(key.type === 2) : null;
    case KIND.correctScore:
      return settleCorrectScore(home, away, key.type, final);
    case KIND.oddEven:
      return final ? won((home + away) % 2 === (key.type === 1 ? 1 : 0)) : null;
    case KIND.nextGoal:
      return settleNextGoal(facts, terms, key);
    case KIND.halfTimeResult:
    case KIND.halfTimeTotal:
    case KIND.halfTimeHandicap:
    case KIND.halfTimeFullTime:
      return settleHalf(facts, terms, key);
    case KIND.periodResult: {
      const period = key.param / 4;
      const result = facts.periodScores[period - 1];
      if (facts.completed < period && !final) return null;
      return result ? won(sideOf(result[0] - result[1]) === key.type) : RETURN;
    }
    case STAT_KIND.cornerResult:
    case STAT_KIND.cornerTotal:
      return settleTally(facts, ['corners'], key);
    case STAT_KIND.cardResult:
    case STAT_KIND.cardTotal:
      return settleTally(facts, ['yellowCards', 'redCards'], key);
    default:
      return final ? RETURN : null;
  }
}

/** Corners or cards: returned at the end where they were not counted. */
function settleTally({ final, stats }: Facts, names: readonly string[], key: MarketKey): SettledStatus | null {
  const pairs = stats.filter(([name]) => names.includes(name));
  if (pairs.length < names.length) return final ? RETURN : null;
  const home = pairs.reduce((sum, [, count]) => sum + count, 0);
  const away = pairs.reduce((sum, [, , count]) => sum + count, 0);
  if (key.kind === STAT_KIND.cornerTotal || key.kind === STAT_KIND.cardTotal)
    return settleTotal(home + away, key, final);
  return final ? won(sideOf(home - away) === key.type) : null;
}

/** The status at a line in quarters: `x` is four times (own - line). */
export function byQuarters(x: number): SettledStatus {
  if (x >= 2) return WIN;
  if (x <= -2) return LOSE;
  if (x === 0) return RETURN;
  return x > 0 ? HALF_WIN : HALF_LOSE;
}

function won(yes: boolean): SettledStatus {
  return yes ? WIN : LOSE;
}

/** 1 home, 2 draw, 3 away. */
function sideOf(margin: number): 1 | 2 | 3 {
  if (margin === 0) return 2;
  return margin > 0 ? 1 : 3;
}

/** Over 1, under 2. Decided once the over has won in full, since scores never fall. */
function settleTotal(scored: number, key: MarketKey, final: boolean): SettledStatus | null {
  const over = 4 * scored - key.param;
  if (!final && over < 2) return null;
  return byQuarters(key.type === 1 ? over : -over);
}

export const OTHER_SCORE = 127;
export const TOP_LISTED_SCORE = 6;

function settleCorrectScore(home: number, away: number, type: number, final: boolean): SettledStatus | null {
  const beyond = home > TOP_LISTED_SCORE || away > TOP_LISTED_SCORE;
  if (type === OTHER_SCORE) return beyond ? WIN : final ? LOSE : null;
  const wantHome = Math.floor(type / 10);
  const wantAway = type % 10;
  if (home > wantHome || away > wantAway) return LOSE;
  return final ? won(home === wantHome && away === wantAway) : null;
}

function settleNextGoal(facts: Facts, terms: SettleTerms, key: MarketKey): SettledStatus | null {
  const goal = key.param / 4;
  if (facts.scored >= goal) return won((terms.scorers[goal - 1] === 1 ? 1 : 3) === key.type);
  return facts.final ? won(key.type === 2) : null;
}

function settleHalf(facts: Facts, terms: SettleTerms, key: MarketKey): SettledStatus | null {
  let home = 0;
  let away = 0;
  for (const [homeScore, awayScore] of facts.periodScores.slice(0, terms.halfPeriods)) {
    home += homeScore;
    away += awayScore;
  }
  const over = facts.final || facts.completed >= terms.halfPeriods;
  if (key.kind === KIND.halfTimeTotal) return settleTotal(home + away, key, over);
  if (!over) return null;
  if (key.kind === KIND.halfTimeHandicap)
    return byQuarters(4 * (key.type === 1 ? home - away : away - home) + key.param);
  const half = sideOf(home - away);
  if (key.kind === KIND.halfTimeResult) return won(half === key.type);
  if (half !== Math.floor((key.type - 1) / 3) + 1) return LOSE;
  const full = sideOf(facts.score[0] - facts.score[1]);
  return facts.final ? won(full === ((key.type - 1) % 3) + 1) : null;
}
