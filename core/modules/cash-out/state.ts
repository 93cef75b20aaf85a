import type { CashOutChoice } from './rules/offer.ts';
import type { AgreedCashOut, CashOutOffer, CashOutRefusal, PaidCashOut } from './types.ts';

/** A cash-out without an outcome. */
export interface OpenCashOut extends AgreedCashOut {
  readonly phase: 'saving' | 'sending' | 'pending' | 'unknown';
  /** The end of the live delay, the operator's time; null where none runs. */
  readonly acceptAt: number | null;
}

/** The outcome of a bet's last cash-out, until the player has read it. */
export type CashOutResult =
  /** `id`: the operator's number of the cash-out, and of its receipt; '' for none. */
  | { readonly kind: 'paid'; readonly paid: PaidCashOut; readonly id: string }
  | { readonly kind: 'refused'; readonly reasons: readonly CashOutRefusal[] }
  /** Not sent: the request could not be stored on this device. */
  | { readonly kind: 'notSaved' };

/** The last change of a bet's automatic cash-out. `amount`: what was asked for; null to turn it off. */
export type AutoState =
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly amount: number | null; readonly refusal: CashOutRefusal }
  /** No answer: the operator may have made the change or not, which the next offers show. */
  | { readonly kind: 'failed'; readonly amount: number | null };

export interface CashOutState {
  readonly watched: readonly string[];
  /** The parts that the player looks at, by bet. */
  readonly choices: ReadonlyMap<string, CashOutChoice>;
  readonly offers: ReadonlyMap<string, CashOutOffer>;
  /** The offers may be old, because the last request failed. */
  readonly isStale: boolean;
  readonly open: readonly OpenCashOut[];
  /** By bet. */
  readonly results: ReadonlyMap<string, CashOutResult>;
  readonly autos: ReadonlyMap<string, AutoState>;
}

export const NO_CASH_OUTS: CashOutState = {
  watched: [],
  choices: new Map(),
  offers: new Map(),
  isStale: false,
  open: [],
  results: new Map(),
  autos: new Map(),
};
