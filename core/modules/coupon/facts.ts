/** What the coupon needs to know of the world to decide: read at the moment of the decision, never kept. */
import type { Leg } from './messages.ts';

export interface CouponFacts {
  /** What the line says of a market now; null when it does not know it. */
  readonly market: (marketId: number) => MarketNow | null;
  /** True when prices are fresh: a heartbeat within 5 s. */
  readonly fresh: boolean;
  readonly player: { readonly userId: string; readonly accountId: number; readonly currency: string; readonly balance: number } | null;
  /** True while it is not yet known who is here. */
  readonly sessionUnknown: boolean;
  /** The currency to show amounts in for a guest. */
  readonly guestCurrency: string;
  readonly maxLegs: number;
  readonly oddsView: number;
}

export interface MarketNow {
  readonly leg: Leg;
  readonly state: 'open' | 'suspended' | 'gone';
  readonly finished: boolean;
}
