/** The state of a game wallet, folded from its records: sessions, rounds, answers by transaction. No decisions. */
import type { WalletAnswer } from './calls.ts';
import { BREAK_MS } from './pace.ts';
import type { EndReason } from './provider-calls.ts';
import type { CasinoRecord, CasinoRecordOf } from './records.ts';

export interface GameSession {
  readonly id: string;
  readonly ticketId: string;
  /** Null for a visitor. */
  readonly playerId: number | null;
  readonly gameId: string;
  readonly currency: string;
  readonly openedAt: number;
  /** The bindings of the ticket: account, jurisdiction and version; null for none. */
  readonly accountId: number | null;
  readonly jurisdiction: string | null;
  readonly version: number | null;
  /** The login that launched the game, by its hash; null for a visitor, and where it is not on record. */
  readonly login: string | null;
  /** When and why the operator ended the session; null while it goes on. */
  readonly end: { readonly at: number; readonly reason: EndReason } | null;
}

/** The play of a player across all sessions and games; a visitor has one for each session. */
export interface Play {
  /** The session that was opened last. */
  readonly sessionId: string;
  /** The stake of the latest round; null before the first. A raise of that round changes nothing. */
  readonly staked: { readonly at: number; readonly gameId: string } | null;
  /**
   * Since when the player has played without a break, and when they last staked or raised; null before the first stake.
   */
  readonly run: { readonly since: number; readonly lastAt: number } | null;
}

/** Money of a round. A round without an applied debit has no money. */
export interface WalletRound {
  readonly sessionId: string;
  /** The first debit that was taken: the most that each further debit may be. */
  readonly first: number;
  readonly debited: number;
  /** Free spins paid the stake [GWAL-22]. */
  readonly isFree: boolean;
  readonly credited: number;
  /** The whole stake came back. */
  readonly isRolledBack: boolean;
  readonly isClosed: boolean;
}

export type WalletTransaction = CasinoRecordOf<'gameMoneyMoved'>;

export interface WalletState {
  apply(record: CasinoRecord): void;
  session(id: string): GameSession | null;
  play(session: Pick<GameSession, 'id' | 'playerId'>): Play;
  round(id: string): WalletRound | null;
  /** Whether a round of the player in a game has a stake, and is neither closed nor returned. */
  hasOpenRound(playerId: number, gameId: string): boolean;
  transaction(id: string): WalletTransaction | null;
  /** Whether a rollback has cancelled this debit before or after its arrival. */
  isCancelled(debitId: string): boolean;
  usedTicket(ticketId: string): GameSession | null;
}

const NO_ROUND = { first: 0, debited: 0, isFree: false, credited: 0, isRolledBack: false, isClosed: false };
const ownerOf = ({ id, playerId }: Pick<GameSession, 'id' | 'playerId'>): string =>
  playerId === null ? `visitor ${id}` : String(playerId);
const isOk = ({ status }: WalletAnswer): boolean => status === 'OK';

export function createWalletState(): WalletState {
  const sessions = new Map<string, GameSession>();
  const tickets = new Map<string, GameSession>();
  const rounds = new Map<string, WalletRound>();
  /** Rounds with a stake that are neither closed nor returned. */
  const openRounds = new Set<string>();
  const transactions = new Map<string, WalletTransaction>();
  const cancelled = new Set<string>();
  const plays = new Map<string, Play>();
  const playOf: WalletState['play'] = (session) =>
    plays.get(ownerOf(session)) ?? { sessionId: session.id, staked: null, run: null };

  function stake(session: GameSession, at: number, isFirst: boolean): void {
    const { sessionId, staked, run } = playOf(session);
    const isBroken = run === null || at - run.lastAt >= BREAK_MS;
    plays.set(ownerOf(session), {
      sessionId,
      staked: isFirst ? { at, gameId: session.gameId } : staked,
      run: { since: isBroken ? at : run.since, lastAt: at },
    });
  }

  function move(record: WalletTransaction): void {
    transactions.set(record.transactionId, record);
    if (record.kind === 'rollback' && isOk(record.answer)) cancelled.add(record.debitId);
    if (!isOk(record.answer)) return;
    const round = rounds.get(record.roundId) ?? { ...NO_ROUND, sessionId: record.sessionId };
    switch (record.kind) {
      case 'debit': {
        const isFirst = round.debited === 0;
        const first = isFirst ? record.amount : round.first;
        rounds.set(record.roundId, {
          ...{ ...round, first, debited: round.debited + record.amount },
          isFree: record.grantId !== undefined,
        });
        openRounds.add(record.roundId);
        const session = sessions.get(record.sessionId);
        if (session !== undefined) stake(session, record.at, isFirst);
        return;
      }
      case 'credit':
        rounds.set(record.roundId, { ...round, credited: round.credited + record.amount });
        return;
      case 'rollback': {
        if (record.answer.applied !== true) return;
        const debited = round.debited - record.amount;
        rounds.set(record.roundId, { ...round, debited, isRolledBack: debited === 0 });
        if (debited === 0) openRounds.delete(record.roundId);
        return;
      }
      case 'close':
        rounds.set(record.roundId, { ...round, isClosed: true });
        openRounds.delete(record.roundId);
    }
  }

  return {
    apply: (record) => {
      if (record.t === 'gameMoneyMoved') return move(record);
      if (
        record.t === 'gameSessionEndAcknowledged' ||
        record.t === 'freeSpinsGranted' ||
        record.t === 'freeSpinsAcknowledged'
      )
        return undefined;
      if (record.t === 'gameSessionEnded') {
        const ended = sessions.get(record.sessionId);
        const { at: endedAt, reason } = record;
        if (ended !== undefined) sessions.set(ended.id, { ...ended, end: { at: endedAt, reason } });
        return undefined;
      }
      const { sessionId: id, ticketId, playerId, gameId, currency, at } = record;
      const { accountId = null, jurisdiction = null, version = null, login = null } = record;
      const bound = { accountId, jurisdiction, version };
      const session = { id, ticketId, playerId, gameId, currency, openedAt: at, ...bound, login, end: null };
      sessions.set(id, session);
      plays.set(ownerOf(session), { ...playOf(session), sessionId: id });
      tickets.set(ticketId, session);
      return undefined;
    },
    session: (id) => sessions.get(id) ?? null,
    play: playOf,
    round: (id) => rounds.get(id) ?? null,
    hasOpenRound: (playerId, gameId) =>
      [...openRounds].some((id) => {
        const session = sessions.get(rounds.get(id)?.sessionId ?? '');
        return session?.playerId === playerId && session.gameId === gameId;
      }),
    transaction: (id) => transactions.get(id) ?? null,
    isCancelled: (debitId) => cancelled.has(debitId),
    usedTicket: (ticketId) => tickets.get(ticketId) ?? null,
  };
}
