/**
 * The money of rounds: takes stakes and raises, gives them back, pays and closes. Each intent is on record before the
 * operator is asked, under a transaction id that belongs to this intent alone [PRV-2, PRV-3, PRV-4, PRV-8].
 */
import type { WalletAnswer, WalletCall } from '../operator/casino/calls.ts';
import type { ProviderRecord } from './records.ts';
import type { Round, RoundBook } from './rounds.ts';
import type { Views } from './views.ts';
import type { WalletClient } from './wallet-client.ts';

/** Calls before a debit without an answer is rolled back. */
const DEBIT_TRIES = 3;

export interface RoundMoneyDeps {
  readonly wallet: WalletClient;
  readonly views: Pick<Views, 'result'>;
  readonly commitTo: (book: RoundBook) => (record: ProviderRecord) => void;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Why the operator took nothing; null when the money was taken. */
export type DebitRefusal = { readonly code: string; readonly detail: WalletAnswer | null };

export interface RoundMoney {
  takeStake(book: RoundBook, round: Round): Promise<DebitRefusal | null>;
  /** Takes the raise that is on record. Without it the round is as before. */
  takeRaise(book: RoundBook, round: Round): Promise<DebitRefusal | null>;
  /** Returns the stake of a round and cancels it; false when the operator has not taken the rollback. */
  giveBack(book: RoundBook, round: Round, code: string): Promise<boolean>;
  /**
   * Pays and closes a round whose outcome is known; does nothing while the round is open. Answers with why the operator
   * has not paid or closed: the round is then as before, and the next call asks again [PRV-14].
   */
  settle(book: RoundBook, round: Round): Promise<DebitRefusal | null>;
  /**
   * Finishes a round that a stop has interrupted. Money without a recorded answer comes back, whatever the operator
   * knows: a rollback that was under way before the stop may still arrive.
   */
  resume(book: RoundBook, round: Round): Promise<void>;
}

const ids = ({ sessionId, id: roundId }: Round) => ({ sessionId, roundId });

/** The code of a round whose money the operator has neither paid nor returned, although it is owed [PRV-14]. */
export const PAYMENT_OPEN = 'PAYMENT_OPEN';

export function createRoundMoney({ wallet, views, commitTo, now, report }: RoundMoneyDeps): RoundMoney {
  /** Reports an answer that is no acknowledgement [PRV-14]. */
  function refuse(call: WalletCall, { id }: Round, answer: WalletAnswer | null): DebitRefusal {
    report(new Error(`the operator answered ${answer?.status ?? 'nothing'} to the ${call} of round ${id}`));
    return { code: PAYMENT_OPEN, detail: answer };
  }

  /** The rollback is repeated until it is answered. */
  async function giveBack(book: RoundBook, round: Round, code: string): Promise<boolean> {
    const debitId = `${round.id}:d`;
    const body = { ...ids(round), transactionId: `${round.id}:r`, debitId };
    const answer = await wallet.ask('rollback', body, Infinity);
    if (answer?.status === 'ROUND_SETTLED') return false;
    if (answer?.status !== 'OK') {
      refuse('rollback', round, answer);
      return false;
    }
    commitTo(book)({ t: 'fairRoundCancelled', at: now(), roundId: round.id, code });
    return true;
  }

  /** Returns the raise that is being asked for. The round goes on without it. */
  async function giveRaiseBack(book: RoundBook, round: Round, code: string): Promise<void> {
    if (round.raise === null) return;
    const { sessionId, debitId } = round.raise;
    const body = { sessionId, roundId: round.id, transactionId: `${debitId}:r`, debitId };
    const answer = await wallet.ask('rollback', body, Infinity);
    // The round must not go on with money that the operator still has.
    if (answer?.status === 'OK') commitTo(book)({ t: 'fairRaiseCancelled', at: now(), roundId: round.id, code });
    else refuse('rollback', round, answer);
  }

  async function settle(book: RoundBook, round: Round): Promise<DebitRefusal | null> {
    if (round.status !== 'staked') return null;
    const pays = views.result(book, round)?.pays ?? null;
    if (pays === null) return null;
    if (pays > 0) {
      const credit = { ...ids(round), transactionId: `${round.id}:c`, amount: pays };
      const paid = await wallet.ask('credit', credit, Infinity);
      if (paid?.status !== 'OK') return refuse('credit', round, paid);
    }
    const closed = await wallet.ask('round/close', { ...ids(round), transactionId: `${round.id}:e` }, Infinity);
    if (closed?.status !== 'OK' && closed?.status !== 'ROUND_CLOSED') return refuse('round/close', round, closed);
    commitTo(book)({ t: 'fairRoundPaid', at: now(), roundId: round.id, pays });
    return null;
  }

  return {
    takeStake: async (book, round) => {
      const body = { ...ids(round), transactionId: `${round.id}:d`, amount: round.stake };
      const answer = await wallet.ask('debit', body, DEBIT_TRIES);
      if (answer === null) {
        await giveBack(book, round, 'NO_ANSWER');
        return { code: 'NO_ANSWER', detail: null };
      }
      if (answer.status === 'OK') {
        commitTo(book)({ t: 'fairRoundStaked', at: now(), roundId: round.id });
        return null;
      }
      commitTo(book)({ t: 'fairRoundCancelled', at: now(), roundId: round.id, code: answer.status });
      return { code: answer.status, detail: answer };
    },
    takeRaise: async (book, round) => {
      if (round.raise === null) throw new Error(`round ${round.id} has no raise on record`);
      const { sessionId, debitId: transactionId, amount } = round.raise;
      const body = { sessionId, roundId: round.id, transactionId, amount };
      const answer = await wallet.ask('debit', body, DEBIT_TRIES);
      if (answer === null) {
        await giveRaiseBack(book, round, 'NO_ANSWER');
        return { code: 'NO_ANSWER', detail: null };
      }
      if (answer.status === 'OK') {
        commitTo(book)({ t: 'fairRaiseTaken', at: now(), roundId: round.id });
        return null;
      }
      commitTo(book)({ t: 'fairRaiseCancelled', at: now(), roundId: round.id, code: answer.status });
      return { code: answer.status, detail: answer };
    },
    giveBack,
    settle,
    resume: async (book, round) => {
      if (round.status === 'asked') await giveBack(book, round, 'INTERRUPTED');
      await giveRaiseBack(book, round, 'INTERRUPTED');
      const resumed = book.round(round.id);
      if (resumed !== null) await settle(book, resumed);
    },
  };
}
