import type { Message, Nothing } from '../../kernel/message.ts';
import type { AgreedCashOut, CashOutAnswer, CashOutOffer, CashOutRefusal } from './types.ts';

interface Key {
  readonly key: string;
}
interface Auto {
  readonly betId: string;
  /** Null: no automatic cash-out. */
  readonly amount: number | null;
}

export type CashOutCommand =
  /** Follows the offers for these bets, and for no others. */
  | Message<'cash-out/watch', { readonly betIds: readonly string[] }>
  | Message<'cash-out/receiveOffers', { readonly offers: readonly CashOutOffer[] }>
  /** The offers could not be loaded: the known ones may be old. */
  | Message<'cash-out/reportStale', Nothing>
  /** Cashes a part of a bet's stake out for at least the amount that the player saw. */
  | Message<'cash-out/ask', { readonly betId: string; readonly stake: number; readonly amount: number }>
  | Message<'cash-out/reportSaved', Key>
  | Message<'cash-out/reportUnsaved', Key>
  | Message<'cash-out/reportAnswer', Key & { readonly answer: CashOutAnswer }>
  | Message<'cash-out/reportUnknown', Key>
  /** Requests of an earlier visit, or of another tab, without an answer. */
  | Message<'cash-out/restore', { readonly asked: readonly AgreedCashOut[] }>
  | Message<'cash-out/dismiss', { readonly betId: string }>
  /** Chooses the amount at which the operator cashes the whole bet out. */
  | Message<'cash-out/setAuto', Auto>
  | Message<'cash-out/reportAuto', Auto & { readonly refusal: CashOutRefusal | null }>
  | Message<'cash-out/forget', Nothing>;

export type CashOutEvent =
  | Message<'cash-out/watched', { readonly betIds: readonly string[] }>
  | Message<'cash-out/offersReceived', { readonly offers: readonly CashOutOffer[] }>
  | Message<'cash-out/offersStale', Nothing>
  | Message<'cash-out/asked', AgreedCashOut>
  | Message<'cash-out/saved', Key>
  | Message<'cash-out/notSaved', Key>
  | Message<'cash-out/waiting', Key & { readonly acceptAt: number }>
  | Message<'cash-out/unknown', Key>
  | Message<'cash-out/accepted', Key & Extract<CashOutAnswer, { readonly status: 'accepted' }>>
  | Message<'cash-out/rejected', Key & { readonly reasons: readonly CashOutRefusal[] }>
  | Message<'cash-out/restored', { readonly asked: readonly AgreedCashOut[] }>
  | Message<'cash-out/dismissed', { readonly betId: string }>
  | Message<'cash-out/autoAsked', Auto>
  | Message<'cash-out/autoAnswered', Auto & { readonly refusal: CashOutRefusal | null }>
  | Message<'cash-out/forgotten', Nothing>;

export interface CashOutRejection {
  readonly code:
    | 'cash-out/unchanged'
    | 'cash-out/signedOut'
    /** Another cash-out of the bet has no answer yet. */
    | 'cash-out/underWay'
    /** There is no offer for this part now. */
    | 'cash-out/noOffer'
    /** The offer is lower than what the player saw: the player is asked again. */
    | 'cash-out/moved'
    | 'cash-out/unknownKey';
}
