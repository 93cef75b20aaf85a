/** What the work of forms has in common: how a call ends, and how a player comes in. */
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
import type { Kept } from '../kept.ts';
import type { AuthFailure, AuthJob, Outcome } from '../types.ts';
import type { SecretVault } from '../vault.ts';
import { authFailure, secondStepIn } from '../wire.ts';

export interface JobIo {
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly storage: KeyValueStorage;
  readonly report: Report;
  readonly social: SocialPort | null;
  readonly vault: SecretVault;
  readonly kept: Kept;
  readonly newCredentials: Cell<NewCredentials | null>;
  readonly language: () => string;
  readonly remember: () => boolean;
  /** Where it is not, players come back from a provider to the login. */
  readonly isRegistrationOpen: () => boolean;
  /** Origins beside the site's own that an address from the operator may lead to. */
  readonly allowedOrigins: () => readonly string[];
  /** True while the last player's sign-out is under way: its answer would take the new session's cookie [SES-4]. */
  readonly leaving: Readable<boolean>;
}

/** How a piece of work ended: with an outcome or a failure, and with commands for others. */
export interface Ended {
  readonly outcome?: Outcome;
  readonly failure?: AuthFailure;
  readonly commands?: readonly Message[];
}

export type Work = Observable<Ended>;

export function failed(io: Pick<JobIo, 'clock'>, job: AuthJob['kind'], failure: CallFailure): Ended {
  return { failure: authFailure(job, failure, io.clock.now()) };
}

/** Asks, and goes on with what was answered. */
export function ask<T>(
  io: JobIo,
  job: AuthJob['kind'],
  call: Call<T>,
  then: (value: T) => Ended,
  otherwise: (failure: CallFailure) => Ended | null = () => null,
): Work {
  return io
    .api(call)
    .pipe(
      map((answer) => (answer.ok ? then(answer.value) : (otherwise(answer.error) ?? failed(io, job, answer.error)))),
    );
}

/** As `ask`, for calls that sign in: after the last sign-out is told, and with the second step where the operator wants one. */
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
    io.kept.tickets.set('secondStep', step.ticket);
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
  io.kept.forget();
  return {
    outcome: { kind: 'signedIn' },
    commands: [
      { type: 'session/reportPlayer', payload: { userId: wire.userId, how, previousLoginAt: wire.previousLoginAt } },
    ],
  };
}

export const refuse = (failure: AuthFailure): Work => of({ failure });
