import type { Message, Nothing } from '../../kernel/message.ts';
import type { ComboOffer, ComboRefusal } from './types.ts';

export type SameGameCommand =
  /** Asks for the price of these selections together; the order does not matter. */
  | Message<'same-game/ask', { readonly marketIds: readonly number[] }>
  /** The operator's answer; null when it gave none. */
  | Message<
      'same-game/receive',
      { readonly marketIds: readonly number[]; readonly answer: ComboOffer | ComboRefusal | null }
    >
  /** Puts the offered combo into the coupon, in place of its selections. */
  | Message<'same-game/take', Nothing>
  /** The offered combo did not come into the line, or the coupon did not take it. */
  | Message<'same-game/reportGone', Nothing>
  /** The offer is not shown any more: its price is not kept current [SGC-8]. */
  | Message<'same-game/leave', Nothing>;

export type SameGameEvent =
  | Message<'same-game/asked', { readonly marketIds: readonly number[] }>
  | Message<'same-game/offered', { readonly offer: ComboOffer }>
  | Message<'same-game/refused', { readonly refusal: ComboRefusal }>
  | Message<'same-game/failed', Nothing>
  | Message<'same-game/taken', { readonly marketIds: readonly number[]; readonly offer: ComboOffer }>
  | Message<'same-game/left', Nothing>;

export interface SameGameRejection {
  readonly code: 'same-game/noOffer';
}
