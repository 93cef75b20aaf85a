/** Jobs that show and change how a player signs in [AUT-15, AUT-16]. */
import { nothing } from '../../../http/wire-tools.ts';
import { encodeCredential } from '../../session/public.ts';
import type { Secrets } from '../types.ts';
import { decodeBackupCodes, decodeProposal, decodeReadAt, decodeSecurity } from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask } from './io.ts';

export function loadSecurity(io: JobIo): Work {
  return ask(
    io,
    'loadSecurity',
    { method: 'GET', path: '/web-api/user/security', auth: true, decode: decodeSecurity },
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
      const { security } = io.drafts.shown.get();
      io.drafts.change({
        twoFactor: null,
        backupCodes,
        security: security === null ? null : { ...security, hasTwoFactor: true, backupCodesLeft: backupCodes.length },
      });
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
      const { security } = io.drafts.shown.get();
      io.drafts.change({
        backupCodes: null,
        security: security === null ? null : { ...security, hasTwoFactor: false, backupCodesLeft: 0 },
      });
      return { outcome: { kind: 'twoFactorOff' } };
    },
  );
}
