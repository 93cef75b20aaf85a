/**
 * The limits that stop an action, the remainder of each window, and when more frees, so that the coupon and the cashier
 * can warn before the operator refuses [LIM-5]. The operator decides; unknown values are not guessed.
 */
import type { Money } from '../../../kernel/money.ts';
import { isAtMost, minorIn, money } from '../../../kernel/money.ts';
import type { Limit, LimitKind } from '../types.ts';
import { inForce } from './effective.ts';
import { EXCLUSION, TIME_OUT } from './kinds.ts';
import { DEPOSIT_KINDS, LOSS_KINDS, STAKE_KINDS } from '../types.ts';

export type LimitedAction = 'stake' | 'deposit' | 'bonus' | 'promotion' | 'withdrawal';

export interface LimitStop {
  readonly limitType: LimitKind;
  /** The remainder, in the limit's currency; null where no amount is possible. */
  readonly left: Money | null;
  /** When the action becomes possible, ms since the epoch; null when unknown. */
  readonly freesAt: number | null;
  /** The limit's currency is unknown or differs from the action's: whether the action fits is undecidable. */
  readonly isOtherCurrency: boolean;
}

export interface Allowance {
  /** The maximum of the action; null when no limit binds it. */
  readonly most: Money | null;
  /** The kind that binds; null with `most`. */
  readonly limitType: LimitKind | null;
}

/**
 * Every limit that stops the action, the longest wait first; empty when nothing does. A withdrawal is never stopped.
 */
export function whatStops(limits: readonly Limit[], action: LimitedAction, amount: Money): readonly LimitStop[] {
  const closed = closingKinds(action).flatMap((kind): readonly LimitStop[] => {
    const limit = inForce(limits, kind);
    return limit === null
      ? []
      : [
          {
            limitType: kind,
            left: null,
            freesAt: limit.endsAt === null ? null : limit.endsAt * 1_000,
            isOtherCurrency: false,
          },
        ];
  });
  const counted = countingKinds(action).flatMap((kind): readonly LimitStop[] => {
    const limit = inForce(limits, kind);
    if (limit === null) return [];
    const left = leftOf(limit);
    const fits = left === null ? null : isAtMost(amount, left);
    if (fits === true) return [];
    const freed = fits === null ? null : freesAt(limit, amount);
    return [{ limitType: kind, left, freesAt: freed, isOtherCurrency: fits === null }];
  });
  return [...closed, ...counted].sort(
    (a, b) => (b.freesAt ?? Number.POSITIVE_INFINITY) - (a.freesAt ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * The smallest remainder of all windows, in the currency of the action; 0 while an exclusion or a time-out closes the
 * action, or a limit in another currency does.
 */
export function allowanceOf(limits: readonly Limit[], action: LimitedAction, currency: string): Allowance {
  const closing = closingKinds(action).find((kind) => inForce(limits, kind) !== null);
  if (closing !== undefined) return { most: money(0, currency), limitType: closing };
  return countingKinds(action).reduce<Allowance>(
    (least, kind) => {
      const limit = inForce(limits, kind);
      if (limit === null) return least;
      const left = leftOf(limit);
      const most = left === null || minorIn(left, currency) === null ? money(0, currency) : left;
      return least.most === null || isAtMost(least.most, most) === false ? { most, limitType: kind } : least;
    },
    { most: null, limitType: null },
  );
}

/**
 * The remainder of a limit, never below zero. Without the operator's count, the whole value. null: the limit's currency
 * is unknown.
 */
export function leftOf({ limitValue, limitBalance, currency }: Limit): Money | null {
  return currency === null ? null : money(Math.max(0, limitBalance ?? limitValue), currency);
}

/** When at least this much is left, ms since the epoch; null when never or unknown. */
function freesAt({ limitValue, currency, frees }: Limit, amount: Money): number | null {
  const asked = currency === null ? null : minorIn(amount, currency);
  if (asked === null || asked > limitValue) return null;
  const step = frees.find(({ left }) => left >= asked);
  return step === undefined ? null : step.at * 1_000;
}

function closingKinds(action: LimitedAction): readonly LimitKind[] {
  switch (action) {
    case 'stake':
    case 'bonus':
    case 'promotion':
      return [EXCLUSION];
    case 'deposit':
      return [EXCLUSION, TIME_OUT];
    case 'withdrawal':
      return [];
  }
}

function countingKinds(action: LimitedAction): readonly LimitKind[] {
  switch (action) {
    case 'stake':
      return [...STAKE_KINDS, ...LOSS_KINDS];
    case 'deposit':
      return DEPOSIT_KINDS;
    case 'bonus':
    case 'promotion':
    case 'withdrawal':
      return [];
  }
}
