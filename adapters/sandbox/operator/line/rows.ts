/**
 * One game as the line holds it: what can be seen of it at a moment is a pure function of the fixture and that moment. Live prices are taken at the
 * last change of the match or the last step of a fixed grid, whichever is later, so that the price on the feed and the one the book checks agree.
 */
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { driftedAt, isSameDrift, nextDriftAt } from './drift.ts';
import type { LineChampionship } from './line.ts';
import { NO_QUOTES, isSameQuotes, quotesOf } from './quotes.ts';
import { clockAt } from './scoreboard.ts';
import type { Quotes } from './quotes.ts';
import type { Phase } from './topics.ts';
import type { Fixture, MatchState } from './types.ts';

/** Prices decay with the clock at these steps, wall ms. */
export const DECAY_STEP_MS = 4_000;
/** A game that is over stays in sight this long, wall ms. */
const LINGER_MS = 20_000;

/** What is to be seen of a game; whole, never changed. */
export interface Shown {
  readonly phase: Phase;
  readonly state: MatchState;
  /** The moment that `state` (its clock) belongs to, wall ms. */
  readonly at: number;
  readonly main: Quotes;
  /** Every market; null while no stream asks for it. */
  readonly all: Quotes | null;
  /** How many markets there are in all. */
  readonly more: number;
}

export interface Row {
  readonly fixture: Fixture;
  readonly champ: LineChampionship;
  match: Match | null;
  /** The fixture with the ratings that `fresh` was priced by. */
  priced: Fixture | null;
  /** As of the last look. */
  fresh: Shown | null;
  /** As streams know it. */
  shown: Shown | null;
  /** Streams that want every market. */
  wanted: number;
  /** When to look again, wall ms. */
  dueAt: number;
  /** When the game leaves the line, wall ms; Infinity until it is over. */
  leavesAt: number;
  phase: Phase;
}

export function createRow(fixture: Fixture, champ: LineChampionship, now: number): Row {
  const phase = now < fixture.startsAt ? 'ahead' : 'live';
  return {
    fixture,
    champ,
    match: null,
    priced: null,
    fresh: null,
    shown: null,
    wanted: 0,
    dueAt: now,
    leavesAt: Infinity,
    phase,
  };
}

/** The moment whose prices stand at `now`, and the state then. `now` must not be before the start. */
export function liveMoment(
  fixture: Fixture,
  match: Match,
  now: number,
): { readonly at: number; readonly state: MatchState } {
  let at = Math.max(fixture.startsAt, now - ((now + fixture.seed) % DECAY_STEP_MS));
  let state = match.stateAt(at);
  while (state.nextChangeAt <= now) {
    at = state.nextChangeAt;
    state = match.stateAt(at);
  }
  return { at, state };
}

/** Every market of a game at `now`, with the state that they were priced at. */
export function everyQuote(
  fixture: Fixture,
  match: Match,
  now: number,
): { readonly quotes: Quotes; readonly state: MatchState } {
  if (now < fixture.startsAt) {
    const drifted = createMatch(driftedAt(fixture, now));
    return { quotes: quotesOf(fixture.id, drifted.price(now, 'all')), state: match.stateAt(now) };
  }
  const { at, state } = liveMoment(fixture, match, now);
  return { quotes: state.status === 4 ? NO_QUOTES : quotesOf(fixture.id, match.price(at, 'all')), state };
}

/** The markets of a game's row in a list at `now`. */
export function mainQuotes(fixture: Fixture, match: Match, now: number): Quotes {
  if (now < fixture.startsAt) return quotesOf(fixture.id, createMatch(driftedAt(fixture, now)).price(now, 'main'));
  const { at, state } = liveMoment(fixture, match, now);
  return state.status === 4 ? NO_QUOTES : quotesOf(fixture.id, match.price(at, 'main'));
}

/** Looks at a game: `fresh` is as of `now`, `dueAt` says when to look again; the clock of a held line stands. Answers whether anything may be seen to change. */
export function look(row: Row, now: number, isHeld: boolean): boolean {
  const before = row.fresh;
  if (now < row.fixture.startsAt) lookAhead(row, now);
  else lookLive(row, now, isHeld);
  return row.fresh !== before;
}

function lookAhead(row: Row, now: number): void {
  const { fixture, fresh } = row;
  row.dueAt = nextDriftAt(fixture, now);
  const priced = driftedAt(fixture, now);
  const hasAll = fresh !== null && (fresh.all !== null) === row.wanted > 0;
  if (hasAll && row.priced !== null && isSameDrift(row.priced, priced)) return;
  const match = createMatch(priced);
  row.priced = priced;
  row.fresh = quoted(row, 'ahead', match, now, match.stateAt(now));
}

function lookLive(row: Row, now: number, isHeld: boolean): void {
  const { fixture } = row;
  const match = (row.match ??= createMatch(fixture));
  const { at, state } = liveMoment(fixture, match, now);
  if (state.status === 4) {
    row.phase = 'over';
    if (row.leavesAt === Infinity) row.leavesAt = endOf(fixture, match) + LINGER_MS;
    row.dueAt = row.leavesAt;
    row.fresh = { phase: 'over', state, at, main: NO_QUOTES, all: NO_QUOTES, more: 0 };
    return;
  }
  row.phase = 'live';
  row.dueAt =
    state.clockRuns && fixture.format.periodS > 0
      ? Math.min(state.nextChangeAt, nextGridAt(fixture, now))
      : state.nextChangeAt;
  const shown = quoted(row, 'live', match, at, state);
  row.fresh =
    isHeld && state.clockRuns
      ? { ...shown, at: now, state: { ...state, clockS: clockAt(row, shown, now), clockRuns: false } }
      : shown;
}

/** New quotes; those that did not change keep their identity, so that comparing them costs nothing. */
function quoted(row: Row, phase: Phase, match: Match, at: number, state: MatchState): Shown {
  const { fixture, fresh, wanted } = row;
  const main = quotesOf(fixture.id, match.price(at, 'main'));
  const all = wanted > 0 || needsCount(row, state) ? quotesOf(fixture.id, match.price(at, 'all')) : null;
  return {
    phase,
    state,
    at,
    main: fresh !== null && isSameQuotes(fresh.main, main) ? fresh.main : main,
    all: wanted === 0 || all === null ? null : fresh?.all && isSameQuotes(fresh.all, all) ? fresh.all : all,
    more: all?.size ?? fresh?.more ?? main.size,
  };
}

/** The number of all markets is counted anew when the score or the period moved. */
function needsCount({ fresh }: Row, { status, period, score }: MatchState): boolean {
  if (fresh === null) return true;
  const { state } = fresh;
  return (
    state.status !== status ||
    state.period !== period ||
    (status !== 1 && (state.score[0] !== score[0] || state.score[1] !== score[1]))
  );
}

function nextGridAt({ seed }: Fixture, now: number): number {
  return now - ((now + seed) % DECAY_STEP_MS) + DECAY_STEP_MS;
}

const LONGEST_MS = 4 * 86_400_000;

/** When a game is over, wall ms. Found by halving, since a finished game stays finished. */
export function endOf(fixture: Fixture, match: Match): number {
  let low = fixture.startsAt - 1;
  let high = fixture.startsAt + 3_600_000;
  const limit = fixture.startsAt + LONGEST_MS;
  while (match.stateAt(high).status !== 4) {
    if (high > limit) throw new RangeError(`game ${fixture.id} does not end`);
    low = high;
    high = fixture.startsAt + 2 * (high - fixture.startsAt);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (match.stateAt(middle).status === 4) high = middle;
    else low = middle;
  }
  return high;
}
