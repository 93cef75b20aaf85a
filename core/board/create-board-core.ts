/**
 * A core that shows boards and does nothing else: the line in the chosen language. A third of the code of a whole core, for
 * prices on a page that has no coupon.
 */
import { EMPTY } from 'rxjs';
import type { Subscription } from 'rxjs';
import { createHttp } from '../http/create-http.ts';
import { createJournal } from '../kernel/journal.ts';
import { supervise } from '../kernel/process.ts';
import { createCell } from '../kernel/readable.ts';
import { createRuntime } from '../kernel/runtime.ts';
import { createSecretChannels } from '../kernel/secrets.ts';
import { line as lineContract } from '../modules/line/public.ts';
import { feature as line } from '../modules/line/feature.ts';
import { preferences as preferencesContract } from '../modules/preferences/public.ts';
import { feature as preferences } from '../modules/preferences/feature.ts';
import { decodeTokens } from '../modules/session/public.ts';
import type { Ports } from '../ports/ports.ts';
import type { BoardCore } from '../app/facade.ts';
import { createRegistry } from '../app/registry.ts';
import { typedDispatch } from '../app/facade.ts';

export function createBoardCore(ports: Ports): BoardCore {
  const { clock, ids, report } = ports;
  const runtime = createRuntime({ modules: [], clock, ids, report });
  const { dispatch } = runtime;
  const registry = createRegistry({ preferences, line }, ports, runtime);
  const { lookup, modules } = registry;
  const http = createHttp({
    ports,
    appName: 'touchline',
    dispatch,
    decodeTokens,
    onTermsChanged: undefined,
    onLimited: () => undefined,
    country: () => '',
    language: () => lookup.state(preferencesContract).language,
    who: () => null,
    loadCaptcha: () => Promise.reject(new Error('a board asks for no captcha')),
  });
  const secrets = createSecretChannels(clock, ids);
  const journal = createJournal({ port: ports.journal, clock, report, modules, onUnsaved: () => undefined });
  registry.create({ ports, runtime, journal, dispatch, createSecretChannel: secrets.create, ...http });
  let running: Subscription | null = null;
  return {
    dispatch: typedDispatch(dispatch),
    start() {
      const run = () => registry.run({ start: EMPTY, player: EMPTY });
      running ??= supervise([{ name: 'app/features', run }], { clock, report, dispatch });
      return Promise.resolve();
    },
    stop() {
      running?.unsubscribe();
      running = null;
    },
    preferences: lookup.readable(preferencesContract),
    couponMarkets: createCell<ReadonlySet<number>>(new Set()),
    line: lookup.service(lineContract).reads,
  };
}
