/**
 * The coupon's mathematics: every figure of a full coupon at each keystroke, and systems of many legs. Limits are the same recurrence in binary floats, which is
 * what exactness is paid against, and lines written out with products of their beginnings shared, which is the best that can be done with lines.
 */
import { elementary } from 'touchline/core/coupon/rules/settlement/elementary';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { fromThousandths } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Figures, Row, Samples } from './harness/figures.ts';
import { everyFigure, EVERY_TYPE, fullCoupon, pricesOf, systemOf } from './workload/coupons.ts';

const CASES = 50;

/** CPU time of one call in ns: over many cases, after as many to warm up. */
function each(count: number, run: (at: number) => unknown): number {
  let seen: unknown;
  const all = (): void => {
    for (let at = 0; at < count; at += 1) seen = run(at);
  };
  all();
  globalThis.gc?.();
  const ns = cpuNs(all) / count;
  if (seen === undefined) throw new Error('nothing was worked out');
  return ns;
}

function floatElementary(values: readonly number[], k: number): number {
  const sums: number[] = Array.from({ length: k + 1 }, (_, size) => (size === 0 ? 1 : 0));
  for (const value of values)
    for (let size = k; size >= 1; size -= 1) sums[size] = (sums[size] ?? 0) + value * (sums[size - 1] ?? 0);
  return sums[k] ?? 0;
}

/** Every line of k is met once; what its beginning comes to is carried along. */
function enumerated(values: readonly bigint[], k: number, from = 0, soFar = 1n): bigint {
  if (k === 0) return soFar;
  let total = 0n;
  for (let at = from; at <= values.length - k; at += 1)
    total += enumerated(values, k - 1, at + 1, soFar * (values[at] ?? 0n));
  return total;
}

function floatEnumerated(values: readonly number[], k: number, from = 0, soFar = 1): number {
  if (k === 0) return soFar;
  let total = 0;
  for (let at = from; at <= values.length - k; at += 1)
    total += floatEnumerated(values, k - 1, at + 1, soFar * (values[at] ?? 0));
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

/** Both sizes in one process, so that a ratio of them is one machine's at one moment. */
function systems(): Figures {
  const [small, large] = [
    many((seed) => systemOf(4, 2, seed, 1_000 + seed)),
    many((seed) => systemOf(30, 15, seed, 1_000 + seed)),
  ];
  const [few, lots] = [exactFactors(4), exactFactors(30)];
  const ofThirty = each(2_000, (at) => quote(pick(large, at)));
  return {
    quoteSmall: each(40_000, (at) => quote(pick(small, at))),
    quoteLarge: ofThirty,
    small: each(100_000, (at) => elementary(pick(few, at), 2)),
    large: each(20_000, (at) => elementary(pick(lots, at), 15)),
    sizes: each(1_000, (at) => systemSizes(pick(large, at))),
    whatIf: each(1_000, (at) => whatIf(pick(large, at))),
  };
}

function floats(): Figures {
  const lots = floatFactors(30);
  return { large: each(100_000, (at) => floatElementary(pick(lots, at), 15)) };
}

function lines(): Figures {
  const [exact, inFloats, ours] = [many((seed) => pricesOf(seed, 20).map(BigInt)), floatFactors(20), exactFactors(20)];
  return {
    exact: each(2, (at) => enumerated(pick(exact, at), 10)),
    floats: each(20, (at) => floatEnumerated(pick(inFloats, at), 10)),
    ours: each(20_000, (at) => elementary(pick(ours, at), 10)),
  };
}

/** Microseconds a keystroke: a stake that grows with each. */
function keystrokes(): Figures {
  return Object.fromEntries(
    EVERY_TYPE.map((typeId) => [
      `type ${typeId}`,
      each(1_000, (at) => everyFigure(fullCoupon(typeId, 100 + at))) / 1_000,
    ]),
  );
}

export const contestants: Contestants = { systems, floats, lines, keystrokes };

export function rows(samples: Samples, onPage: Samples): readonly Row[] {
  const micro = (contestant: string, figure: string): readonly number[] =>
    valuesOf(samples, contestant, figure).map((ns) => ns / 1_000);
  const byType = EVERY_TYPE.map((typeId) => valuesOf(samples, 'keystrokes', `type ${typeId}`));
  const costliest = (byType[0] ?? []).map((_, round) =>
    Math.max(...byType.map((values) => values[round] ?? Number.NaN)),
  );
  return [
    row(
      'a keystroke in a full coupon, every figure: main thread of a page',
      valuesOf(onPage, 'page', 'keystroke'),
      'ms',
      atMost(1),
    ),
    row('the same at a quarter of the CPU', valuesOf(onPage, 'slow page', 'keystroke'), 'ms', null),
    row('a keystroke in a full coupon, all that a shell is shown', valuesOf(onPage, 'page', 'view'), 'ms', atMost(1)),
    row('the same at a quarter of the CPU', valuesOf(onPage, 'slow page', 'view'), 'ms', null),
    row('the first keystroke on a page that has just opened', valuesOf(onPage, 'page', 'first'), 'ms', null),
    row('a keystroke in the type that costs most, warm', costliest, 'µs', null),
    row(
      'a quote of a system 15/30, over one of 2/4',
      ratios(samples, ['systems', 'quoteLarge'], ['systems', 'quoteSmall']),
      '×',
      atMost(25),
    ),
    row(
      'its polynomial alone, over that of 2/4',
      ratios(samples, ['systems', 'large'], ['systems', 'small']),
      '×',
      atMost(25),
    ),
    row(
      'the polynomial of 15/30, exact, over the same recurrence in floats',
      ratios(samples, ['systems', 'large'], ['floats', 'large']),
      '×',
      atMost(40),
    ),
    row(
      '10/20 line by line, exact, over ours',
      ratios(samples, ['lines', 'exact'], ['lines', 'ours']),
      '×',
      atLeast(1_000),
    ),
    row(
      '10/20 line by line in floats, over ours, which is exact',
      ratios(samples, ['lines', 'floats'], ['lines', 'ours']),
      '×',
      null,
    ),
    row(
      'every size of 30 legs at once, over a quote of one size',
      ratios(samples, ['systems', 'sizes'], ['systems', 'quoteLarge']),
      '×',
      null,
    ),
    row(
      'what each of 30 legs is worth, over a quote',
      ratios(samples, ['systems', 'whatIf'], ['systems', 'quoteLarge']),
      '×',
      null,
    ),
    row('a quote of a system 15/30', micro('systems', 'quoteLarge'), 'µs', null),
  ];
}
