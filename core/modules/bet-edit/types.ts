/** Types of edited bets. Amounts in minor units of the bet's currency, prices thousandths, times milliseconds. */
import type { Bet } from '../history/public.ts';
import type { LegIdentity } from '../line/public.ts';

/** A selection of the edited bet. */
export interface EditLeg extends LegIdentity {
  /** The price at which the leg was added to the draft; the terms have the current one. */
  readonly price: number;
}

/** One side of an edit: the bet as it is, or as it would be. */
export interface EditSide {
  readonly stake: number;
  /** Total odds as a decimal string. */
  readonly coef: string;
  readonly possibleWin: number;
}

export const EDIT_REASONS = [
  'settled',
  'notOwnMoney',
  'typeNotOffered',
  'suspended',
  'notPriced',
  'tooManyOpen',
  'tooSmall',
  'inPlay',
  'underWay',
  'noLegs',
  'unchanged',
  'moved',
  'priceMoved',
  'finished',
  'unknownMarket',
  'blocked',
  'bannedExpress',
  'sameGame',
  'coefNotAvailable',
  'typeNotAllowed',
  'cannotWin',
  'belowMinimum',
  'aboveMaximum',
  'insufficientFunds',
  'banned',
  'notAllowed',
  'maintenance',
  'siteBlocked',
  'excluded',
  'timeOut',
  'sessionOver',
  'limitMissing',
  'abandoned',
  'unknownBet',
] as const;

/** Why a bet can't be edited; `refused` stands for a reason that this version does not know. */
export type EditReason = (typeof EDIT_REASONS)[number] | 'refused';

export interface EditRefusal {
  readonly code: EditReason;
  readonly marketId: number | null;
  readonly price: number | null;
  /** The value at that moment, or the limit that the edit broke. */
  readonly amount: number | null;
}

/** The operator's terms at one moment. */
export interface EditTerms {
  readonly betId: string;
  /** The worth of the old bet: its cash-out offer, and the stake of the new bet. 0 without an offer. */
  readonly value: number;
  readonly old: EditSide;
  /** Null where the new terms are unknown. */
  readonly next: EditSide | null;
  /** The current prices of the new bet's legs. */
  readonly prices: readonly { readonly marketId: number; readonly price: number }[];
  /** Every reason against the edit; none: it can be asked for. */
  readonly reasons: readonly EditRefusal[];
}

export type EditAnswer =
  | { readonly status: 'accepted'; readonly old: Bet; readonly next: Bet }
  | { readonly status: 'rejected'; readonly reasons: readonly EditRefusal[] };

/** The edit that the player agreed to: the legs at these prices or better, for a bet worth at least `value`. */
export interface AgreedEdit {
  readonly key: string;
  readonly userId: string;
  readonly betId: string;
  readonly value: number;
  /** The total odds of the new bet, as shown. */
  readonly coef: string;
  readonly legs: readonly EditLeg[];
  /** This device's clock. */
  readonly at: number;
}
