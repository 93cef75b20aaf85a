/** What a limit of nothing closes, as the end of a key. */
import type { MoneyKind } from '../../../../core/modules/limits/types.ts';

export function zeroOf(kind: MoneyKind): 'deposit' | 'loss' | 'stake' {
  return kind >= 20 ? 'deposit' : kind >= 10 ? 'loss' : 'stake';
}
