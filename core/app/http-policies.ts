/** What calls need beyond the first price, loaded with the first answer that asks for it: the refresh shared by the tabs, fingerprint, captcha, terms (`core/http/SPEC.md`). */
import type { Observable } from 'rxjs';
import { filter, ignoreElements, merge, tap } from 'rxjs';
import type { Api, CallFailure, Refusal, Remedy } from '../http/api.ts';
import { createFingerprints } from '../http/fingerprints.ts';
import { createRemedies } from '../http/remedies.ts';
import { createSharedRefresh } from '../http/share-refresh.ts';
import type { FreshTokens, TokenStore } from '../http/token-source.ts';
import type { Module } from '../kernel/decider.ts';
import type { Message, Recorded } from '../kernel/message.ts';
import { moduleOf } from '../kernel/message.ts';
import type { Cell, Readable } from '../kernel/readable.ts';
import type { Result } from '../kernel/result.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { captchaDecider } from '../modules/captcha/decider.ts';
import type { CaptchaState } from '../modules/captcha/decider.ts';
import { followChallenge } from '../modules/captcha/follow-challenge.process.ts';
import type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from '../modules/captcha/messages.ts';
import { createOperatorCaptcha, createProofBox } from '../modules/captcha/operator-captcha.ts';
import type { CaptchaView } from '../modules/captcha/views.ts';
import type { Ports } from '../ports/ports.ts';
import type { States } from './modules.ts';

export interface HttpPolicies {
  readonly remedy: (refusal: Refusal) => Observable<Remedy | null>;
  readonly refresh: () => Observable<Result<FreshTokens, CallFailure>>;
  /** Commands; runs while the core does. */
  readonly run: () => Observable<Message>;
}

/** What the first load keeps for them. */
export interface HttpShared {
  /** What the header says; in memory. */
  fingerprint: string | null;
  /** Null until they are loaded. */
  readonly policies: Cell<HttpPolicies | null>;
  /** What the shell draws. */
  readonly captcha: Cell<CaptchaView | null>;
}

export interface HttpPolicyParts {
  readonly ports: Ports;
  readonly runtime: Runtime;
  readonly tokens: TokenStore;
  /** A chain without remedies: a challenge never brings a challenge. */
  readonly bare: Api;
  readonly fetchTokens: () => Observable<Result<FreshTokens, CallFailure>>;
  readonly shared: HttpShared;
  readonly onTermsChanged: (() => void) | undefined;
}

/** The policies of a core: made once. */
export function httpPoliciesOf(parts: HttpPolicyParts): HttpPolicies {
  const { policies } = parts.shared;
  const made = policies.get() ?? createHttpPolicies(parts);
  policies.set(made);
  return made;
}

function createHttpPolicies({
  ports,
  runtime,
  tokens,
  bare,
  fetchTokens,
  shared,
  onTermsChanged,
}: HttpPolicyParts): HttpPolicies {
  const { clock, ids, report, storage, tabs } = ports;
  const { changed$ } = tokens;
  const who = (): string | null => {
    const session = runtime.state('session') as States['session'];
    return session.status === 'player' ? session.userId : null;
  };
  const language = (): string => (runtime.state('preferences') as States['preferences']).language;
  const captcha: Module<'captcha', CaptchaState, CaptchaCommand, CaptchaEvent, null, CaptchaRejection> = {
    name: 'captcha',
    decider: captchaDecider,
    facts: () => null,
  };
  runtime.join(captcha);
  const challenge = runtime.readable('captcha') as Readable<CaptchaState>;
  const events$ = runtime.events$.pipe(
    filter((recorded): recorded is Recorded<CaptchaEvent> => moduleOf(recorded.event.type) === 'captcha'),
  );
  const proofs = createProofBox();
  const { dispatch } = runtime;

  const onTerms = (): void => {
    dispatch({ type: 'terms/reportChanged', payload: {} });
    onTermsChanged?.();
  };
  const sharing = createSharedRefresh({ tabs, clock, report, tokens, who, fetchTokens });
  const fingerprints = createFingerprints({
    port: ports.fingerprint ?? null,
    storage,
    clock,
    report,
    hold: (print) => void (shared.fingerprint = print),
    changed$,
  });
  const remedy = createRemedies({
    fingerprints,
    language,
    onTerms,
    changed$,
    report,
    captcha: ports.captcha ?? createOperatorCaptcha({ dispatch, events$, proofs, nextId: ids.next }),
    onLogout: () => void dispatch({ type: 'session/logOut', payload: {} }),
  });
  const drawn$ = challenge.value$.pipe(
    tap((state) => shared.captcha.set(state)),
    ignoreElements(),
  );
  return {
    remedy,
    refresh: sharing.refresh,
    run: () =>
      merge(sharing.hear$, drawn$, followChallenge({ events$, api: bare, clock, proofs, state: challenge.get })),
  };
}
