/** What stops the stakes of a player in games for real money [CSN-39]. */
import type { Money } from '../../../kernel/money.ts';
import type { Limit } from '../types.ts';
import type { LimitStop } from './allowance.ts';
import { whatStops } from './allowance.ts';
import { inForce } from './effective.ts';
import { EXCLUSION, TIME_OUT } from './kinds.ts';

/**
 * The stops of a stake of `least`, the longest wait first; empty while the stake is possible. A running exclusion or
 * time-out hides the limits of money, because it holds whatever they leave.
 */
export function gameStops(limits: readonly Limit[], least: Money): readonly LimitStop[] {
  const stops = whatStops(limits, 'stake', least);
  const excluded = stops.filter(({ limitType }) => limitType === EXCLUSION);
  if (excluded.length > 0) return excluded;
  const timeOut = inForce(limits, TIME_OUT);
  if (timeOut === null) return stops;
  const freesAt = timeOut.endsAt === null ? null : timeOut.endsAt * 1_000;
  return [{ limitType: TIME_OUT, left: null, freesAt, isOtherCurrency: false }];
}
