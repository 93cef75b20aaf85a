/** The change that is under way: the operator is asked, or the list of accounts is awaited. */
export type ChangeKind = 'add' | 'change' | 'delete';

/** A currency that the operator offers. */
export interface CurrencyChoice {
  readonly id: number;
  /** ISO 4217 code. */
  readonly iso: string;
  readonly symbol: string;
}

/** Numbers of accounts, and an amount in minor units of the first one's currency. */
export interface AskedConversion {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** The operator's offer for an amount, valid until the rate ends. */
export interface Quote extends AskedConversion {
  /** Minor units of the second account's currency. */
  readonly received: number;
  /** Units of the second currency per unit of the first, as a decimal string. */
  readonly rate: string;
  /** Wall ms. */
  readonly endsAt: number;
}

/** The operator's refusal; `message` is empty where there was no answer. */
export interface ChangeProblem {
  readonly kind: ChangeKind;
  readonly message: string;
}

/**
 * A conversion, from the asked quote to its end. `unknown`: it was sent, and no answer arrived; it is sent again under
 * the same key, which never converts twice. A refused conversion has moved no money.
 */
export type Conversion =
  | { readonly step: 'idle' }
  | { readonly step: 'quoting'; readonly asked: AskedConversion }
  | { readonly step: 'quoted'; readonly quote: Quote }
  | { readonly step: 'refused'; readonly asked: AskedConversion; readonly code: string; readonly message: string }
  | { readonly step: 'converting' | 'unknown'; readonly quote: Quote; readonly key: string }
  | { readonly step: 'done'; readonly quote: Quote };

export interface AccountChangesState {
  readonly busy: ChangeKind | null;
  /** Of the last change, until the next one begins. */
  readonly problem: ChangeProblem | null;
  readonly currencies: readonly CurrencyChoice[];
  readonly currenciesStatus: 'idle' | 'loading' | 'ready' | 'failed';
  readonly conversion: Conversion;
}
