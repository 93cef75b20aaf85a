/** The four modes of login [AUT-2, AUT-3]. */
import { decodeSignedIn, encodeCredential } from '../../session/public.ts';
import type { AuthJob, Secrets } from '../types.ts';
import { decodeChallenge } from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask, askToEnter, entered } from './io.ts';

export function logIn(
  io: JobIo,
  form: Extract<AuthJob, { readonly kind: 'logIn' }>['form'],
  { login = '', phone = '', password = '', code = '' }: Secrets,
): Work {
  const remember = io.remember();
  const [path, body] =
    form === 'phone_password'
      ? ([
          '/web-api/user/login/phone',
          { phone: encodeCredential(phone), password: encodeCredential(password), remember },
        ] as const)
      : ([
          '/web-api/user/login',
          {
            login: encodeCredential(login),
            password: encodeCredential(password),
            remember,
            ...(form === 'login_password_two_step_code' && code !== '' ? { code } : {}),
          },
        ] as const);
  return askToEnter(io, 'logIn', { method: 'POST', path, body, decode: decodeSignedIn }, (wire) =>
    entered(io, wire, 'loggedIn'),
  );
}

export function logInByCode(io: JobIo, { code = '' }: Secrets): Work {
  const body = { ticket: io.drafts.tickets.get('login') ?? '', code, remember: io.remember() };
  return askToEnter(
    io,
    'logInByCode',
    { method: 'POST', path: '/web-api/user/login/sms', body, decode: decodeSignedIn },
    (wire) => entered(io, wire, 'loggedIn'),
  );
}

export function secondStep(io: JobIo, { code = '' }: Secrets): Work {
  const body = { ticket: io.drafts.tickets.get('secondStep') ?? '', code };
  return askToEnter(
    io,
    'secondStep',
    { method: 'POST', path: '/web-api/user/login/two-step', body, decode: decodeSignedIn },
    (wire) => entered(io, wire, 'loggedIn'),
  );
}

const CODE_PATHS = {
  login: '/web-api/user/login/sms/request',
  registration: '/web-api/registration/phone/request',
  recovery: '/web-api/user/recovery',
} as const;

/** Requests a code for the phone or address `to`. */
export function requestCode(
  io: JobIo,
  { purpose, channel }: Extract<AuthJob, { readonly kind: 'requestCode' }>,
  { to = '' }: Secrets,
): Work {
  const encoded = encodeCredential(to);
  const body =
    purpose === 'recovery'
      ? { channel: channel === 'sms' ? 'phone' : 'email', to: encoded, language: io.language() }
      : { phone: encoded };
  return ask(
    io,
    'requestCode',
    { method: 'POST', path: CODE_PATHS[purpose], body, decode: decodeChallenge },
    ({ ticket, resendIn, expiresIn, attempts, readAt }): Ended => {
      io.drafts.tickets.set(purpose, ticket);
      io.drafts.change({ readAt });
      return {
        outcome: { kind: 'codeSent', purpose, resendInMs: resendIn, expiresInMs: expiresIn, attemptsLeft: attempts },
      };
    },
  );
}
