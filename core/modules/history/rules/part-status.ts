import type { BetLeg, BetStatusId, LegPart } from '../types.ts';

const WON = 1;

/**
 * The status of a selection of a same-game combo [HIS-18]; null where neither the operator nor the whole combo tells
 * it.
 */
export function partStatus(
  { parts = [], statusId }: Pick<BetLeg, 'parts' | 'statusId'>,
  { kind, type, param }: Omit<LegPart, 'statusId'>,
): BetStatusId | null {
  const told = parts.find((part) => part.kind === kind && part.type === type && part.param === param);
  return told?.statusId ?? (statusId === WON ? WON : null);
}
