/** Support: call-back requests, the consultant, players' questions; also the policy logo. */
import * as v from 'valibot';
import { siteLanguage } from '../operator/site/words.ts';
import { get, post, readBody, signed, withRight } from './call.ts';
import type { Route } from './call.ts';
import { json, notFound } from './respond.ts';

const short = v.pipe(v.string(), v.maxLength(500));
const wish = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  phone: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'a telephone number is + and 6 to 15 digits')),
  language: v.pipe(v.string(), v.maxLength(8)),
});
const question = v.object({ consultant: short, text: v.pipe(short, v.minLength(1)), language: short });
const asking = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  text: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(1_000)),
  language: v.pipe(v.string(), v.maxLength(8)),
});

/** A GIF of one transparent pixel. */
const LOGO = Uint8Array.from([
  71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 33, 249, 4, 1, 0, 0, 0, 0, 44, 0, 0, 0, 0, 1, 0, 1,
  0, 0, 2, 1, 68, 0, 59,
]);

export const supportRoutes: readonly Route[] = [
  post('/web-api/support/callback', async (call) => {
    const read = await readBody(call, wish);
    if (!read.ok) return read.error;
    const { number } = call.operator.desk.askCallback(read.value);
    await call.operator.durable();
    return json({ number }, 201);
  }),
  post('/web-api/support/chat', async (call) => {
    const read = await readBody(call, question);
    if (!read.ok) return read.error;
    const { consultant, text, language } = read.value;
    if (consultant === '' || consultant !== call.operator.switches.get('consultantId'))
      return notFound('noConsultant', 'There is no such consultant.');
    return json({ reply: call.operator.desk.reply(text, siteLanguage(language)) });
  }),
  get(
    '/web-api/support/questions',
    signed((call) => json({ questions: call.operator.desk.questionsOf(call.session.playerId) })),
  ),
  post(
    '/web-api/support/questions',
    signed(
      withRight('support', async (call) => {
        const read = await readBody(call, asking);
        if (!read.ok) return read.error;
        const taken = call.operator.desk.ask({ ...read.value, playerId: call.session.playerId });
        await call.operator.durable();
        return json(taken, 201);
      }),
    ),
  ),
  get(
    '/web-api/policy/logo.agif',
    () => new Response(LOGO, { headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' } }),
  ),
];
