import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';

export const CAPTCHA_PATHS = {
  validate: '/web-api/captcha/validate',
  update: '/web-api/captcha/update',
  time: '/web-api/captcha/gettime',
} as const;
/** Response type: a failure that ends the session [CAP-3]. */
export const TYPE_LOGOUT = 2;

const MAX_QUESTION_LENGTH = 300;

const result = v.object({
  success: v.boolean(),
  type: integer,
  time: v.optional(integer, 0),
  error_message: v.optional(v.string(), ''),
  // The header's value; present on success.
  token: v.optional(v.string(), ''),
});
export type CaptchaResult = v.InferOutput<typeof result>;
const shape = decodeWith(result);
/** A success without a proof that a header can carry is unreadable. */
export const decodeResult: Decode<CaptchaResult> = (value) => {
  const decoded = shape(value);
  return decoded.ok && decoded.value.success && !/^[\x21-\x7e]{1,512}$/.test(decoded.value.token)
    ? err('token: not for a header')
    : decoded;
};

export interface Question {
  /** The operator's id of the question. */
  readonly id: string;
  readonly question: string;
}
const update = decodeWith(v.object({ id: v.string(), question: v.string() }));
/** A question longer than a screen is cut; an empty one is invalid. */
export const decodeUpdate: Decode<Question> = (value) => {
  const decoded = update(value);
  if (!decoded.ok) return decoded;
  const question = decoded.value.question.trim().slice(0, MAX_QUESTION_LENGTH);
  return question !== '' && /^[\w-]{1,64}$/.test(decoded.value.id)
    ? ok({ id: decoded.value.id, question })
    : err('no question');
};

/** Milliseconds until the question expires. */
export const decodeTime: Decode<{ readonly time: number }> = decodeWith(v.object({ time: integer }));
