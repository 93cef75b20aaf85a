/**
 * Sessions of players: opened with the operator's ticket, with a seed that is committed to before each round [SMP-2].
 */
import { randomBytes } from 'node:crypto';
import type { Grant, Grants } from './grants.ts';
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
  /** Whose free spins the session can use; null for play money. */
  readonly player: Pick<Grant, 'playerId' | 'gameId' | 'currency'> | null;
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

/** Free spins of the player: how many are left, and the stake of each, which the operator pays. */
interface Free {
  readonly left: number;
  readonly stake: number;
}

export type Answer =
  | { readonly ok: true; readonly round: Proof; readonly next: string; readonly free: Free | null }
  | { readonly ok: false; readonly code: string; readonly next: string; readonly free: Free | null };

export interface Opened {
  readonly ok: true;
  readonly token: string;
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  readonly commitment: string;
  readonly free: Free | null;
}

export interface Sessions {
  open(ticket: string): Promise<Opened | { readonly ok: false; readonly code: string }>;
  play(
    token: string,
    asked: {
      readonly key: string;
      /** Ignored in a free round, whose stake is the grant's. */
      readonly stake: number;
      readonly clientSeed: string;
      readonly isFree: boolean;
    },
  ): Promise<Answer>;
  /**
   * Ends a session by its id: no round begins any more. A round that has begun goes on to its end, because its stake
   * may have been taken. A session that is not known yet is closed from the start: its opening may still be under way.
   */
  close(id: string): void;
}

type Asked = Omit<Parameters<Sessions['play']>[1], 'key'>;

const newSecret = (): string => randomBytes(32).toString('hex');
const newId = (): string => randomBytes(16).toString('hex');

export async function proofOf({ id, stake, sector, serverSeed, clientSeed }: Round): Promise<Proof> {
  const commitment = await commitmentOf(serverSeed);
  return { id, stake, sector, pays: paysOf(stake, sector), serverSeed, clientSeed, commitment };
}

interface SessionsDeps {
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly grants: Pick<Grants, 'of'>;
  readonly now: () => number;
}

export function createSessions({ wallet, rounds, grants, now }: SessionsDeps): Sessions {
  const sessions = new Map<string, Session>();
  const closed = new Set<string>();

  const leftOf = ({ grantId, rounds: granted }: Grant): number => granted - rounds.freeOf(grantId);
  /** The grant that the next free round uses; null for none. */
  const grantOf = ({ player }: Session): Grant | null =>
    player === null ? null : (grants.of(player).find((grant) => leftOf(grant) > 0 && now() < grant.expiresAt) ?? null);
  function freeOf(session: Session): Free | null {
    const grant = grantOf(session);
    return grant === null ? null : { left: leftOf(grant), stake: grant.stake };
  }

  async function playRound(session: Session, asked: Asked): Promise<Answer> {
    const { id: sessionId, serverSeed } = session;
    const grant = asked.isFree ? grantOf(session) : null;
    if (asked.isFree && grant === null)
      return { ok: false, code: 'NO_FREE_SPINS', next: await commitmentOf(serverSeed), free: null };
    session.serverSeed = newSecret();
    const { clientSeed } = asked;
    const stake = grant?.stake ?? asked.stake;
    const sector = await sectorOf(serverSeed, clientSeed);
    const paid = grant === null ? {} : { grantId: grant.grantId };
    const round = await rounds.play({ id: newId(), sessionId, stake, serverSeed, clientSeed, sector, ...paid });
    const [next, free] = [await commitmentOf(session.serverSeed), freeOf(session)];
    if (round.status === 'over') return { ok: true, round: await proofOf(round), next, free };
    return { ok: false, code: round.status === 'cancelled' ? round.reason : 'NO_ANSWER', next, free };
  }

  return {
    open: async (ticket) => {
      const id = newId();
      const answer = await wallet.ask('session/open', { ticket, sessionId: id }, OPEN_TRIES);
      if (answer?.session === undefined || answer.status !== 'OK')
        return { ok: false, code: answer?.status ?? 'NO_ANSWER' };
      const token = newSecret();
      const { playerId, gameId, currency, mode, min, max } = answer.session;
      const player = mode === 'real' && playerId !== null ? { playerId, gameId, currency } : null;
      const session: Session = { id, player, serverSeed: newSecret(), latest: null };
      sessions.set(token, session);
      const [oldest] = sessions.keys();
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      const commitment = await commitmentOf(session.serverSeed);
      return { ok: true, token, currency, min, max, commitment, free: freeOf(session) };
    },
    play: async (token, { key, ...round }) => {
      const session = sessions.get(token);
      if (session === undefined) return { ok: false, code: 'SESSION_EXPIRED', next: '', free: null };
      const { latest } = session;
      if (latest?.key === key) return latest.answer;
      if (closed.has(session.id)) return { ok: false, code: 'SESSION_EXPIRED', next: '', free: null };
      // Rounds of a session follow each other.
      const answer = (latest?.answer ?? Promise.resolve()).then(() => playRound(session, round));
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
