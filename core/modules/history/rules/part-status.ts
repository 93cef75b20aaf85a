import type { BetLeg, BetStatusId, LegPart } from '../types.ts';

const WON = 1;

/**
 * The status of a selection of a same-game combo [HIS-18]; null where neither the operator nor the whole combo
 * says.
 */
export function partStatus(
  { parts = [], statusId }: Pick<BetLeg, 'parts' | 'statusId'>,
  { kind, type, param }: Omit<LegPart, 'statusId'>,
): BetStatusId | null {
  const reported = parts.find((part) => part.kind === kind && part.type === type && part.param === param);
  return reported?.statusId ?? (statusId === WON ? WON : null);
}
