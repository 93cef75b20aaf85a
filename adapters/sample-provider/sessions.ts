/** Sessions of players: opened with the operator's ticket, with a seed that is committed to before each round [SMP-2]. */
import { randomBytes } from 'node:crypto';
import type { Round, Rounds } from './rounds.ts';
import type { Wallet } from './wallet.ts';
import { commitmentOf, paysOf, sectorOf } from './wheel.ts';

const OPEN_TRIES = 3;
/** Sessions in memory; the oldest leave first. */
const MAX_SESSIONS = 1_000;
/** Ended sessions in memory; the oldest leave first. The operator takes no stake of any of them. */
const MAX_CLOSED = 1_000;

interface Session {
  readonly id: string;
  /** The seed of the next round. */
  serverSeed: string;
  /** The key of the latest round and its answer: the same key is the same round. */
  latest: { readonly key: string; readonly answer: Promise<Answer> } | null;
}

/** A round that is over, with all that its verification needs. */
export interface Proof {
  readonly id: string;
  readonly stake: number;
  readonly sector: number;
  readonly pays: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly commitment: string;
}

export type Answer =
  | { readonly ok: true; readonly round: Proof; readonly next: string }
  | { readonly ok: false; readonly code: string; readonly next: string };

export interface Opened {
  readonly ok: true;
  readonly token: string;
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  readonly commitment: string;
}

export interface Sessions {
  open(ticket: string): Promise<Opened | { readonly ok: false; readonly code: string }>;
  play(
    token: string,
    asked: { readonly key: string; readonly stake: number; readonly clientSeed: string },
  ): Promise<Answer>;
  /**
   * Ends a session by its id: no round begins any more. A round that has begun goes on to its end, because its stake may
   * have been taken. A session that is not known yet is closed from the start: its opening may still be under way.
   */
  close(id: string): void;
}

const newSecret = (): string => randomBytes(32).toString('hex');
const newId = (): string => randomBytes(16).toString('hex');

export async function proofOf({ id, stake, sector, serverSeed, clientSeed }: Round): Promise<Proof> {
  const commitment = await commitmentOf(serverSeed);
  return { id, stake, sector, pays: paysOf(stake, sector), serverSeed, clientSeed, commitment };
}

export function createSessions(wallet: Wallet, rounds: Rounds): Sessions {
  const sessions = new Map<string, Session>();
  const closed = new Set<string>();

  async function playRound(session: Session, stake: number, clientSeed: string): Promise<Answer> {
    const { id: sessionId, serverSeed } = session;
    session.serverSeed = newSecret();
    const sector = await sectorOf(serverSeed, clientSeed);
    const round = await rounds.play({ id: newId(), sessionId, stake, serverSeed, clientSeed, sector });
    const next = await commitmentOf(session.serverSeed);
    if (round.status === 'over') return { ok: true, round: await proofOf(round), next };
    return { ok: false, code: round.status === 'cancelled' ? round.reason : 'NO_ANSWER', next };
  }

  return {
    open: async (ticket) => {
      const id = newId();
      const answer = await wallet.ask('session/open', { ticket, sessionId: id }, OPEN_TRIES);
      if (answer?.session === undefined || answer.status !== 'OK')
        return { ok: false, code: answer?.status ?? 'NO_ANSWER' };
      const token = newSecret();
      const session: Session = { id, serverSeed: newSecret(), latest: null };
      sessions.set(token, session);
      const [oldest] = sessions.keys();
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      const { currency, min, max } = answer.session;
      return { ok: true, token, currency, min, max, commitment: await commitmentOf(session.serverSeed) };
    },
    play: async (token, { key, stake, clientSeed }) => {
      const session = sessions.get(token);
      if (session === undefined) return { ok: false, code: 'SESSION_EXPIRED', next: '' };
      const { latest } = session;
      if (latest?.key === key) return latest.answer;
      if (closed.has(session.id)) return { ok: false, code: 'SESSION_EXPIRED', next: '' };
      // Rounds of a session follow each other.
      const answer = (latest?.answer ?? Promise.resolve()).then(() => playRound(session, stake, clientSeed));
      session.latest = { key, answer };
      return answer;
    },
    close: (id) => {
      closed.add(id);
      const [oldest] = closed;
      if (closed.size > MAX_CLOSED && oldest !== undefined) closed.delete(oldest);
    },
  };
}
