import type { ComboOffer, ComboRefusal } from './types.ts';

/** What shells see. */
export interface SameGameView {
  /** The selections of the last question, in ascending order. */
  readonly marketIds: readonly number[];
  readonly status: 'idle' | 'asking' | 'offered' | 'refused' | 'failed' | 'taking';
  readonly offer: ComboOffer | null;
  readonly refusal: ComboRefusal | null;
}
