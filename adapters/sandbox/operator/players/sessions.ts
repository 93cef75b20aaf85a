/**
 * Sessions and access tokens. A cookie names a session, and only the cookie's hash is stored. Access tokens live 10
 * minutes, in memory only; after a restart a client gets a new one with its cookie.
 *
 * A session ends 12 hours after its last use or, where the player asked to be remembered, after 30 days [SES-12]. Uses
 * are exact in memory. The record holds at most one an hour or a day, so a restart may shorten a session by that much
 * and never extends one.
 */
import type { OperatorRecord, StoredSession } from '../store/records.ts';
import { secretName, sha256 } from './credentials.ts';
import type { RandomBytes } from './credentials.ts';

export const TOKEN_LIFE_MS = 10 * 60_000;
const SESSION_LIFE_MS = 12 * 3_600_000;
const REMEMBERED_LIFE_MS = 30 * 86_400_000;
/** The minimum time between two records of a session's use. */
const USE_RECORDED_MS = 3_600_000;
const REMEMBERED_USE_RECORDED_MS = 86_400_000;
/** The maximum number of sessions of one player; another sign-in ends the oldest. */
const SESSIONS_A_PLAYER = 16;
/** The number of logins that are listed. */
const LISTED_LOGINS = 20;
/** The maximum number of tokens of one session, for a few tabs that refresh independently. */
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
  /** Whether a session, by its hash, has neither ended nor expired. */
  isOpen(idHash: string): boolean;
  /** Renews the session. True when the renewal went on record; a remembered cookie must then be sent again. */
  use(session: StoredSession): boolean;
  /** Removes expired sessions and tokens. */
  clear(): void;
  size(): number;
  issueToken(session: StoredSession, now: number): AccessToken;
  /** The session of a valid access token, if the session token matches. */
  byToken(token: string, sessionToken: string, now: number): StoredSession | null;
  /** Notes the device of a call, by its name. */
  see(session: StoredSession, device: string): void;
  /** The player's sessions, and where and when each was last used. */
  ofPlayer(playerId: number): readonly SeenSession[];
  /** Times of the player's last logins, newest first. */
  logins(playerId: number): readonly number[];
  /** When the player last signed in, or null. */
  lastLoginAt(playerId: number): number | null;
}

export interface SeenSession {
  readonly session: StoredSession;
  readonly usedAt: number;
  /** '' for one that has made no call since the start. */
  readonly device: string;
}

interface Use {
  at: number;
  recordedAt: number;
  /** Of the last call; it prolongs nothing. */
  seenAt: number;
  device: string;
}

export function createSessions({
  random,
  now,
  commit,
}: {
  readonly random: RandomBytes;
  readonly now: () => number;
  readonly commit: (record: OperatorRecord) => void;
}): Sessions {
  const sessions = new Map<string, StoredSession>();
  const uses = new Map<string, Use>();
  const ofPlayer = new Map<number, readonly string[]>();
  const logins = new Map<number, readonly number[]>();
  const tokens = new Map<string, { readonly idHash: string; readonly expiresAt: number }>();
  const tokensOf = new Map<string, readonly string[]>();

  const end = (idHash: string): void => {
    const session = sessions.get(idHash);
    if (session === undefined) return;
    sessions.delete(idHash);
    uses.delete(idHash);
    const others = (ofPlayer.get(session.playerId) ?? []).filter((other) => other !== idHash);
    if (others.length > 0) ofPlayer.set(session.playerId, others);
    else ofPlayer.delete(session.playerId);
    for (const token of tokensOf.get(idHash) ?? []) tokens.delete(token);
    tokensOf.delete(idHash);
  };

  const begin = (session: StoredSession): void => {
    sessions.set(session.idHash, session);
    uses.set(session.idHash, { at: session.loginAt, recordedAt: session.loginAt, seenAt: session.loginAt, device: '' });
    logins.set(session.playerId, [session.loginAt, ...(logins.get(session.playerId) ?? [])].slice(0, LISTED_LOGINS));
    const mine = [...(ofPlayer.get(session.playerId) ?? []), session.idHash];
    ofPlayer.set(session.playerId, mine);
    for (const surplus of mine.slice(0, Math.max(0, mine.length - SESSIONS_A_PLAYER))) end(surplus);
  };

  /** The session, unless it has expired at `at`. */
  const alive = (idHash: string, at: number): StoredSession | null => {
    const session = sessions.get(idHash);
    const use = uses.get(idHash);
    if (session === undefined || use === undefined) return null;
    return at < use.at + (session.remember ? REMEMBERED_LIFE_MS : SESSION_LIFE_MS) ? session : null;
  };

  return {
    apply: (record) => {
      const used = record.t === 'sessionUsed' ? uses.get(record.idHash) : undefined;
      if (used !== undefined) Object.assign(used, { at: record.at, recordedAt: record.at });
      if (record.t === 'registered' || record.t === 'loggedIn') begin(record.session);
      if (record.t === 'loggedOut') end(record.idHash);
      // A new password ends every session but the one that set it, since the old password may be known to others.
      if (record.t === 'passwordChanged')
        for (const idHash of ofPlayer.get(record.playerId) ?? []) if (idHash !== record.keeps) end(idHash);
    },
    prepare: async () => {
      const cookie = secretName(random);
      return { cookie, names: { idHash: await sha256(cookie), sessionToken: secretName(random) } };
    },
    byCookie: async (cookie) => alive(await sha256(cookie), now()),
    isOpen: (idHash) => alive(idHash, now()) !== null,
    use: ({ idHash, remember }) => {
      const use = uses.get(idHash);
      if (use === undefined) return false;
      use.at = now();
      if (use.at - use.recordedAt < (remember ? REMEMBERED_USE_RECORDED_MS : USE_RECORDED_MS)) return false;
      commit({ t: 'sessionUsed', at: use.at, idHash });
      return true;
    },
    clear: () => {
      for (const idHash of sessions.keys()) if (alive(idHash, now()) === null) end(idHash);
      for (const [token, { expiresAt }] of tokens) if (expiresAt <= now()) tokens.delete(token);
    },
    size: () => sessions.size,
    issueToken: (session, at) => {
      const token = secretName(random);
      const expiresAt = at + TOKEN_LIFE_MS;
      tokens.set(token, { idHash: session.idHash, expiresAt });
      const mine = [...(tokensOf.get(session.idHash) ?? []), token];
      for (const surplus of mine.splice(0, Math.max(0, mine.length - TOKENS_A_SESSION))) tokens.delete(surplus);
      tokensOf.set(session.idHash, mine);
      return { token, expiresAt, sessionToken: session.sessionToken };
    },
    byToken: (token, sessionToken, at) => {
      const known = tokens.get(token);
      if (known === undefined || known.expiresAt <= at) return null;
      const session = alive(known.idHash, at);
      return session === null || session.sessionToken !== sessionToken ? null : session;
    },
    see: ({ idHash }, device) => {
      const use = uses.get(idHash);
      if (use === undefined) return;
      use.seenAt = now();
      use.device = device;
    },
    ofPlayer: (playerId) =>
      (ofPlayer.get(playerId) ?? []).flatMap((idHash) => {
        const [session, use] = [alive(idHash, now()), uses.get(idHash)];
        return session === null || use === undefined
          ? []
          : [{ session, usedAt: Math.max(use.at, use.seenAt), device: use.device }];
      }),
    logins: (playerId) => logins.get(playerId) ?? [],
    lastLoginAt: (playerId) => logins.get(playerId)?.[0] ?? null,
  };
}
