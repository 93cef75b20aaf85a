/** A player's correspondence: the thread with the manager, and ideas. */
import * as v from 'valibot';
import { siteLanguage } from '../operator/site/words.ts';
import { answerDurably, get, post, readBody, signed, withRight } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json } from './respond.ts';
import { natural } from './wire-parts.ts';

const THREAD = '/web-api/user/messages';
const IDEAS = '/web-api/user/ideas';
const letter = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  text: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(1_000)),
  language: v.pipe(v.string(), v.maxLength(8)),
});
const seen = v.object({ upTo: natural });

const thread = (call: SignedCall): Response =>
  json(call.operator.inbox.thread(call.bettor.id, siteLanguage(call.query.get('lng'))));
const ideas = (call: SignedCall): Response => json({ ideas: call.operator.inbox.ideas(call.bettor.id) });

export const inboxRoutes: readonly Route[] = [
  get(THREAD, signed(thread)),
  post(
    THREAD,
    signed(
      withRight('support', async (call) => {
        const read = await readBody(call, letter);
        if (!read.ok) return read.error;
        call.operator.inbox.send({ ...read.value, playerId: call.bettor.id });
        return answerDurably(call, () => thread(call));
      }),
    ),
  ),
  post(
    `${THREAD}/read`,
    signed(async (call) => {
      const read = await readBody(call, seen);
      if (!read.ok) return read.error;
      call.operator.inbox.read(call.bettor.id, read.value.upTo);
      return answerDurably(call, () => thread(call));
    }),
  ),
  get(IDEAS, signed(ideas)),
  post(
    IDEAS,
    signed(
      withRight('support', async (call) => {
        const read = await readBody(call, letter);
        if (!read.ok) return read.error;
        call.operator.inbox.share({ ...read.value, playerId: call.bettor.id });
        return answerDurably(call, () => ideas(call));
      }),
    ),
  ),
];
