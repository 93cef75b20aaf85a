import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';

export const CAPTCHA_PATHS = { validate: '/web-api/captcha/validate', update: '/web-api/captcha/update', time: '/web-api/captcha/gettime' } as const;
/** Response type: a failure that ends the session [CAP-3]. */
export const TYPE_LOGOUT = 2;

const QUESTION_MOST = 300;

const result = v.object({
  success: v.boolean(),
  type: integer,
  time: v.optional(integer, 0),
  error_message: v.optional(v.string(), ''),
  // What the header carries; there when it was a success.
  token: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/))),
});
export type CaptchaResult = v.InferOutput<typeof result>;
export const decodeResult: Decode<CaptchaResult> = decodeWith(result);

const update = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), question: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(QUESTION_MOST)) });
export const decodeUpdate: Decode<v.InferOutput<typeof update>> = decodeWith(update);

/** Milliseconds that the question still stands. */
export const decodeTime: Decode<{ readonly time: number }> = decodeWith(v.object({ time: v.pipe(integer, v.minValue(0)) }));
