/** The captcha's calls, and the stand-in's own switch for the guards in front of calls. */
import * as v from 'valibot';
import { CAPTCHA_CODES, guardsOf, MAX_GUARDED, NO_GUARDS } from '../operator/guards-on-calls/guards.ts';
import { get, post, readBody } from './call.ts';
import type { Route } from './call.ts';
import { json } from './respond.ts';
import { natural } from './wire-parts.ts';

const upTo = v.optional(v.pipe(natural, v.maxValue(MAX_GUARDED)), 0);
const settings = v.object({
  captcha: upTo,
  captchaCode: v.optional(
    v.pipe(
      natural,
      v.check((code) => CAPTCHA_CODES.includes(code)),
    ),
    NO_GUARDS.captchaCode,
  ),
  isCaptchaStrict: v.optional(v.boolean(), false),
  path: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)), NO_GUARDS.path),
  isFingerprintWanted: v.optional(v.boolean(), false),
  terms: upTo,
  unauthorized: upTo,
});
const short = v.pipe(v.string(), v.maxLength(200));
const answer = v.object({ id: short, captcha: short });

export const captchaRoutes: readonly Route[] = [
  get('/web-api/captcha/update', ({ operator, query }) =>
    json(guardsOf(operator).captcha.update(query.get('lng') ?? '')),
  ),
  get('/web-api/captcha/gettime', ({ operator, query }) =>
    json({ time: guardsOf(operator).captcha.time(query.get('id') ?? '') }),
  ),
  post('/web-api/captcha/validate', async (call) => {
    const read = await readBody(call, answer);
    if (!read.ok) return read.error;
    return json(guardsOf(call.operator).captcha.validate(read.value.id, read.value.captcha));
  }),
  post('/sandbox-api/v1/call-guards', async (call) => {
    const read = await readBody(call, settings);
    if (!read.ok) return read.error;
    const guards = guardsOf(call.operator);
    guards.set(read.value);
    return json(guards.settings());
  }),
];
