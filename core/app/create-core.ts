/** The facade: puts kernel, modules, processes and navigation together over the ports that a shell gives. The only way in for shells. */
import { concatMap, defer, EMPTY, filter, firstValueFrom, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { createApi } from '../http/api.ts';
import { createTokenStore } from '../http/token-source.ts';
import type { TokenStore } from '../http/token-source.ts';
import type { CaptchaView } from '../modules/captcha/views.ts';
import { createJournal } from '../kernel/journal.ts';
import type { Message, Recorded } from '../kernel/message.ts';
import { moduleOf } from '../kernel/message.ts';
import { supervise } from '../kernel/process.ts';
import { combine, createCell, derive } from '../kernel/readable.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Result } from '../kernel/result.ts';
import { createRuntime } from '../kernel/runtime.ts';
import { text } from '../kernel/text.ts';
import { viewAccounts } from '../modules/accounts/views.ts';
import type { CouponFacts } from '../modules/coupon/facts.ts';
import type { CouponRules } from '../modules/coupon/rules.ts';
import { viewWaiting } from '../modules/coupon/view-waiting.ts';
import { NO_BETS } from '../modules/history/no-bets.ts';
import { createLine } from '../modules/line/public.ts';
import { LANGUAGES } from '../modules/preferences/types.ts';
import { forgetKept } from '../modules/session/kept-keys.ts';
import { createLogoutMark, FORGETTING_KEY } from '../modules/session/logout-mark.ts';
import { createVault } from '../modules/session/vault.ts';
import type { NewCredentials } from '../modules/session/views.ts';
import { decodeTokens, SESSION_CALL } from '../modules/session/wire.ts';
import { createNavigation } from '../navigation/create-navigation.ts';
import type { Ports } from '../ports/ports.ts';
import { couponFacts } from './coupon-facts.ts';
import type { Core } from './facade.ts';
import type { HttpPolicies, HttpShared } from './http-policies.ts';
import { deviceLanguages, firstPreferences } from './first-preferences.ts';
import { isOfAnother } from './forget-player.process.ts';
import { shareDurable } from './journal-tabs.ts';
import type { Command, Event, Events, Rejection, States } from './modules.ts';
import { createModules } from './modules.ts';
import { createParts } from './parts/parts.ts';
import { createProcesses } from './processes.ts';
import type { ProcessParts } from './processes.ts';

export interface CoreOptions {
  /** Sent with every call. */
  readonly appName?: string;
  /** The rules of betting, where the shell has them at hand; otherwise they are loaded after the first price. */
  readonly couponRules?: CouponRules;
  /** The operator wants changed terms confirmed before it goes on: the shell leads to `/confirm`. */
  readonly onTermsChanged?: () => void;
  /** Runs work once the first price is painted: what the first price can do without joins then. At once by default. */
  readonly later?: (run: () => void) => void;
}

export function createCore(
  ports: Ports,
  { appName = 'touchline', couponRules, onTermsChanged, later = (run) => run() }: CoreOptions = {},
): Core {
  const { clock, ids, report } = ports;
  const state = <N extends keyof States>(name: N): States[N] => runtime.state(name) as States[N];
  const readable = <N extends keyof States>(name: N): Readable<States[N]> =>
    runtime.readable(name) as Readable<States[N]>;
  const dispatch = (command: Message): Result<readonly Message[], unknown> => runtime.dispatch(command);

  const rules = createCell<CouponRules | null>(couponRules ?? null);
  const modules = createModules({
    signedIn: () => state('session').status === 'player',
    coupon: () => factsNow(),
    preferences: firstPreferences(ports),
  });
  const runtime = createRuntime({ modules, clock, ids, report });
  const country = (): string => state('site-config').config?.countryCode ?? '';
  const late: HttpShared = {
    fingerprint: null,
    policies: createCell<HttpPolicies | null>(null),
    captcha: createCell<CaptchaView | null>(null),
  };
  /** Where they can't be loaded a refusal stands, and a refresh is this tab's own. */
  const withPolicies = <T>(
    use: (policies: HttpPolicies) => Observable<T>,
    otherwise: () => Observable<T>,
  ): Observable<T> =>
    defer(() =>
      import('./http-policies.ts').then(
        (part) => part.httpPoliciesOf({ ports, runtime, tokens, bare, fetchTokens, shared: late, onTermsChanged }),
        (fault) => report('app/http-policies', fault),
      ),
    ).pipe(concatMap((policies) => (policies === undefined ? otherwise() : use(policies))));
  const fetchTokens: HttpPolicies['refresh'] = () =>
    api({ method: 'GET', path: '/web-api/user/gettoken', query: { force_refresh: 'true' }, decode: decodeTokens });
  const tokens: TokenStore = createTokenStore(
    clock,
    () => withPolicies(({ refresh }) => refresh(), fetchTokens),
    () => dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } }),
  );
  const calls = { http: ports.http, appName, country };
  const bare = createApi(calls, tokens);
  const api = createApi(
    {
      ...calls,
      fingerprint: () => late.fingerprint,
      remedy: (refusal) =>
        withPolicies(
          ({ remedy }) => remedy(refusal),
          () => of(null),
        ),
    },
    tokens,
  );
  // Nothing of a player stays: her fingerprint neither.
  const forgetHers = (): void => forgetKept(ports, report);
  runtime.on('session/signedOut', () => {
    late.fingerprint = null;
    forgetHers();
  });
  // Whoever logs in finds nothing of a session that died.
  runtime.on('session/logInAsked', forgetHers);
  runtime.on('session/registrationAsked', forgetHers);
  const language = derive(readable('preferences'), (preferences) => preferences.language);
  const line = createLine({ ports, api, state: readable('line'), language });
  const journal = createJournal({
    port: ports.journal,
    clock,
    report,
    modules,
    onUnsaved: () =>
      dispatch({ type: 'notices/show', payload: { tone: 'warning', text: text('notice.notSaved'), lastsMs: null } }),
  });
  const restored = createCell(false);
  const vault = createVault();
  const newCredentials = createCell<NewCredentials | null>(null);
  const mark = createLogoutMark(ports.storage, report);
  const forgetting = createLogoutMark(ports.storage, report, FORGETTING_KEY);

  // A price of a leg is no event by itself; this makes the coupon's view look again.
  const pulse = createCell(0);
  const touchCoupon = (): void => pulse.set(pulse.get() + 1);
  const parts = createParts(() => processParts, later);
  const factsNow = (): CouponFacts => couponFacts(state, line, rules.get(), parts.of('limits').get()?.staking);
  const coupon = combine(
    [
      readable('coupon'),
      readable('session'),
      readable('accounts'),
      readable('site-config'),
      readable('preferences'),
      readable('line'),
      rules,
      pulse,
      parts.of('limits'),
    ] as const,
    ([couponState]) => {
      const facts = factsNow();
      return facts.rules === null ? viewWaiting(couponState, facts) : facts.rules.view(couponState, facts, clock.now());
    },
  );

  const navigation = createNavigation({
    world: combine(
      [readable('session'), readable('preferences'), readable('site-config'), parts.world] as const,
      ([session, preferences, config, more]) => ({
        isProduction: null,
        isGateKnown: false,
        isRechargeModal: null,
        origin: ports.page.origin ?? '',
        ...more,
        signedIn: session.status === 'unknown' ? null : session.status === 'player',
        language: preferences.language,
        detectedLanguages: deviceLanguages(ports.page),
        languages: LANGUAGES.filter((code) => config.config?.languages.includes(code) ?? true),
        isRegistrationAllowed: config.config?.isRegistrationAllowed ?? true,
      }),
    ),
    clock,
    report,
    dispatch,
  });

  const eventsOf = <N extends keyof Events>(name: N): Observable<Recorded<Events[N]>> =>
    runtime.events$.pipe(filter((recorded): recorded is Recorded<Events[N]> => moduleOf(recorded.event.type) === name));
  const processParts: ProcessParts = {
    ports,
    api,
    tokens,
    vault,
    newCredentials,
    leaving: createCell(false),
    mark,
    forgetting,
    line,
    journal,
    runtime,
    state,
    readable,
    eventsOf,
    touchCoupon,
    rules,
    dispatch,
  };
  const processes = [...createProcesses(processParts), parts.process];
  let running: { unsubscribe(): void } | null = null;

  const isSame = async (userId: string): Promise<boolean> => {
    const again = await firstValueFrom(api(SESSION_CALL));
    return again.ok && again.value === userId;
  };

  async function start(): Promise<void> {
    if (running !== null) return;
    const shared = shareDurable({
      modules,
      events$: runtime.events$,
      runtime,
      journal,
      tabs: ports.tabs,
      clock,
      report,
    });
    const supervised = supervise(
      [
        ...processes,
        {
          name: 'http/policies',
          run: () => late.policies.value$.pipe(switchMap((policies) => policies?.run() ?? EMPTY)),
        },
      ],
      { clock, report, dispatch },
    );
    shared.add(supervised);
    // A page that goes out of sight may never come back: what is gathered is written now.
    shared.add(ports.page.visible.value$.subscribe((visible) => void (visible || journal.flush())));
    running = shared;
    const known = firstValueFrom(readable('session').value$.pipe(filter(({ status }) => status !== 'unknown')));
    dispatch({ type: 'session/restore', payload: {} });
    // The page that was to forget a player died over it.
    if (forgetting.isSet()) {
      await journal.wipe();
      forgetting.remove();
    }
    const loaded = await journal.load();
    // What was heard of meanwhile is the work of tabs that live.
    const heard = new Set(state('coupon').intents.map(({ key }) => key));
    for (const { name, state: base, tail } of loaded.modules) {
      try {
        runtime.restore(name, base, tail);
      } catch (fault) {
        report(`app/restore ${name}`, fault);
      }
    }
    restored.set(true);
    if (loaded.failed)
      dispatch({
        type: 'notices/show',
        payload: { tone: 'warning', text: text('notice.storageBlocked'), lastsMs: null },
      });
    if (loaded.setAside.length > 0)
      dispatch({
        type: 'notices/show',
        payload: { tone: 'warning', text: text('notice.setAside', { count: loaded.setAside.length }), lastsMs: null },
      });
    const session = state('session');
    // An answer that names somebody else than what is kept here is asked for again before anything is wiped [SES-9].
    if (
      session.status === 'player' &&
      newCredentials.get() === null &&
      isOfAnother(state('coupon'), state('receipts'), session.userId) &&
      !(await isSame(session.userId))
    ) {
      dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
      dispatch({ type: 'session/restore', payload: {} });
    } else if (session.status === 'player' && isOfAnother(state('coupon'), state('receipts'), session.userId)) {
      dispatch({ type: 'coupon/forget', payload: {} });
      dispatch({ type: 'receipts/forget', payload: {} });
      await journal.wipe();
    }
    // Whoever sent these is gone with the last visit: what became of them is asked.
    for (const { key, phase } of state('coupon').intents)
      if (!heard.has(key) && (phase === 'saving' || phase === 'sending'))
        dispatch({ type: 'coupon/reportUnknown', payload: { key } });
    await known;
  }

  return {
    dispatch: (command: Command) => dispatch(command) as Result<readonly Event[], Rejection>,
    start,
    stop() {
      running?.unsubscribe();
      running = null;
      void journal.flush();
    },
    restored,
    siteConfig: derive(readable('site-config'), ({ config }) => config),
    session: readable('session'),
    newCredentials,
    accounts: derive(readable('accounts'), viewAccounts),
    preferences: readable('preferences'),
    coupon,
    couponMarkets: derive(
      derive(readable('coupon'), ({ legs }) => legs),
      (legs): ReadonlySet<number> => new Set(legs.map(({ marketId }) => marketId)),
    ),
    history: derive(parts.of('player'), (bets) => bets ?? NO_BETS),
    receipts: readable('receipts'),
    captcha: late.captcha,
    part: parts.of,
    bring: parts.load,
    notices: readable('notices'),
    line: line.reads,
    navigation,
    logIn(login, password) {
      const attempt = ids.next();
      vault.put(attempt, { login, password });
      // A refused attempt is never taken from the vault: a password must not wait there.
      if (!dispatch({ type: 'session/logIn', payload: { attempt } }).ok) vault.take(attempt);
    },
    register(form) {
      dispatch({ type: 'session/register', payload: { ...form, attempt: ids.next() } });
    },
    dismissCredentials: () => newCredentials.set(null),
    async verifyReceipts() {
      const { verifyReceipts } = await import('../modules/receipts/verify-receipts.ts');
      const { receipts, passed } = state('receipts');
      return verifyReceipts(receipts, ports.digest.sha256, passed);
    },
    events$: runtime.events$,
    recent: runtime.recent,
  };
}
