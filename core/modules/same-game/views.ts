import type { ComboOffer, ComboRefusal } from './types.ts';

/** The feature's view for shells. */
export interface SameGameView {
  /** The selections of the last question, in ascending order. */
  readonly marketIds: readonly number[];
  readonly status: 'idle' | 'asking' | 'offered' | 'refused' | 'failed' | 'taking';
  /** While the same selections are asked for again, their last offer or refusal stays [SGC-8]. */
  readonly offer: ComboOffer | null;
  readonly refusal: ComboRefusal | null;
}
