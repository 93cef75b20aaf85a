/**
 * Feeds the limits' ledger from the operator's record of bets, of rounds in games and of toto coupons. A free bet is no
 * stake of the player's; no limit counts a stake in another currency [LIM-23]; a refused bet was never staked; a
 * cash-out returns its amount at once [CSO-11].
 */
import { isFreeBet } from '../players/accounts.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Ledger } from './ledger.ts';

/** The follower must receive every record, in order. */
export function createLedgerFollower(
  ledger: Ledger,
  currencyOf: (playerId: number) => string,
): (record: OperatorRecord) => void {
  const keys = new Map<number, { readonly playerId: number; readonly key: string }>();
  const games = followGames(ledger, currencyOf);
  const toto = followToto(ledger, currencyOf);
  return (record) => {
    games(record);
    toto(record);
    if (record.t === 'betPending' || record.t === 'orderWaiting' || record.t === 'betAccepted') {
      if (isFreeBet(record.coupon) || record.coupon.currency !== currencyOf(record.playerId)) return;
      const { playerId, key, coupon, at } = record;
      if (record.t === 'betAccepted') {
        ledger.strike(playerId, key, coupon.amount, at);
        keys.set(record.betId, { playerId, key });
      } else ledger.stake(playerId, key, coupon.amount, at);
    }
    if (record.t === 'betRejected') ledger.release(record.playerId, record.key);
    if (record.t === 'cashOutAccepted') {
      const bet = keys.get(record.betId);
      if (bet !== undefined) ledger.cashOut(bet.playerId, bet.key, record.amount, record.at);
      // A bet that was cashed out whole has brought all that it can.
      if (bet !== undefined && record.rest === 0) ledger.settle(bet.playerId, bet.key, 0, record.at);
      if (record.rest === 0) keys.delete(record.betId);
    }
    if (record.t === 'betEdited') {
      // The same money stays at risk: the entry of the first stake goes on, and the new bet brings its return [BED-8].
      const bet = keys.get(record.betId);
      keys.delete(record.betId);
      if (bet !== undefined) keys.set(record.newBetId, bet);
    }
    if (record.t === 'betSettled') {
      const bet = keys.get(record.betId);
      if (bet !== undefined) ledger.settle(bet.playerId, bet.key, record.payout, record.at);
      keys.delete(record.betId);
    }
  };
}

/**
 * Each debit of a round is a stake at its time. When the round is closed, its first stake returns what the round paid.
 */
function followGames(ledger: Ledger, currencyOf: (playerId: number) => string): (record: OperatorRecord) => void {
  const players = new Map<string, number>();
  const rounds = new Map<string, { readonly keys: Set<string>; paid: number }>();
  return (record) => {
    if (record.t === 'gameSessionOpened') {
      const { playerId, sessionId, currency } = record;
      if (playerId !== null && currency === currencyOf(playerId)) players.set(sessionId, playerId);
    }
    if (record.t !== 'gameMoneyMoved' || record.answer.status !== 'OK') return;
    const playerId = players.get(record.sessionId);
    if (playerId === undefined) return;
    const { kind, roundId, transactionId, debitId, grantId, amount, at } = record;
    const keyOf = (id: string): string => `game ${id}`;
    const round = rounds.get(roundId) ?? { keys: new Set(), paid: 0 };
    rounds.set(roundId, round);
    switch (kind) {
      case 'debit': {
        // Free spins are no stake of the player's, and what they win is no return of one [GWAL-22].
        if (grantId !== undefined) return undefined;
        const key = keyOf(transactionId);
        round.keys.add(key);
        return ledger.strike(playerId, key, amount, at);
      }
      case 'credit':
        round.paid += amount;
        return undefined;
      case 'rollback': {
        const key = keyOf(debitId);
        round.keys.delete(key);
        if (round.keys.size === 0) rounds.delete(roundId);
        return record.answer.applied === true ? ledger.release(playerId, key) : undefined;
      }
      case 'close':
        rounds.delete(roundId);
        for (const [place, key] of [...round.keys].entries())
          ledger.settle(playerId, key, place === 0 ? round.paid : 0, at);
        return undefined;
    }
  };
}

/** A coupon is a stake when it is bought, and returns what it is paid when its draw is settled. */
function followToto(ledger: Ledger, currencyOf: (playerId: number) => string): (record: OperatorRecord) => void {
  const players = new Map<string, number>();
  const keyOf = (couponId: string): string => `toto ${couponId}`;
  return (record) => {
    if (record.t === 'totoBought') {
      const { playerId, couponId, currency, columns, stakePerColumn, at } = record;
      if (currency !== currencyOf(playerId)) return;
      players.set(couponId, playerId);
      ledger.strike(playerId, keyOf(couponId), columns * stakePerColumn, at);
    }
    if (record.t !== 'totoSettled') return;
    for (const { couponId, payout } of record.paid) {
      const playerId = players.get(couponId);
      if (playerId !== undefined) ledger.settle(playerId, keyOf(couponId), payout, record.at);
      players.delete(couponId);
    }
  };
}
