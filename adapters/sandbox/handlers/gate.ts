/** Blocks, terms to confirm, redirects and appeals. Maintenance is a config group (`site.ts`). */
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import * as v from 'valibot';
import type { Appellant } from '../operator/gate/appeals.ts';
import { guardsOf } from '../operator/guards-on-calls/guards.ts';
import { sha256 } from '../operator/players/credentials.ts';
import { get, post, readBody, rightRefusal, signed } from './call.ts';
import type { Call, Route } from './call.ts';
import { SESSION_COOKIE, SET_COOKIE_HEADER } from './cookies.ts';
import { json, nothing, problem } from './respond.ts';

const url = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_048));
const blockBody = v.object({ auth: v.boolean(), url });
const redirectBody = v.object({ url });
const confirmBody = v.object({ updatedAt: v.nullable(v.pipe(v.string(), v.maxLength(100))) });
const appealBody = v.object({
  email: v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'not an e-mail')),
  words: v.pipe(v.string(), v.minLength(10), v.maxLength(2_000)),
  reason: v.nullable(v.pipe(v.number(), v.safeInteger())),
});

/** Identifies a visitor without an account, for their appeals only. */
const { name: VISITOR_COOKIE, life: VISITOR_LIFE_S } = DEVICE_STORAGE.visitor;

export const gateRoutes: readonly Route[] = [
  get('/blocks-api/api/v1/block/light', block),
  post('/blocks-api/api/v2/block', async (call) => {
    const read = await readBody(call, blockBody);
    return read.ok ? block(call) : read.error;
  }),
  post('/redirects-api/api/v1/redirect-light', async (call) => {
    const read = await readBody(call, redirectBody);
    if (!read.ok) return read.error;
    const { breadcrumbs, ...rest } = call.operator.gate.redirect(read.value.url);
    return json({ data: call.operator.switches.get('isRedirectAnswerBroken') ? rest : { ...rest, breadcrumbs } });
  }),
  get(
    '/web-api/api-v3/v2/user/agreement-rules/status',
    signed(async ({ operator, bettor }) => {
      await operator.durable();
      return json(operator.gate.terms(bettor.id));
    }),
  ),
  post(
    '/web-api/api-v3/v2/user/agreement-rules/confirm',
    signed(async (call) => {
      const read = await readBody(call, confirmBody);
      if (!read.ok) return read.error;
      const { operator, bettor } = call;
      if (operator.switches.get('isTermsServiceDown')) return down('The agreement cannot be recorded now.');
      if (!operator.gate.confirm(bettor.id, read.value.updatedAt))
        return problem({
          status: 409,
          code: 'termsMoved',
          title: 'The terms have changed once more',
          detail: 'Read them before you agree.',
        });
      await operator.durable();
      // Confirming the terms also lifts the guard that refuses calls until then.
      const guards = guardsOf(operator);
      guards.set({ ...guards.settings(), terms: 0 });
      return nothing();
    }),
  ),
  get('/blocks-api/api/v1/appeals', async (call) => {
    await call.operator.durable();
    const { who } = await appellantOf(call);
    return json({ data: who === null ? [] : call.operator.gate.appeals.of(who) });
  }),
  post('/blocks-api/api/v1/appeals', async (call) => {
    const read = await readBody(call, appealBody);
    if (!read.ok) return read.error;
    const { operator } = call;
    const known = await appellantOf(call);
    const refusal = known.who === null || known.who.playerId === null ? null : rightRefusal(call, 'support');
    if (refusal !== null) return refusal;
    const cookie = known.who === null ? operator.gate.newName() : null;
    const who = known.who ?? { playerId: null, visitor: await sha256(cookie ?? '') };
    const appeal = operator.gate.appeals.make(who, read.value);
    if (appeal === null)
      return problem({
        status: 429,
        code: 'tooManyAppeals',
        title: 'There are too many appeals',
        detail: 'Earlier appeals are still being processed.',
      });
    await operator.durable();
    return json(
      { data: appeal },
      201,
      cookie === null ? {} : { [SET_COOKIE_HEADER]: `${VISITOR_COOKIE}=${cookie}; Max-Age=${VISITOR_LIFE_S}` },
    );
  }),
];

function down(detail: string): Response {
  return problem({ status: 503, code: 'serviceDown', title: 'The service is down', detail });
}

function block({ operator }: Call): Response {
  const data = operator.gate.block();
  return data === null ? down('The blocking service is down.') : json({ data });
}

/** The player of the session; otherwise the visitor of the cookie. */
async function appellantOf({ operator, cookies }: Call): Promise<{ readonly who: Appellant | null }> {
  const session = cookies.get(SESSION_COOKIE);
  const player = session === undefined ? null : await operator.players.sessions.byCookie(session);
  if (player !== null) return { who: { playerId: player.playerId, visitor: null } };
  const visitor = cookies.get(VISITOR_COOKIE);
  return { who: visitor === undefined ? null : { playerId: null, visitor: await sha256(visitor) } };
}
