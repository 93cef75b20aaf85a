/** A forgotten password, and the targets of letters [AUT-13, AUT-14]. */
import { nothing } from '../../../http/wire-tools.ts';
import { encodeCredential } from '../../session/public.ts';
import type { LetterPurpose, Secrets } from '../types.ts';
import { decodeOpened, decodeToken } from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask } from './io.ts';

export function checkRecoveryCode(io: JobIo, { code = '' }: Secrets): Work {
  const body = { ticket: io.drafts.tickets.get('recovery') ?? '', code };
  return ask(
    io,
    'checkRecoveryCode',
    { method: 'POST', path: '/web-api/user/recovery/code', body, decode: decodeToken },
    ({ token }): Ended => {
      io.drafts.tickets.set('reset', token);
      return { outcome: { kind: 'codeRight' } };
    },
  );
}

/** Sets a new password with the ticket of a correct code or a letter. */
export function setPassword(io: JobIo, { password = '' }: Secrets): Work {
  const body = { token: io.drafts.tickets.get('reset') ?? '', password: encodeCredential(password) };
  return ask(
    io,
    'setPassword',
    { method: 'POST', path: '/web-api/user/recovery/password', body, decode: nothing },
    (): Ended => {
      io.drafts.tickets.delete('reset');
      return { outcome: { kind: 'passwordSet' } };
    },
  );
}

export function openLetter(io: JobIo, purpose: LetterPurpose, { token = '' }: Secrets): Work {
  return ask(
    io,
    'openLetter',
    { method: 'POST', path: `/web-api/user/letters/${purpose}`, body: { token }, decode: decodeOpened },
    ({ login }): Ended => {
      if (purpose === 'passwordreset') io.drafts.tickets.set('reset', token);
      io.drafts.change({ openedLogin: login });
      return { outcome: { kind: 'letterOpened' } };
    },
  );
}
