/**
 * A player's limits on staking as plain facts, so that the coupon names the limit before the operator refuses, without
 * knowing the rules of limits [LIM-5, LIM-18].
 */
import type { Money } from '../../../kernel/money.ts';
import { money, NO_CURRENCY } from '../../../kernel/money.ts';
import type { Limit, LimitKind } from '../types.ts';
import { leftOf } from './allowance.ts';
import { inForce } from './effective.ts';
import { EXCLUSION, TIME_OUT } from './kinds.ts';
import { LOSS_KINDS, STAKE_KINDS } from '../types.ts';

export interface StakingWindow {
  readonly limitType: LimitKind;
  readonly limit: Money;
  readonly left: Money;
  /** The remainder from each moment on (ms), if nothing else happens; soonest first. */
  readonly frees: readonly { readonly at: number; readonly left: Money }[];
}

export interface StakingLimits {
  /** An exclusion runs; `until` in ms, null while unknown. */
  readonly excluded: { readonly until: number | null } | null;
  /** A time-out runs: meanwhile no order may wait for its odds [LIM-22]. */
  readonly timeOut: { readonly until: number | null } | null;
  /** True when a limit must be set before the first bet. */
  readonly isLimitMissing: boolean;
  readonly windows: readonly StakingWindow[];
}

/** null: no limit of the player's blocks any stake. */
export function stakingOf(limits: readonly Limit[], mustSet: readonly (readonly LimitKind[])[]): StakingLimits | null {
  const excluded = runOf(limits, EXCLUSION);
  const timeOut = runOf(limits, TIME_OUT);
  const windows = [...STAKE_KINDS, ...LOSS_KINDS].flatMap((kind): readonly StakingWindow[] => {
    const limit = inForce(limits, kind);
    if (limit === null) return [];
    // No stake has an unknown currency: the window stops every stake.
    const currency = limit.currency ?? NO_CURRENCY;
    return [
      {
        limitType: kind,
        limit: money(limit.limitValue, currency),
        left: leftOf(limit) ?? money(0, currency),
        frees: limit.frees.map(({ at, left }) => ({ at: at * 1_000, left: money(left, currency) })),
      },
    ];
  });
  if (excluded === null && timeOut === null && mustSet.length === 0 && windows.length === 0) return null;
  return {
    excluded,
    timeOut,
    isLimitMissing: mustSet.length > 0,
    windows,
  };
}

/** The running limit of a kind with its end in ms; null without one. */
function runOf(limits: readonly Limit[], kind: LimitKind): { readonly until: number | null } | null {
  const limit = inForce(limits, kind);
  return limit === null ? null : { until: limit.endsAt === null ? null : limit.endsAt * 1_000 };
}
