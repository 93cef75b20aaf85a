/** Combines kernel and features over the ports that a shell provides. */
import { EMPTY, filter, type Subscription } from 'rxjs';
import type { Contract, FeatureTypes } from '../kernel/feature.ts';
import { createJournal } from '../kernel/journal.ts';
import { supervise } from '../kernel/process.ts';
import { createCell, derive, type Readable } from '../kernel/readable.ts';
import { createRuntime, type Runtime } from '../kernel/runtime.ts';
import { createSecretChannels } from '../kernel/secrets.ts';
import { createHttp } from '../http/create-http.ts';
import { NO_BETS } from '../modules/history/public.ts';
import { hideSports, NOTHING_HIDDEN } from '../modules/line/public.ts';
import { tooManyCalls, warning } from '../modules/notices/public.ts';
import { decodeTokens } from '../modules/session/public.ts';
import type { KnownContext } from '../navigation/navigation-context.ts';
import type { Ports } from '../ports/ports.ts';
import { typedDispatch, type CoreOptions, type PagelessCore } from './facade.ts';
import { features } from './features.ts';
import { createRegistry } from './registry.ts';
import { startCore } from './start.ts';

/** The core without navigation, and what navigation needs beside it. */
export function assembleCore(
  ports: Ports,
  { appName = 'touchline', onTermsChanged, isWholeSite = true }: CoreOptions = {},
): {
  readonly core: PagelessCore;
  readonly context: Readable<KnownContext>;
  readonly dispatch: Runtime['dispatch'];
} {
  const { clock, ids, report } = ports;
  const { accounts, captcha, coupon, line, notices, preferences, receipts, session, siteConfig } = features;
  const runtime = createRuntime({ modules: [], clock, ids, report });
  const { dispatch, events$, recent } = runtime;
  const registry = createRegistry(features, ports, runtime);
  const { lookup, modules } = registry;
  const onUnsaved = (): void => void dispatch(warning('notice.notSaved'));

  const http = createHttp({
    ports,
    appName,
    dispatch,
    decodeTokens,
    onTermsChanged,
    onLimited: (seconds) => void dispatch(tooManyCalls(seconds)),
    country: () => lookup.state(siteConfig.contract).config?.countryCode ?? '',
    language: () => lookup.state(preferences.contract).language,
    who: () => lookup.service(session.contract).userId(),
    async loadCaptcha() {
      await registry.load(captcha.contract);
      return lookup.service(captcha.contract);
    },
  });
  runtime.on('session/signedOut', http.forgetFingerprint);
  const secrets = createSecretChannels(clock, ids);
  const journal = createJournal({ port: ports.journal, clock, report, modules, onUnsaved });
  registry.create({ ports, runtime, journal, dispatch, createSecretChannel: secrets.create, ...http });
  lookup.eventsOf(session.contract).subscribe(({ event }) => {
    // Secrets that a guest has just typed stay: only a player leaves.
    if (event.type === 'session/signedOut' && event.payload.userId !== null) secrets.forget();
  });

  const eager = <T extends FeatureTypes>(feature: { readonly contract: Contract<T> }): Readable<T['view']> =>
    lookup.view(feature.contract);
  const { slices, markets } = lookup.service(coupon.contract);
  const restored = createCell(false);
  let running: Subscription | null = null;
  const run = (): Subscription => {
    const player = eager(session).value$.pipe(filter(({ status }) => status === 'player'));
    // After what the shell does as it starts the core, such as an early tap.
    const due = { player, start: isWholeSite ? Promise.resolve() : EMPTY };
    const processes = [
      { name: 'app/features', run: () => registry.run(due) },
      { name: 'http/policies', run: http.run },
    ];
    return supervise(processes, { clock, report, dispatch });
  };

  const core: PagelessCore = {
    dispatch: typedDispatch(dispatch),
    async start() {
      if (running !== null) return;
      const started = startCore({ ports, runtime, journal, modules, lookup, restored, run });
      ({ running } = started);
      await started.done;
    },
    stop() {
      running?.unsubscribe();
      running = null;
      secrets.forget();
      void journal.flush();
    },
    restored,
    siteConfig: derive(eager(siteConfig), (now) => now.config),
    session: eager(session),
    newCredentials: lookup.service(session.contract).newCredentials,
    accounts: eager(accounts),
    preferences: eager(preferences),
    coupon: { ...eager(coupon), ...slices },
    couponMarkets: markets,
    history: derive(lookup.view(features.history.contract), (bets) => bets ?? NO_BETS),
    receipts: eager(receipts),
    captcha: lookup.view(captcha.contract),
    feature: (name) => lookup.view(features[name].contract),
    actions: (name) => lookup.actions(features[name].contract),
    load: (name) => registry.load(features[name].contract),
    notices: eager(notices),
    line: hideSports(
      lookup.service(line.contract).reads,
      derive(lookup.view(features.user.contract), (known) => known?.facts?.hiddenSports ?? NOTHING_HIDDEN),
    ),
    verifyReceipts: () => lookup.service(receipts.contract).verify(),
    events$,
    recent,
  };
  return { core, context: registry.guardFacts, dispatch };
}
