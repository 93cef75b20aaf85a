/**
 * Smaller histories than a failing one: without some of the steps, with simpler kinds, shorter waits and smaller
 * amounts.
 */
import type { Jurisdiction } from './jurisdictions.ts';
import { MONEY_LIMITS } from './limit-engine.ts';
import type { MoneyLimit } from './limit-engine.ts';
import { familyOf } from './limit-model.ts';
import type { LimitStep, StepAmount } from './limit-step.ts';

type History = readonly LimitStep[];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WAITS = [MINUTE, HOUR, DAY, 2 * DAY];
/** Distances to a moment, the simplest first. */
const DISTANCES = [0, -SECOND, HOUR];
const LIMITS = [100, 200, 500, 1_000, 10_000];
const AMOUNTS = [1, 100];
const PERCENTS = [0, 100, 50];
const UNOFFERED_DAYS = [0, 2, 9];

/** The values before this one in a list that begins with the simplest; all where the list lacks the value. */
const before = <T>(value: T, simplest: readonly T[]): readonly T[] => {
  const at = simplest.indexOf(value);
  return at < 0 ? simplest : simplest.slice(0, at);
};
const below = (value: number, all: readonly number[]): readonly number[] => all.filter((each) => each < value);
const smallerAmounts = (amount: StepAmount): readonly number[] =>
  typeof amount === 'number' ? below(amount, AMOUNTS) : AMOUNTS;

/** Smaller limits that the jurisdiction offers. A limit of nothing is another kind of limit, and so is none. */
function smallerLimits({ amounts }: Jurisdiction, value: number | null): readonly number[] {
  if (value === null) return [];
  return below(value, amounts ?? LIMITS).filter((each) => each > 0);
}

function simplerChange(rules: Jurisdiction, step: LimitStep & { readonly do: 'change' }): History {
  const { seen, ...unseen } = step;
  return [
    ...(seen === undefined ? [] : [unseen]),
    ...smallerLimits(rules, step.value).map((value) => ({ ...step, value })),
    ...(seen === undefined ? [] : smallerLimits(rules, seen).map((value) => ({ ...step, seen: value }))),
  ];
}

/** The same step with less in it. */
function simpler(rules: Jurisdiction, step: LimitStep): History {
  switch (step.do) {
    case 'wait':
      return below(step.ms, WAITS).map((ms) => ({ ...step, ms }));
    case 'waitUntil':
    case 'waitUntilEnd':
      return before(step.ms, DISTANCES).map((ms) => ({ ...step, ms }));
    case 'change':
      return simplerChange(rules, step);
    case 'otherCurrencyChange':
      return smallerLimits(rules, step.value).map((value) => ({ ...step, value }));
    case 'stake':
    case 'order':
      return smallerAmounts(step.amount).map((amount) => ({ ...step, amount }));
    case 'deposit':
      return [
        ...(step.fails ? [{ ...step, fails: false }] : []),
        ...smallerAmounts(step.amount).map((amount) => ({ ...step, amount })),
      ];
    case 'withdraw':
    case 'otherCurrency':
      return below(step.amount, AMOUNTS).map((amount) => ({ ...step, amount }));
    case 'settle':
      return before(step.percent, PERCENTS).map((percent) => ({ ...step, percent }));
    case 'exclude': {
      const offered = step.exclusion === 'time-out' ? rules.timeOutDays : rules.selfExclusionDays;
      const days = offered.includes(step.days) ? offered : UNOFFERED_DAYS.filter((each) => !offered.includes(each));
      return below(step.days, days).map((each) => ({ ...step, days: each }));
    }
    case 'confirm':
    case 'reject':
    case 'repeat':
    case 'bonus':
    case 'strike':
      return [];
  }
}

const kindOf = (step: LimitStep): MoneyLimit | null => ('kind' in step ? step.kind : null);

/**
 * The history with every step of a kind about a simpler one: the jurisdiction's first, or the first of the same family.
 */
function withSimplerKind({ kinds }: Jurisdiction, history: History, kind: MoneyLimit): readonly History[] {
  const simplest = [kinds[0], kinds.find((each) => familyOf(each) === familyOf(kind))];
  return [...new Set(simplest)]
    .filter((each) => each !== undefined && kinds.indexOf(each) < kinds.indexOf(kind))
    .map((to) => history.map((step) => (to !== undefined && kindOf(step) === kind ? { ...step, kind: to } : step)));
}

/** Smaller histories, those with the fewest steps first. */
export function* smallerHistories(rules: Jurisdiction, history: History): Generator<History> {
  // From the end, because nothing after the failing step matters.
  for (let size = Math.ceil(history.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = history.length - size; at >= 0; at -= 1)
      if (size < history.length) yield [...history.slice(0, at), ...history.slice(at + size)];
  for (const kind of MONEY_LIMITS)
    if (history.some((step) => kindOf(step) === kind)) yield* withSimplerKind(rules, history, kind);
  for (const [at, step] of history.entries())
    for (const next of simpler(rules, step)) yield [...history.slice(0, at), next, ...history.slice(at + 1)];
}
