import type { Message, Nothing } from '../../kernel/message.ts';
import type { AskedConversion, ChangeProblem, CurrencyChoice, Quote } from './types.ts';

export type AccountChangesCommand =
  | Message<'account-changes/load', Nothing>
  | Message<'account-changes/add', { readonly currencyId: number }>
  | Message<'account-changes/activate', { readonly accountId: number }>
  | Message<'account-changes/remove', { readonly accountId: number }>
  /** Asks what the operator would pay; a newer request replaces an older one. */
  | Message<'account-changes/quote', AskedConversion>
  /** Converts as quoted, or sends a conversion without an answer again. */
  | Message<'account-changes/convert', Nothing>
  | Message<'account-changes/dropQuote', Nothing>
  /** From the module's processes. */
  | Message<'account-changes/receiveCurrencies', { readonly currencies: readonly CurrencyChoice[] }>
  | Message<'account-changes/reportNoCurrencies', Nothing>
  | Message<'account-changes/finish', Nothing>
  | Message<'account-changes/refuse', { readonly message: string }>
  | Message<'account-changes/receiveQuote', Quote>
  | Message<'account-changes/refuseConversion', { readonly code: string; readonly message: string }>
  | Message<'account-changes/reportConverted', Quote>
  | Message<'account-changes/reportUnknown', Nothing>
  | Message<'account-changes/forget', Nothing>;

export type AccountChangesEvent =
  | Message<'account-changes/currenciesAsked', Nothing>
  | Message<'account-changes/currenciesReceived', { readonly currencies: readonly CurrencyChoice[] }>
  | Message<'account-changes/currenciesFailed', Nothing>
  | Message<'account-changes/adding', { readonly currencyId: number; readonly iso: string }>
  | Message<'account-changes/activating', { readonly accountId: number }>
  | Message<'account-changes/removing', { readonly accountId: number; readonly currencyId: number }>
  | Message<'account-changes/finished', Nothing>
  | Message<'account-changes/refused', ChangeProblem>
  | Message<'account-changes/quoteAsked', AskedConversion>
  | Message<'account-changes/quoted', Quote>
  | Message<'account-changes/quoteDropped', Nothing>
  | Message<
      'account-changes/conversionRefused',
      { readonly asked: AskedConversion; readonly code: string; readonly message: string }
    >
  | Message<'account-changes/converting', { readonly quote: Quote; readonly key: string }>
  | Message<'account-changes/conversionUnknown', Nothing>
  | Message<'account-changes/converted', Quote>
  | Message<'account-changes/forgotten', Nothing>;

export type AccountChangesRejection = {
  readonly code:
    | 'account-changes/busy'
    | 'account-changes/unchanged'
    | 'account-changes/unknownAccount'
    | 'account-changes/unknownCurrency'
    | 'account-changes/notAllowed'
    | 'account-changes/badAmount';
};
