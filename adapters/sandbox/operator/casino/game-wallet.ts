/**
 * The operator's wallet for game providers [GWAL-2…GWAL-9]. Every transaction gets one answer for ever. A debit passes
 * the operator's checks; a credit passes none. Money moves in the record that holds the answer.
 */
import { move } from '../players/wallets.ts';
import type { WalletAnswer, WalletBody, WalletError } from './calls.ts';
import type { CasinoRecordOf, MoneyRecord } from './records.ts';
import type { Ticket } from './tickets.ts';
import type { GameSession, WalletState } from './wallet-state.ts';

/** The house's side of every stake and win in games. */
export const HOUSE_GAMES = 'house:games';

/** The house's account that pays the stakes of free rounds [GWAL-22]. */
const HOUSE_FREE_SPINS = 'house:free-spins';

/** How long debits are taken after a session was opened. */
export const SESSION_MS = 12 * 3_600_000;

/** Why a debit is refused, with the facts of its answer. */
export type DebitRefusal = WalletAnswer & { readonly status: WalletError };

/** The bindings of a ticket beside its player, game, currency and mode, which a session keeps. */
export type Bound = Pick<GameSession, 'playerId' | 'gameId' | 'accountId' | 'jurisdiction' | 'version'>;
export type Unbound = 'account' | 'jurisdiction' | 'version';

/** The player and the game of a stake, with its currency. */
export type Staking = Pick<GameSession, 'playerId' | 'gameId' | 'currency'>;

export interface StakeRange {
  readonly min: number;
  readonly max: number;
  readonly reason?: string;
}

export interface GameWalletDeps {
  readonly state: WalletState;
  readonly now: () => number;
  /** Makes a record part of the state and posts its entries. */
  readonly commit: (record: MoneyRecord) => void;
  /** The account that pays, and the money in it. */
  readonly accountOf: (session: GameSession) => string;
  readonly balance: (session: GameSession) => number;
  /** The binding of the session's ticket that has changed since; null for none. */
  readonly unbound: (session: Bound) => Unbound | null;
  /**
   * Stake range of a session now, minor units; `reason` says which rule makes the highest stake lower than the game's.
   */
  readonly range: (session: Staking) => StakeRange;
  /** The operator's rules against a stake now: limits, exclusion, ban, and for a round's first stake the speed. */
  readonly refusal: (session: GameSession, amount: number, isRaise: boolean) => DebitRefusal | null;
  /** The login that launched the game with a ticket, by its hash; null for none. */
  readonly loginOf: (ticketId: string) => string | null;
  readonly freeSpins: {
    /** Why a grant pays no stake of this amount in the session; null where it does. */
    readonly refusal: (session: GameSession, grantId: string, amount: number) => string | null;
    readonly left: (grantId: string) => number;
  };
  /** Postings of a session's start, such as play money. */
  readonly grant: (session: GameSession) => CasinoRecordOf<'gameSessionOpened'>['entries'];
}

export interface GameWallet {
  open(ticket: Ticket, sessionId: string): WalletAnswer;
  balance(body: WalletBody<'balance'>): WalletAnswer;
  debit(body: WalletBody<'debit'>): WalletAnswer;
  credit(body: WalletBody<'credit'>): WalletAnswer;
  rollback(body: WalletBody<'rollback'>): WalletAnswer;
  close(body: WalletBody<'round/close'>): WalletAnswer;
  transaction(body: WalletBody<'transactions'>): WalletAnswer;
}

type Kind = CasinoRecordOf<'gameMoneyMoved'>['kind'];
type Asked = Pick<CasinoRecordOf<'gameMoneyMoved'>, 'sessionId' | 'roundId' | 'transactionId'> & {
  readonly amount?: number;
  readonly debitId?: string;
  readonly grantId?: string | undefined;
};
type Decision = {
  readonly answer: WalletAnswer;
  readonly from?: string;
  readonly to?: string;
  readonly amount?: number;
};

/** Whether a round of one session may go on in the other: the same player, game and currency. */
function isOfSamePlayer(session: GameSession, other: GameSession | null): boolean {
  return (
    other !== null &&
    other.playerId === session.playerId &&
    other.gameId === session.gameId &&
    other.currency === session.currency
  );
}

export function createGameWallet(deps: GameWalletDeps): GameWallet {
  const { state, now, commit, accountOf, balance, unbound, range, refusal, loginOf, freeSpins, grant } = deps;

  /** Answers a known transaction as before; decides and records an unknown one. */
  function once(kind: Kind, asked: Asked, decide: (session: GameSession) => Decision): WalletAnswer {
    const { sessionId, roundId, transactionId, amount = 0, debitId = '', grantId } = asked;
    const known = state.transaction(transactionId);
    if (known !== null) {
      const isRollback = kind === 'rollback' && known.debitId === debitId;
      const isSame =
        known.kind === kind &&
        known.roundId === roundId &&
        known.grantId === grantId &&
        (isRollback || known.amount === amount) &&
        known.sessionId === sessionId;
      return isSame ? known.answer : { status: 'TX_CONFLICT' };
    }
    const session = state.session(sessionId);
    if (session === null) return { status: 'SESSION_EXPIRED' };
    const round = state.round(roundId);
    const isForeign = round !== null && round.debited > 0 && !isOfSamePlayer(session, state.session(round.sessionId));
    const decision: Decision =
      kind !== 'debit' && isForeign ? { answer: { status: 'ROUND_UNKNOWN' } } : decide(session);
    const moved = decision.amount ?? 0;
    const entries =
      decision.from === undefined || decision.to === undefined
        ? []
        : move(decision.from, decision.to, session.currency, moved);
    const after =
      balance(session) +
      entries.reduce((sum, { account, amount: by }) => (account === accountOf(session) ? sum + by : sum), 0);
    const answer: WalletAnswer =
      decision.answer.status === 'OK' ? { ...decision.answer, balance: after } : decision.answer;
    commit({
      t: 'gameMoneyMoved',
      at: now(),
      kind,
      sessionId,
      roundId,
      transactionId,
      amount: kind === 'rollback' ? moved : amount,
      debitId,
      ...(grantId === undefined ? {} : { grantId }),
      answer,
      entries: [...entries],
    });
    return answer;
  }

  function againstDebit(
    session: GameSession,
    { amount, roundId, transactionId, grantId }: WalletBody<'debit'>,
  ): WalletAnswer | null {
    if (state.isCancelled(transactionId)) return { status: 'TX_CANCELLED' };
    const round = state.round(roundId);
    if (round !== null && (round.isClosed || round.credited > 0 || round.isRolledBack))
      return { status: 'ROUND_CLOSED' };
    if (session.end !== null) return { status: 'SESSION_EXPIRED', reason: session.end.reason };
    if (now() - session.openedAt > SESSION_MS) return { status: 'SESSION_EXPIRED' };
    const lost = unbound(session);
    if (lost !== null) return { status: 'SESSION_EXPIRED', reason: lost };
    const raised = round !== null && round.debited > 0 ? round : null;
    if (raised !== null && !isOfSamePlayer(session, state.session(raised.sessionId)))
      return { status: 'ROUND_UNKNOWN' };
    if (raised !== null && (raised.isFree || grantId !== undefined))
      return { status: 'FREE_SPINS_REFUSED', reason: 'round' };
    if (grantId !== undefined) {
      const why = freeSpins.refusal(session, grantId, amount);
      if (why !== null) return { status: 'FREE_SPINS_REFUSED', reason: why };
    }
    const { min, max, reason }: StakeRange = raised === null ? range(session) : { min: 1, max: raised.first };
    if (amount < min) return { status: 'STAKE_RANGE', min, max };
    if (amount > max) return { status: 'STAKE_RANGE', min, max, ...(reason === undefined ? {} : { reason }) };
    // Limits count no stake of the operator's.
    const stop = refusal(session, grantId === undefined ? amount : 0, raised !== null);
    if (stop !== null || grantId !== undefined) return stop;
    const money = balance(session);
    return amount > money ? { status: 'INSUFFICIENT_FUNDS', balance: money } : null;
  }

  return {
    open: (ticket, sessionId) => {
      const used = state.usedTicket(ticket.id);
      if (used !== null && used.id !== sessionId) return { status: 'TICKET_USED' };
      if (used === null) {
        if (state.session(sessionId) !== null) return { status: 'TX_CONFLICT' };
        const lost = unbound(ticket);
        if (lost !== null) return { status: 'TICKET_INVALID', reason: lost };
        const { id: ticketId, playerId, gameId, currency, accountId, jurisdiction, version } = ticket;
        const bound = { ticketId, playerId, gameId, currency, accountId, jurisdiction, version };
        const login = loginOf(ticketId);
        const [at, entries] = [now(), grant({ id: sessionId, openedAt: now(), ...bound, login, end: null })];
        const launched = login === null ? {} : { login };
        commit({ t: 'gameSessionOpened', at, sessionId, ...bound, ...launched, entries });
      }
      const session = state.session(sessionId);
      if (session === null) return { status: 'SESSION_EXPIRED' };
      const { playerId, gameId, currency } = session;
      const { min, max } = range(session);
      return {
        status: 'OK',
        balance: balance(session),
        session: { playerId, gameId, currency, mode: ticket.mode, min, max },
      };
    },
    balance: ({ sessionId }) => {
      const session = state.session(sessionId);
      return session === null ? { status: 'SESSION_EXPIRED' } : { status: 'OK', balance: balance(session) };
    },
    debit: (body) =>
      once('debit', body, (session) => {
        const stop = againstDebit(session, body);
        if (stop !== null) return { answer: stop };
        const { amount, grantId } = body;
        return grantId === undefined
          ? { answer: { status: 'OK' }, from: accountOf(session), to: HOUSE_GAMES, amount }
          : {
              answer: { status: 'OK', freeSpinsLeft: freeSpins.left(grantId) - 1 },
              ...{ from: HOUSE_FREE_SPINS, to: HOUSE_GAMES, amount },
            };
      }),
    credit: (body) =>
      once('credit', body, (session) => {
        const round = state.round(body.roundId);
        if (round === null || round.debited === 0) return { answer: { status: 'ROUND_UNKNOWN' } };
        if (round.isClosed) return { answer: { status: 'ROUND_CLOSED' } };
        if (round.credited > 0) return { answer: { status: 'ROUND_SETTLED' } };
        return { answer: { status: 'OK' }, from: HOUSE_GAMES, to: accountOf(session), amount: body.amount };
      }),
    rollback: (body) =>
      once('rollback', body, (session) => {
        const debit = state.transaction(body.debitId);
        const round = state.round(body.roundId);
        if (debit === null) return { answer: { status: 'OK', applied: false } };
        if (debit.kind !== 'debit' || debit.roundId !== body.roundId) return { answer: { status: 'TX_CONFLICT' } };
        if (debit.answer.status !== 'OK' || state.isCancelled(body.debitId))
          return { answer: { status: 'OK', applied: false } };
        if (round === null || round.isClosed || round.credited > 0) return { answer: { status: 'ROUND_SETTLED' } };
        return {
          answer: { status: 'OK', applied: true },
          from: HOUSE_GAMES,
          to: debit.grantId === undefined ? accountOf(session) : HOUSE_FREE_SPINS,
          amount: debit.amount,
        };
      }),
    close: (body) =>
      once('close', body, () => {
        const round = state.round(body.roundId);
        if (round === null) return { answer: { status: 'ROUND_UNKNOWN' } };
        return { answer: { status: round.isClosed ? 'ROUND_CLOSED' : 'OK' } };
      }),
    transaction: ({ transactionId }) => state.transaction(transactionId)?.answer ?? { status: 'TX_UNKNOWN' },
  };
}
