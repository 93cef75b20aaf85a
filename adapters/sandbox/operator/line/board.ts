/**
 * The games of the line. Games enter from the source in time, are evaluated when something about them may have changed,
 * a few milliseconds of work per turn, and leave some time after their end. A game is priced from the first time that a
 * stream covers it; until then only its phase is kept. A restart loses nothing, because all state follows from source
 * and clock.
 */
import { createDueHeap } from './due-heap.ts';
import type { FixtureSource, LineChampionship, LineClock } from './line.ts';
import { MOMENTS_REACH_MS } from './moments.ts';
import { createRow, leavesAt, look, updatePhase } from './rows.ts';
import type { Row } from './rows.ts';
import type { Fixture } from './types.ts';

/** Time between two turns of work, wall ms. */
const TURN_MS = 50;
/** The same while a subscriber waits for a snapshot. */
const URGENT_TURN_MS = 4;
/** A turn of work ends after this time, wall ms. */
const SLICE_MS = 4;
/** A turn of work ends after this many evaluations, of some tenths of a millisecond each. */
const LOOKS_A_TURN = 40;
/** How often new games enter, wall ms. */
const OPEN_EVERY_MS = 5_000;
/** After a longer pause (a suspended computer) the line is read from scratch. */
const LONG_PAUSE_MS = 600_000;

export interface Board {
  readonly rows: ReadonlyMap<number, Row>;
  /** Games that have left the line within the reach of moments. */
  readonly left: () => Iterable<Row>;
  /** Games evaluated since the last call, changed or not, unpriced games whose phase changed, and games that left. */
  readonly takeSeen: () => { readonly seen: ReadonlySet<Row>; readonly gone: readonly Row[] };
  /** Evaluates these games before all others. */
  readonly evaluateFirst: (rows: readonly Row[]) => void;
  readonly stop: () => void;
}

export interface BoardOptions {
  readonly clock: LineClock;
  readonly source: FixtureSource;
  /** The time at which the line stands (`hold.ts`), wall ms; the clock schedules the work. */
  readonly lineNow: () => number;
  /** Whether a stream covers the game. */
  readonly isCovered: (row: Row) => boolean;
}

export function createBoard({ clock, source, lineNow, isCovered }: BoardOptions): Board {
  const championships = new Map(source.championships.map((championship) => [championship.id, championship]));
  const rows = new Map<number, Row>();
  /** Games that have been evaluated. */
  const heap = createDueHeap();
  const urgent: Row[] = [];
  /** Games for which there was no time yet, the next to start last. */
  const unpriced: Row[] = [];
  let seen = new Set<Row>();
  let gone: Row[] = [];
  /** With the time at which they left. */
  const left = new Map<Row, number>();
  let openedUntil = lineNow();
  let cancelTurn: () => void = () => undefined;
  let cancelOpening: () => void = () => undefined;
  let nextTurnAt = Infinity;
  let isHeld = false;

  const admit = (fixtures: Iterable<Fixture>, now: number): void => {
    for (const fixture of fixtures) {
      if (rows.has(fixture.id)) continue;
      const row = createRow(fixture, championshipOf(fixture, championships), now);
      rows.set(fixture.id, row);
      unpriced.push(row);
    }
    unpriced.sort((a, b) => b.fixture.startsAt - a.fixture.startsAt);
  };

  const open = (): void => {
    const now = lineNow();
    const slept = now - openedUntil > LONG_PAUSE_MS;
    admit(slept ? source.current(now) : source.opening(openedUntil, now), now);
    openedUntil = Math.max(openedUntil, now);
    cancelOpening = clock.schedule(clock.now() + OPEN_EVERY_MS, open);
  };

  const visit = (row: Row, now: number): void => {
    const hasNewPhase = updatePhase(row, now);
    const isPriced = row.fresh !== null || isCovered(row);
    if (isPriced ? look(row, now, isHeld) : hasNewPhase) seen.add(row);
    if (now >= leavesAt(row)) {
      rows.delete(row.fixture.id);
      gone.push(row);
      left.set(row, now);
      for (const [other, at] of left) if (now - at > MOMENTS_REACH_MS) left.delete(other);
      seen.delete(row);
    } else {
      heap.push(row);
    }
  };

  /** Match clocks stop while the line is held, and continue afterwards. */
  const noteHold = (isNow: boolean): void => {
    if (isNow === isHeld) return;
    isHeld = isNow;
    urgent.unshift(...[...rows.values()].filter(({ phase }) => phase === 'live'));
  };

  const popUnpriced = (): Row | null => {
    let row = unpriced.pop();
    // Games in play and games that somebody has asked for were evaluated before.
    while (row !== undefined && row.fresh !== null) row = unpriced.pop();
    return row ?? null;
  };
  /** Prices on offer are kept up before others are made. */
  const next = (now: number): Row | null => urgent.shift() ?? heap.popDue(now) ?? popUnpriced();

  const turn = (): void => {
    const began = clock.now();
    const now = lineNow();
    noteHold(now < began);
    for (let looks = 0; looks < LOOKS_A_TURN && clock.now() - began < SLICE_MS; looks += 1) {
      const row = next(now);
      if (row === null) break;
      if (rows.get(row.fixture.id) === row) visit(row, now);
    }
    plan(began + (urgent.length > 0 ? URGENT_TURN_MS : TURN_MS));
  };

  const plan = (at: number): void => {
    cancelTurn();
    nextTurnAt = at;
    cancelTurn = clock.schedule(at, turn);
  };

  // Games in play come first, then games by start.
  const now = lineNow();
  admit(source.current(now), now);
  urgent.push(
    ...[...rows.values()]
      .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt)
      .filter(({ phase }) => phase === 'live'),
  );
  plan(clock.now());
  cancelOpening = clock.schedule(clock.now() + OPEN_EVERY_MS, open);

  return {
    rows,
    left: () => left.keys(),
    takeSeen: () => {
      const taken = { seen, gone };
      seen = new Set();
      gone = [];
      return taken;
    },
    evaluateFirst: (wanted) => {
      if (wanted.length === 0) return;
      urgent.unshift(...wanted);
      const at = clock.now() + URGENT_TURN_MS;
      if (nextTurnAt > at) plan(at);
    },
    stop: () => {
      cancelTurn();
      cancelOpening();
    },
  };
}

function championshipOf({ champId, sportId }: Fixture, known: ReadonlyMap<number, LineChampionship>): LineChampionship {
  const championship = known.get(champId);
  if (championship === undefined)
    throw new RangeError(`game of an unknown championship: ${champId} of sport ${sportId}`);
  return championship;
}
