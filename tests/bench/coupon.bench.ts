/**
 * Coupon calculations: every figure of a full coupon on each keystroke, and systems with many legs. There are two
 * baselines. The same recurrence in binary floats shows the cost of exact arithmetic. Enumerating all lines, with the
 * products of common prefixes shared, is the fastest method that visits each line.
 */
import { elementary } from 'touchline/core/coupon/rules/settlement/elementary';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { fromThousandths } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { cpuNs } from './harness/child.ts';
import type { Implementations } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row, Samples } from './harness/metrics.ts';
import { allFigures, BET_TYPES, fullCoupon, pricesOf, systemOf } from './workload/coupons.ts';

const CASES = 50;

/** Returns the mean CPU time of `count` calls in ns, after a warm-up of the same length. */
function nsPerCall(count: number, run: (at: number) => unknown): number {
  let last: unknown;
  const all = (): void => {
    for (let at = 0; at < count; at += 1) last = run(at);
  };
  all();
  globalThis.gc?.();
  const ns = cpuNs(all) / count;
  if (last === undefined) throw new Error('nothing was calculated');
  return ns;
}

function floatElementary(values: readonly number[], k: number): number {
  const sums: number[] = Array.from({ length: k + 1 }, (_, size) => (size === 0 ? 1 : 0));
  for (const value of values)
    for (let size = k; size >= 1; size -= 1) sums[size] = (sums[size] ?? 0) + value * (sums[size - 1] ?? 0);
  return sums[k] ?? 0;
}

/** Sums the products of all lines of `k` legs. `prefixProduct` is the product of the legs chosen so far. */
function sumLines(values: readonly bigint[], k: number, from = 0, prefixProduct = 1n): bigint {
  if (k === 0) return prefixProduct;
  let total = 0n;
  for (let at = from; at <= values.length - k; at += 1)
    total += sumLines(values, k - 1, at + 1, prefixProduct * (values[at] ?? 0n));
  return total;
}

function floatSumLines(values: readonly number[], k: number, from = 0, prefixProduct = 1): number {
  if (k === 0) return prefixProduct;
  let total = 0;
  for (let at = from; at <= values.length - k; at += 1)
    total += floatSumLines(values, k - 1, at + 1, prefixProduct * (values[at] ?? 0));
  return total;
}

const many = <T>(create: (seed: number) => T): readonly T[] =>
  Array.from({ length: CASES }, (_, index) => create(index + 1));
const pick = <T>(cases: readonly T[], at: number): T => {
  const found = cases[at % cases.length];
  if (found === undefined) throw new Error('no case');
  return found;
};
const exactFactors = (legs: number) => many((seed): readonly Rational[] => pricesOf(seed, legs).map(fromThousandths));
const floatFactors = (legs: number) => many((seed) => pricesOf(seed, legs).map((price) => price / 1_000));

/** Measures both sizes in one process, so that their ratio is taken under the same conditions. */
function systems(): Metrics {
  const [small, large] = [
    many((seed) => systemOf(4, 2, seed, 1_000 + seed)),
    many((seed) => systemOf(30, 15, seed, 1_000 + seed)),
  ];
  const [fourFactors, thirtyFactors] = [exactFactors(4), exactFactors(30)];
  const quoteLarge = nsPerCall(2_000, (at) => quote(pick(large, at)));
  return {
    quoteSmall: nsPerCall(40_000, (at) => quote(pick(small, at))),
    quoteLarge,
    small: nsPerCall(100_000, (at) => elementary(pick(fourFactors, at), 2)),
    large: nsPerCall(20_000, (at) => elementary(pick(thirtyFactors, at), 15)),
    sizes: nsPerCall(1_000, (at) => systemSizes(pick(large, at))),
    whatIf: nsPerCall(1_000, (at) => whatIf(pick(large, at))),
  };
}

function floats(): Metrics {
  const thirtyFactors = floatFactors(30);
  return { large: nsPerCall(100_000, (at) => floatElementary(pick(thirtyFactors, at), 15)) };
}

function lines(): Metrics {
  const [exactPrices, floatPrices, factors] = [
    many((seed) => pricesOf(seed, 20).map(BigInt)),
    floatFactors(20),
    exactFactors(20),
  ];
  return {
    exact: nsPerCall(2, (at) => sumLines(pick(exactPrices, at), 10)),
    floats: nsPerCall(20, (at) => floatSumLines(pick(floatPrices, at), 10)),
    polynomial: nsPerCall(20_000, (at) => elementary(pick(factors, at), 10)),
  };
}

/** Measures microseconds per keystroke for each bet type. Every keystroke increases the stake. */
function keystrokes(): Metrics {
  return Object.fromEntries(
    BET_TYPES.map((betType) => [
      `type ${betType}`,
      nsPerCall(1_000, (at) => allFigures(fullCoupon(betType, 100 + at))) / 1_000,
    ]),
  );
}

export const implementations: Implementations = { systems, floats, lines, keystrokes };

export function rows(samples: Samples, pageSamples: Samples): readonly Row[] {
  const microseconds = (implementation: string, metric: string): readonly number[] =>
    valuesOf(samples, implementation, metric).map((ns) => ns / 1_000);
  const byType = BET_TYPES.map((betType) => valuesOf(samples, 'keystrokes', `type ${betType}`));
  const costliest = (byType[0] ?? []).map((_, round) =>
    Math.max(...byType.map((values) => values[round] ?? Number.NaN)),
  );
  return [
    row(
      'keystroke in a full coupon, every figure, main-thread time',
      valuesOf(pageSamples, 'page', 'keystroke'),
      'ms',
      atMost(1),
    ),
    row('the same at 4× CPU slowdown', valuesOf(pageSamples, 'slow page', 'keystroke'), 'ms', null),
    row(
      'keystroke in a full coupon, complete view, main-thread time',
      valuesOf(pageSamples, 'page', 'view'),
      'ms',
      atMost(1),
    ),
    row('the same at 4× CPU slowdown', valuesOf(pageSamples, 'slow page', 'view'), 'ms', null),
    row('first keystroke on a cold page', valuesOf(pageSamples, 'page', 'first'), 'ms', null),
    row('keystroke in the most expensive bet type, warm', costliest, 'µs', null),
    row(
      'quote of a 15/30 system, over one of a 2/4 system',
      ratios(samples, ['systems', 'quoteLarge'], ['systems', 'quoteSmall']),
      '×',
      atMost(25),
    ),
    row(
      'polynomial of 15/30, over that of 2/4',
      ratios(samples, ['systems', 'large'], ['systems', 'small']),
      '×',
      atMost(25),
    ),
    row(
      'polynomial of 15/30, exact, over the same recurrence in floats',
      ratios(samples, ['systems', 'large'], ['floats', 'large']),
      '×',
      atMost(40),
    ),
    row(
      '10/20 line by line, exact, over the polynomial',
      ratios(samples, ['lines', 'exact'], ['lines', 'polynomial']),
      '×',
      atLeast(1_000),
    ),
    row(
      '10/20 line by line in floats, over the exact polynomial',
      ratios(samples, ['lines', 'floats'], ['lines', 'polynomial']),
      '×',
      null,
    ),
    row(
      'all system sizes of 30 legs, over a quote of one size',
      ratios(samples, ['systems', 'sizes'], ['systems', 'quoteLarge']),
      '×',
      null,
    ),
    row(
      'value of each of 30 legs, over a quote',
      ratios(samples, ['systems', 'whatIf'], ['systems', 'quoteLarge']),
      '×',
      null,
    ),
    row('quote of a 15/30 system', microseconds('systems', 'quoteLarge'), 'µs', null),
  ];
}
