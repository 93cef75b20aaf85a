/** The four types of registration [AUT-6, AUT-9]. */
import { decodeRegistered, encodeCredential } from '../../session/public.ts';
import type { RegisteredWire } from '../../session/public.ts';
import type { Decode } from '../../../http/wire-tools.ts';
import { ok } from '../../../kernel/result.ts';
import { encodeAccount } from '../bonus-wire.ts';
import { NOBODY } from '../draft-store.ts';
import type { AuthJob, Secrets } from '../types.ts';
import { decodeReadAt, isRequestSent } from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask, askToEnter, entered } from './io.ts';

type RegisterJob = Extract<AuthJob, { readonly kind: 'register' }>;

const PATHS = {
  fast_reg: '/web-api/registration/fast',
  phone_reg: '/web-api/registration/phone',
  full_reg: '/web-api/registration/full',
  soc_reg: '/social-api/oauth/complete',
} as const;

/** A new player, or a request that the operator answers later. */
const decodeTaken: Decode<RegisteredWire | { readonly readAt: string | null }> = (value) => {
  if (!isRequestSent(value)) return decodeRegistered(value);
  const read = decodeReadAt(value);
  return ok({ readAt: read.ok ? read.value.readAt : null });
};

function bodyOf(
  io: JobIo,
  { type, account }: RegisterJob,
  { code = '', name = '', surname = '', birthDate = '', email = '', password = '', wantsNewsletter = '' }: Secrets,
): Readonly<Record<string, unknown>> {
  const referral = io.referral();
  const ref = io.invitation();
  const common = {
    ...encodeAccount(account),
    language: io.language(),
    ...(referral === null ? {} : { referral }),
    ...(ref === '' ? {} : { ref }),
  };
  switch (type) {
    case 'fast_reg':
      return common;
    case 'phone_reg':
      return { ...common, ticket: io.drafts.tickets.get('registration') ?? '', code };
    case 'full_reg':
      return {
        ...common,
        name,
        surname,
        birthDate,
        email,
        password: encodeCredential(password),
        wantsNewsletter: wantsNewsletter === 'yes',
      };
    case 'soc_reg':
      return { ticket: io.drafts.tickets.get('social') ?? '', registration: common };
  }
}

/**
 * Registers a player. A login and password made by the operator are shown once; with a password of the player's own,
 * only the login is shown.
 */
export function register(io: JobIo, job: RegisterJob, secrets: Secrets): Work {
  return askToEnter(
    io,
    'register',
    { method: 'POST', path: PATHS[job.type], body: bodyOf(io, job, secrets), decode: decodeTaken },
    (taken): Ended => {
      if (!('token' in taken)) {
        io.drafts.change({ readAt: taken.readAt, draft: { ...io.drafts.shown.get().draft, userInfo: NOBODY } });
        return {
          outcome: { kind: 'requestSent' },
          commands: [{ type: 'modals/open', payload: { kind: 'registrationSent' } }],
        };
      }
      if (taken.password !== '') io.newCredentials.set({ login: taken.login, password: taken.password });
      return entered(io, taken, 'registered');
    },
  );
}

/** Mails new credentials to the player's own address. */
export function mailCredentials(io: JobIo, { email = '', login = '', password = '' }: Secrets): Work {
  const body = { email, login: encodeCredential(login), password: encodeCredential(password) };
  return ask(
    io,
    'mailCredentials',
    { method: 'POST', path: '/web-api/registration/mail', auth: true, body, decode: decodeReadAt },
    ({ readAt }): Ended => {
      io.drafts.change({ readAt });
      return { outcome: { kind: 'mailed' } };
    },
  );
}
