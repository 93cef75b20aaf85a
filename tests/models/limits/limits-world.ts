/**
 * One player, a device with several tabs, and the operator's limits book: the real module and its processes over a
 * network that may lose requests and answers.
 */
import { EMPTY, mergeMap, Observable, of, Subject } from 'rxjs';
import { createProtection } from '../../../adapters/sandbox/operator/book/acceptance/protection.ts';
import type { Protection } from '../../../adapters/sandbox/operator/book/acceptance/protection.ts';
import { answerLimits } from '../../../adapters/sandbox/operator/limits/calls.ts';
import type { LimitsBook, LimitsBookDeps } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import type { Api, Call, CallFailure } from 'touchline/http/api';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import { after } from 'touchline/kernel/time';
import type { TabsPort } from 'touchline/ports/tabs';
import { limitsDecider } from 'touchline/core/limits/decider';
import type { LimitsDecider } from 'touchline/core/limits/decider';
import type { Readable } from 'touchline/kernel/readable';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { allowanceOf } from 'touchline/core/limits/rules/allowance';
import { numberOfKind, onWire } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { pendingChanges } from 'touchline/core/limits/rules/pending-notices';
import type { SessionState } from 'touchline/core/session/decider';
import type { LimitsClock } from './limits-clock.ts';
import { createLimitsClock } from './limits-clock.ts';
import { openTab } from './limits-tab.ts';
import type { LimitsTab } from './limits-tab.ts';

export const PLAYER = 1001;

/** The parts of the system that a planted bug can replace. */
export interface Parts {
  readonly createBook: (deps: LimitsBookDeps) => LimitsBook;
  readonly decider: LimitsDecider;
  /** The record that a restarted operator reads. */
  readonly replay: (records: readonly LimitRecord[]) => readonly LimitRecord[];
  /** The operator's clock: `true time` -> what it reads. */
  readonly operatorClock: (now: number, skew: number, device: number) => number;
  /** Changes a call's answer on its way to a tab. */
  readonly answer: (path: string, body: unknown) => unknown;
  /** The player that the effects see as signed in. */
  readonly session: (session: Readable<SessionState>) => Readable<SessionState>;
  readonly allowance: typeof allowanceOf;
  readonly changes: typeof pendingChanges;
  /** The checks of the book before it accepts or strikes a coupon. */
  readonly protect: (book: LimitsBook) => Protection;
}

export const SOUND: Parts = {
  createBook: createLimitsBook,
  decider: limitsDecider,
  replay: (records) => records,
  operatorClock: (now, skew) => now + skew,
  answer: (_path, body) => body,
  session: (session) => session,
  allowance: allowanceOf,
  changes: pendingChanges,
  protect: (book) => createProtection({ limitStops: (...asked) => book.stops(...asked), rightStops: () => [] }),
};

/** A refusal with two errors. */
const REFUSED = ['Not from here.', 'Ask the support.'].map((detail) => ({ code: 'refused', detail, meta: {} }));

export type Fate = 'answer' | 'loseAnswer' | 'loseRequest' | 'forbid' | 'error';

export interface Exchange {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly at: number;
  readonly status: number;
  readonly answer: unknown;
}

export interface LimitsWorld {
  readonly clock: LimitsClock;
  readonly book: () => LimitsBook;
  readonly records: LimitRecord[];
  readonly tabs: LimitsTab[];
  readonly storage: Map<string, string>;
  /** Fates of the next calls. */
  readonly fates: Fate[];
  readonly received: Exchange[];
  /** Calls made as a guest. */
  guestCalls: number;
  /** When the player logged in; null: a guest. */
  loginAt: number | null;
  onReceived: (exchange: Exchange) => void;
  open(): LimitsTab;
  logIn(): void;
  logOut(): void;
  /** Calls the operator directly, without a client. */
  send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    query: Readonly<Record<string, string>>,
    body: unknown,
  ): Exchange;
  restart(skewMs: number): void;
  /** Books money at the operator; repeated for a restarted one. */
  money(note: (book: LimitsBook) => void): void;
}

const TIMEOUT_MS = 15_000;

export function createLimitsWorld(parts: Parts = SOUND): LimitsWorld {
  const clock = createLimitsClock();
  const records: LimitRecord[] = [];
  const notes: ((book: LimitsBook) => void)[] = [];
  const channel = new Subject<{ readonly from: number; readonly message: unknown }>();
  const locks = new Map<string, Promise<unknown>>();
  let skew = 0;
  let tokens = 0;
  let opened = 0;

  const start = (past: readonly LimitRecord[]): LimitsBook => {
    const book = parts.createBook({
      pack: () => DEFAULT_PACK,
      commit: (record) => {
        records.push(record);
        book.apply(record);
      },
      now: () => parts.operatorClock(clock.now(), skew, clock.device.now()),
      currencyOf: () => 'EUR',
      newToken: () => `token-${(tokens += 1)}`,
    });
    for (const record of past) book.apply(record);
    for (const note of notes) note(book);
    return book;
  };
  let book = start([]);

  const clientLimits = (): unknown => ({
    available: book.available().map(({ type }) => numberOfKind(type)),
    limits: book
      .list(PLAYER)
      .filter(({ limitState }) => limitState === 'ACTIVE')
      .map(({ limitType, limitValue }) => onWire({ limitType, limitValue })),
  });

  function send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    query: Readonly<Record<string, string>>,
    body: unknown,
  ): Exchange {
    const reply =
      path === limitsPaths.client
        ? { status: 200, body: clientLimits() }
        : answerLimits(book, {
            playerId: PLAYER,
            method,
            path,
            query: new URLSearchParams(query),
            body: body === undefined ? null : body,
          });
    if (reply === null) throw new Error(`no call ${method} ${path}`);
    const exchange: Exchange = {
      method,
      path,
      query,
      body,
      at: clock.now(),
      status: reply.status,
      answer: reply.body === undefined ? null : (JSON.parse(JSON.stringify(reply.body)) as unknown),
    };
    if (method !== 'GET') world.received.push(exchange);
    world.onReceived(exchange);
    return exchange;
  }

  const api: Api = <T>(call: Call<T>) =>
    new Observable<Result<T, CallFailure>>((subscriber) => {
      const fate = world.fates.shift() ?? 'answer';
      const exchange =
        fate === 'answer' || fate === 'loseAnswer' ? send(call.method, call.path, call.query ?? {}, call.body) : null;
      const answer$: Observable<Result<T, CallFailure>> =
        fate === 'forbid'
          ? of(err({ kind: 'status' as const, status: 403, errors: REFUSED }))
          : fate === 'error'
            ? of(err({ kind: 'status' as const, status: 503, errors: [] }))
            : fate !== 'answer' || exchange === null
              ? after(clock.device, TIMEOUT_MS).pipe(mergeMap(() => of(err({ kind: 'timeout' as const }))))
              : of(
                  exchange.status >= 300
                    ? err({ kind: 'status' as const, status: exchange.status, errors: [] })
                    : decode(call, exchange),
                );
      return answer$.subscribe(subscriber);
    });

  function decode<T>(call: Call<T>, exchange: Exchange): Result<T, CallFailure> {
    const decoded = call.decode(parts.answer(call.path, exchange.answer));
    return decoded.ok ? ok(decoded.value) : err({ kind: 'malformed', issue: decoded.error });
  }

  function tabsOf(me: number): TabsPort {
    return {
      messages$: channel.pipe(mergeMap(({ from, message }) => (from === me ? EMPTY : of(message)))),
      post: (message) => channel.next({ from: me, message: structuredClone(message) }),
      exclusive: (name, work) => {
        const before = locks.get(name);
        const mine = before === undefined ? work() : before.then(work, work);
        const held = mine
          .catch(() => undefined)
          .then(() => {
            if (locks.get(name) === held) locks.delete(name);
          });
        locks.set(name, held);
        return mine;
      },
    };
  }

  const world: LimitsWorld = {
    clock,
    records,
    tabs: [],
    storage: new Map(),
    fates: [],
    received: [],
    guestCalls: 0,
    loginAt: null,
    onReceived: () => undefined,
    book: () => book,
    open() {
      opened += 1;
      const tab = openTab({
        id: opened,
        clock: clock.device,
        api,
        tabs: tabsOf(opened),
        storage: world.storage,
        decider: parts.decider,
        whoIs: parts.session,
        loginAt: () => world.loginAt,
        onGuestCall: () => (world.guestCalls += 1),
      });
      world.tabs.push(tab);
      if (world.loginAt !== null) tab.enter(String(PLAYER));
      return tab;
    },
    logIn() {
      if (world.loginAt !== null) return;
      world.loginAt = clock.now();
      for (const tab of world.tabs) tab.enter(String(PLAYER));
    },
    logOut() {
      for (const tab of world.tabs) tab.leave();
      world.loginAt = null;
    },
    send,
    restart(skewMs) {
      skew = skewMs;
      book = start(parts.replay(records));
    },
    money(note) {
      notes.push(note);
      note(book);
    },
  };
  return world;
}
