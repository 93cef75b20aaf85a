/**
 * The command bus. A keyed module (a map of markets that `evolve` overwrites) is driven by one command a price, over the real runtime and by the least code that
 * decides, evolves and keeps a log: that is the limit. Both share the decider; what is compared is the kernel around it.
 */
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import type { Decider, Module } from 'touchline/kernel/decider';
import type { Message, Recorded, Stamp } from 'touchline/kernel/message';
import { derive } from 'touchline/kernel/readable';
import type { Readable } from 'touchline/kernel/readable';
import { err, ok } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import { evolveCoupon } from 'touchline/core/coupon/evolve';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { CouponState } from 'touchline/core/coupon/state';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import { viewCoupon } from '../models/view-coupon.ts';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Row, Samples } from './harness/figures.ts';
import { AT, createLine, MARKETS_A_GAME, priceOf } from './workload/line.ts';
import { couponHistory } from './workload/coupon-events.ts';
import { HISTORY, NO_FACTS, siteModules } from './workload/durable.ts';
import { createSeeded } from './workload/seeded.ts';

type Update = Message<'board/update', { readonly id: number; readonly price: number }>;
type UpdateMany = Message<'board/updateMany', { readonly ids: readonly number[]; readonly prices: readonly number[] }>;
type Command = Update | UpdateMany;
type Moved = Message<'board/moved', { readonly id: number; readonly price: number }>;
type MovedMany = Message<'board/movedMany', { readonly ids: readonly number[]; readonly prices: readonly number[] }>;
type Event = Moved | MovedMany;
type Board = Map<number, number>;
type Refusal = { readonly code: 'board/unknownMarket' };
type BoardDecider = Decider<Board, Command, Event, null, Refusal>;

const BATCH = 100;
const WARM = 200_000;
const COUNT = 600_000;
const LOG_KEPT = 2_000;

function createDecider(markets: number): { readonly decider: BoardDecider; readonly ids: readonly number[] } {
  const line = createLine(markets / MARKETS_A_GAME);
  const initial: Board = new Map(
    line.games.flatMap((game) => game.markets.map((market): readonly [number, number] => [market.id, market.price])),
  );
  const decider: BoardDecider = {
    initial,
    decide(command, board) {
      switch (command.type) {
        case 'board/update':
          if (!board.has(command.payload.id)) return err({ code: 'board/unknownMarket' });
          return ok([{ type: 'board/moved', payload: command.payload }]);
        case 'board/updateMany':
          if (!command.payload.ids.every((id) => board.has(id))) return err({ code: 'board/unknownMarket' });
          return ok([{ type: 'board/movedMany', payload: command.payload }]);
      }
    },
    evolve(board, event) {
      switch (event.type) {
        case 'board/moved':
          return board.set(event.payload.id, event.payload.price);
        case 'board/movedMany': {
          const { ids, prices } = event.payload;
          for (let at = 0; at < ids.length; at += 1) board.set(ids[at] ?? 0, prices[at] ?? 0);
          return board;
        }
      }
    },
  };
  return { decider, ids: line.marketIds };
}

type Dispatch = (command: Command) => void;

/** The limit: decide, evolve, append. The log is as long as the runtime's. */
function bareDispatch(decider: BoardDecider): Dispatch {
  const stamp: Stamp = { at: AT, id: 'bare' };
  const log: { readonly seq: number; readonly event: Event }[] = [];
  let board = decider.initial;
  let seq = 0;
  return (command) => {
    const decision = decider.decide(command, board, null, stamp);
    if (!decision.ok) return;
    for (const event of decision.value) {
      board = decider.evolve(board, event);
      seq += 1;
      log.push({ seq, event });
      if (log.length > 2 * LOG_KEPT) log.splice(0, log.length - LOG_KEPT);
    }
  };
}

function complain(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

/** The runtime with the site's own clock and ids, and one listener for each type of event. */
function runtimeDispatch(decider: BoardDecider): Dispatch {
  const module: Module<'board', Board, Command, Event, null, Refusal> = { name: 'board', decider, facts: () => null };
  const runtime = createRuntime({
    modules: [module],
    clock: createSystemClock(),
    ids: createCryptoIds(),
    report: complain,
  });
  let heard = 0;
  for (const type of ['board/moved', 'board/movedMany']) runtime.on(type, () => void (heard += 1));
  return (command) => {
    const before = heard;
    runtime.dispatch(command);
    if (heard === before) throw new Error('nobody was told');
  };
}

function update(markets: number, create: (decider: BoardDecider) => Dispatch) {
  return () => {
    const { decider, ids } = createDecider(markets);
    const dispatch = create(decider);
    const next = createSeeded(3);
    const some = (): Update => ({
      type: 'board/update',
      payload: { id: ids[next(ids.length)] ?? 0, price: priceOf(next) },
    });
    for (let at = 0; at < WARM; at += 1) dispatch(some());
    const one = cpuNs(() => {
      for (let at = 0; at < COUNT; at += 1) dispatch(some());
    });
    return { update: one / COUNT };
  };
}

function batch(markets: number, create: (decider: BoardDecider) => Dispatch) {
  return () => {
    const { decider, ids } = createDecider(markets);
    const dispatch = create(decider);
    const next = createSeeded(3);
    const some = (): UpdateMany => ({
      type: 'board/updateMany',
      payload: {
        ids: Array.from({ length: BATCH }, () => ids[next(ids.length)] ?? 0),
        prices: Array.from({ length: BATCH }, () => priceOf(next)),
      },
    });
    const commands = Array.from({ length: 2_000 }, some);
    const all = (): void => commands.forEach(dispatch);
    all();
    return {
      batch:
        cpuNs(() => {
          for (let turn = 0; turn < 5; turn += 1) all();
        }) /
        (5 * commands.length),
    };
  };
}

/** Early and late in one visit: what a command costs when the log is short, and after a million. */
function longVisit() {
  const { decider, ids } = createDecider(2_000);
  const dispatch = runtimeDispatch(decider);
  const next = createSeeded(3);
  const many = (count: number): number =>
    cpuNs(() => {
      for (let at = 0; at < count; at += 1)
        dispatch({ type: 'board/update', payload: { id: ids[next(ids.length)] ?? 0, price: priceOf(next) } });
    }) / count;
  many(WARM);
  const early = many(300_000);
  many(1_000_000);
  return { early, late: many(300_000) };
}

/** Each replay starts from nothing; the median of several after warming up. */
function replayTimes(history: readonly Recorded<CouponEvent>[], replay: () => unknown): number {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    globalThis.gc?.();
    times.push(cpuNs(replay));
  }
  return (times.slice(2).sort((left, right) => left - right)[1] ?? Number.NaN) / history.length;
}

function replayBare() {
  const history = couponHistory(HISTORY);
  return {
    event: replayTimes(history, () => {
      let state: CouponState = EMPTY_COUPON;
      for (const { event } of history) state = evolveCoupon(state, event);
      return state;
    }),
  };
}

/** All modules of the site, and someone who watches what is derived from the coupon. */
function replayRuntime() {
  const history = couponHistory(HISTORY);
  const modules = siteModules();
  return {
    event: replayTimes(history, () => {
      const runtime = createRuntime({ modules, clock: createSystemClock(), ids: createCryptoIds(), report: complain });
      const coupon = runtime.readable('coupon') as Readable<CouponState>;
      const seen: unknown[] = [];
      derive(coupon, (state) => viewCoupon(state, NO_FACTS, AT)).value$.subscribe((view) => seen.push(view));
      derive(coupon, ({ legs }) => new Set(legs.map(({ marketId }) => marketId))).value$.subscribe((view) =>
        seen.push(view),
      );
      for (const { name } of modules) runtime.readable(name).value$.subscribe((state) => seen.push(state));
      runtime.restore('coupon', EMPTY_COUPON, history);
      return seen;
    }),
  };
}

export const contestants: Contestants = {
  'bare 2000': update(2_000, bareDispatch),
  'bus 2000': update(2_000, runtimeDispatch),
  'bare 50000': update(50_000, bareDispatch),
  'bus 50000': update(50_000, runtimeDispatch),
  'bare batch 2000': batch(2_000, bareDispatch),
  'bus batch 2000': batch(2_000, runtimeDispatch),
  'bare batch 50000': batch(50_000, bareDispatch),
  'bus batch 50000': batch(50_000, runtimeDispatch),
  'bus long visit': longVisit,
  'bare replay': replayBare,
  'bus replay': replayRuntime,
};

export const PEERS: readonly string[] = ['redux 2000', 'redux 50000', 'redux tree 2000', 'redux tree 50000'];

export function rows(samples: Samples): readonly Row[] {
  const sizes = ['2000', '50000'] as const;
  const micro = (name: string): readonly number[] => valuesOf(samples, name, 'update').map((ns) => ns / 1_000);
  const against = (size: string, peer: string): readonly number[] =>
    ratios(samples, [`${peer} ${size}`, 'update'], [`bus ${size}`, 'update']);
  const said = { 2000: '2,000', 50000: '50,000' } as const;
  return [
    ...sizes.map((size) =>
      row(
        `one update over ${said[size]} markets, over the bare decider`,
        ratios(samples, [`bus ${size}`, 'update'], [`bare ${size}`, 'update']),
        '×',
        atMost(3),
      ),
    ),
    ...sizes.map((size) =>
      row(
        `a batch of 100 over ${said[size]} markets, over the bare decider`,
        ratios(samples, [`bus batch ${size}`, 'batch'], [`bare batch ${size}`, 'batch']),
        '×',
        atMost(1.5),
      ),
    ),
    row(
      'one update at 50,000 markets over one at 2,000',
      ratios(samples, ['bus 50000', 'update'], ['bus 2000', 'update']),
      '×',
      atMost(2.5),
    ),
    row(
      'one update after 1,000,000 others over one after 200,000',
      ratios(samples, ['bus long visit', 'late'], ['bus long visit', 'early']),
      '×',
      atMost(1.1),
    ),
    row(
      'replay of 100,000 events through all projections, over the bare fold',
      ratios(samples, ['bus replay', 'event'], ['bare replay', 'event']),
      '×',
      atMost(1.8),
    ),
    ...(samples.has('redux 2000')
      ? [
          row(
            'Redux Toolkit, nested entities, one update over 2,000 markets, over ours',
            against('2000', 'redux'),
            '×',
            atLeast(100),
          ),
          row(
            'Redux Toolkit, nested entities, one update over 50,000 markets, over ours',
            against('50000', 'redux'),
            '×',
            atLeast(1_000),
          ),
          row(
            'Redux Toolkit, a tree of sports to markets, 2,000 markets, over ours',
            against('2000', 'redux tree'),
            '×',
            null,
          ),
          row(
            'Redux Toolkit, a tree of sports to markets, 50,000 markets, over ours',
            against('50000', 'redux tree'),
            '×',
            null,
          ),
        ]
      : []),
    ...sizes.map((size) => row(`one update over ${said[size]} markets`, micro(`bus ${size}`), 'µs', null)),
  ];
}
