/**
 * Tabs of one browser in virtual time, with real cores, a lock between them, and an operator whose moments a test sets.
 */
import { EMPTY, map, Observable, Subject, timer } from 'rxjs';
import { createMemoryJournal, createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { Event } from 'touchline/app/features';
import { MOMENTS_PATH } from 'touchline/core/alerts/wire';
import type { MomentKind } from 'touchline/core/alerts/types';
import { createCell, type Cell } from 'touchline/kernel/readable';
import { ok } from 'touchline/kernel/result';
import { schedulerOf } from 'touchline/kernel/time';
import type { SystemAlert, SystemPermission } from 'touchline/ports/system-alerts';
import { loadFeatures } from '../../models/modules.ts';
import { createVirtualClock, type VirtualClock } from '../../models/virtual-clock.ts';

await loadFeatures();

export interface Moment {
  readonly gameId: number;
  readonly n: number;
  readonly kind: MomentKind;
  readonly at: number;
}

export interface Tab {
  readonly core: Core;
  readonly visible: Cell<boolean>;
  readonly isLeft: Cell<boolean>;
  /** Words of the notices shown so far: `alert.goal Home 7 1:0`. */
  readonly notices: readonly string[];
  close(): void;
}

export interface AlertsBrowser {
  readonly clock: VirtualClock;
  /** In the order of their times. */
  readonly moments: Moment[];
  /** Queries of the questions about moments. */
  readonly asked: URLSearchParams[];
  /** Messages of the system. */
  readonly outside: readonly SystemAlert[];
  /** Times that the user was asked for the permission. */
  readonly requests: () => number;
  readonly permission: Cell<SystemPermission>;
  /** Replaces the operator's answers; null: the operator is down. */
  answer: (path: string) => unknown;
  /** Delay of messages between tabs, ms. */
  messageMs: number;
  open(): Promise<Tab>;
  /** Something happens in a game now, later than all that was answered. */
  happen(gameId: number, kind?: MomentKind): Moment;
}

const CALL_MS = 10;

export function createAlertsBrowser(): AlertsBrowser {
  const clock = createVirtualClock();
  const storage = new Map<string, string>();
  const channel = new Subject<{ readonly from: number; readonly message: unknown }>();
  const permission = createCell<SystemPermission>('granted');
  const locks = new Map<string, Promise<unknown>>();
  const outside: SystemAlert[] = [];
  const asked: URLSearchParams[] = [];
  let requests = 0;
  let made = 0;
  let opened = 0;
  let answeredAt = -1;

  const momentsAnswer = (query: URLSearchParams): unknown => {
    asked.push(query);
    const after = query.get('after');
    const games = new Set((query.get('games') ?? '').split(',').map(Number));
    const now = clock.now();
    answeredAt = now;
    const found = browser.moments.filter(
      ({ at, gameId }) => after !== null && at > Number(after) && at <= now && games.has(gameId),
    );
    return {
      at: now,
      moments: found.map((each) => ({
        ...each,
        sportId: 1,
        champId: 5,
        home: `Home ${each.gameId}`,
        away: 'Away',
        side: 1,
        score: [1, 0],
      })),
    };
  };

  const browser: AlertsBrowser = {
    clock,
    moments: [],
    asked,
    outside,
    requests: () => requests,
    permission,
    answer: () => undefined,
    messageMs: 1,
    happen(gameId, kind = 'goal') {
      // An answer has everything up to its time, so what happens after it has a later time.
      const moment = { gameId, n: browser.moments.length, kind, at: Math.max(clock.now(), answeredAt + 1) };
      browser.moments.push(moment);
      return moment;
    },
    async open() {
      opened += 1;
      const me = opened;
      let isOpen = true;
      const visible = createCell(true);
      const isLeft = createCell(false);
      const notices: string[] = [];
      const core = createCore(
        {
          clock,
          digest: createNodeDigest(),
          storage: createMemoryStorage(storage),
          journal: createMemoryJournal(),
          lineFeed: { open: () => EMPTY },
          ids: {
            next: () => `tab${me}-${String((made += 1)).padStart(7, '0')}`,
            uuid: () => `uuid-${(made += 1)}`,
            random: () => 0.5,
          },
          http: {
            send: ({ path }) =>
              timer(CALL_MS, schedulerOf(clock)).pipe(
                map(() => {
                  const [name = '', query = ''] = path.split('?');
                  const given = browser.answer(name);
                  if (given === null) return ok({ status: 503, text: '' });
                  const body = given ?? (name === MOMENTS_PATH ? momentsAnswer(new URLSearchParams(query)) : '');
                  return ok({ status: 200, text: typeof body === 'string' ? body : JSON.stringify(body) });
                }),
              ),
          },
          tabs: {
            messages$: new Observable((subscriber) =>
              channel.subscribe(({ from, message }) => {
                if (from === me) return;
                const copy = JSON.parse(JSON.stringify(message)) as unknown;
                clock.after(browser.messageMs, () => isOpen && subscriber.next(copy));
              }),
            ),
            post: (message) => isOpen && channel.next({ from: me, message }),
            exclusive: async (name, work) => {
              const done = (locks.get(name) ?? Promise.resolve()).then(work);
              locks.set(
                name,
                done.catch(() => undefined),
              );
              return done;
            },
          },
          page: {
            visible,
            isLeft,
            online: createCell(true),
            languages: ['en'],
            nextFrame: (run) => clock.after(16, run),
            prefersDark: false,
          },
          systemAlerts: async () => ({
            permission,
            request: () => void (requests += 1),
            show: async (alert) => void outside.push(alert),
          }),
          report: (where, fault) => {
            throw new Error(where, { cause: fault });
          },
        },
        { isWholeSite: false },
      );
      core.events$.subscribe((recorded) => {
        // A core records events of its own list alone.
        const event = recorded.event as Event;
        if (event.type !== 'notices/shown') return;
        const { key, params } = event.payload.text;
        if (key.startsWith('alert.')) notices.push(`${key} ${params['home']} ${params['score']}`);
      });
      void core.start();
      await core.load('alerts');
      await clock.run(50);
      return {
        core,
        visible,
        isLeft,
        notices,
        close() {
          core.stop();
          isOpen = false;
        },
      };
    },
  };
  return browser;
}

export const star = (tab: Tab, id: number): void =>
  void tab.core.dispatch({ type: 'favourites/star', payload: { kind: 'game', id, startsAt: null } });
