/** Shared parts of the jobs: how a call ends, and how a player signs in. */
import type { Referral } from '../../referral/public.ts';
import { concatMap, filter, map, of, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, Call, CallFailure } from '../../../http/api.ts';
import type { TokenStore } from '../../../http/token-source.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Cell, Readable } from '../../../kernel/readable.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { Report } from '../../../ports/report.ts';
import type { SocialPort } from '../../../ports/social.ts';
import type { KeyValueStorage } from '../../../ports/storage.ts';
import type { NewCredentials, SignedInWire } from '../../session/public.ts';
import type { DraftStore } from '../draft-store.ts';
import type { AuthFailure, AuthJob, Outcome, Secrets } from '../types.ts';
import { authFailure, secondStepIn } from '../wire.ts';

export interface JobIo {
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly storage: KeyValueStorage;
  readonly report: Report;
  readonly social: SocialPort | null;
  /** Takes the typed values of an attempt from the secret channel, once; none when they are gone. */
  readonly take: (attempt: string) => Secrets;
  readonly drafts: DraftStore;
  readonly newCredentials: Cell<NewCredentials | null>;
  readonly language: () => string;
  /** The referral that sent the visitor, with consent to marketing only [RFR-5]. */
  readonly referral: () => Referral | null;
  readonly remember: () => boolean;
  /** The code of the invitation that the visit came with; '' for none. */
  readonly invitation: () => string;
  /** Where registration is closed, players return from a provider to the login. */
  readonly isRegistrationOpen: () => boolean;
  /** Origins that an address from the operator may lead to, besides the site's own. */
  readonly allowedOrigins: () => readonly string[];
  /** True while the last player's sign-out is pending: its answer would take the new session's cookie [SES-4]. */
  readonly leaving: Readable<boolean>;
}

/** The end of a job: an outcome or a failure, and commands for other modules. */
export interface Ended {
  readonly outcome?: Outcome;
  readonly failure?: AuthFailure;
  readonly commands?: readonly Message[];
}

export type Work = Observable<Ended>;

function failed(io: Pick<JobIo, 'clock'>, job: AuthJob['kind'], failure: CallFailure): Ended {
  return { failure: authFailure(job, failure, io.clock.now()) };
}

/** Sends a call and continues with its answer. */
export function ask<T>(
  io: JobIo,
  job: AuthJob['kind'],
  call: Call<T>,
  then: (value: T) => Ended,
  otherwise: (failure: CallFailure) => Ended | null = () => null,
): Work {
  return io
    .api({ ...call, handlesLimit: true })
    .pipe(
      map((answer) => (answer.ok ? then(answer.value) : (otherwise(answer.error) ?? failed(io, job, answer.error)))),
    );
}

/**
 * Like `ask`, for calls that sign in: waits for the last sign-out, and leads to the second step where the operator
 * requires one.
 */
export function askToEnter<T>(
  io: JobIo,
  job: AuthJob['kind'],
  call: Call<T>,
  then: (value: T) => Ended,
  otherwise: (failure: CallFailure) => Ended | null = () => null,
): Work {
  const secondStep = (failure: CallFailure): Ended | null => {
    const step = secondStepIn(failure);
    if (step === null) return otherwise(failure);
    io.drafts.tickets.set('secondStep', step.ticket);
    return {
      outcome: {
        kind: 'codeSent',
        purpose: 'secondStep',
        resendInMs: step.expiresIn,
        expiresInMs: step.expiresIn,
        attemptsLeft: step.attempts,
      },
    };
  };
  return io.leaving.value$.pipe(
    filter((isLeaving) => !isLeaving),
    take(1),
    concatMap(() => ask(io, job, call, then, secondStep)),
  );
}

export function entered(io: JobIo, wire: SignedInWire, how: 'loggedIn' | 'registered'): Ended {
  io.tokens.hold(wire);
  io.drafts.forget();
  return {
    outcome: { kind: 'signedIn' },
    commands: [
      { type: 'session/reportPlayer', payload: { userId: wire.userId, how, previousLoginAt: wire.previousLoginAt } },
    ],
  };
}

export const refuse = (failure: AuthFailure): Work => of({ failure });
