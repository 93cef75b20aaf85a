/**
 * Edits open bets: the old bet's cash-out offer becomes the stake of the new bet at current prices. One record holds
 * both halves, so neither can happen without the other [BED-6].
 */
import type { EditAnswerWire, EditTermsWire } from 'touchline/core/bet-edit/answers-wire';
import type { EditSide } from 'touchline/core/bet-edit/types';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { Journal } from '../../store/journal.ts';
import { HOUSE_BOOK, mainAccount, move } from '../../players/wallets.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import { ANY_PRICE } from '../acceptance/check-legs.ts';
import type { Bets } from '../bets.ts';
import { openStake, restOf } from '../cash-out/rest.ts';
import type { AskedLeg } from '../coupon.ts';
import type { KnownBet } from '../known-bet.ts';
import { possibleWin, termsOf, totalCoef } from '../payout.ts';
import type { EditReason, Edits, KnownEdit } from './edits.ts';
import { judgeEdit, NO_WORSE } from './judge.ts';
import type { JudgeDeps } from './judge.ts';

export interface EditingDeps extends JudgeDeps {
  readonly bets: Bets;
  readonly edits: Edits;
  readonly journal: Pick<Journal, 'commit'>;
}

/** A request: the legs at the prices that the player saw, and the least that the bet must be worth. */
export interface AskedEdit {
  readonly betId: number;
  readonly value: number;
  readonly legs: readonly AskedLeg[];
}

export interface Editing {
  /** The old and the new terms at this moment; null for a bet that is not the player's. */
  terms(playerId: number, betId: number, legs: readonly AskedLeg[]): EditTermsWire | null;
  /** Decides a key that has no answer yet. */
  take(playerId: number, key: string, asked: AskedEdit): void;
  /** Closes a key that has no answer. */
  abandon(playerId: number, key: string): void;
}

export function createEditing(deps: EditingDeps): Editing {
  const { bets, journal, clock, maxPayoutOf } = deps;

  const own = (playerId: number, betId: number): KnownBet | null => {
    const bet = bets.bet(betId);
    return bet?.playerId === playerId ? bet : null;
  };
  const sideOf = (coupon: StoredCoupon): EditSide => ({
    stake: coupon.amount,
    coef: totalCoef(coupon),
    possibleWin: possibleWin(coupon, termsOf(coupon, maxPayoutOf(coupon))),
  });
  const reject = (playerId: number, key: string, betId: number, reasons: readonly EditReason[]): void =>
    journal.commit({ t: 'betEditRejected', at: clock.now(), playerId, key, betId, reasons: [...reasons] });

  return {
    terms: (playerId, betId, legs) => {
      const bet = own(playerId, betId);
      if (bet === null) return null;
      const { reasons, value, coupon } = judgeEdit(deps, bet, legs, ANY_PRICE);
      return {
        betId: String(betId),
        value,
        old: openStake(bet) === 0 ? { stake: 0, coef: '', possibleWin: 0 } : sideOf(restOf(bet)),
        next: coupon === null ? null : sideOf(coupon),
        prices: coupon === null ? [] : coupon.legs.map(({ marketId, price }) => ({ marketId, price })),
        reasons,
      };
    },
    take: (playerId, key, { betId, value: least, legs }) => {
      const bet = own(playerId, betId);
      if (bet === null) return reject(playerId, key, betId, [{ code: 'unknownBet' }]);
      const { reasons, stake, value, coupon } = judgeEdit(deps, bet, legs, NO_WORSE);
      const moved = value < least && value > 0 ? [{ code: 'moved', amount: value }] : [];
      if (reasons.length > 0 || moved.length > 0 || coupon === null)
        return reject(playerId, key, betId, [...reasons, ...moved]);
      const { currency } = bet.coupon;
      const account = mainAccount(playerId);
      return journal.commit({
        t: 'betEdited',
        at: clock.now(),
        playerId,
        key,
        betId,
        stake,
        amount: value,
        least,
        newBetId: bets.nextId(),
        coupon,
        entries: [...move(HOUSE_BOOK, account, currency, value), ...move(account, HOUSE_BOOK, currency, value)],
      });
    },
    abandon: (playerId, key) => reject(playerId, key, 0, [{ code: 'abandoned' }]),
  };
}

/** The answer to a key. */
export function editAnswerOf(key: string, known: KnownEdit, view: (betId: number) => BetWire | null): EditAnswerWire {
  if (known.status === 'rejected') return { key, status: 'rejected', reasons: known.reasons, old: null, next: null };
  const { betId, newBetId } = known.record;
  return { key, status: 'accepted', reasons: [], old: view(betId), next: view(newBetId) };
}
