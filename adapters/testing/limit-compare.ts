/** Compares an engine's list of limits with the reference's. */
import type { LimitList, MoneyLimit } from './limit-engine.ts';
import { limitText, momentText } from './limit-concerns.ts';
import type { Concern, Divergence } from './limit-concerns.ts';
import { familyOf } from './limit-model.ts';
import type { LimitModel } from './limit-model.ts';

/** Concerns about money itself; a wrong remainder after any other step is the fault of its window. */
const OF_MONEY: readonly (Concern | null)[] = [
  'failed-deposit',
  'withdrawal',
  'repeat',
  'losses',
  'stakes',
  'deposits',
  'orders',
  'cancelled-orders',
  'currencies',
];

const pendingText = (pending: { readonly value: number | null } | null): string =>
  pending === null ? 'none' : limitText(pending.value);
const endText = (moment: number | null): string => (moment === null ? 'does not run' : `ends ${momentText(moment)}`);

/** The first difference; null: none. `ofValue` is the concern of a wrong value, `concern` of everything else. */
export function compareList(
  { limits, exclusions }: LimitList,
  model: LimitModel,
  kinds: readonly MoneyLimit[],
  now: number,
  concern: Concern | null,
  ofValue: Concern | null,
): Divergence | null {
  for (const kind of kinds) {
    const entry = limits.find((each) => each.kind === kind);
    const value = entry?.value ?? null;
    const [pending, expected] = [entry?.pending ?? null, model.pending(kind, now)];
    const [left, mostLeft] = [entry?.left, model.left(kind, now)];
    if (value !== model.value(kind))
      return {
        concern: ofValue,
        explanation: `${kind} is ${limitText(value)} in the engine, and must be ${limitText(model.value(kind))}`,
      };
    if (pending?.value !== expected?.value)
      return {
        concern,
        explanation: `the pending change of ${kind} is ${pendingText(pending)} in the engine, and must be ${pendingText(expected)}`,
      };
    // Whether a waiting order uses a limit already is the engine's choice.
    if (left !== undefined && left !== mostLeft && left !== model.leftBesideOrders(kind, now))
      return {
        concern: OF_MONEY.includes(concern) ? concern : familyOf(kind),
        explanation: `${limitText(left)} is left of ${kind} in the engine, and must be ${limitText(mostLeft)}`,
      };
  }
  for (const kind of ['self-exclusion', 'time-out'] as const) {
    const ends = exclusions.filter((each) => each.kind === kind && each.endsAt > now).map(({ endsAt }) => endsAt);
    const end = ends.length === 0 ? null : Math.max(...ends);
    const expected = model.endOf(kind, now);
    if (end !== expected)
      return {
        concern: concern === 'lengths' ? concern : 'exclusion-end',
        explanation: `the ${kind} ${endText(end)} in the engine, and must be one that ${endText(expected)}`,
      };
  }
  return null;
}
