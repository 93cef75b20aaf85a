/**
 * Who is signed in. A session is named by a cookie that only its hash remembers; access tokens live 10 minutes, in memory
 * alone: after a restart a client refreshes with its cookie and goes on.
 */
import type { OperatorRecord, StoredSession } from '../store/records.ts';
import { secretName, sha256 } from './credentials.ts';
import type { RandomBytes } from './credentials.ts';

export const TOKEN_LIFE_MS = 10 * 60_000;
/** Of one player at once; signing in once more ends the oldest. */
const SESSIONS_A_PLAYER = 16;
/** Of one session at once: a few tabs that refreshed by themselves. */
const TOKENS_A_SESSION = 8;

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: number;
  readonly sessionToken: string;
}

export interface Sessions {
  apply(record: OperatorRecord): void;
  /** Draws a session's names: the cookie, its hash and the session token. */
  prepare(): Promise<{ readonly cookie: string; readonly names: Pick<StoredSession, 'idHash' | 'sessionToken'> }>;
  byCookie(cookie: string): Promise<StoredSession | null>;
  issueToken(session: StoredSession, now: number): AccessToken;
  /** The session of a token that is still good, when the session token belongs to it too. */
  byToken(token: string, sessionToken: string, now: number): StoredSession | null;
  /** When the player signed in last, or null. */
  lastLoginAt(playerId: number): number | null;
}

export function createSessions(random: RandomBytes): Sessions {
  const sessions = new Map<string, StoredSession>();
  const ofPlayer = new Map<number, readonly string[]>();
  const lastLogin = new Map<number, number>();
  const tokens = new Map<string, { readonly idHash: string; readonly expiresAt: number }>();
  const tokensOf = new Map<string, readonly string[]>();

  const end = (idHash: string): void => {
    const session = sessions.get(idHash);
    if (session === undefined) return;
    sessions.delete(idHash);
    ofPlayer.set(
      session.playerId,
      (ofPlayer.get(session.playerId) ?? []).filter((other) => other !== idHash),
    );
    for (const token of tokensOf.get(idHash) ?? []) tokens.delete(token);
    tokensOf.delete(idHash);
  };

  const begin = (session: StoredSession): void => {
    sessions.set(session.idHash, session);
    lastLogin.set(session.playerId, session.loginAt);
    const mine = [...(ofPlayer.get(session.playerId) ?? []), session.idHash];
    ofPlayer.set(session.playerId, mine);
    for (const surplus of mine.slice(0, Math.max(0, mine.length - SESSIONS_A_PLAYER))) end(surplus);
  };

  return {
    apply: (record) => {
      if (record.t === 'registered' || record.t === 'loggedIn') begin(record.session);
      if (record.t === 'loggedOut') end(record.idHash);
      // Whoever knew the old password is out.
      if (record.t === 'passwordChanged') for (const idHash of ofPlayer.get(record.playerId) ?? []) end(idHash);
    },
    prepare: async () => {
      const cookie = secretName(random);
      return { cookie, names: { idHash: await sha256(cookie), sessionToken: secretName(random) } };
    },
    byCookie: async (cookie) => sessions.get(await sha256(cookie)) ?? null,
    issueToken: (session, now) => {
      const token = secretName(random);
      const expiresAt = now + TOKEN_LIFE_MS;
      tokens.set(token, { idHash: session.idHash, expiresAt });
      const mine = [...(tokensOf.get(session.idHash) ?? []), token];
      for (const surplus of mine.splice(0, Math.max(0, mine.length - TOKENS_A_SESSION))) tokens.delete(surplus);
      tokensOf.set(session.idHash, mine);
      return { token, expiresAt, sessionToken: session.sessionToken };
    },
    byToken: (token, sessionToken, now) => {
      const known = tokens.get(token);
      if (known === undefined || known.expiresAt <= now) return null;
      const session = sessions.get(known.idHash);
      return session === undefined || session.sessionToken !== sessionToken ? null : session;
    },
    lastLoginAt: (playerId) => lastLogin.get(playerId) ?? null,
  };
}
