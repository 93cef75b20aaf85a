/** A held line, for tests that look at the line or place every type of bet at the same prices. */
import { expect, it } from 'vitest';
import { sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createHold } from '../../../adapters/sandbox/operator/line/hold.ts';
import type { Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { byNumber, HOUR_MS, ORIGIN, smallScheduleOf } from './given.ts';

/** The pace at which a game of two hours ends after three minutes. */
const PACE = 40;
const MINUTE_MS = 60_000;

/** The complete answers for the live games and the games ahead. */
function seen(line: Line): unknown {
  const ids = [...line.fixtures(true), ...line.fixtures(false)].map(({ id }) => id).toSorted(byNumber);
  return ids.map((id) => [line.game(id, 'en'), line.mainMarkets(id)]);
}

/** Flag of a game whose clock runs. */
const CLOCK_RUNS = 2;

/** The ids of games whose clock runs in a new snapshot. */
function running(line: Line, clock: ManualClock): readonly number[] {
  const frames: string[] = [];
  const close = line.subscribe(['live'], 'en', ({ text }) => frames.push(text));
  clock.advance(1_000);
  close();
  const { games } = JSON.parse(frames[0] ?? '') as {
    readonly games: { readonly id: readonly number[]; readonly flags: readonly number[] };
  };
  expect(games.id.length).toBeGreaterThan(3);
  return games.id.filter((_, at) => ((games.flags[at] ?? 0) & CLOCK_RUNS) !== 0);
}

it('a held line changes, starts, ends and settles nothing, keeps its feeds alive, and catches up afterwards', () => {
  const clock = createManualClock(ORIGIN + 3 * HOUR_MS);
  const hold = createHold(clock);
  const [line, free] = [
    createLine({ clock, source: smallScheduleOf(5, PACE), sports, standing: hold.standing }),
    createLine({ clock, source: smallScheduleOf(5, PACE), sports }),
  ];
  clock.advance(10_000);
  const played = line.fixtures(true).map(({ id }) => id);
  const markets = played.flatMap((id) => line.mainMarkets(id).map(({ marketId }) => marketId));
  expect(markets.length).toBeGreaterThan(10);

  hold.set(true);
  hold.set(true);
  const frames: string[] = [];
  line.subscribe(['live'], 'en', ({ text }) => frames.push(text));
  clock.advance(1_000);
  const before = seen(line);
  const settledBefore = markets.map((id) => line.settle(id, clock.now()));
  clock.advance(4 * MINUTE_MS);
  expect(seen(line)).toEqual(before);
  expect(markets.map((id) => line.settle(id, clock.now()))).toEqual(settledBefore);
  const kinds = frames.map((frame) => (JSON.parse(frame) as { t: string }).t);
  expect(kinds.filter((kind) => kind === 'hb').length).toBeGreaterThan(100);
  expect(seen(free)).not.toEqual(before);
  expect(running(line, clock)).toEqual([]);
  expect(running(free, clock)).not.toEqual([]);

  hold.set(false);
  clock.advance(30_000);
  expect(seen(line)).toEqual(seen(free));
  expect(markets.map((id) => line.settle(id, clock.now()))).toEqual(markets.map((id) => free.settle(id, clock.now())));
  expect(markets.map((id) => line.settle(id, clock.now()))).not.toEqual(settledBefore);
  line.stop();
  free.stop();
}, 60_000);
