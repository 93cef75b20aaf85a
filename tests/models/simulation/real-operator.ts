/**
 * The real stand-in operator behind a simulated network: its calls, its record, its wallets. Only its line is small
 * and its password hashing cheap. Calls are answered one after another, in the order of arrival, because hashing
 * takes real time, which must not affect the result.
 */
import { authRoutes } from '../../../adapters/sandbox/handlers/auth.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { betRoutes } from '../../../adapters/sandbox/handlers/bets.ts';
import type { Route } from '../../../adapters/sandbox/handlers/call.ts';
import { readSetCookie, SET_COOKIE_HEADER } from '../../../adapters/sandbox/handlers/cookies.ts';
import type { SetCookie } from '../../../adapters/sandbox/handlers/cookies.ts';
import { lineRoutes } from '../../../adapters/sandbox/handlers/line.ts';
import { readyRoutes } from '../../../adapters/sandbox/handlers/ready-coupons.ts';
import { siteRoutes } from '../../../adapters/sandbox/handlers/site.ts';
import { userRoutes } from '../../../adapters/sandbox/handlers/user.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import { createOperator } from '../../../adapters/sandbox/operator/create-operator.ts';
import type { LineClock } from '../../../adapters/sandbox/operator/line/line.ts';
import { entriesOf } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { VirtualClock } from '../virtual-clock.ts';
import type { SmallLine } from './small-line.ts';

export interface Player {
  readonly id: number;
  readonly login: string;
  readonly password: string;
}

export type Decision = 'accepted' | 'rejected' | 'pending' | 'ordered';

export interface Answered {
  readonly response: HttpResponse;
  readonly setCookie: SetCookie | null;
}

export interface RealOperator {
  /** `cookies` as sent with the request; the answer's `setCookie` changes them. */
  answer(request: HttpRequest, cookies: ReadonlyMap<string, string>): Promise<Answered>;
  /** True while a call is being answered. */
  busy(): boolean;
  register(): Promise<Player>;
  /** The operator's record, oldest first. */
  readonly records: readonly OperatorRecord[];
  /** Main and bonus account. */
  balances(playerId: number): { readonly main: number; readonly bonus: number };
  /** Every account's balance, folded here independently from the record. */
  accounts(): ReadonlyMap<string, number>;
  /** The operator's answers by `player key`. */
  decided(): ReadonlyMap<string, Decision>;
  stop(): Promise<void>;
}

const EUR = [{ id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 }] as const;
const GERMANY = [{ id: 1, code: 'DE', name: 'Germany' }] as const;

export async function createRealOperator(
  clock: VirtualClock,
  { line }: SmallLine,
  report: (fault: unknown) => void,
): Promise<RealOperator> {
  const records: OperatorRecord[] = [];
  const lineClock: LineClock = { now: clock.now, schedule: (at, run) => clock.after(at - clock.now(), run) };
  const operator = await createOperator({
    clock: lineClock,
    random: seededRandom(1),
    store: createMemoryStore(records),
    setup: { seed: 1, pace: 1, line: '' },
    createLine: () => line,
    currencies: EUR,
    countries: GERMANY,
    hasher: createWebHasher(1),
    report,
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function handle(request: HttpRequest, cookies: ReadonlyMap<string, string>): Promise<Answered> {
    const [path = '', query = ''] = request.path.split('?');
    const found = findRoute(request.method, path);
    if (found === null)
      return { response: { status: 404, text: '{"errors":[{"code":"unknownCall"}]}' }, setCookie: null };
    const response = await found.route.answer({
      operator,
      headers: new Headers(request.headers),
      query: new URLSearchParams(query),
      cookies,
      part: (name) => found.parts[name] ?? '',
      body: () => Promise.resolve(request.body ?? ''),
    });
    return {
      response: { status: response.status, text: await response.text() },
      setCookie: readSetCookie(response.headers.get(SET_COOKIE_HEADER)),
    };
  }

  return {
    records,
    answer(request, cookies) {
      waiting += 1;
      const answered = last
        .then(() => handle(request, cookies))
        .finally(() => {
          waiting -= 1;
        });
      last = answered.catch(report);
      return answered;
    },
    busy: () => waiting > 0,
    async register() {
      const answer = await operator.players.register({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });
      if (!answer.ok) throw new Error(answer.error);
      return { id: answer.value.userId, login: answer.value.login, password: answer.value.password };
    },
    balances: (playerId) => ({ main: operator.balance(playerId), bonus: operator.bonusBalance(playerId) }),
    accounts() {
      const accounts = new Map<string, number>();
      for (const { account, amount } of records.flatMap(entriesOf))
        accounts.set(account, (accounts.get(account) ?? 0) + amount);
      return accounts;
    },
    decided() {
      const decided = new Map<string, Decision>();
      for (const record of records) {
        if (record.t === 'betAccepted') decided.set(`${record.playerId} ${record.key}`, 'accepted');
        if (record.t === 'betRejected') decided.set(`${record.playerId} ${record.key}`, 'rejected');
        if (record.t === 'orderWaiting') decided.set(`${record.playerId} ${record.key}`, 'ordered');
        if (record.t === 'betPending') decided.set(`${record.playerId} ${record.key}`, 'pending');
      }
      return decided;
    },
    stop: () => operator.stop(),
  };
}

/** The routes without the HTTP library, because a history makes a hundred calls. */
const ROUTES = [...lineRoutes, ...betRoutes, ...authRoutes, ...readyRoutes, ...siteRoutes, ...userRoutes].map(
  (route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }),
);

function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly parts: Readonly<Record<string, string>> } | null {
  for (const { route, pattern } of ROUTES) {
    const match = route.method === method.toLowerCase() ? pattern.exec(path) : null;
    if (match !== null)
      return {
        route,
        parts: Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        ),
      };
  }
  return null;
}
