/** An engine in any language, over HTTP. */
import { EngineFault, EngineUnreachable } from './answers.ts';
import type { Engine, EngineCall } from './engine.ts';
import type { LimitAnswer, LimitsEngine } from './limit-engine.ts';
import { readLimitList } from './limit-list.ts';

/** The calls of an engine; the names of the routes. */
export type RouteName = 'settle' | 'quote' | `limits.${keyof LimitsEngine}`;

/** Where the engine answers, and how it is asked. */
export interface HttpEngineOptions {
  /** The address before every route: `http://localhost:8080/api`. */
  readonly base: string;
  /**
   * `METHOD /path` of each call, where it is not the default, `POST /<name>` with dots as slashes
   * (`POST /limits/change`). `{player}`, `{kind}` and every other field of a call can stand in a path. Only
   * `limits.bonus` may be `null`: the engine has no bonuses.
   */
  readonly routes?: { readonly [Name in RouteName]?: Name extends 'limits.bonus' ? string | null : string };
  /** Headers of every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The header that sets the engine's clock, and how the time is written in it; milliseconds since the epoch by
   * default. The body has `now` in any case.
   */
  readonly clock?: { readonly header: string; readonly format?: 'ms' | 's' | 'iso' };
  /** How long a call may take, ms; 10,000 by default. A service that is silent at the first call ends the check. */
  readonly timeoutMs?: number;
  /** The `fetch` that makes the calls; the global one by default. */
  readonly fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 10_000;

const FORMATS = {
  ms: String,
  s: (now: number) => String(Math.floor(now / 1_000)),
  iso: (now: number) => new Date(now).toISOString(),
} as const;

/** Headers whose values stay out of reports and logs: a printed call reads them from a variable of the shell. */
const SECRET = /auth|cookie|key|secret|token/i;

/** `x-api-key` is `X_API_KEY`. */
const variableOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** The connection was made and then broke, or the answer took too long: a fault of the engine at this call. */
const BROKEN_CALLS: readonly string[] = [
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'AbortError',
  'TimeoutError',
];

/** The code of a call without an answer; `fetch` has it in the cause. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  if (fault.cause instanceof Error) return reasonOf(fault.cause);
  return BROKEN_CALLS.includes(fault.name) ? fault.name : fault.message;
}

interface Silence {
  readonly what: string;
  readonly timeoutMs: number;
  /** Whether any call has been answered before. */
  readonly hasAnswered: boolean;
}

function unanswered({ what, timeoutMs, hasAnswered }: Silence, cause: unknown): EngineFault | EngineUnreachable {
  const reason = reasonOf(cause);
  if (reason === 'TimeoutError') {
    const reported = `${what} did not answer in ${timeoutMs / 1_000} s`;
    return hasAnswered
      ? new EngineFault(reported, { cause })
      : new EngineUnreachable(`${reported}: is the engine running there?`, { cause });
  }
  return BROKEN_CALLS.includes(reason)
    ? new EngineFault(`${what} got no answer (${reason})`, { cause })
    : new EngineUnreachable(`${what} cannot be reached (${reason}): is the engine running there?`, { cause });
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The engine behind an address. A call throws where the service answers with an error, or with another shape than the
 * call's: `{ "payout": 1234 }` for `settle` and `quote`, `{ "accepted": true }` for calls of limits, a `LimitList` for
 * `limits.list`. Where no connection can be made, the whole check ends.
 *
 * @public
 */
export function httpEngine({
  base,
  routes = {},
  headers = {},
  clock,
  timeoutMs = TIMEOUT_MS,
  fetch: fetchFn = globalThis.fetch,
}: HttpEngineOptions): Engine {
  let hasAnswered = false;
  const requestOf = ({ name, input }: EngineCall): Request => {
    // The names of calls are those of the routes: `recording.ts`.
    const route = routes[name as RouteName] ?? `POST /${name.replace('.', '/')}`;
    const [method = 'POST', path = ''] = route.split(' ');
    const fields = isRecord(input) ? input : {};
    const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(fields[field])));
    const now = fields['now'];
    const time =
      clock === undefined || typeof now !== 'number' ? {} : { [clock.header]: FORMATS[clock.format ?? 'ms'](now) };
    const hasBody = method !== 'GET';
    return {
      method,
      url: base.replace(/\/$/, '') + filled,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers, ...time },
      body: hasBody ? JSON.stringify(input) : null,
    };
  };

  const ask = async (
    name: RouteName,
    input: unknown,
  ): Promise<{ readonly what: string; readonly body: unknown; readonly text: string }> => {
    const { method, url, headers: sent, body } = requestOf({ name, input });
    const what = `${method} ${url}`;
    const silent = (fault: unknown): never => {
      throw unanswered({ what, timeoutMs, hasAnswered }, fault);
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetchFn(url, { method, headers: sent, body, signal }).catch(silent);
    const text = await answer.text().catch(silent);
    hasAnswered = true;
    if (!answer.ok) throw new EngineFault(`${what} answered ${answer.status}: ${text.slice(0, 200)}`);
    try {
      return { what, body: JSON.parse(text), text };
    } catch {
      throw new EngineFault(`${what} answered no JSON: ${text.slice(0, 200)}`);
    }
  };
  const pay = (name: 'settle' | 'quote') => async (coupon: unknown) => {
    const { what, body, text } = await ask(name, coupon);
    const payout = isRecord(body) ? body['payout'] : null;
    if (typeof payout !== 'number' || !Number.isSafeInteger(payout) || payout < 0)
      throw new EngineFault(`${what} answered no payout in minor units, { "payout": 1234 }: ${text.slice(0, 200)}`);
    return payout;
  };
  const act =
    (name: RouteName) =>
    async (input: unknown): Promise<LimitAnswer> => {
      const { what, body, text } = await ask(name, input);
      if (!isRecord(body) || typeof body['accepted'] !== 'boolean')
        throw new EngineFault(`${what} answered without { "accepted": true }: ${text.slice(0, 200)}`);
      return { accepted: body['accepted'] };
    };
  const limits: LimitsEngine = {
    async list(call) {
      const { what, body, text } = await ask('limits.list', call);
      const read = readLimitList(body);
      if (typeof read === 'string')
        throw new EngineFault(`${what} answered no list of limits: ${read}; ${text.slice(0, 200)}`);
      return read;
    },
    change: act('limits.change'),
    confirm: act('limits.confirm'),
    reject: act('limits.reject'),
    exclude: act('limits.exclude'),
    stake: act('limits.stake'),
    settle: act('limits.settle'),
    deposit: act('limits.deposit'),
    withdraw: act('limits.withdraw'),
    order: act('limits.order'),
    strike: act('limits.strike'),
    time: act('limits.time'),
    play: act('limits.play'),
    remind: act('limits.remind'),
    resume: act('limits.resume'),
    ...(routes['limits.bonus'] === null ? {} : { bonus: act('limits.bonus') }),
  };
  return {
    settle: pay('settle'),
    quote: pay('quote'),
    limits,
    show(call) {
      const { method, url, headers: sent, body } = requestOf(call);
      const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
      return [
        'curl -sS',
        ...(method === 'POST' && body !== null ? [] : [`-X ${method}`]),
        ...Object.entries(sent).map(([name, value]) =>
          SECRET.test(name) ? `-H "${name}: $${variableOf(name)}"` : `-H ${quoted(`${name}: ${value}`)}`,
        ),
        ...(body === null ? [] : [`-d ${quoted(body)}`]),
        // Answers of calls that are pasted together stand on lines of their own.
        String.raw`-w '\n'`,
        quoted(url),
      ].join(' ');
    },
  };
}
