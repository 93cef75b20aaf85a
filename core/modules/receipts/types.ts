/**
 * Types of receipts. Amounts are minor units, prices thousandths, params quarters, times milliseconds since the epoch.
 */
import type { LegIdentity, LegPlace } from '../line/public.ts';

/** A stored receipt: its text, and the seal that reveals any change of the text. */
export interface Receipt {
  readonly key: string;
  readonly betId: string;
  readonly userId: string;
  /** Canonical JSON of a `ReceiptBody`. */
  readonly text: string;
  /** SHA-256 of the text, 64 hex digits. */
  readonly hash: string;
}

/** A receipt without its seal: the text has everything but `previous`. */
export type Due = Omit<Receipt, 'hash'>;

export interface ReceiptLeg extends LegIdentity, LegPlace {
  /** The price that the player agreed to. */
  readonly price: number;
  /** The price sent to the operator. */
  readonly sentPrice: number;
  /** The price that the operator accepted; null when its answer does not name the leg. */
  readonly acceptedPrice: number | null;
}

/** The receipt of a cash-out, self-contained, as the operator recorded the payment. */
export interface CashOutReceiptBody {
  readonly format: 'touchline-cash-out-receipt/1';
  /** The version of the cash-out's rules behind the figures. */
  readonly rules: string;
  /** Hash of the receipt before it on this device; '' for the first. */
  readonly previous: string;
  /** The key of the receipt, not of the request. */
  readonly key: string;
  /** The operator's number of the cash-out. */
  readonly id: string;
  /** The key of the request; '' for an automatic cash-out. */
  readonly request: string;
  readonly betId: string;
  readonly userId: string;
  readonly accountId: number;
  /** 0 main, 4 bonus, 9 currency, -1 a type that the writing version did not know. */
  readonly accountType: number;
  readonly currency: string;
  /** The stake that the bet was placed with. */
  readonly betStake: number;
  /** The part of the stake that left the bet, and what was paid for it. */
  readonly stake: number;
  readonly amount: number;
  /** The least that the player agreed to; null where the operator does not say. */
  readonly least: number | null;
  /** The bet whose stake the amount became, by an edit; absent where the amount was paid out. */
  readonly movedTo?: string;
  /** The part of the stake that stayed on the bet. */
  readonly rest: number;
  readonly paidAt: number;
}

/** The terms shown and agreed to, and the operator's result. Self-contained: nothing else is needed to read it. */
export interface ReceiptBody {
  readonly format: 'touchline-receipt/1';
  /** The version of the betting rules behind the figures. */
  readonly rules: string;
  /** Hash of the receipt before it on this device; '' for the first. */
  readonly previous: string;
  readonly key: string;
  readonly betId: string;
  readonly userId: string;
  readonly accountId: number;
  /** 0 main, 4 bonus, 9 currency, -1 a type that the writing version did not know. */
  readonly accountType: number;
  readonly currency: string;
  readonly typeId: number;
  readonly systemValue: number;
  readonly amount: number;
  readonly blockStakes: readonly { readonly blockId: number; readonly amount: number }[];
  /** As shown, a decimal; '' where the type has none. */
  readonly totalOdds: string;
  readonly oddsView: number;
  /** 0 confirm, 1 accept any change, 2 accept on increase [D3.6.6]. */
  readonly changeCoefAction: number;
  /** How much worse each price could get without a question, percent; absent for none. */
  readonly changeCoefTolerance?: number;
  readonly legs: readonly ReceiptLeg[];
  readonly terms: {
    readonly promoCode: string;
    readonly isFreeBet: boolean;
    readonly hasBonusBet: boolean;
    readonly isVipBet: boolean;
    readonly prepaidAmount: number;
    readonly exactCoef: number | null;
    readonly isDropOnScoreChange: boolean;
    readonly hyperBonusPercent: number;
    readonly hyperBonusMinStake: number;
    readonly hyperBonusMost: number;
  };
  readonly accepted: { readonly totalOdds: string; readonly amount: number; readonly possibleWin: number };
  readonly agreedAt: number;
  readonly acceptedAt: number;
}
