/**
 * A match as a list of happenings, read from the states that the match model gives: nothing is played twice, so the
 * list always agrees with the score and the statistics of the feed. The list of a time is a prefix of every later one.
 */
import { isEvenScore } from 'touchline/core/match-view/rules/serve';
import type { Match } from '../models/match-type.ts';
import { createRandom, integerBetween } from '../models/seeded.ts';
import type { Fixture, MatchModel, MatchState } from '../line/types.ts';

export type Side = 0 | 1 | 2;

/** The words of the wire. `score` is a score of a sport without a word of its own. */
export type Kind =
  | 'periodStart'
  | 'periodEnd'
  | 'end'
  | 'goal'
  | 'points'
  | 'score'
  | 'point'
  | 'game'
  | 'break'
  | 'set'
  | 'run'
  | 'shot'
  | 'shotOnTarget'
  | 'corner'
  | 'foul'
  | 'yellowCard'
  | 'redCard'
  | 'substitution'
  | 'penalty'
  | 'suspension'
  | 'save'
  | 'turnover'
  | 'ace'
  | 'doubleFault'
  | 'wicket'
  | 'firstDown'
  | 'knockdown'
  | 'takedown'
  | 'submission'
  | 'bout';

export interface Happened {
  /** Wall ms. */
  readonly at: number;
  readonly kind: Kind;
  /** 0 for neither side. */
  readonly side: Side;
  readonly period: number;
  /** The match clock, as the feed counts it. */
  readonly clockS: number;
  /** Along the match: playing seconds, or points played in sports without time. */
  readonly t: number;
  /** Points of a score, length of a run; 0 otherwise. */
  readonly value: number;
  /** The score after it: of the match, or, for a point, of the set in play. */
  readonly score: readonly [number, number];
  /** The server of a side's point, and whether after an even number of points; absent in sports without a serve. */
  readonly served?: Served;
}

interface Served {
  readonly side: 1 | 2;
  readonly isEven: boolean;
}

/** Statistics that are happenings; the others grow too fast to be listed one by one. */
const OF_STAT: Readonly<Record<string, Kind>> = {
  shots: 'shot',
  shotsOnTarget: 'shotOnTarget',
  corners: 'corner',
  fouls: 'foul',
  yellowCards: 'yellowCard',
  redCards: 'redCard',
  penalties: 'penalty',
  twoMinutes: 'suspension',
  saves: 'save',
  turnovers: 'turnover',
  aces: 'ace',
  doubleFaults: 'doubleFault',
  wickets: 'wicket',
  firstDowns: 'firstDown',
  knockdowns: 'knockdown',
  takedowns: 'takedown',
  submissions: 'submission',
};

const TIMED: ReadonlySet<MatchModel> = new Set([
  'football',
  'hockey',
  'handball',
  'futsal',
  'basketball',
  'american-football',
  'rugby',
  'boxing',
  'mma',
]);

export const isTimed = ({ format: { model } }: Fixture): boolean => TIMED.has(model);

/** How many unanswered points make a run worth a happening. */
const RUNS: Partial<Readonly<Record<MatchModel, number>>> = {
  basketball: 8,
  volleyball: 4,
  'table-tennis': 4,
  badminton: 5,
};

/** Counts of the points of a set; the side whose count has grown has won the point. */
const POINTS_WON: ReadonlySet<string> = new Set(['pointsWon', 'roundsWon', 'towers']);

const lists = new WeakMap<Match, readonly Happened[]>();

/** Everything that happens in a match, played to its end; cached with the match. */
export function happeningsOf(match: Match): readonly Happened[] {
  const known = lists.get(match);
  if (known !== undefined) return known;
  const list = withSubstitutions(match.fixture, walked(match));
  lists.set(match, list);
  return list;
}

function walked(match: Match): readonly Happened[] {
  const { fixture } = match;
  const list: Happened[] = [];
  const runs = createRuns(RUNS[fixture.format.model]);
  let points = 0;
  let before: MatchState | null = null;
  /** Playing seconds of the periods that are over. */
  let playedS = 0;
  for (let at = fixture.startsAt; Number.isFinite(at);) {
    const after = match.stateAt(at);
    const drafts = before === null ? [started()] : differences(fixture, before, after);
    points += drafts.filter(({ isPoint }) => isPoint).length;
    const baseS = after.period > 0 ? periodBaseS(fixture, after) : 0;
    const inS = Math.max(0, after.clockS - baseS);
    for (const draft of drafts) {
      const { kind, side, value, isOfSet } = draft;
      const happening: Happened = {
        at,
        kind,
        side,
        period: after.period,
        clockS: after.clockS,
        t: isTimed(fixture) ? playedS + inS : points,
        value,
        score: isOfSet ? (after.periodScores.at(-1) ?? after.score) : after.score,
        ...(side === 0 || before?.serving === undefined
          ? {}
          : { served: { side: before.serving, isEven: isEvenScore(before.points ?? setScore(before)) } }),
      };
      list.push(happening, ...runs.after(happening));
    }
    if (before?.status === 2 && after.status === 3) playedS += inS;
    if (after.nextChangeAt <= at) break;
    before = after;
    at = after.nextChangeAt;
  }
  return list;
}

/** The reading of the clock when the period begins. */
function periodBaseS({ format: { model, periodS } }: Fixture, { period }: MatchState): number {
  return model === 'football' ? (period - 1) * periodS : 0;
}

interface Draft {
  readonly kind: Kind;
  readonly side: Side;
  readonly value: number;
  readonly isPoint?: boolean;
  readonly isOfSet?: boolean;
}

const started = (): Draft => ({ kind: 'periodStart', side: 0, value: 0 });

function differences(fixture: Fixture, before: MatchState, after: MatchState): readonly Draft[] {
  const drafts: Draft[] = [];
  if (after.period > before.period && after.status === 2) drafts.push(started());
  const stats = grown(before, after);
  if (isSets(fixture)) drafts.push(...inSets(fixture, before, after, stats));
  else {
    const scored = scores(fixture, before, after);
    if (!isBout(fixture)) drafts.push(...scored);
    for (const { name, side } of stats) {
      const kind = OF_STAT[name];
      if (kind === undefined) continue;
      // A goal is a shot, and a shot on target is one too: each is listed once.
      if (kind.startsWith('shot') && scored.some((score) => score.side === side)) continue;
      if (kind === 'shot' && stats.some((other) => other.name === 'shotsOnTarget' && other.side === side)) continue;
      drafts.push({ kind, side, value: 0 });
    }
    // A bout is won by what happened last.
    if (isBout(fixture)) drafts.push(...scored);
  }
  if (before.status !== 4 && after.status === 4) drafts.push({ kind: 'end', side: 0, value: 0 });
  else if (before.status === 2 && after.status === 3 && !isSets(fixture))
    drafts.push({ kind: 'periodEnd', side: 0, value: 0 });
  return drafts;
}

/** One entry for each time that a count has grown. */
function grown(before: MatchState, after: MatchState): readonly { readonly name: string; readonly side: 1 | 2 }[] {
  return after.stats.flatMap(([name, home, away], at) => {
    const [, homeWas = 0, awayWas = 0] = before.stats[at] ?? [];
    return [
      ...Array.from({ length: Math.max(0, home - homeWas) }, () => ({ name, side: 1 as const })),
      ...Array.from({ length: Math.max(0, away - awayWas) }, () => ({ name, side: 2 as const })),
    ];
  });
}

const GOALS: ReadonlySet<MatchModel> = new Set(['football', 'hockey', 'handball', 'futsal']);

const isBout = ({ format: { model } }: Fixture): boolean => model === 'boxing' || model === 'mma';

function scores(fixture: Fixture, before: MatchState, after: MatchState): readonly Draft[] {
  const { model } = fixture.format;
  const kind: Kind = isBout(fixture) ? 'bout' : GOALS.has(model) ? 'goal' : model === 'basketball' ? 'points' : 'score';
  return ([1, 2] as const).flatMap((side) => {
    const value = after.score[side - 1 === 0 ? 0 : 1] - before.score[side - 1 === 0 ? 0 : 1];
    return value > 0 ? [{ kind, side, value, isPoint: !TIMED.has(model) }] : [];
  });
}

function isSets({ format: { model } }: Fixture): boolean {
  return !TIMED.has(model) && model !== 'baseball' && model !== 'cricket';
}

function inSets(
  { format: { model } }: Fixture,
  before: MatchState,
  after: MatchState,
  stats: readonly { readonly name: string; readonly side: 1 | 2 }[],
): readonly Draft[] {
  const happenings = stats.flatMap(({ name, side }): readonly Draft[] => {
    const kind = OF_STAT[name];
    return kind === undefined ? [] : [{ kind, side, value: 0, isOfSet: true }];
  });
  const set: Side = after.score[0] > before.score[0] ? 1 : after.score[1] > before.score[1] ? 2 : 0;
  if (set !== 0) return [...happenings, { kind: 'set', side: set, value: 0, isPoint: true }];
  if (model === 'tennis') {
    const game = sideOf(before, after);
    if (game !== 0) {
      const kind = before.serving !== undefined && before.serving !== game && !isTieBreak(before) ? 'break' : 'game';
      return [...happenings, { kind, side: game, value: 0, isPoint: true, isOfSet: true }];
    }
    const won = stats.find(({ name }) => POINTS_WON.has(name))?.side;
    return won === undefined
      ? happenings
      : [...happenings, { kind: 'point', side: won, value: 1, isPoint: true, isOfSet: true }];
  }
  const side = sideOf(before, after);
  if (side === 0) return happenings;
  const value =
    setScore(after)[side === 1 ? 0 : 1] - (isSameSet(before, after) ? setScore(before)[side === 1 ? 0 : 1] : 0);
  return [...happenings, { kind: 'point', side, value, isPoint: true, isOfSet: true }];
}

const setScore = ({ periodScores }: MatchState): readonly [number, number] => periodScores.at(-1) ?? [0, 0];
const isSameSet = (before: MatchState, after: MatchState): boolean =>
  before.periodScores.length === after.periodScores.length;
const isTieBreak = (state: MatchState): boolean => setScore(state)[0] === 6 && setScore(state)[1] === 6;

/** The side whose score of the set in play has grown. */
function sideOf(before: MatchState, after: MatchState): Side {
  const [home, away] = setScore(after);
  const [homeWas, awayWas] = isSameSet(before, after) ? setScore(before) : [0, 0];
  return home > homeWas ? 1 : away > awayWas ? 2 : 0;
}

/** Lists a run once, when its unanswered points reach the sport's number. */
function createRuns(least: number | undefined): { readonly after: (happening: Happened) => readonly Happened[] } {
  let side: Side = 0;
  let length = 0;
  return {
    after(happening) {
      if (least === undefined || (happening.kind !== 'points' && happening.kind !== 'point')) return [];
      const was = happening.side === side ? length : 0;
      length = was + happening.value;
      side = happening.side;
      return was < least && length >= least ? [{ ...happening, kind: 'run', value: length }] : [];
    },
  };
}

/** The numbers of a side's substitutions are equally likely, and so are the seconds of the clock at which they come. */
export const SUBSTITUTIONS = { stream: 61, least: 3, most: 5, fromS: 2760, toS: 5280 } as const;

/** Substitutions of a football match of full length, from a stream of their own, so that the match stays as it is. */
function withSubstitutions(fixture: Fixture, list: readonly Happened[]): readonly Happened[] {
  const { format, seed, recorded } = fixture;
  if (format.model !== 'football' || format.periodS < 2400 || recorded !== undefined) return list;
  const random = createRandom(seed, SUBSTITUTIONS.stream);
  const changes = ([1, 2] as const).flatMap((side) =>
    Array.from({ length: integerBetween(random, SUBSTITUTIONS.least, SUBSTITUTIONS.most) }, () => ({
      side,
      clockS: integerBetween(random, SUBSTITUTIONS.fromS, SUBSTITUTIONS.toS),
    })),
  );
  const second = list.find(({ kind, period }) => kind === 'periodStart' && period === 2);
  if (second === undefined) return list;
  const added = changes.map(({ side, clockS }): Happened => {
    const inS = clockS - second.clockS;
    const at = second.at + Math.ceil((inS * 1000) / fixture.pace);
    const score = list.findLast((happening) => happening.at <= at)?.score ?? [0, 0];
    return { at, kind: 'substitution', side, period: 2, clockS, t: second.t + inS, value: 0, score };
  });
  return [...list, ...added].toSorted((a, b) => a.at - b.at);
}
