/** The operator's answers about edited bets, as sent. */
import type { BetWire } from '../history/public.ts';
import type { EditTerms } from './types.ts';

export interface EditReasonWire {
  readonly code: string;
  readonly marketId?: number | undefined;
  readonly price?: number | undefined;
  readonly amount?: number | undefined;
}

export interface EditTermsWire extends Omit<EditTerms, 'reasons'> {
  readonly reasons: readonly EditReasonWire[];
}

/** The answer to a key. */
export interface EditAnswerWire {
  readonly key: string;
  readonly status: 'accepted' | 'rejected';
  readonly reasons: readonly EditReasonWire[];
  readonly old: BetWire | null;
  readonly next: BetWire | null;
}
