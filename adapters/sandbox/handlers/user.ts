/** The operator's data about a signed-in player, and the values that it keeps in the player's browser. */
import { siteLanguage } from '../operator/site/words.ts';
import { noticeOf } from '../operator/user/notices.ts';
import { userConfig, userRights } from '../operator/user/user-config.ts';
import { get, post, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, notFound, problem } from './respond.ts';

export const userRoutes: readonly Route[] = [
  get(
    '/web-api/user/config',
    signed(({ operator, session }) => {
      const person = operator.players.people.byId(session.playerId);
      if (person === null)
        return problem({
          status: 404,
          code: 'unknownPlayer',
          title: 'There is no such player',
          detail: 'The session belongs to no player.',
        });
      return json({
        result: userConfig(
          person,
          operator.countries,
          operator.switches,
          operator.office,
          operator,
          operator.clock.now(),
          operator.inbox.unread(session.playerId),
          operator.players.registeredAt(session.playerId),
          operator.cashier.hasDeposit(session.playerId),
        ),
      });
    }),
  ),
  get(
    '/web-api/user/notifications/:id',
    signed((call) => {
      const notice = noticeOf(call.part('id'), siteLanguage(call.query.get('lng')));
      return notice === null ? notFound('unknownNotice', 'There is no such notice.') : json(notice);
    }),
  ),
  get(
    '/web-api/user/rights',
    signed(({ operator }) => json(userRights(operator.switches, operator.standing))),
  ),
  get(
    '/web-api/user/secure-data',
    signed(async (call) =>
      json(
        call.operator.switches.get('isSecureDataEmpty')
          ? {}
          : { ggru: await nameFor(call, 'ggru'), grant: await nameFor(call, 'grant') },
      ),
    ),
  ),
  post(
    '/web-api/user/updatetoken',
    signed(async (call) => json({ token: await nameFor(call, 'video') })),
  ),
];

/** Names live for this long, and through the window after theirs. */
const WINDOW_MS = 600_000;

/** An opaque text, derived from the session, the purpose and a window of ten minutes: this one, or one before it. */
async function nameFor({ operator, session }: SignedCall, purpose: string, ago = 0): Promise<string> {
  const time = Math.floor(operator.clock.now() / WINDOW_MS) - ago;
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${purpose} ${session.idHash} ${time}`));
  return Array.from(new Uint8Array(sum).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a text is the video token of the call's session, of this window or the last. */
export async function isVideoToken(call: SignedCall, token: string): Promise<boolean> {
  return token === (await nameFor(call, 'video')) || token === (await nameFor(call, 'video', 1));
}
