/** What the coupon needs to know of the world to decide: read at the moment of the decision, never kept. */
import type { GroupMark } from '../../kernel/decimal-text.ts';
import type { StakingLimits } from '../limits/public.ts';
import type { CouponSetup } from '../site-config/public.ts';
import type { CouponRules } from './rules.ts';
import type { Leg } from './types.ts';

export interface CouponFacts {
  /** What the line says of a market now; null when it does not know it. */
  readonly market: (marketId: number) => MarketNow | null;
  /** A market that left the line because its handicap or total moved: the one of the same game and kind that is nearest to it; null when there is none. */
  readonly movedTo: (leg: Leg) => MarketNow | null;
  /** True when prices are fresh: a heartbeat within 5 s. */
  readonly fresh: boolean;
  readonly player: PlayerFacts | null;
  /** True while it is not yet known who is here. */
  readonly sessionUnknown: boolean;
  /** The currency to show amounts in for a guest. */
  readonly guestCurrency: string;
  readonly config: CouponSetup;
  readonly oddsView: number;
  /** By which comma or point the player's language groups thousands. */
  readonly groupMark: GroupMark;
  /** What the player's own limits say of staking; null where they say nothing, or are not known. */
  readonly ownLimits: StakingLimits | null;
  /** The rules of betting; null until they are loaded. */
  readonly rules: CouponRules | null;
}

export interface PlayerFacts {
  readonly userId: string;
  /** The active account. */
  readonly accountId: number;
  readonly currency: string;
  /** Of the active account, minor units. */
  readonly balance: number;
  readonly accounts: readonly AccountFacts[];
}

export interface AccountFacts {
  readonly id: number;
  /** Specification: 0 main, 4 bonus, 9 currency. */
  readonly type: number;
  readonly iso: string;
  readonly money: number;
}

export interface MarketNow {
  readonly leg: Leg;
  readonly state: 'open' | 'suspended' | 'gone';
  readonly finished: boolean;
  readonly score: string;
  readonly isBlocked: boolean;
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
}
