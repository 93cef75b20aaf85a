import type { Message, Nothing } from '../../kernel/message.ts';
import type { CashOutChoice } from './rules/offer.ts';
import type { AgreedCashOut, CashOutAnswer, CashOutOffer, CashOutRefusal } from './types.ts';

export interface CashOutKey {
  readonly key: string;
}
export interface AutoCashOutSetting {
  readonly betId: string;
  /** Null: no automatic cash-out. */
  readonly amount: number | null;
}

export interface ChoiceOfBet {
  readonly betId: string;
  /** Null: the player chooses no part. */
  readonly choice: CashOutChoice | null;
}

export type CashOutCommand =
  /** Follows the offers for these bets, and for no others. */
  | Message<'cash-out/watch', { readonly betIds: readonly string[] }>
  /** The part of a bet that the player looks at: the next offers price it. */
  | Message<'cash-out/choose', ChoiceOfBet>
  | Message<'cash-out/receiveOffers', { readonly offers: readonly CashOutOffer[] }>
  /** The offers could not be loaded: the known ones may be old. */
  | Message<'cash-out/reportStale', Nothing>
  /** Cashes a part of a bet's stake out for at least the amount that the player saw. */
  | Message<'cash-out/ask', { readonly betId: string; readonly stake: number; readonly amount: number }>
  | Message<'cash-out/reportSaved', CashOutKey>
  | Message<'cash-out/reportUnsaved', CashOutKey>
  | Message<'cash-out/reportAnswer', CashOutKey & { readonly answer: CashOutAnswer }>
  | Message<'cash-out/reportUnknown', CashOutKey>
  /** Requests of an earlier visit, or of another tab, without an answer. */
  | Message<'cash-out/restore', { readonly asked: readonly AgreedCashOut[] }>
  | Message<'cash-out/dismiss', { readonly betId: string }>
  /** Chooses the amount at which the operator cashes the whole bet out. */
  | Message<'cash-out/setAuto', AutoCashOutSetting>
  | Message<'cash-out/reportAuto', AutoCashOutSetting & { readonly refusal: CashOutRefusal | null }>
  /** The operator gave no answer to this setting. */
  | Message<'cash-out/reportAutoFailed', AutoCashOutSetting>
  /** The player has read why the last setting was not made. */
  | Message<'cash-out/dismissAuto', { readonly betId: string }>
  | Message<'cash-out/forget', Nothing>;

export type CashOutEvent =
  | Message<'cash-out/watched', { readonly betIds: readonly string[] }>
  | Message<'cash-out/chosen', ChoiceOfBet>
  | Message<'cash-out/offersReceived', { readonly offers: readonly CashOutOffer[] }>
  | Message<'cash-out/offersStale', Nothing>
  | Message<'cash-out/asked', AgreedCashOut>
  | Message<'cash-out/saved', CashOutKey>
  | Message<'cash-out/notSaved', CashOutKey>
  | Message<'cash-out/pending', CashOutKey & { readonly acceptAt: number }>
  | Message<'cash-out/unknown', CashOutKey>
  | Message<'cash-out/accepted', CashOutKey & Extract<CashOutAnswer, { readonly status: 'accepted' }>>
  | Message<'cash-out/rejected', CashOutKey & { readonly reasons: readonly CashOutRefusal[] }>
  | Message<'cash-out/restored', { readonly asked: readonly AgreedCashOut[] }>
  | Message<'cash-out/dismissed', { readonly betId: string }>
  | Message<'cash-out/autoAsked', AutoCashOutSetting>
  | Message<'cash-out/autoAnswered', AutoCashOutSetting & { readonly refusal: CashOutRefusal | null }>
  | Message<'cash-out/autoFailed', AutoCashOutSetting>
  | Message<'cash-out/autoDismissed', { readonly betId: string }>
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
