/** Decodes the operator's answers about signing in, and maps refusals to form failures. */
import * as v from 'valibot';
import type { CallFailure } from '../../http/api.ts';
import { isCaptchaCode } from '../../http/refusal-wire.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { failureOf } from './decider.ts';
import { PASSWORD_RULES } from './rules/password.ts';
import type { PhoneCountry } from './rules/phone.ts';
import type { AuthFailure, AuthJob, FailureCode, FailureField } from './types.ts';

const text = v.pipe(v.string(), v.maxLength(4_000));
const duration = v.pipe(integer, v.minValue(0));
/** A path of the site that no browser reads as another address. */
const sitePath = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-/.]{1,200}$/))), null);

const challenge = v.object({
  ticket: v.pipe(text, v.minLength(1)),
  resendIn: duration,
  expiresIn: duration,
  attempts: duration,
  readAt: v.optional(sitePath, null),
});
export type ChallengeWire = v.InferOutput<typeof challenge>;
export const decodeChallenge: Decode<ChallengeWire> = decodeWith(challenge);
export const decodeToken: Decode<{ readonly token: string }> = decodeWith(
  v.object({ token: v.pipe(text, v.minLength(1)) }),
);
export const decodeRedirect: Decode<{ readonly redirectUrl: string }> = decodeWith(v.object({ redirectUrl: text }));
export const decodeClientId: Decode<{ readonly clientId: string }> = decodeWith(
  v.object({ clientId: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)) }),
);
export const decodeReadAt: Decode<{ readonly readAt: string | null }> = decodeWith(
  v.object({ readAt: v.optional(sitePath, null) }),
);
/** The answer to a letter: the login of the opened account, or nothing. */
export const decodeOpened: Decode<{ readonly login: string | null }> = (value) =>
  decodeWith(v.object({ login: v.optional(v.nullable(v.string()), null) }))(value === '' ? {} : value);
export const decodeProposal = decodeWith(
  v.object({
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,64}$/)),
    otpauth: v.pipe(v.string(), v.regex(/^otpauth:\/\/totp\/[\w%.?=&:-]+$/)),
  }),
);
export const decodeBoundPhone: Decode<{ readonly phone: string }> = decodeWith(
  v.object({ phone: v.pipe(v.string(), v.regex(/^\+\d{5,20}$/)) }),
);
export const decodeBackupCodes = decodeWith(
  v.object({
    backupCodes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{4,20}$/))), v.minLength(1), v.maxLength(20)),
  }),
);
export const decodeSecurity = decodeWith(
  v.object({
    login: v.string(),
    email: v.nullable(v.string()),
    isEmailConfirmed: v.boolean(),
    phone: v.nullable(v.string()),
    isPhoneConfirmed: v.boolean(),
    hasTwoFactor: v.boolean(),
    backupCodesLeft: duration,
    /** Wall ms. */
    passwordChangedAt: v.nullable(integer),
    secretQuestion: v.nullable(integer),
    secretQuestions: v.array(v.object({ id: integer, text: v.pipe(v.string(), v.maxLength(200)) })),
  }),
);

/** The answer to a full registration: the new session, or an accepted request. */
export const isRequestSent = (value: unknown): boolean => v.is(v.object({ status: v.literal('requestSent') }), value);

const phoneBook = v.object({
  countries: v.array(
    v.object({
      id: integer,
      name: v.string(),
      country_code: v.string(),
      tel_code: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
    }),
  ),
  masks: v.array(
    v.object({ CountryId: integer, Mask: v.pipe(v.string(), v.maxLength(40)), Max: integer, Min: integer }),
  ),
});

/** Countries without a mask are omitted, because their numbers could not be checked. */
export const decodePhones: Decode<readonly PhoneCountry[]> = (value) => {
  const read = decodeWith(phoneBook)(value);
  if (!read.ok) return read;
  const masks = new Map(read.value.masks.map((mask) => [mask.CountryId, mask]));
  return {
    ok: true,
    value: read.value.countries.flatMap(({ id, name, country_code, tel_code }) => {
      const mask = masks.get(id);
      return mask === undefined
        ? []
        : [{ id, code: country_code, name, tel: tel_code, mask: mask.Mask, min: mask.Min, max: mask.Max }];
    }),
  };
};

const stranger = v.object({ provider: v.string(), name: v.string(), email: v.string() });
export type Stranger = v.InferOutput<typeof stranger>;
const secondStep = v.object({ ticket: v.pipe(v.string(), v.minLength(1)), expiresIn: duration, attempts: duration });
export type SecondStepWire = v.InferOutput<typeof secondStep>;

function metaOf<T>(failure: CallFailure, code: string, schema: v.GenericSchema<unknown, T>): T | null {
  const meta = failure.kind === 'status' ? failure.errors.find((each) => each.code === code)?.meta : undefined;
  const read = v.safeParse(schema, meta);
  return read.success ? read.output : null;
}
/** The provider's data of a user that the operator does not know. */
export const strangerIn = (failure: CallFailure): Stranger | null => metaOf(failure, 'registrationNeeded', stranger);
/** The operator requires a second step. */
export const secondStepIn = (failure: CallFailure): SecondStepWire | null =>
  metaOf(failure, 'twoStepRequired', secondStep);

const CODES: ReadonlySet<string> = new Set<FailureCode>([
  'wrongCredentials',
  'underAge',
  'unknownCurrency',
  'unknownCountry',
  'wrong_code',
  'time_up',
  'no_attempts',
  'fail_pass',
  'wrongPassword',
  'samePassword',
  'badAnswer',
  'phoneThere',
  'badPhone',
  'emailTaken',
  'phoneTaken',
  'socialTaken',
  'badEmail',
  'token_unknown',
  'token_over',
]);
const isCode = (code: string): code is FailureCode => CODES.has(code);
const FIELDS: Readonly<Record<string, FailureField>> = {
  login: 'login',
  pass: 'pass',
  password: 'pass',
  current: 'current',
  answer: 'answer',
  both: 'both',
  email: 'email',
  phone: 'phone',
  birthDate: 'birthDate',
};
const OF_CODES: ReadonlySet<FailureCode> = new Set<FailureCode>(['wrong_code', 'time_up', 'no_attempts']);

const meta = v.object({
  field: v.fallback(v.nullable(v.string()), null),
  attempts: v.fallback(v.nullable(duration), null),
  retryAfter: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))), null),
  rules: v.fallback(v.array(v.picklist(PASSWORD_RULES)), []),
});
const A_MINUTE_S = 60;

/**
 * Maps a call's failure to the form's failure. An unknown code is a refusal; a missing answer is unreachable, never
 * wrong.
 */
export function authFailure(job: AuthJob['kind'], failure: CallFailure, now: number): AuthFailure {
  if (failure.kind !== 'status') return failureOf(job, 'unreachable');
  const [first] = failure.errors;
  const more = v.parse(meta, { field: null, attempts: null, retryAfter: null, ...first?.meta });
  if (failure.status === 429)
    return failureOf(job, 'tooManyTries', { retryAt: now + Math.ceil(more.retryAfter ?? A_MINUTE_S) * 1000 });
  const code = first?.code ?? '';
  // The operator's captcha before the call was dismissed or failed to load [HTTP-7].
  if (failure.status === 400 && failure.errors.some((each) => isCaptchaCode(each.code)))
    return failureOf(job, 'captcha');
  if (!isCode(code)) return failureOf(job, failure.status >= 500 ? 'unreachable' : 'refused');
  const field = OF_CODES.has(code)
    ? 'code'
    : more.field !== null && Object.hasOwn(FIELDS, more.field)
      ? (FIELDS[more.field] ?? null)
      : null;
  return failureOf(job, code, {
    field: code === 'fail_pass' ? 'pass' : field,
    attemptsLeft: more.attempts,
    rules: more.rules,
  });
}
