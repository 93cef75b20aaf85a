/** A bet, and the answer to a key, read from the record. */
import type { LegResult, Reason } from '../store/records.ts';
import type { StoredCoupon } from '../store/stored-coupon.ts';
import type { CashedPart } from './cash-out/rest.ts';

export interface KnownBet {
  readonly id: number;
  readonly playerId: number;
  readonly key: string;
  readonly coupon: StoredCoupon;
  readonly placedAt: number;
  /** By leg index; a leg without a result is open. */
  readonly results: ReadonlyMap<number, LegResult>;
  /** Oldest first. */
  readonly cashOuts: readonly CashedPart[];
  /** The bet that this one was made of; null for a bet that was placed. */
  readonly editedFrom: number | null;
  readonly settled: {
    readonly at: number;
    /** The payout of the stake that was still on the bet; 0 for a bet that was cashed out whole. */
    readonly payout: number;
    readonly repaid: number;
    readonly statusId: LegResult['statusId'];
  } | null;
}

export type KnownAnswer =
  | {
      readonly status: 'pending';
      readonly playerId: number;
      readonly key: string;
      readonly coupon: StoredCoupon;
      readonly acceptAt: number;
    }
  | {
      readonly status: 'ordered';
      readonly playerId: number;
      readonly key: string;
      readonly coupon: StoredCoupon;
      readonly since: number;
      readonly expiresAt: number;
    }
  | { readonly status: 'accepted'; readonly betId: number }
  | { readonly status: 'rejected'; readonly reasons: readonly Reason[] };

export type WaitingOrder = Extract<KnownAnswer, { readonly status: 'ordered' }>;
export type PendingAnswer = Extract<KnownAnswer, { readonly status: 'pending' }>;
