/**
 * The command bus. A keyed module, a map of markets that `evolve` mutates, receives one command per price. The baseline
 * is the bare decider: the least code that decides, evolves and keeps a log. Runtime and baseline share the decider, so
 * the ratio is the overhead of the kernel.
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
import type { Implementations } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Row, Samples } from './harness/metrics.ts';
import { BASE_TIME_MS, createLine, MARKETS_PER_GAME, priceOf } from './workload/line.ts';
import { couponHistory } from './workload/coupon-events.ts';
import { HISTORY_LENGTH, NO_FACTS, siteModules } from './workload/durable.ts';
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
const WARM_UP_UPDATES = 200_000;
const MEASURED_UPDATES = 600_000;
const MAX_LOG_ENTRIES = 2_000;

function createDecider(markets: number): { readonly decider: BoardDecider; readonly ids: readonly number[] } {
  const line = createLine(markets / MARKETS_PER_GAME);
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

/** The baseline: decide, evolve, append. The log has the same maximum length as that of the runtime. */
function bareDispatch(decider: BoardDecider): Dispatch {
  const stamp: Stamp = { at: BASE_TIME_MS, id: 'bare' };
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
      if (log.length > 2 * MAX_LOG_ENTRIES) log.splice(0, log.length - MAX_LOG_ENTRIES);
    }
  };
}

function rethrow(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

/** The runtime with the site's clock and ids, and one subscriber per event type. */
function runtimeDispatch(decider: BoardDecider): Dispatch {
  const module: Module<'board', Board, Command, Event, null, Refusal> = { name: 'board', decider, facts: () => null };
  const runtime = createRuntime({
    modules: [module],
    clock: createSystemClock(),
    ids: createCryptoIds(),
    report: rethrow,
  });
  let received = 0;
  for (const type of ['board/moved', 'board/movedMany']) runtime.on(type, () => void (received += 1));
  return (command) => {
    const before = received;
    runtime.dispatch(command);
    if (received === before) throw new Error('no subscriber received it');
  };
}

function update(markets: number, create: (decider: BoardDecider) => Dispatch) {
  return () => {
    const { decider, ids } = createDecider(markets);
    const dispatch = create(decider);
    const next = createSeeded(3);
    const randomCommand = (): Update => ({
      type: 'board/update',
      payload: { id: ids[next(ids.length)] ?? 0, price: priceOf(next) },
    });
    for (let at = 0; at < WARM_UP_UPDATES; at += 1) dispatch(randomCommand());
    const one = cpuNs(() => {
      for (let at = 0; at < MEASURED_UPDATES; at += 1) dispatch(randomCommand());
    });
    return { update: one / MEASURED_UPDATES };
  };
}

function batch(markets: number, create: (decider: BoardDecider) => Dispatch) {
  return () => {
    const { decider, ids } = createDecider(markets);
    const dispatch = create(decider);
    const next = createSeeded(3);
    const randomCommand = (): UpdateMany => ({
      type: 'board/updateMany',
      payload: {
        ids: Array.from({ length: BATCH }, () => ids[next(ids.length)] ?? 0),
        prices: Array.from({ length: BATCH }, () => priceOf(next)),
      },
    });
    const commands = Array.from({ length: 2_000 }, randomCommand);
    const all = (): void => commands.forEach(dispatch);
    all();
    return {
      batch:
        cpuNs(() => {
          for (let iteration = 0; iteration < 5; iteration += 1) all();
        }) /
        (5 * commands.length),
    };
  };
}

/** Cost of a command early in a visit, and after a million more commands. */
function longVisit() {
  const { decider, ids } = createDecider(2_000);
  const dispatch = runtimeDispatch(decider);
  const next = createSeeded(3);
  const many = (count: number): number =>
    cpuNs(() => {
      for (let at = 0; at < count; at += 1)
        dispatch({ type: 'board/update', payload: { id: ids[next(ids.length)] ?? 0, price: priceOf(next) } });
    }) / count;
  many(WARM_UP_UPDATES);
  const early = many(300_000);
  many(1_000_000);
  return { early, late: many(300_000) };
}

/** Returns the median CPU time per event of several replays, each from the initial state, after a warm-up. */
function replayTimes(history: readonly Recorded<CouponEvent>[], replay: () => unknown): number {
  const times: number[] = [];
  for (let iteration = 0; iteration < 6; iteration += 1) {
    globalThis.gc?.();
    times.push(cpuNs(replay));
  }
  return (times.slice(2).sort((left, right) => left - right)[1] ?? Number.NaN) / history.length;
}

function replayBare() {
  const history = couponHistory(HISTORY_LENGTH);
  return {
    event: replayTimes(history, () => {
      let state: CouponState = EMPTY_COUPON;
      for (const { event } of history) state = evolveCoupon(state, event);
      return state;
    }),
  };
}

/** Replays through all modules of the site, with subscribers to every state and to values derived from the coupon. */
function replayRuntime() {
  const history = couponHistory(HISTORY_LENGTH);
  const modules = siteModules();
  return {
    event: replayTimes(history, () => {
      const runtime = createRuntime({ modules, clock: createSystemClock(), ids: createCryptoIds(), report: rethrow });
      const coupon = runtime.readable('coupon') as Readable<CouponState>;
      const seen: unknown[] = [];
      derive(coupon, (state) => viewCoupon(state, NO_FACTS, BASE_TIME_MS)).value$.subscribe((view) => seen.push(view));
      derive(coupon, ({ legs }) => new Set(legs.map(({ marketId }) => marketId))).value$.subscribe((view) =>
        seen.push(view),
      );
      for (const { name } of modules) runtime.readable(name).value$.subscribe((state) => seen.push(state));
      runtime.restore('coupon', EMPTY_COUPON, history);
      return seen;
    }),
  };
}

export const implementations: Implementations = {
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
  const microseconds = (name: string): readonly number[] => valuesOf(samples, name, 'update').map((ns) => ns / 1_000);
  const peerOverRuntime = (size: string, peer: string): readonly number[] =>
    ratios(samples, [`${peer} ${size}`, 'update'], [`bus ${size}`, 'update']);
  const SIZE_TEXT = { 2000: '2,000', 50000: '50,000' } as const;
  return [
    ...sizes.map((size) =>
      row(
        `one update in ${SIZE_TEXT[size]} markets, over the bare decider`,
        ratios(samples, [`bus ${size}`, 'update'], [`bare ${size}`, 'update']),
        '×',
        atMost(3),
      ),
    ),
    ...sizes.map((size) =>
      row(
        `a batch of 100 in ${SIZE_TEXT[size]} markets, over the bare decider`,
        ratios(samples, [`bus batch ${size}`, 'batch'], [`bare batch ${size}`, 'batch']),
        '×',
        atMost(1.5),
      ),
    ),
    row(
      'one update in 50,000 markets, over one in 2,000',
      ratios(samples, ['bus 50000', 'update'], ['bus 2000', 'update']),
      '×',
      atMost(2.5),
    ),
    row(
      'one update after 1,000,000 others, over one after 200,000',
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
            'one update in 2,000 markets, Redux Toolkit with nested entities over Touchline',
            peerOverRuntime('2000', 'redux'),
            '×',
            atLeast(100),
          ),
          row(
            'one update in 50,000 markets, Redux Toolkit with nested entities over Touchline',
            peerOverRuntime('50000', 'redux'),
            '×',
            atLeast(1_000),
          ),
          row(
            'one update in 2,000 markets, Redux Toolkit with a tree over Touchline',
            peerOverRuntime('2000', 'redux tree'),
            '×',
            null,
          ),
          row(
            'one update in 50,000 markets, Redux Toolkit with a tree over Touchline',
            peerOverRuntime('50000', 'redux tree'),
            '×',
            null,
          ),
        ]
      : []),
    ...sizes.map((size) => row(`one update in ${SIZE_TEXT[size]} markets`, microseconds(`bus ${size}`), 'µs', null)),
  ];
}
