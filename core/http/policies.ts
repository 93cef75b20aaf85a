/**
 * Call policies that load after the first price: refresh shared by tabs, fingerprint, captcha, terms
 * (`core/http/SPEC.md`).
 */
import type { Observable } from 'rxjs';
import type { CallFailure, Refusal, Remedy } from './api.ts';
import { createFingerprints } from './fingerprints.ts';
import { createRemedies } from './remedies.ts';
import { createSharedRefresh } from './share-refresh.ts';
import type { FreshTokens, TokenStore } from './token-source.ts';
import type { Message } from '../kernel/message.ts';
import type { Result } from '../kernel/result.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { HttpParts } from './http-parts.ts';

export interface HttpPolicies {
  readonly remedy: (refusal: Refusal) => Observable<Remedy | null>;
  readonly refresh: () => Observable<Result<FreshTokens, CallFailure>>;
  /** Commands of the policies; runs while the core does. */
  readonly run: () => Observable<Message>;
}

export interface HttpPolicyParts extends HttpParts {
  readonly captcha: CaptchaPort;
  readonly tokens: TokenStore;
  readonly fetchTokens: HttpPolicies['refresh'];
  readonly holdFingerprint: (print: string | null) => void;
}

export function createHttpPolicies({
  ports,
  captcha,
  tokens,
  fetchTokens,
  holdFingerprint,
  language,
  who,
  dispatch,
  onTermsChanged,
}: HttpPolicyParts): HttpPolicies {
  const { clock, report, storage, tabs } = ports;
  const { changed$ } = tokens;
  const sharing = createSharedRefresh({ tabs, clock, report, tokens, who, fetchTokens });
  const fingerprints = createFingerprints({
    port: ports.fingerprint ?? null,
    storage,
    clock,
    report,
    hold: holdFingerprint,
    changed$,
  });
  const remedy = createRemedies({
    fingerprints,
    language,
    onTerms() {
      dispatch({ type: 'terms/reportChanged', payload: {} });
      onTermsChanged?.();
    },
    changed$,
    report,
    captcha,
    onLogout: () => void dispatch({ type: 'session/logOut', payload: {} }),
  });
  return { remedy, refresh: sharing.refresh, run: () => sharing.receive$ };
}
