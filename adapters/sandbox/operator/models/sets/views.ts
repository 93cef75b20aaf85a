/** A state prepared for pricing: the set scores and the points of the match, averaged over everything not yet known. */
import type { Fixture, MatchState } from '../../line/types.ts';
import { chanceAtMost, NO_FUTURE, type Future } from './future.ts';
import { futureOf } from './futures.ts';
import { lawOf, type MatchLaw } from './match-law.ts';
import { freshStanding, homeChance, type ScoreLaw, type Standing } from './set-law.ts';
import { matchChance, setScores, type SetScores } from './set-scores.ts';
import { otherSide, starterOf, type SetShape, type Side } from './shape.ts';
import { isTieBreak } from './tennis-set.ts';

/** One possible continuation of the state (before the start, the starting side is unknown). */
interface Branch {
  readonly scores: ScoreLaw;
  /** Home's chance of the set in play. */
  readonly now: number;
  /** The side that starts the set in play. */
  readonly server: Side;
  readonly futures: readonly Future[];
}

export interface MatchView {
  readonly law: MatchLaw;
  readonly home: number;
  readonly away: number;
  readonly sets: SetScores;
  /** Points (tennis: games) of the completed sets. */
  readonly total: number;
  readonly difference: number;
  readonly branches: readonly Branch[];
}

/**
 * Reads an unfinished state. Besides the state, only the ratings count, and the starting side once the match has begun.
 */
export function viewOf(fixture: Fixture, state: MatchState): MatchView {
  const law = lawOf(fixture);
  const [home, away] = state.score;
  const { sides, total, difference } = played(fixture, law, state);
  const branches = sides.map((server) => branchOf(law, home, away, standingOf(law.shape, state, home + away, server)));
  const each = branches.map((branch) =>
    setScores(law.shape, home, away, branch.now, (index) =>
      law.set.winChance(index, setServer(branch.server, home + away, index)),
    ),
  );
  return { law, home, away, sets: meanScores(each), total, difference, branches };
}

function meanScores(each: readonly SetScores[]): SetScores {
  const [first, second] = each;
  if (first === undefined || second === undefined) return first ?? { home: [], away: [] };
  const between = (one: readonly number[], other: readonly number[]) =>
    one.map((chance, index) => (chance + (other[index] ?? 0)) / 2);
  return { home: between(first.home, second.home), away: between(first.away, second.away) };
}

/**
 * The side that starts set `index` when `server` starts set `from` and the sides alternate (tennis chances do not
 * depend on this).
 */
function setServer(server: Side, from: number, index: number): Side {
  return (index - from) % 2 === 0 ? server : otherSide(server);
}

/** The possible starting sides of the set in play, and the points of the completed sets. */
function played(
  fixture: Fixture,
  law: MatchLaw,
  state: MatchState,
): { sides: readonly Side[]; total: number; difference: number } {
  const over = state.score[0] + state.score[1];
  let side: Side = state.status === 1 || !law.shape.starterMatters ? 0 : starterOf(fixture);
  let total = 0;
  let difference = 0;
  for (let index = 0; index < over; index += 1) {
    const [h, a] = state.periodScores[index] ?? [0, 0];
    total += h + a;
    difference += h - a;
    side = law.set.nextServer(side, h, a);
  }
  return { sides: state.status === 1 && law.shape.starterMatters ? [0, 1] : [side], total, difference };
}

const GAME_POINTS: ReadonlyMap<string, number> = new Map([
  ['0', 0],
  ['15', 1],
  ['30', 2],
  ['40', 3],
  ['A', 4],
]);

function standingOf(shape: SetShape, state: MatchState, index: number, server: Side): Standing {
  const current = state.periodScores[index];
  if (current === undefined || state.status === 1) return freshStanding(index, server);
  const [home, away] = current;
  const turn: Side = state.serving === undefined ? server : state.serving === 1 ? 0 : 1;
  const [homeText, awayText] = state.points ?? ['0', '0'];
  const count = (text: string): number => (isTieBreak(shape, home, away) ? Number(text) : (GAME_POINTS.get(text) ?? 0));
  return { index, home, away, gameHome: count(homeText), gameAway: count(awayText), server, turn };
}

function branchOf(law: MatchLaw, home: number, away: number, standing: Standing): Branch {
  const scores = law.set.scores(standing);
  const futures: Future[] = [];
  if (law.shape.hasPoints) {
    for (let index = 0; index < scores.chance.length; index += 1) {
      const h = scores.home[index] ?? 0;
      const a = scores.away[index] ?? 0;
      const next = law.set.nextServer(standing.server, h, a);
      futures.push(h > a ? futureOf(law, home + 1, away, next) : futureOf(law, home, away + 1, next));
    }
  }
  return { scores, now: homeChance(scores), server: standing.server, futures };
}

/** Home's chance of the match. */
export function winChance(view: MatchView): number {
  return matchChance(view.sets);
}

/** Home's chance of set `index` (0-based, not before the one in play), provided the set is played. */
export function setChance(view: MatchView, index: number): number {
  const current = view.home + view.away;
  let sum = 0;
  for (const branch of view.branches) {
    sum += index === current ? branch.now : view.law.set.winChance(index, setServer(branch.server, current, index));
  }
  return sum / view.branches.length;
}

/** The chance that the match has more than `points` points (tennis: games). */
export function totalAbove(view: MatchView, points: number): number {
  return mean(view, (future, home, away) => 1 - chanceAtMost(future.total, points - view.total - home - away));
}

/** The chance that home's points minus away's exceed `points`. */
export function differenceAbove(view: MatchView, points: number): number {
  return mean(
    view,
    (future, home, away) => 1 - chanceAtMost(future.difference, points - view.difference - home + away),
  );
}

/** The chance that the match has an odd number of points. */
export function oddChance(view: MatchView): number {
  return mean(view, (future, home, away) => ((view.total + home + away) % 2 === 0 ? future.odd : 1 - future.odd));
}

function mean(view: MatchView, value: (future: Future, home: number, away: number) => number): number {
  let sum = 0;
  for (const { scores, futures } of view.branches) {
    for (let index = 0; index < futures.length; index += 1) {
      sum +=
        (scores.chance[index] ?? 0) *
        value(futures[index] ?? NO_FUTURE, scores.home[index] ?? 0, scores.away[index] ?? 0);
    }
  }
  return sum / view.branches.length;
}
