import type { AccountType } from '../accounts/public.ts';
import type { LegIdentity, LegPlace, Placed } from '../line/public.ts';
import type { BetResult } from './bet-result.ts';
import type { BetTypeName } from './bet-type.ts';

/** A selection of a same-game combo. `result`: its own, settled or not, whatever the leg's is. */
export interface LegPart {
  readonly kind: number;
  readonly type: number;
  /** Quarters. */
  readonly param: number;
  readonly result: BetResult;
}

export interface BetLeg extends LegIdentity, LegPlace {
  readonly price: number;
  readonly placedScore: string;
  readonly result: BetResult;
  /** The current score while the bet is open, else the score at settlement. */
  readonly score: string;
  /** Null until the game of a settled leg is over; '' where a game has no score. */
  readonly finalScore: string | null;
  /** How the event of a field ended, which has no score [FLD-10]; absent until then, and in a game of two sides. */
  readonly ranking?: readonly Placed[];
  /** The selections of a same-game combo; absent for other legs, and where the operator does not report them [HIS-18]. */
  readonly parts?: readonly LegPart[];
}

/** A part of the stake that was cashed out: `stake` left the bet for `amount`. Minor units. */
export interface BetCashOut {
  /** The operator's number of the cash-out; '' where the operator gives none. */
  readonly id: string;
  /** The key of the request; '' for an automatic cash-out. */
  readonly key: string;
  readonly at: number;
  readonly stake: number;
  readonly amount: number;
  /** The least that the player agreed to; null where the operator does not say. */
  readonly least: number | null;
  /** The bet whose stake the amount became, by an edit; '' where the amount was paid out. */
  readonly movedTo: string;
}

export interface Bet {
  readonly id: string;
  readonly key: string;
  /** 'unknown': a type of the operator that this version does not know. */
  readonly betType: BetTypeName | 'unknown';
  readonly systemValue: number;
  readonly accountId: number;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Total odds as a decimal string, e.g. "3.61". */
  readonly coef: string;
  readonly possibleWin: number;
  readonly placedAt: number;
  readonly status: 'open' | 'settled';
  readonly result: BetResult;
  /** All that was paid for the bet, cash-outs included, minor units; 0 while open. */
  readonly payout: number;
  /** The part of the stake that is still on the bet; 0 once the bet was cashed out whole. */
  readonly remaining: number;
  /** Oldest first. */
  readonly cashOuts: readonly BetCashOut[];
  /** The bet that was edited into this one; '' for a bet that was placed. */
  readonly editedFrom: string;
  readonly settledAt: number | null;
  readonly legs: readonly BetLeg[];
  /** Conditional: the stake on each block, in order. */
  readonly amountByBlockId: readonly { readonly blockId: number; readonly amount: number }[];
  readonly isVipBet: boolean;
  /** One more leg in every line when all have won. */
  readonly hasBonusBet: boolean;
  /** '' for none. */
  readonly promoCode: string;
  /** The part of the stake that the advance paid, and the part repaid since. */
  readonly prepaidAmount: number;
  readonly repaidAdvance: number;
  /** 0 for none. */
  readonly hyperBonusPercent: number;
  /** 'unknown': a type of the operator that this version does not know. */
  readonly accountType: AccountType | 'unknown';
  /** Paid with a promo code or from the bonus account: the stake itself is not won. */
  readonly isFreeBet: boolean;
  readonly minWin: number | null;
  /** The guaranteed minimum while the bet is open, else the payout. */
  readonly guaranteed: number;
  /** Live: at least one leg was. */
  readonly product: 'line' | 'live';
}
