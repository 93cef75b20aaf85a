import type { BetResult } from '../bet-result.ts';
import type { BetLeg, LegPart } from '../types.ts';

/**
 * The result of a selection of a same-game combo [HIS-18]; null where neither the operator nor the whole combo
 * says.
 */
export function partResult(
  { parts = [], result }: Pick<BetLeg, 'parts' | 'result'>,
  { kind, type, param }: Omit<LegPart, 'result'>,
): BetResult | null {
  const reported = parts.find((part) => part.kind === kind && part.type === type && part.param === param);
  return reported?.result ?? (result === 'won' ? 'won' : null);
}
