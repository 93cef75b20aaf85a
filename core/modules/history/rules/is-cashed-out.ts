import type { Bet } from '../types.ts';

/** Whether nothing of the stake was left for a result [HIS-15]. */
export function isCashedOut({ status, remaining }: Pick<Bet, 'status' | 'remaining'>): boolean {
  return status === 'settled' && remaining === 0;
}
