/** The events that the elements dispatch to their page. */
import type { PlacingView } from 'touchline/core/coupon/views';

/** The detail of `touchline-select`. A page that prevents the event keeps the coupon as it is. */
export interface SelectDetail {
  readonly marketId: number;
  readonly gameId: number;
  /** Decimal odds in thousandths. */
  readonly price: number;
  /** Whether the price enters the coupon; false when it leaves. */
  readonly isSelected: boolean;
}

/** The detail of `touchline-placing`, at each change of the state; `betId` once the bet is accepted. */
export interface PlacingDetail {
  readonly state: PlacingView['state'];
  readonly betId: string | null;
}

declare global {
  // The events bubble and are composed: elements, documents and windows receive them.
  interface GlobalEventHandlersEventMap {
    'touchline-select': CustomEvent<SelectDetail>;
    'touchline-placing': CustomEvent<PlacingDetail>;
  }
}
