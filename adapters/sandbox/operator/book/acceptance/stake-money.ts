/** Ledger entries for stakes and payouts. Every posting sums to zero. */
import { accountTypeOf, BONUS } from '../../players/accounts.ts';
import {
  advanceAccount,
  bonusAccount,
  HOUSE_BANK,
  HOUSE_BOOK,
  mainAccount,
  move,
  reserveAccount,
} from '../../players/wallets.ts';
import type { Entry } from '../../store/records.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';

type Paid = Pick<StoredCoupon, 'accountId' | 'promoCode' | 'prepaidAmount' | 'amount' | 'currency'>;

/**
 * The accounts that pay a stake, with their shares: the house for a promo code, the bonus account, or the main account
 * with the advance.
 */
function payers(
  playerId: number,
  { accountId, promoCode, prepaidAmount, amount }: Paid,
): readonly { readonly account: string; readonly share: number }[] {
  if (promoCode !== '') return [{ account: HOUSE_BANK, share: amount }];
  if (accountTypeOf(playerId, accountId) === BONUS) return [{ account: bonusAccount(playerId), share: amount }];
  return [
    { account: mainAccount(playerId), share: amount - prepaidAmount },
    { account: advanceAccount(playerId), share: prepaidAmount },
  ];
}

/** Reserves the stake of a waiting coupon. */
export function reserved(playerId: number, coupon: Paid): Entry[] {
  return payers(playerId, coupon).flatMap(({ account, share }) =>
    move(account, reserveAccount(playerId), coupon.currency, share),
  );
}

/** Returns a reserved stake to the accounts that paid it. */
export function givenBack(playerId: number, coupon: Paid): Entry[] {
  return payers(playerId, coupon).flatMap(({ account, share }) =>
    move(reserveAccount(playerId), account, coupon.currency, share),
  );
}

/** Turns a reserved stake into a bet. */
export function taken(playerId: number, { currency, amount }: Paid): Entry[] {
  return [...move(reserveAccount(playerId), HOUSE_BOOK, currency, amount)];
}

/** Turns a stake into a bet directly. */
export function paid(playerId: number, coupon: Paid): Entry[] {
  return payers(playerId, coupon).flatMap(({ account, share }) => move(account, HOUSE_BOOK, coupon.currency, share));
}

/** Pays out: first the debt to the advance, then the rest to the main account. Amounts in minor units. */
export function paidOut(playerId: number, currency: string, payout: number, repaid: number): Entry[] {
  return [
    ...move(HOUSE_BOOK, advanceAccount(playerId), currency, repaid),
    ...move(HOUSE_BOOK, mainAccount(playerId), currency, payout - repaid),
  ];
}
