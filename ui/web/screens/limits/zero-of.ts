/** The activity that a limit of zero closes, as a suffix of a text key. */
import type { MoneyKind } from 'touchline/core/limits/types';

export function zeroOf(kind: MoneyKind): 'deposit' | 'loss' | 'stake' {
  return kind >= 20 ? 'deposit' : kind >= 10 ? 'loss' : 'stake';
}
