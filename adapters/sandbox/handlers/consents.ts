/** Records when a player agreed to cookies. */
import * as v from 'valibot';
import { post, readBody, signed } from './call.ts';
import type { Route } from './call.ts';
import { malformed, nothing } from './respond.ts';

const schema = v.object({ cookiesAgreeTime: v.pipe(v.string(), v.isoTimestamp()) });
/** How far a device's clock may be ahead, ms. */
const AHEAD_MS = 86_400_000;

export const consentRoutes: readonly Route[] = [
  post(
    '/web-api/user/cookies-agree',
    signed(async (call) => {
      const body = await readBody(call, schema);
      if (!body.ok) return body.error;
      const { operator, bettor } = call;
      const at = Date.parse(body.value.cookiesAgreeTime);
      if (at > operator.clock.now() + AHEAD_MS) return malformed('cookiesAgreeTime: in the future');
      operator.consents.record(bettor.id, at);
      await operator.durable();
      return nothing();
    }),
  ),
];
