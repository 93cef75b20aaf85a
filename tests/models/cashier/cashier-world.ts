/**
 * One player, one browser with several tabs, and the real stand-in operator, on one clock. A tab is the cashier
 * feature on a bare runtime with the product's commands, effects and pendingPayments. The test decides the fate of
 * each network call, and a tab may be killed at any call.
 */
import { EMPTY, filter, Observable, Subject } from 'rxjs';
import { createMemoryJournal, createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { cashierRoutes } from '../../../adapters/sandbox/handlers/cashier.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import { createOperator } from '../../../adapters/sandbox/operator/create-operator.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import type { OperatorRecord, StoredSession } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { typedLookup } from 'touchline/kernel/feature';
import { createApi } from 'touchline/http/api';
import { createJournal } from 'touchline/kernel/journal';
import type { Message, Recorded } from 'touchline/kernel/message';
import type { TokenStore } from 'touchline/http/token-source';
import { moduleOf } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import { createCell } from 'touchline/kernel/readable';
import type { Result } from 'touchline/kernel/result';
import { ok } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import { createSecretChannels } from 'touchline/kernel/secrets';
import { feature } from 'touchline/core/cashier/feature';
import type { CashierCommand, CashierEvent, CashierRejection } from 'touchline/core/cashier/messages';
import type { CashierActions, CashierView } from 'touchline/core/cashier/views';
import type { LimitsView } from 'touchline/core/limits/public';
import type { HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { Ports } from 'touchline/ports/ports';
import { createModules } from '../modules.ts';
import { createSmallLine } from '../simulation/small-line.ts';
import { calm, createVirtualClock } from '../virtual-clock.ts';
import type { VirtualClock } from '../virtual-clock.ts';

/** The fate of one call. `status` with `isDone`: the call was executed, and this is its answer. */
export type Fate =
  | { readonly kind: 'answer' | 'loseAnswer' | 'loseRequest' | 'down' }
  | { readonly kind: 'status'; readonly status: number; readonly isDone: boolean };

export interface CashierTab {
  readonly name: string;
  dispatch(command: CashierCommand): Result<readonly CashierEvent[], CashierRejection>;
  view(): CashierView;
  readonly actions: CashierActions;
  readonly visible: { set(value: boolean): void };
  /** The player's limits, as the limits feature would provide them. */
  readonly limits: { set(view: LimitsView | null): void };
  readonly events: readonly Recorded[];
  readonly reports: readonly string[];
  /** A log of calls so far. */
  readonly calls: readonly string[];
  readonly isAlive: () => boolean;
  kill(): void;
  /** Logs the player out in this tab. */
  leave(why: 'asked' | 'ended'): void;
}

export interface CashierWorld {
  readonly clock: VirtualClock;
  readonly operator: () => Operator;
  readonly records: readonly OperatorRecord[];
  readonly playerId: number;
  readonly storage: Map<string, string>;
  /** The fate of a call; answered by default. */
  fate: (request: HttpRequest) => Fate;
  /** Whether writing to storage fails. */
  isFull: boolean;
  /** Receives each call when it is sent. */
  onSend: (tab: CashierTab, request: HttpRequest) => void;
  /** `diesAfter`: the tab is killed at this number of calls. */
  open(diesAfter?: number): CashierTab;
  readonly tabs: () => readonly CashierTab[];
  /** Stops the operator and starts another with its record. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const EUR = [{ id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 }] as const;
const WAY_MS = 5;
const NOBODY: TokenStore = {
  current: () => null,
  refresh: () => EMPTY,
  refuse: () => undefined,
  epoch: () => 1,
  hold: () => undefined,
  drop: () => undefined,
  fresh: () => null,
  isRefused: () => false,
  changed$: EMPTY,
};

const ROUTES = cashierRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

export async function createCashierWorld(report: (where: string, fault: unknown) => void): Promise<CashierWorld> {
  let busy = 0;
  const clock = createVirtualClock(undefined, async () => {
    do await calm();
    while (busy > 0);
  });
  const records: OperatorRecord[] = [];
  const start = (): Promise<Operator> =>
    createOperator({
      clock: { now: clock.now, schedule: (at, run) => clock.after(at - clock.now(), run) },
      random: seededRandom(records.length + 1),
      store: createMemoryStore(records),
      setup: { seed: 1, pace: 1, line: '' },
      createLine: () => createSmallLine(clock).line,
      currencies: EUR,
      countries: [{ id: 1, code: 'DE', name: 'Germany' }],
      hasher: createWebHasher(1),
      report: (fault) => report('operator', fault),
    });
  let operator = await start();
  const registered = await operator.players.register({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });
  if (!registered.ok) throw new Error(registered.error);
  const playerId = registered.value.userId;
  const session = records.flatMap((record): readonly StoredSession[] =>
    record.t === 'registered' ? [record.session] : [],
  )[0];
  if (session === undefined) throw new Error('no session');

  const storage = new Map<string, string>();
  const channel = new Subject<{ readonly from: string; readonly message: unknown }>();
  const opened: CashierTab[] = [];

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    const [path = '', query = ''] = request.path.split('?');
    const found = ROUTES.flatMap(({ route, pattern }) => {
      const match = route.method === request.method.toLowerCase() ? pattern.exec(path) : null;
      return match === null ? [] : [{ route, parts: match.groups ?? {} }];
    })[0];
    if (found === undefined) return { status: 404, text: '{"errors":[{"code":"unknownCall"}]}' };
    const { token, sessionToken } = operator.players.sessions.issueToken(session as StoredSession, clock.now());
    const headers = new Headers({
      ...request.headers,
      authorization: `Bearer ${token}`,
      'x-session-token': sessionToken,
      'x-fingerprint': 'none',
    });
    const response = await found.route.answer({
      operator,
      headers,
      query: new URLSearchParams(query),
      cookies: new Map(),
      part: (name) => decodeURIComponent(found.parts[name] ?? ''),
      body: () => Promise.resolve(request.body ?? ''),
    });
    return { status: response.status, text: await response.text() };
  }

  function open(diesAfter = Infinity): CashierTab {
    const name = `tab${opened.length + 1}`;
    const calls: string[] = [];
    const reports: string[] = [];
    const events: Recorded[] = [];
    let alive = true;
    let ids = 0;
    const visible = createCell(true);
    const limits = createCell<LimitsView | null>(null);
    const living = (run: () => void) => (): void => {
      if (alive) run();
    };
    /** Counts and executes a call; the tab is killed after its last one. */
    const doing = <T>(what: string, run: () => T, otherwise: T): T => {
      if (!alive) return otherwise;
      calls.push(what);
      const done = run();
      if (calls.length >= diesAfter) alive = false;
      return done;
    };
    const kept = createMemoryStorage(storage);
    const ports: Ports = {
      clock: { now: clock.now, after: (ms, run) => clock.after(ms, living(run)) },
      ids: {
        next: () => `${name}-${String((ids += 1)).padStart(6, '0')}`,
        uuid: () => `key-${name}-${(ids += 1)}`,
        random: () => 0.5,
      },
      digest: createNodeDigest(),
      http: { send: (request) => send(request) },
      lineFeed: { open: () => new Observable<string>() },
      storage: {
        read: kept.read,
        keys: kept.keys,
        write: (key, value) =>
          doing(
            `write ${key}`,
            () => {
              if (world.isFull) throw new Error('storage is full');
              kept.write(key, value);
            },
            undefined,
          ),
        remove: (key) => doing(`remove ${key}`, () => kept.remove(key), undefined),
      },
      journal: {
        load: () => Promise.resolve({ snapshot: null, segments: [] }),
        append: () => Promise.resolve(),
        compact: () => Promise.resolve(),
        quarantine: () => Promise.resolve(),
        wipe: () => Promise.resolve(),
      },
      tabs: {
        messages$: new Observable((subscriber) =>
          channel.subscribe(({ from, message }) => {
            if (from !== name)
              clock.after(
                1,
                living(() => subscriber.next(JSON.parse(JSON.stringify(message)) as unknown)),
              );
          }),
        ),
        post: (message) => doing('post', () => channel.next({ from: name, message }), undefined),
        exclusive: async (_name, work) => {
          // A tab waits for the lock, so that another tab's work may come first.
          await calm();
          return alive ? work() : new Promise<never>(() => undefined);
        },
      },
      page: {
        visible,
        online: createCell(true),
        languages: ['en'],
        nextFrame: (run) => clock.after(16, living(run)),
        prefersDark: false,
      },
      report: (where, fault) =>
        void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
    };
    const modules = createModules({
      signedIn: () => true,
      coupon: () => {
        throw new Error('no coupon here');
      },
    });
    const runtime = createRuntime({ modules, clock: ports.clock, ids: ports.ids, report: ports.report });
    runtime.events$.subscribe((recorded) => void (alive && events.push(recorded)));
    const dispatch = (command: Message): Result<readonly Message[], unknown> =>
      alive ? runtime.dispatch(command) : ok([]);
    const api = createApi(
      { http: ports.http, appName: 'model', country: () => 'DE', language: () => 'en' },
      { ...NOBODY, current: () => ({ token: 'any', sessionToken: 'any', expiresAt: Infinity }) },
    );
    const { module, create } = feature.declare(ports);
    if (module !== null) runtime.register(module);
    // The test replaces the limits feature: it accepts the cashier's commands and does nothing.
    runtime.register({
      name: 'limits',
      decider: { initial: null, decide: () => ok([]), evolve: (now: unknown) => now },
      facts: () => null,
    });
    const { view, actions, processes } = create({
      ports,
      api,
      bareApi: api,
      tokens: NOBODY,
      runtime,
      dispatch,
      createSecretChannel: createSecretChannels(ports.clock, ports.ids).create,
      journal: createJournal({
        port: createMemoryJournal(),
        clock: ports.clock,
        report,
        modules: [],
        onUnsaved: () => undefined,
      }),
      lookup: typedLookup({
        state: runtime.state,
        readable: runtime.readable,
        eventsOf: (prefix) => runtime.events$.pipe(filter(({ event }) => alive && moduleOf(event.type) === prefix)),
        view: (prefix) => (prefix === 'limits' ? limits : createCell(null)),
        service: () => null,
        actions: () => null,
      }),
    });
    dispatch({
      type: 'session/reportPlayer',
      payload: { userId: String(playerId), how: 'restored', previousLoginAt: null },
    });
    const tab: CashierTab = {
      name,
      visible,
      limits,
      events,
      reports,
      calls,
      dispatch: (command) => dispatch(command) as Result<readonly CashierEvent[], CashierRejection>,
      view: () => view.get() as CashierView,
      actions: actions as CashierActions,
      isAlive: () => alive,
      kill: () => void (alive = false),
      leave: (why) =>
        void dispatch(
          why === 'asked'
            ? { type: 'session/logOut', payload: {} }
            : { type: 'session/reportGuest', payload: { why: 'ended' } },
        ),
    };
    opened.push(tab);
    supervise(processes, { clock: ports.clock, report: ports.report, dispatch });
    return tab;

    function send(request: HttpRequest): ReturnType<Ports['http']['send']> {
      return new Observable((subscriber) => {
        const give = (value: Parameters<typeof subscriber.next>[0]): void => {
          if (!alive || subscriber.closed) return;
          subscriber.next(value);
          subscriber.complete();
        };
        const timeout = clock.after(request.timeoutMs, () => give({ ok: false, error: { kind: 'timeout' } }));
        doing(
          `${request.method} ${request.path}`,
          () => {
            world.onSend(tab, request);
            const fate = world.fate(request);
            const back = (response: HttpResponse): void =>
              void clock.after(WAY_MS, () => give({ ok: true, value: response }));
            const arrive = (then: (response: HttpResponse) => void): void =>
              void clock.after(WAY_MS, () => {
                busy += 1;
                answer(request)
                  .then(then, (fault: unknown) => report('answer', fault))
                  .finally(() => void (busy -= 1));
              });
            switch (fate.kind) {
              case 'answer':
                return arrive(back);
              case 'loseAnswer':
                return arrive(() => undefined);
              case 'loseRequest':
                return undefined;
              case 'down':
                return void clock.after(1, () => give({ ok: false, error: { kind: 'network' } }));
              case 'status': {
                const instead = { status: fate.status, headers: {}, text: '' };
                return fate.isDone ? arrive(() => back(instead)) : back(instead);
              }
            }
          },
          undefined,
        );
        return timeout;
      });
    }
  }

  const world: CashierWorld = {
    clock,
    records,
    playerId,
    storage,
    fate: () => ({ kind: 'answer' }),
    isFull: false,
    onSend: () => undefined,
    open,
    operator: () => operator,
    tabs: () => opened.filter((tab) => tab.isAlive()),
    async restart() {
      await operator.stop();
      operator = await start();
    },
    close: () => operator.stop(),
  };
  return world;
}

/** Fills in the form for the method and pays. Returns the keys of the intents. */
export function payBy(
  tab: CashierTab,
  kind: 'deposit' | 'withdrawal',
  methodId: string,
  amount: number,
  values: Readonly<Record<string, string>> = {},
): readonly string[] {
  tab.dispatch({ type: 'cashier/chooseMethod', payload: { kind, methodId } });
  tab.dispatch({ type: 'cashier/chooseInstrument', payload: { kind, instrumentId: null } });
  tab.dispatch({ type: 'cashier/setAmount', payload: { kind, amount } });
  const { fields } = tab.view()[kind];
  const keysNow = (): readonly string[] => tab.view().intents.map(({ key }) => key);
  const before = keysNow();
  if (fields.length === 0) tab.dispatch({ type: 'cashier/pay', payload: { kind, attempt: null, again: true } });
  else tab.actions.pay({ kind, again: true }, values);
  return keysNow().filter((key) => !before.includes(key));
}
