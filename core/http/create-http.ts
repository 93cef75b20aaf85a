/**
 * Creates the call chain: headers and tokens at once, the other policies (refresh shared by tabs, captcha, fingerprint,
 * terms) with the first answer that demands them. When their code fails to load, a refusal stands and a refresh stays
 * within this tab.
 */
import { concatMap, defer, EMPTY, map, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message } from '../kernel/message.ts';
import { createCell } from '../kernel/readable.ts';
import { err } from '../kernel/result.ts';
import type { Api } from './api.ts';
import { createApi } from './api.ts';
import type { HttpParts } from './http-parts.ts';
import type { HttpPolicies } from './policies.ts';
import type { TokenStore } from './token-source.ts';
import { createTokenStore } from './token-source.ts';

export interface Http {
  readonly api: Api;
  readonly bareApi: Api;
  readonly tokens: TokenStore;
  /** Forgets the device's fingerprint, which belongs to the player who has left. */
  readonly forgetFingerprint: () => void;
  /** Runs the policies' own work, such as listening for another tab's refresh. */
  readonly run: () => Observable<Message>;
}

export function createHttp(parts: HttpParts): Http {
  const { ports, appName, country, language, dispatch } = parts;
  const policies = createCell<HttpPolicies | null>(null);
  let fingerprint: string | null = null;

  const load = async (): Promise<HttpPolicies> => {
    const [{ createHttpPolicies }, captcha] = await Promise.all([
      import('./policies.ts'),
      ports.captcha ?? parts.loadCaptcha(),
    ]);
    const loaded =
      policies.get() ??
      createHttpPolicies({ ...parts, captcha, tokens, fetchTokens, holdFingerprint: (print) => (fingerprint = print) });
    policies.set(loaded);
    return loaded;
  };
  const withPolicies = <T>(
    use: (loaded: HttpPolicies) => Observable<T>,
    otherwise: () => Observable<T>,
  ): Observable<T> =>
    defer(() => load().catch((fault: unknown) => ports.report('http/policies', fault))).pipe(
      concatMap((loaded) => (loaded === undefined ? otherwise() : use(loaded))),
    );

  /**
   * Another player may have signed in with this browser's cookie: their token must not be used here, and this session
   * has ended [SES-14]. Whose session it is now is then looked up, as at a start [SES-15].
   */
  let isOvertaken = false;
  const fetchTokens: HttpPolicies['refresh'] = () =>
    api({
      method: 'GET',
      path: '/web-api/user/gettoken',
      query: { force_refresh: 'true' },
      decode: parts.decodeTokens,
    }).pipe(
      map((answer) => {
        const player = parts.who();
        isOvertaken = answer.ok && player !== null && (answer.value.userId ?? player) !== player;
        return isOvertaken ? err({ kind: 'status' as const, status: 401, errors: [] }) : answer;
      }),
    );
  const tokens = createTokenStore(
    ports.clock,
    () => withPolicies(({ refresh }) => refresh(), fetchTokens),
    () => {
      dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
      if (isOvertaken) dispatch({ type: 'session/restore', payload: {} });
    },
  );
  const calls = { http: ports.http, appName, country, language };
  const api = createApi(
    {
      ...calls,
      fingerprint: () => fingerprint,
      onLimited: parts.onLimited,
      remedy: (refusal) =>
        withPolicies(
          ({ remedy }) => remedy(refusal),
          () => of(null),
        ),
    },
    tokens,
  );
  return {
    api,
    bareApi: createApi(calls, tokens),
    tokens,
    forgetFingerprint: () => (fingerprint = null),
    run: () => policies.value$.pipe(switchMap((loaded) => loaded?.run() ?? EMPTY)),
  };
}
