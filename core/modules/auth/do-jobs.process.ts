/**
 * Runs the jobs of the forms, one at a time: the decider refuses a second job during the first, so `concatMap` never
 * queues.
 */
import { concatMap, EMPTY, filter, from } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Ended, JobIo, Work } from './jobs/io.ts';
import { logIn, logInByCode, requestCode, secondStep } from './jobs/log-in.ts';
import { checkRecoveryCode, openLetter, setPassword } from './jobs/recover.ts';
import { mailCredentials, register } from './jobs/register.ts';
import {
  addEmail,
  askPhone,
  beginTwoFactor,
  changePassword,
  confirmPhone,
  disableTwoFactor,
  enableTwoFactor,
  loadSecurity,
  setSecretQuestion,
} from './jobs/security.ts';
import { comeBack, startSocial } from './jobs/social.ts';
import type { AuthEvent } from './messages.ts';
import type { AuthJob, Secrets } from './types.ts';

function workOf(io: JobIo, job: AuthJob, secrets: Secrets): Work {
  switch (job.kind) {
    case 'logIn':
      return logIn(io, job.form, secrets);
    case 'requestCode':
      return requestCode(io, job, secrets);
    case 'logInByCode':
      return logInByCode(io, secrets);
    case 'secondStep':
      return secondStep(io, secrets);
    case 'register':
      return register(io, job, secrets);
    case 'checkRecoveryCode':
      return checkRecoveryCode(io, secrets);
    case 'setPassword':
      return setPassword(io, secrets);
    case 'startSocial':
      return startSocial(io, job.provider, secrets);
    case 'comeBack':
      return comeBack(io, secrets);
    case 'openLetter':
      return openLetter(io, job.purpose, secrets);
    case 'loadSecurity':
      return loadSecurity(io);
    case 'changePassword':
      return changePassword(io, secrets);
    case 'askPhone':
      return askPhone(io, secrets);
    case 'confirmPhone':
      return confirmPhone(io, secrets);
    case 'setSecretQuestion':
      return setSecretQuestion(io, job.question, secrets);
    case 'addEmail':
      return addEmail(io, secrets);
    case 'beginTwoFactor':
      return beginTwoFactor(io);
    case 'enableTwoFactor':
      return enableTwoFactor(io, secrets);
    case 'disableTwoFactor':
      return disableTwoFactor(io, secrets);
    case 'mailCredentials':
      return mailCredentials(io, secrets);
  }
}

function messagesOf(attempt: string, { outcome, failure, commands = [] }: Ended): readonly Message[] {
  return [
    ...(outcome === undefined ? [] : [{ type: 'auth/report', payload: { attempt, outcome } }]),
    ...(failure === undefined ? [] : [{ type: 'auth/reportFailure', payload: { attempt, failure } }]),
    ...commands,
  ];
}

export function doJobs(events$: Observable<Recorded<AuthEvent>>, io: JobIo): Observable<Message> {
  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    concatMap(({ event }) => {
      if (event.type !== 'auth/asked') return EMPTY;
      const { attempt, job } = event.payload;
      return workOf(io, job, io.take(attempt)).pipe(concatMap((ended) => from(messagesOf(attempt, ended))));
    }),
  );
}
