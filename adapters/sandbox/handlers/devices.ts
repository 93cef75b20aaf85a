/** The devices on which a player is signed in. A session is named by the beginning of its hash, never by its secret. */
import * as v from 'valibot';
import type { SeenSession } from '../operator/players/sessions.ts';
import { answerDurably, get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, notFound } from './respond.ts';

const BASE = '/web-api/user/sessions';
const NAME_LETTERS = 16;
const asked = v.object({ id: v.pipe(v.string(), v.maxLength(NAME_LETTERS)) });

export const deviceRoutes: readonly Route[] = [
  get(BASE, signed(list)),
  post(
    `${BASE}/end`,
    signed(async (call) => {
      const read = await readBody(call, asked);
      if (!read.ok) return read.error;
      const found = othersOf(call).find((each) => nameOf(each) === read.value.id);
      if (found === undefined) return notFound('unknownSession', 'There is no such session, or it is this one.');
      await call.operator.players.end(found.session);
      return list(call);
    }),
  ),
  post(
    `${BASE}/end-others`,
    signed(async (call) => {
      await Promise.all(othersOf(call).map(({ session }) => call.operator.players.end(session)));
      return list(call);
    }),
  ),
];

function list(call: SignedCall): Promise<Response> {
  const { operator, session, bettor } = call;
  const { sessions } = operator.players;
  return answerDurably(call, () =>
    json({
      devices: sessions.ofPlayer(bettor.id).map((each) => ({
        id: nameOf(each),
        name: each.device,
        loginAt: each.session.loginAt,
        usedAt: each.usedAt,
        isCurrent: each.session.idHash === session.idHash,
      })),
      logins: sessions.logins(bettor.id),
    }),
  );
}

function othersOf({ operator, session, bettor }: SignedCall): readonly SeenSession[] {
  return operator.players.sessions.ofPlayer(bettor.id).filter((each) => each.session.idHash !== session.idHash);
}

function nameOf({ session }: SeenSession): string {
  return session.idHash.slice(0, NAME_LETTERS);
}
