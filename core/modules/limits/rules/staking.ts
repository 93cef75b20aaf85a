/** What a player's limits say of staking, as a plain fact: so that the coupon names the limit before the operator refuses, and needs no rule of limits for it [LIM-5, LIM-18]. */
import type { Limit, LimitKind } from '../types.ts';
import { leftOf } from './allowance.ts';
import { inForce } from './effective.ts';
import { EXCLUSION, LOSS_KINDS, STAKE_KINDS } from './kinds.ts';

export interface StakingWindow {
  readonly limitType: LimitKind;
  /** Minor units. */
  readonly limitValue: number;
  readonly left: number;
  /** What is left from which moment on (ms), if nothing else happens; soonest first. */
  readonly frees: readonly { readonly at: number; readonly left: number }[];
}

export interface StakingLimits {
  /** An exclusion runs; `until` in ms, null while the operator has not said. */
  readonly excluded: { readonly until: number | null } | null;
  /** True when a limit must be set before the first bet. */
  readonly isLimitMissing: boolean;
  readonly windows: readonly StakingWindow[];
}

/** null: nothing of hers stands against any stake. */
export function stakingOf(limits: readonly Limit[], mustSet: readonly (readonly LimitKind[])[]): StakingLimits | null {
  const exclusion = inForce(limits, EXCLUSION);
  const windows = [...STAKE_KINDS, ...LOSS_KINDS].flatMap((kind): readonly StakingWindow[] => {
    const limit = inForce(limits, kind);
    if (limit === null) return [];
    return [
      {
        limitType: kind,
        limitValue: limit.limitValue,
        left: leftOf(limit),
        frees: limit.frees.map(({ at, left }) => ({ at: at * 1_000, left })),
      },
    ];
  });
  if (exclusion === null && mustSet.length === 0 && windows.length === 0) return null;
  return {
    excluded: exclusion === null ? null : { until: exclusion.endsAt === null ? null : exclusion.endsAt * 1_000 },
    isLimitMissing: mustSet.length > 0,
    windows,
  };
}
