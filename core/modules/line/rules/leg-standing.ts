/**
 * Where a selection stands while its game is in play: how it would settle at the current score, or with the corners and
 * cards counted so far, and what it still needs to win in full [LIN-208].
 */
import type { Game, StatPair } from '../types.ts';
import { KIND } from './market-kinds.ts';
import type { NamedMarket } from './market-names.ts';
import {
  bothScoreStanding,
  correctScoreStanding,
  doubleChanceStanding,
  handicapStanding,
  IMPOSSIBLE,
  isWon,
  leadOf,
  nextGoalStanding,
  resultStanding,
  sum,
  totalStanding,
  winnerStanding,
  type LegStanding,
  type Score,
} from './market-standing.ts';
import { periodOf } from './periods.ts';
import { countedBy, isTallyTotal, STAT_KIND } from './stat-kinds.ts';

/** Periods of the first half; null where a sport has no halves. */
function halfPeriodsOf(sportId: number): number | null {
  const period = periodOf(sportId);
  if (period === 'quarter') return 2;
  return period === 'half' || period === 'period' ? 1 : null;
}

const totalOf = (scores: readonly Score[]): Score =>
  scores.reduce<Score>(([home, away], score) => [home + score[0], away + score[1]], [0, 0]);

/** The half is over: its result can't be helped any more. */
const decided = ({ standing }: LegStanding): LegStanding => ({
  standing,
  need: standing === 'lose' ? IMPOSSIBLE : null,
});

function halfStanding(market: NamedMarket, scores: Scores, sportId: number): LegStanding | null {
  const periods = halfPeriodsOf(sportId);
  if (periods === null) return null;
  const half = totalOf(scores.periods.slice(0, periods));
  const isOver = scores.completed >= periods;
  const { kind, type, param } = market;
  if (kind === KIND.halfTimeFullTime) {
    const isHalfRight = resultStanding(Math.ceil(type / 3), half).standing === 'win';
    const full = resultStanding(((type - 1) % 3) + 1, scores.score);
    if (isOver) return isHalfRight ? full : isWon(false, IMPOSSIBLE);
    return isWon(isHalfRight && full.standing === 'win', null);
  }
  const now =
    kind === KIND.halfTimeResult
      ? resultStanding(type, half)
      : kind === KIND.halfTimeTotal
        ? totalStanding(type, param, sum(half), 'either')
        : handicapStanding(type, param, half);
  return isOver ? decided(now) : now;
}

function periodStanding(type: number, period: number, { periods, completed }: Scores): LegStanding | null {
  const score = periods[period - 1];
  if (score === undefined) return null;
  const now = resultStanding(type, score);
  return completed >= period ? decided(now) : now;
}

interface Scores {
  readonly score: Score;
  readonly periods: readonly Score[];
  /** Completed periods. */
  readonly completed: number;
  readonly isOver: boolean;
}

const WHOLE_NUMBER = /^\d+$/;

function scoreOf([home, away]: readonly [string, string]): Score | null {
  return WHOLE_NUMBER.test(home) && WHOLE_NUMBER.test(away) ? [Number(home), Number(away)] : null;
}

/** Null where a score is not a pair of numbers. */
function scoresOf(game: Game): Scores | null {
  const score = scoreOf(game.score);
  const periods = game.periodScores.map(scoreOf);
  if (score === null || !periods.every((each) => each !== null)) return null;
  const completed = game.status === 'inPlay' ? Math.max(0, periods.length - 1) : periods.length;
  return { score, periods, completed, isOver: game.status === 'finished' };
}

const SETS: ReadonlySet<string> = new Set(['set', 'frame', 'leg', 'map', 'round']);

/**
 * Sports played in sets, and bouts, which have no score until they are over: a level match has no side that would win,
 * and sets still to come can't be counted.
 */
function setStanding({ kind, type, param }: NamedMarket, { score, periods, completed }: Scores): LegStanding | null {
  const points = totalOf(periods);
  switch (kind) {
    case KIND.winner: {
      const lead = leadOf(score, type);
      return lead === 0 ? null : isWon(lead > 0, null);
    }
    case KIND.setWinner: {
      const set = periods[param / 4 - 1];
      const lead = set === undefined ? 0 : leadOf(set, type);
      if (lead === 0) return null;
      return isWon(lead > 0, completed >= param / 4 ? IMPOSSIBLE : null);
    }
    case KIND.pointTotal:
      return totalStanding(type, param, sum(points), 'either');
    case KIND.pointHandicap:
      return handicapStanding(type, param, points);
    default:
      return null;
  }
}

function scoreStanding(market: NamedMarket, scores: Scores, sportId: number): LegStanding | null {
  const { kind, type, param } = market;
  const { score } = scores;
  switch (kind) {
    case KIND.result:
      return resultStanding(type, score);
    case KIND.winner:
      // A level match is played on until a side leads; only one that is over can have ended level.
      return leadOf(score, type) === 0 && !scores.isOver ? null : winnerStanding(type, score);
    case KIND.drawNoBet:
      return winnerStanding(type, score);
    case KIND.doubleChance:
      return doubleChanceStanding(type, score);
    case KIND.total:
      return totalStanding(type, param, sum(score), 'either');
    case KIND.homeTotal:
      return totalStanding(type, param, score[0], 'home');
    case KIND.awayTotal:
      return totalStanding(type, param, score[1], 'away');
    case KIND.asianHandicap:
    case KIND.pointHandicap:
      return handicapStanding(type, param, score);
    case KIND.europeanHandicap:
      return resultStanding(type, [score[0] + param / 4, score[1]]);
    case KIND.bothScore:
      return bothScoreStanding(type, score);
    case KIND.correctScore:
      return correctScoreStanding(type, score);
    case KIND.oddEven:
      return isWon((sum(score) % 2 === 1) === (type === 1), null);
    case KIND.nextGoal:
      return nextGoalStanding(type, param / 4, score);
    case KIND.halfTimeResult:
    case KIND.halfTimeTotal:
    case KIND.halfTimeHandicap:
    case KIND.halfTimeFullTime:
      return halfStanding(market, scores, sportId);
    case KIND.periodResult:
      return periodStanding(type, param / 4, scores);
    default:
      return null;
  }
}

const NO_STATS: readonly StatPair[] = [];

/** The sum of the named statistics of both sides; null where one is not counted. */
function countedIn(stats: readonly StatPair[], names: readonly string[]): Score | null {
  const scores = names.map((name) => {
    const found = stats.find(([each]) => each === name);
    return found === undefined ? null : scoreOf([found[1], found[2]]);
  });
  return scores.every((score) => score !== null) ? totalOf(scores) : null;
}

/** The corners or cards of both sides so far; null for a kind that counts neither, and where they are not counted. */
export function countedSoFar(kind: number, stats: readonly StatPair[]): Score | null {
  const names = countedBy(kind);
  return names === null ? null : countedIn(stats, names);
}

/** Corners and cards. */
function tallyStanding({ kind, type, param }: NamedMarket, counted: Score): LegStanding {
  return isTallyTotal(kind) ? totalStanding(type, param, sum(counted), 'either') : resultStanding(type, counted);
}

/**
 * Null before the start, for a long-term market, for a kind whose standing neither the score nor the statistics show,
 * and where these are not pairs of numbers.
 */
export function legStanding(
  market: NamedMarket,
  game: Game,
  stats: readonly StatPair[] = NO_STATS,
): LegStanding | null {
  if (game.status === 'scheduled' || game.away === '') return null;
  if (countedBy(market.kind) !== null) {
    const counted = countedSoFar(market.kind, stats);
    return counted === null ? null : tallyStanding(market, counted);
  }
  const scores = scoresOf(game);
  if (scores === null) return null;
  const { sportId } = game.champ;
  return SETS.has(periodOf(sportId)) ? setStanding(market, scores) : scoreStanding(market, scores, sportId);
}

/** Totals that an over has won as soon as they are reached, since scores never fall. */
const REACHED: ReadonlySet<number> = new Set<number>([
  KIND.total,
  KIND.homeTotal,
  KIND.awayTotal,
  KIND.bothScore,
  KIND.halfTimeTotal,
  STAT_KIND.cornerTotal,
  STAT_KIND.cardTotal,
]);
const OF_FIRST_HALF: ReadonlySet<number> = new Set<number>([KIND.halfTimeResult, KIND.halfTimeTotal]);
const OVER = 1;

/**
 * Whether a selection's standing is its result, whatever else happens: an over that is reached, both sides having
 * scored, a half that is over, or what can no longer win. Selections without quarter lines of sports that are not
 * played in sets, as combos have them.
 */
export function isDecided(market: NamedMarket, game: Game, stats: readonly StatPair[] = NO_STATS): boolean {
  const found = legStanding(market, game, stats);
  const scores = scoresOf(game);
  if (found === null || scores === null) return false;
  if (game.status === 'finished' || found.need?.kind === 'impossible') return true;
  const { kind, type } = market;
  if (OF_FIRST_HALF.has(kind) && scores.completed >= (halfPeriodsOf(game.champ.sportId) ?? Infinity)) return true;
  return found.standing === 'win' && REACHED.has(kind) && type === OVER;
}
