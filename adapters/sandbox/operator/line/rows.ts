/**
 * One game as the line holds it. Its visible state is a pure function of the fixture and the time, so that the price on
 * the feed and the price that the book checks agree. Live prices stand from one pulse to the next; between pulses only
 * an event that forces new prices recomputes them (`isRepriced`). Suspensions show at once, and a decided market leaves
 * at once.
 */
import { wideKinds } from 'touchline/core/line/rules/wide-kinds';
import { announcedAt } from '../media/lineups.ts';
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { driftedAt, isSameDrift, nextDriftAt } from './drift.ts';
import type { LineChampionship } from './line.ts';
import { readMarketId } from './market-id.ts';
import { NO_QUOTES, isSameQuotes, quotesOf } from './quotes.ts';
import { pulseBefore, pulseOf } from './pulse.ts';
import type { Quotes } from './quotes.ts';
import type { Phase } from './topics.ts';
import type { Fixture, MarketKey, MatchState, PricedMarket } from './types.ts';

import { endOf } from './end-of.ts';
import { liveMoment } from './live-moment.ts';
import { onDemandAhead, liveCombo, liveMarkets, type Scope } from './quotes-at.ts';
/** How long a finished game remains visible, wall ms. */
const LINGER_MS = 20_000;

/** The visible state of a game; immutable. */
export interface Shown {
  readonly phase: Phase;
  readonly state: MatchState;
  /** The time of `state` (and its clock), wall ms. */
  readonly at: number;
  readonly main: Quotes;
  /** The main ones and those of a wide row beside them. */
  readonly wide: Quotes;
  /** Every market; null while no stream asks for all markets. */
  readonly all: Quotes | null;
  /** Same-game combos and boosts that some stream has asked for and that are offered. */
  readonly combos: Quotes;
  /** The requested markets, offered or not. */
  readonly asked: ReadonlySet<number>;
  /** The total number of markets. */
  readonly more: number;
}

export interface Row {
  readonly fixture: Fixture;
  readonly champ: LineChampionship;
  match: Match | null;
  /** The fixture with the ratings behind the prices in `fresh`. */
  priced: Fixture | null;
  /** The state at the last evaluation; null until the game is priced. */
  fresh: Shown | null;
  /** The state that streams know. */
  shown: Shown | null;
  /** The number of streams that want every market. */
  wanted: number;
  /** The same-game combos and boosts that streams have asked for, with the number of those streams. */
  readonly combos: Map<number, number>;
  /** When to evaluate again, wall ms. */
  dueAt: number;
  /** When the game ends, wall ms; Infinity until that was asked for (`endOfRow`). */
  endsAt: number;
  phase: Phase;
}

/** Match seconds on the clock at a time (wall ms) after the last evaluation. */
export function clockAt({ fixture }: Row, { state, at }: Shown, now: number): number {
  return state.clockRuns ? state.clockS + Math.floor((Math.max(0, now - at) * fixture.pace) / 1000) : state.clockS;
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
    combos: new Map(),
    dueAt: now,
    endsAt: Infinity,
    phase,
  };
}

/**
 * Brings the phase of a game up to date, and sets `dueAt` to the time of the next phase. Returns whether the phase has
 * changed.
 */
export function updatePhase(row: Row, now: number): boolean {
  const { fixture, phase } = row;
  if (now < fixture.startsAt) {
    row.dueAt = fixture.startsAt;
    return false;
  }
  row.phase = now < endOfRow(row) ? 'live' : 'over';
  row.dueAt = row.phase === 'live' ? row.endsAt : leavesAt(row);
  return row.phase !== phase;
}

/** When a game that has begun ends, wall ms. */
export function endOfRow(row: Row): number {
  if (row.endsAt === Infinity) row.endsAt = endOf(row.fixture, (row.match ??= createMatch(row.fixture)));
  return row.endsAt;
}

/** When the game leaves the line, wall ms; Infinity until it has begun. */
export const leavesAt = ({ endsAt }: Row): number => endsAt + LINGER_MS;

/**
 * Prices a game whose phase is up to date: `fresh` is as of `now`, and `dueAt` is the time of the next evaluation. The
 * clock of a held line stands still. Returns whether anything visible may have changed.
 */
export function look(row: Row, now: number, isHeld: boolean): boolean {
  const before = row.fresh;
  if (now < row.fixture.startsAt) lookAhead(row, now);
  else lookLive(row, now, isHeld);
  return row.fresh !== before;
}

function lookAhead(row: Row, now: number): void {
  const { fixture, fresh } = row;
  const announced = announcedAt(fixture) ?? -Infinity;
  row.dueAt = Math.min(nextDriftAt(fixture, now), now < announced ? announced : Infinity);
  const priced = driftedAt(fixture, now);
  const hasAll = fresh !== null && (fresh.all !== null) === row.wanted > 0;
  const hasCombos = [...row.combos.keys()].every((id) => fresh?.asked.has(id));
  // Line-ups bring markets of their own.
  const hasPlayers = fresh !== null && (fresh.at >= announced || now < announced);
  if (hasAll && hasCombos && hasPlayers && row.priced !== null && isSameDrift(row.priced, priced)) return;
  const match = createMatch(priced);
  row.priced = priced;
  row.fresh = quoted(row, 'ahead', now, match.stateAt(now), {
    markets: (scope) => match.price(now, scope),
    combo: (key) => onDemandAhead(match, fixture, key, now),
  });
}

function lookLive(row: Row, now: number, isHeld: boolean): void {
  const { fixture } = row;
  const match = (row.match ??= createMatch(fixture));
  const moment = liveMoment(fixture, match, now);
  const { at, state } = moment;
  if (state.status === 4) {
    row.dueAt = leavesAt(row);
    const asked = new Set(row.combos.keys());
    row.fresh = {
      phase: 'over',
      state,
      at,
      main: NO_QUOTES,
      wide: NO_QUOTES,
      all: NO_QUOTES,
      combos: NO_QUOTES,
      asked,
      more: 0,
    };
    return;
  }
  row.dueAt =
    state.clockRuns && fixture.format.periodS > 0
      ? Math.min(state.nextChangeAt, pulseBefore(fixture, now) + pulseOf(fixture))
      : state.nextChangeAt;
  const shown = quoted(row, 'live', at, state, {
    markets: (scope) => liveMarkets(match, moment, scope),
    combo: (key) => liveCombo(match, moment, key),
  });
  row.fresh =
    isHeld && state.clockRuns
      ? { ...shown, at: now, state: { ...state, clockS: clockAt(row, shown, now), clockRuns: false } }
      : shown;
}

/** How the markets of a game are priced at one moment. */
interface Pricing {
  readonly markets: (scope: Scope) => readonly PricedMarket[];
  readonly combo: (key: MarketKey) => PricedMarket | null;
}

/** New quotes; unchanged ones keep their identity, so that comparing them is free. */
function quoted(row: Row, phase: Phase, at: number, state: MatchState, { markets, combo }: Pricing): Shown {
  const { fixture, fresh, wanted } = row;
  const combos = quotesOf(
    fixture.id,
    [...row.combos.keys()].flatMap((id) => {
      const read = readMarketId(id);
      return (read === null ? null : combo(read.key)) ?? [];
    }),
  );
  const beside = wideKinds(fixture.sportId);
  const wide = quotesOf(fixture.id, markets('wide'));
  const main = new Map([...wide].filter(([, { kind }]) => !beside.includes(kind)));
  const all = wanted > 0 || needsCount(row, state) ? quotesOf(fixture.id, markets('all')) : null;
  return {
    phase,
    state,
    at,
    main: fresh !== null && isSameQuotes(fresh.main, main) ? fresh.main : main,
    wide: fresh !== null && isSameQuotes(fresh.wide, wide) ? fresh.wide : wide,
    all: wanted === 0 || all === null ? null : fresh?.all && isSameQuotes(fresh.all, all) ? fresh.all : all,
    combos: fresh !== null && isSameQuotes(fresh.combos, combos) ? fresh.combos : combos,
    asked: new Set(row.combos.keys()),
    more: all?.size ?? fresh?.more ?? main.size,
  };
}

/** The markets are counted again when the score or the period changed. */
function needsCount({ fresh }: Row, { status, period, score }: MatchState): boolean {
  if (fresh === null) return true;
  const { state } = fresh;
  return (
    state.status !== status ||
    state.period !== period ||
    (status !== 1 && (state.score[0] !== score[0] || state.score[1] !== score[1]))
  );
}
