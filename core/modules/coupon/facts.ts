/** The facts that the coupon needs for a decision: read at the moment of the decision, never stored. */
import type { GroupMark } from '../../kernel/decimal-text.ts';
import type { AccountType } from '../accounts/public.ts';
import type { AppView, OddsView } from '../line/public.ts';
import type { StakingLimits } from '../limits/public.ts';
import type { RightStop } from '../user/public.ts';
import type { CouponSetup } from '../site-config/public.ts';
import type { Leg } from './types.ts';

export interface CouponFacts {
  /** A market's current state in the line; null when the line does not know it. */
  readonly market: (marketId: number) => MarketNow | null;
  /**
   * For a market that left the line because its handicap or total moved: the nearest market of the same game and kind;
   * null without one.
   */
  readonly movedTo: (leg: Leg) => MarketNow | null;
  /** True when prices are fresh: a heartbeat within 5 s. */
  readonly fresh: boolean;
  readonly player: PlayerFacts | null;
  /** True while the current user is unknown. */
  readonly sessionUnknown: boolean;
  /** The currency for a guest's amounts. */
  readonly guestCurrency: string;
  readonly config: CouponSetup;
  readonly oddsView: OddsView;
  readonly appView: AppView;
  /** The comma or point that groups thousands in the player's language. */
  readonly groupMark: GroupMark;
  /** The player's own limits on staking; null without limits, or while unknown. */
  readonly ownLimits: StakingLimits | null;
  /** The stops on bets, and on bets with a bonus, whatever the coupon holds [CPN-134]. */
  readonly rightStops: { readonly bet: readonly RightStop[]; readonly bonus: readonly RightStop[] };
}

export interface PlayerFacts {
  readonly userId: string;
  /** The active account. */
  readonly accountId: number;
  readonly currency: string;
  /** The active account's balance, minor units. */
  readonly balance: number;
  readonly accounts: readonly AccountFacts[];
  /** The operator's number of who sent the player; null for nobody, and while unknown. */
  readonly refId: number | null;
}

export interface AccountFacts {
  readonly id: number;
  readonly type: AccountType;
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
