/** The operator's answers about cash-outs, as sent. */
import type { BetWire } from '../history/public.ts';
import type { CashOutOffer, PaidCashOut } from './types.ts';

export interface CashOutOfferWire extends Omit<CashOutOffer, 'reason'> {
  readonly reason: string | null;
}

/** The answer to a key. */
export interface CashOutAnswerWire {
  readonly key: string;
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly acceptAt: number | null;
  readonly paid: PaidCashOut | null;
  readonly reasons: readonly { readonly code: string; readonly amount?: number | undefined }[];
  readonly bet: BetWire | null;
}
