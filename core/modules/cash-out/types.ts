/** Types of cash-outs. Amounts in minor units of the bet's currency, times in milliseconds since the epoch. */
import type { Bet } from '../history/public.ts';
import type { CashOutChoice, PartBounds } from './rules/offer.ts';

/** A part of the stake that can be cashed out now. */
export interface CashOutPart {
  /** Of the stake that is still on the bet; 100 is all of it. */
  readonly percent: number;
  readonly stake: number;
  readonly amount: number;
  /** How much the most that the bet can still pay falls. */
  readonly givesUp: number;
  /** The stake that stays on the bet; 0 for a whole cash-out. */
  readonly restStake: number;
  readonly restBest: number;
}

/** The part that the player chose, answered; the choice is repeated, because the player may have moved on. */
export interface ChosenPart extends CashOutPart {
  readonly choice: CashOutChoice;
}

export const NO_OFFER_REASONS = [
  'settled',
  'notOwnMoney',
  'typeNotOffered',
  'suspended',
  'notPriced',
  'tooManyOpen',
  'tooSmall',
] as const;

export const CASH_OUT_REASONS = [
  ...NO_OFFER_REASONS,
  'moved',
  'badStake',
  'restTooSmall',
  'underWay',
  'aboveBest',
  'reached',
  'maintenance',
  'siteBlocked',
  'abandoned',
  'unknownBet',
] as const;

/** Why a cash-out was not made; `refused` stands for a reason that this version does not know. */
export type CashOutReason = (typeof CASH_OUT_REASONS)[number] | 'refused';

export interface CashOutRefusal {
  readonly code: CashOutReason;
  /** The offer at that moment, or the limit that the request broke. */
  readonly amount: number | null;
}

/** Why there is no offer; `refused` as above. */
export type NoOfferReason = (typeof NO_OFFER_REASONS)[number] | 'refused';

/** The operator's offer for a bet. `reason`: why there is none now; null where `parts` has at least one. */
export interface CashOutOffer {
  readonly betId: string;
  /** The stake that is still on the bet. */
  readonly stake: number;
  /** The most that the bet can still pay. */
  readonly best: number;
  /** The amount at which the operator cashes the whole bet out; null for none. */
  readonly autoAmount: number | null;
  /** A cash-out of the bet waits for its live delay. */
  readonly isWaiting: boolean;
  readonly reason: NoOfferReason | null;
  /** A cash-out would wait for the live delay. */
  readonly isLive: boolean;
  /** Smallest first; the last is the whole stake. */
  readonly parts: readonly CashOutPart[];
  /** The parts that the player may choose freely; null where only `parts` can be cashed out. */
  readonly bounds: PartBounds | null;
  /** Null without a choice, and where the choice is outside the bounds. */
  readonly chosen: ChosenPart | null;
}

/** `stake` left the bet for `amount`, and `rest` of the stake stays. */
export interface PaidCashOut {
  readonly at: number;
  readonly stake: number;
  readonly amount: number;
  readonly rest: number;
}

export type CashOutAnswer =
  | { readonly status: 'pending'; readonly acceptAt: number }
  | { readonly status: 'accepted'; readonly paid: PaidCashOut; readonly bet: Bet }
  | { readonly status: 'rejected'; readonly reasons: readonly CashOutRefusal[] };

/** The cash-out that the player agreed to. `amount` is the minimum payment for `stake`. */
export interface AgreedCashOut {
  readonly key: string;
  readonly userId: string;
  readonly betId: string;
  readonly stake: number;
  readonly amount: number;
  /** This device's clock. */
  readonly at: number;
}
