/** Shared by the sign-in calls: answers, refusals and the encoding of secrets. */
import type { Challenge, Checked } from '../operator/players/auth/codes.ts';
import type { LoginRefusal, RegistrationRefusal, SignedIn } from '../operator/players/types.ts';
import { keepSession } from './cookies.ts';
import { json, problem, tooMany } from './respond.ts';

/** The page that shows every letter and message of this operator. */
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

function signedInBody({
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

/** Sends durations instead of times, because a client's clock may be wrong. */
export function challengeBody({
  ticket,
  resendInMs,
  expiresInMs,
  attemptsLeft,
}: Challenge): Readonly<Record<string, unknown>> {
  return { ticket, resendIn: resendInMs, expiresIn: expiresInMs, attempts: attemptsLeft, readAt: INBOX_PAGE };
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
        detail: 'This player also needs a code to sign in.',
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
  emailTaken: 'This e-mail address already belongs to a player.',
  phoneTaken: 'This phone number already belongs to a player.',
  socialTaken: 'This provider account already belongs to a player.',
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
    detail: 'The password is too weak.',
    meta: { field: 'password', rules },
  });
}
