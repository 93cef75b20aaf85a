/** What the calls about signing in have in common: how they answer, what they refuse with, and how a secret travels. */
import type { Challenge, Checked } from '../operator/players/auth/codes.ts';
import type { LoginRefusal, RegistrationRefusal, SignedIn } from '../operator/players/players.ts';
import { keepSession } from './cookies.ts';
import { json, problem } from './respond.ts';

/** Where a person reads what this operator would have sent. */
export const INBOX_PAGE = '/sandbox-api/v1/inbox/page';

/** The UTF-8 text in base64, or null. */
export function decodeText(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

export function signedInBody({
  userId,
  token,
  expiresAt,
  sessionToken,
  previousLoginAt,
}: SignedIn): Readonly<Record<string, unknown>> {
  return { userId: String(userId), token, expiresAt, sessionToken, previousLoginAt };
}

export function welcomeAnswer(
  signedIn: SignedIn,
  remember: boolean,
  more: Readonly<Record<string, unknown>> = {},
  status = 200,
): Response {
  return json({ ...signedInBody(signedIn), ...more }, status, keepSession(signedIn.cookie, remember));
}

/** Durations, not moments: a client's clock may be wrong. */
export function challengeBody({
  ticket,
  resendInMs,
  expiresInMs,
  attemptsLeft,
}: Challenge): Readonly<Record<string, unknown>> {
  return { ticket, resendIn: resendInMs, expiresIn: expiresInMs, attempts: attemptsLeft, readAt: INBOX_PAGE };
}

export function tooMany(retryAfterMs: number): Response {
  const retryAfter = Math.ceil(retryAfterMs / 1000);
  return problem({
    status: 429,
    code: 'tooManyAttempts',
    title: 'Too many attempts',
    detail: `Try again in ${retryAfter} s.`,
    meta: { retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  });
}

export function loginProblem(refusal: LoginRefusal): Response {
  switch (refusal.code) {
    case 'wrongCredentials':
      return problem({
        status: 401,
        code: 'wrongCredentials',
        title: 'Login was refused',
        detail: 'The login or the password is wrong.',
        meta: { field: 'both' },
      });
    case 'tooManyAttempts':
      return tooMany(refusal.retryAfterMs);
    case 'twoStepRequired': {
      const { ticket, expiresInMs, attemptsLeft } = refusal.challenge;
      return problem({
        status: 401,
        code: 'twoStepRequired',
        title: 'One more step',
        detail: 'This player signs in with a code, too.',
        meta: { ticket, expiresIn: expiresInMs, attempts: attemptsLeft },
      });
    }
  }
}

const CODE_DETAILS = {
  wrong_code: 'The code is wrong.',
  time_up: 'The time for this code is up.',
  no_attempts: 'There are no tries left for this code.',
} as const;

/** `wrong_code` before the deadline, `time_up` after it. */
export function codeProblem(checked: Extract<Checked, { readonly ok: false }>): Response {
  return problem({
    status: 422,
    code: checked.code,
    title: 'The code was refused',
    detail: CODE_DETAILS[checked.code],
    meta: checked.code === 'wrong_code' ? { attempts: checked.attemptsLeft } : { attempts: 0 },
  });
}

const REFUSALS: Readonly<Record<RegistrationRefusal, string>> = {
  underAge: 'Only adults may register.',
  unknownCurrency: 'There is no such currency.',
  unknownCountry: 'There is no such country.',
  emailTaken: 'This e-mail address belongs to a player already.',
  phoneTaken: 'This phone number belongs to a player already.',
  socialTaken: 'This account of the provider belongs to a player already.',
};
const FIELDS: Partial<Readonly<Record<RegistrationRefusal, string>>> = {
  emailTaken: 'email',
  phoneTaken: 'phone',
  underAge: 'birthDate',
};

export function registrationProblem(code: RegistrationRefusal): Response {
  const field = FIELDS[code];
  return problem({
    status: 422,
    code,
    title: 'Registration was refused',
    detail: REFUSALS[code],
    ...(field === undefined ? {} : { meta: { field } }),
  });
}

export function weakPassword(rules: readonly string[]): Response {
  return problem({
    status: 422,
    code: 'fail_pass',
    title: 'The password was refused',
    detail: 'It is too weak.',
    meta: { field: 'password', rules },
  });
}
