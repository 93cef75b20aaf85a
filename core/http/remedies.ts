/**
 * Handles refusals that ask for something: a fingerprint, a captcha proof, confirmed terms. Loaded with the first such
 * answer. Each policy runs within the bounds below and fails closed: the refusal stands. Anything that waits for a
 * person ends when the player changes.
 */
import type { Observable } from 'rxjs';
import { catchError, defaultIfEmpty, defer, EMPTY, finalize, map, of, share, takeUntil, tap } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import type { CaptchaFailure, CaptchaPort } from '../ports/captcha.ts';
import type { Report } from '../ports/report.ts';
import type { Policy, Refusal, Remedy } from './api.ts';
import { demandOf } from './demand-wire.ts';
import type { Fingerprints } from './fingerprints.ts';

/**
 * The most challenges for one call. A second one is needed when another call has used up the proof of the first
 * [HTTP-7].
 */
const CHALLENGES_A_CALL = 2;
const FINGERPRINTS_A_CALL = 1;
/** The most calls that may wait for one challenge. A person does not cause more. */
const MAX_WAITING = 50;
const CAPTCHA_HEADER = 'x-captcha';

export interface RemedyParts {
  readonly fingerprints: Fingerprints;
  readonly captcha: CaptchaPort;
  readonly language: () => string;
  /** The terms must be confirmed [HTTP-8]. */
  readonly onTerms: () => void;
  /** The captcha's answer ends the session [HTTP-7]. */
  readonly onLogout: () => void;
  /** Emits when a player has signed in or out. */
  readonly changed$: Observable<unknown>;
  readonly report: Report;
}

export function createRemedies({
  fingerprints,
  captcha,
  language,
  onTerms,
  onLogout,
  changed$,
  report,
}: RemedyParts): (refusal: Refusal) => Observable<Remedy | null> {
  let open: Observable<Result<string, CaptchaFailure>> | null = null;
  let waiting = 0;

  /** Opens a challenge, or joins the open one: all calls refused meanwhile wait for the same challenge. */
  function challenge(code: string): Observable<Result<string, CaptchaFailure>> {
    if (open !== null) return open;
    const mine = defer(() => captcha.challenge({ code, language: language() })).pipe(
      takeUntil(changed$),
      tap((answer) => {
        if (!answer.ok && answer.error.kind === 'logout') onLogout();
      }),
      finalize(() => {
        if (open === mine) open = null;
      }),
      share(),
    );
    open = mine;
    return mine;
  }

  function remedyOf(refusal: Refusal): Observable<Remedy | null> {
    const { isSigned, fingerprint, used } = refusal;
    const demand = demandOf(refusal);
    switch (demand?.kind) {
      case undefined:
        return of(null);
      case 'terms':
        onTerms();
        return of(null);
      case 'fingerprint':
        // A guest's call carries no fingerprint, so there is none to renew.
        return !isSigned || count(used, 'fingerprint') >= FINGERPRINTS_A_CALL
          ? of(null)
          : fingerprints
              .after(fingerprint)
              .pipe(map((fresh) => (fresh === null ? null : { policy: 'fingerprint', headers: {} })));
      case 'captcha':
        return count(used, 'captcha') >= CHALLENGES_A_CALL || waiting >= MAX_WAITING ? of(null) : proofFor(demand.code);
    }
  }

  function proofFor(code: string): Observable<Remedy | null> {
    return defer(() => {
      waiting += 1;
      return challenge(code);
    }).pipe(
      map((answer) => (answer.ok ? { policy: 'captcha' as const, headers: { [CAPTCHA_HEADER]: answer.value } } : null)),
      finalize(() => {
        waiting -= 1;
      }),
    );
  }

  return (refusal) =>
    defer(() => remedyOf(refusal)).pipe(
      catchError((fault: unknown) => {
        report('http/remedies', fault);
        return EMPTY;
      }),
      defaultIfEmpty(null),
    );
}

function count(used: readonly Policy[], policy: Policy): number {
  return used.filter((each) => each === policy).length;
}
