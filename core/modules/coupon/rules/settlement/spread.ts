/**
 * A distribution over states, exact: equal states are merged, so that results which lead to the same state are counted
 * together. Weights are whole numbers of one scale.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { add, mul, ZERO } from '../../../../kernel/rational.ts';
import { onOneScale } from './elementary.ts';

/** A value with its chance; the chances of all values sum to 1. */
export interface Chance<T> {
  readonly value: T;
  readonly chance: Rational;
}

export interface Weighted<S> {
  readonly state: S;
  readonly weight: bigint;
}

export interface Spread<S> {
  readonly states: readonly Weighted<S>[];
  readonly scale: bigint;
  /** State transitions so far. */
  readonly steps: number;
}

/**
 * The most transitions of a distribution: enough for 7 legs with three results each or 11 with two when no states are
 * equal, and for far more when many are [CSO-16].
 */
const MAX_STEPS = 3 ** 8;

export function certainly<S>(state: S): Spread<S> {
  return { states: [{ state, weight: 1n }], scale: 1n, steps: 0 };
}

/** The distribution after one more value; null beyond `MAX_STEPS`. States of one name are equal. */
export function spreadBy<S, T>(
  { states, scale, steps: before }: Spread<S>,
  chances: readonly Chance<T>[],
  next: (state: S, value: T) => S,
  nameOf: (state: S) => string,
): Spread<S> | null {
  const steps = before + states.length * chances.length;
  if (steps > MAX_STEPS) return null;
  const weights = onOneScale(chances.map(({ chance }) => chance));
  const merged = new Map<string, { readonly state: S; weight: bigint }>();
  for (const { state, weight } of states)
    for (const [at, { value }] of chances.entries()) {
      const share = weight * (weights.values[at] ?? 0n);
      if (share === 0n) continue;
      const reached = next(state, value);
      const name = nameOf(reached);
      const known = merged.get(name);
      if (known === undefined) merged.set(name, { state: reached, weight: share });
      else known.weight += share;
    }
  return { states: [...merged.values()], scale: scale * weights.scale, steps };
}

/** The states as values with their chances. */
export function chancesOf<S>({ states, scale }: Spread<S>): readonly Chance<S>[] {
  return states.map(({ state, weight }) => ({ value: state, chance: { n: weight, d: scale } }));
}

export function meanOf<S>({ states, scale }: Spread<S>, value: (state: S) => Rational): Rational {
  const total = states.reduce((sum, { state, weight }) => {
    const { n, d } = value(state);
    return add(sum, { n: n * weight, d });
  }, ZERO);
  return mul(total, { n: 1n, d: scale });
}
