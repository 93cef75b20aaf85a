/**
 * The common part of the cores for pages of other sites: features over the ports, without journal and navigation.
 */
import type { Observable, Subscription } from 'rxjs';
import { EMPTY, of } from 'rxjs';
import { createHttp } from '../http/create-http.ts';
import type { HttpParts } from '../http/http-parts.ts';
import type { Lookup } from '../kernel/feature.ts';
import type { Journal } from '../kernel/journal.ts';
import { supervise } from '../kernel/process.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import { createRuntime } from '../kernel/runtime.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { preferences } from '../modules/preferences/public.ts';
import type { CaptchaFailure, CaptchaPort } from '../ports/captcha.ts';
import type { Ports } from '../ports/ports.ts';
import type { FeatureList } from '../app/registry.ts';
import { createRegistry } from '../app/registry.ts';

/** Nothing is stored: what a feature would have on disk counts as saved, and ends with the page. */
const NO_JOURNAL: Journal = {
  load: () => Promise.resolve({ modules: [], setAside: [], failed: false }),
  record: () => undefined,
  flush: () => Promise.resolve(true),
  wipe: () => Promise.resolve(),
};

/** The page of another site has no place for a challenge: the operator's refusal stands. */
const NO_CAPTCHA: CaptchaPort = {
  challenge: () => of<Result<string, CaptchaFailure>>(err({ kind: 'cancelled' })),
};

export interface SmallCore {
  readonly dispatch: Runtime['dispatch'];
  readonly lookup: Lookup;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

export interface SmallCoreParts {
  readonly ports: Ports;
  readonly features: FeatureList;
  readonly http: (lookup: Lookup) => Pick<HttpParts, 'country' | 'who' | 'decodeTokens'>;
  /** Emits when the features of a player are due. */
  readonly player: (lookup: Lookup) => Observable<unknown>;
}

export function createSmallCore({ ports, features, http, player }: SmallCoreParts): SmallCore {
  const { clock, ids, report } = ports;
  const runtime = createRuntime({ modules: [], clock, ids, report });
  const { dispatch } = runtime;
  const registry = createRegistry(features, ports, runtime);
  const { lookup } = registry;
  const calls = createHttp({
    ports,
    appName: 'touchline',
    // Of the calls' own commands, these cores have a handler for the session's alone.
    dispatch: (command) => (command.type.startsWith('session/') ? dispatch(command) : ok([])),
    onTermsChanged: undefined,
    onLimited: () => undefined,
    language: () => lookup.state(preferences).language,
    loadCaptcha: () => Promise.resolve(NO_CAPTCHA),
    ...http(lookup),
  });
  registry.create({
    ports,
    runtime,
    journal: NO_JOURNAL,
    dispatch,
    createSecretChannel() {
      throw new Error('a page of another site has no secrets');
    },
    ...calls,
  });
  let running: Subscription | null = null;
  return {
    dispatch,
    lookup,
    start() {
      const run = () => registry.run({ start: EMPTY, player: player(lookup) });
      running ??= supervise([{ name: 'app/features', run }], { clock, report, dispatch });
      return Promise.resolve();
    },
    stop() {
      running?.unsubscribe();
      running = null;
    },
  };
}
