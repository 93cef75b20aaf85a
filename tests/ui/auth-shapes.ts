/** The values of placeholders in the keys of the forms. */
import { PASSWORD_RULES } from 'touchline/core/auth/rules/password';
import { BONUSES, LETTER_PURPOSES, LOGIN_MODES, REGISTRATION_TYPES } from 'touchline/core/auth/types';
import type { FailureCode } from 'touchline/core/auth/types';
import type { AuthState } from 'touchline/core/auth/state';
import type { SessionFailure } from 'touchline/core/session/views';

type Table<K extends string> = Readonly<Record<K, true>>;
const FAILURES: Table<FailureCode | SessionFailure['code']> = {
  wrongCredentials: true,
  underAge: true,
  unknownCurrency: true,
  unknownCountry: true,
  tooManyTries: true,
  unreachable: true,
  refused: true,
  captcha: true,
  wrong_code: true,
  time_up: true,
  no_attempts: true,
  fail_pass: true,
  wrongPassword: true,
  samePassword: true,
  badAnswer: true,
  phoneThere: true,
  emailTaken: true,
  phoneTaken: true,
  socialTaken: true,
  badEmail: true,
  badPhone: true,
  token_unknown: true,
  token_over: true,
  socialRefused: true,
  socialState: true,
  unsafeAddress: true,
};
const DONE: Table<NonNullable<AuthState['done']>> = {
  emailAsked: true,
  passwordChanged: true,
  phoneConfirmed: true,
  secretQuestionSet: true,
  twoFactorOn: true,
  twoFactorOff: true,
  mailed: true,
};

export const AUTH_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'auth.bonus.*': BONUSES,
  'auth.done.*': Object.keys(DONE),
  'auth.failure.*': Object.keys(FAILURES),
  'auth.mode.*': LOGIN_MODES,
  'auth.rule.*': PASSWORD_RULES,
  'auth.type.*': REGISTRATION_TYPES,
  'security.qr.*': ['refused', 'expired'],
  'security.letter.*': LETTER_PURPOSES,
  'security.letter.*.done': LETTER_PURPOSES,
  'security.letter.*.doneText': LETTER_PURPOSES,
};
