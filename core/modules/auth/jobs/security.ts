/** Jobs that show and change how a player signs in [AUT-15, AUT-16, AUT-23…AUT-25]. */
import { nothing } from '../../../http/wire-tools.ts';
import { encodeCredential } from '../../session/public.ts';
import type { Security } from '../draft-store.ts';
import type { Secrets } from '../types.ts';
import {
  decodeBackupCodes,
  decodeBoundPhone,
  decodeChallenge,
  decodeProposal,
  decodeReadAt,
  decodeSecurity,
} from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask } from './io.ts';

export function loadSecurity(io: JobIo): Work {
  return ask(
    io,
    'loadSecurity',
    {
      method: 'GET',
      path: '/web-api/user/security',
      query: { lng: io.language() },
      auth: true,
      decode: decodeSecurity,
    },
    (security): Ended => {
      io.drafts.change({ security });
      return { outcome: { kind: 'securityLoaded' } };
    },
  );
}

export function addEmail(io: JobIo, { email = '' }: Secrets): Work {
  return ask(
    io,
    'addEmail',
    {
      method: 'POST',
      path: '/web-api/user/security/email',
      auth: true,
      body: { email: encodeCredential(email) },
      decode: decodeReadAt,
    },
    ({ readAt }): Ended => {
      io.drafts.change({ readAt });
      return { outcome: { kind: 'emailAsked' } };
    },
  );
}

/** Other sessions end; this one stays. */
export function changePassword(io: JobIo, { current = '', password = '' }: Secrets): Work {
  const body = { current: encodeCredential(current), password: encodeCredential(password) };
  return ask(
    io,
    'changePassword',
    { method: 'POST', path: '/web-api/user/security/password', auth: true, body, decode: nothing },
    (): Ended => {
      showSecurity(io, { passwordChangedAt: io.clock.now() });
      return { outcome: { kind: 'passwordChanged' } };
    },
  );
}

/** Sends a code to the number that the player wants to add. */
export function askPhone(io: JobIo, { phone = '' }: Secrets): Work {
  const body = { phone: encodeCredential(phone) };
  return ask(
    io,
    'askPhone',
    { method: 'POST', path: '/web-api/user/security/phone', auth: true, body, decode: decodeChallenge },
    ({ ticket, resendIn, expiresIn, attempts, readAt }): Ended => {
      io.drafts.tickets.set('phone', ticket);
      io.drafts.change({ readAt });
      return {
        outcome: {
          kind: 'codeSent',
          purpose: 'phone',
          resendInMs: resendIn,
          expiresInMs: expiresIn,
          attemptsLeft: attempts,
        },
      };
    },
  );
}

export function confirmPhone(io: JobIo, { code = '' }: Secrets): Work {
  const body = { ticket: io.drafts.tickets.get('phone') ?? '', code };
  return ask(
    io,
    'confirmPhone',
    { method: 'POST', path: '/web-api/user/security/phone/confirm', auth: true, body, decode: decodeBoundPhone },
    ({ phone }): Ended => {
      io.drafts.tickets.delete('phone');
      showSecurity(io, { phone, isPhoneConfirmed: true });
      return { outcome: { kind: 'phoneConfirmed' } };
    },
  );
}

export function setSecretQuestion(io: JobIo, question: number, { current = '', answer = '' }: Secrets): Work {
  const body = { question, answer: encodeCredential(answer), current: encodeCredential(current) };
  return ask(
    io,
    'setSecretQuestion',
    { method: 'POST', path: '/web-api/user/security/question', auth: true, body, decode: nothing },
    (): Ended => {
      showSecurity(io, { secretQuestion: question });
      return { outcome: { kind: 'secretQuestionSet' } };
    },
  );
}

/** Applies a change to the shown record, where it has loaded. */
function showSecurity(io: JobIo, change: Partial<Security>): void {
  const { security } = io.drafts.shown.get();
  if (security !== null) io.drafts.change({ security: { ...security, ...change } });
}

export function beginTwoFactor(io: JobIo): Work {
  return ask(
    io,
    'beginTwoFactor',
    { method: 'POST', path: '/web-api/user/two-factor/begin', auth: true, decode: decodeProposal },
    (twoFactor): Ended => {
      io.drafts.change({ twoFactor });
      return { outcome: { kind: 'twoFactorProposed' } };
    },
  );
}

/** Turns the second step on. The backup codes are shown once, with a warning to save them. */
export function enableTwoFactor(io: JobIo, { code = '' }: Secrets): Work {
  return ask(
    io,
    'enableTwoFactor',
    { method: 'POST', path: '/web-api/user/two-factor/enable', auth: true, body: { code }, decode: decodeBackupCodes },
    ({ backupCodes }): Ended => {
      io.drafts.change({ twoFactor: null, backupCodes });
      showSecurity(io, { hasTwoFactor: true, backupCodesLeft: backupCodes.length });
      return { outcome: { kind: 'twoFactorOn' } };
    },
  );
}

export function disableTwoFactor(io: JobIo, { code = '' }: Secrets): Work {
  return ask(
    io,
    'disableTwoFactor',
    { method: 'POST', path: '/web-api/user/two-factor/disable', auth: true, body: { code }, decode: nothing },
    (): Ended => {
      io.drafts.change({ backupCodes: null });
      showSecurity(io, { hasTwoFactor: false, backupCodesLeft: 0 });
      return { outcome: { kind: 'twoFactorOff' } };
    },
  );
}
