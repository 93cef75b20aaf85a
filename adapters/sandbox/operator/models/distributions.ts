/** Distributions of integers (goals, points, margins), and their probabilities at a betting line. */

/** Probabilities of low, low + 1, … */
export interface Mass {
  readonly low: number;
  readonly p: Float64Array;
}

/** The distribution of an integer X. */
export interface Law {
  /** P(X = k). */
  readonly at: (k: number) => number;
  /** P(X <= k). */
  readonly upTo: (k: number) => number;
  /** The median, or an integer near it. */
  readonly centre: number;
}

const TAIL = 1e-10;

/** Poisson probabilities from 0, cut off below 1e-10 and normalised. */
export function poissonMass(mean: number): Mass {
  if (mean <= 0) return { low: 0, p: Float64Array.of(1) };
  const size = Math.ceil(mean + 7 * Math.sqrt(mean) + 6);
  const p = new Float64Array(size);
  let term = Math.exp(-mean);
  let sum = 0;
  let used = size;
  for (let k = 0; k < size; k += 1) {
    p[k] = term;
    sum += term;
    if (k > mean && term < TAIL) {
      used = k + 1;
      break;
    }
    term *= mean / (k + 1);
  }
  return { low: 0, p: scaled(p.subarray(0, used), sum) };
}

/** Negative binomial probabilities with `shape` and `mean`: scores come in bursts, like runs in baseball. */
export function burstMass(shape: number, mean: number): Mass {
  if (shape <= 0 || mean <= 0) return { low: 0, p: Float64Array.of(1) };
  const ratio = mean / (mean + shape);
  const p: number[] = [];
  let term = Math.pow(1 - ratio, shape);
  let sum = 0;
  for (let k = 0; k < 60; k += 1) {
    p.push(term);
    sum += term;
    if (k > mean && term < 1e-6) break;
    term *= (ratio * (shape + k)) / (k + 1);
  }
  return { low: 0, p: scaled(Float64Array.from(p), sum) };
}

function scaled(p: Float64Array, sum: number): Float64Array {
  for (let k = 0; k < p.length; k += 1) p[k] = (p[k] ?? 0) / sum;
  return p;
}

/** The distribution of A + B, A and B independent. A should have fewer values. */
export function sumOf(a: Mass, b: Mass): Mass {
  const p = new Float64Array(a.p.length + b.p.length - 1);
  for (let i = 0; i < a.p.length; i += 1) {
    const left = a.p[i] ?? 0;
    if (left === 0) continue;
    for (let j = 0; j < b.p.length; j += 1) p[i + j] = (p[i + j] ?? 0) + left * (b.p[j] ?? 0);
  }
  return { low: a.low + b.low, p };
}

/** The distribution of A - B (Skellam when both are Poisson). */
export function differenceOf(a: Mass, b: Mass): Mass {
  return sumOf(a, negated(b));
}

function negated(mass: Mass): Mass {
  return { low: 1 - mass.low - mass.p.length, p: mass.p.slice().reverse() };
}

/** A convex mixture: `share` of b, the rest of a. */
export function mixed(a: Mass, b: Mass, share: number): Mass {
  const low = Math.min(a.low, b.low);
  const p = new Float64Array(Math.max(a.low + a.p.length, b.low + b.p.length) - low);
  for (let k = 0; k < p.length; k += 1)
    p[k] = (1 - share) * (a.p[low + k - a.low] ?? 0) + share * (b.p[low + k - b.low] ?? 0);
  return { low, p };
}

/** The distribution of X + shift. */
export function shifted({ low, p }: Mass, shift: number): Mass {
  return { low: low + shift, p };
}

/** The probabilities without the values below `tail` at either end, scaled to one. */
export function trimmed({ low, p }: Mass, tail: number): Mass {
  let from = 0;
  let to = p.length;
  let cut = 0;
  const take = (k: number): boolean => {
    const next = cut + (p[k] ?? 0);
    if (to - from <= 1 || next >= tail) return false;
    cut = next;
    return true;
  };
  while (take(to - 1)) to -= 1;
  while (take(from)) from += 1;
  return { low: low + from, p: scaled(p.slice(from, to), 1 - cut) };
}

/** The distribution of X + shift, for X with the given probabilities. */
export function lawOf(mass: Mass, shift = 0): Law {
  const low = mass.low + shift;
  const cumulative = new Float64Array(mass.p.length);
  let sum = 0;
  let centre = low;
  for (let k = 0; k < cumulative.length; k += 1) {
    if (sum < 0.5) centre = low + k;
    sum += mass.p[k] ?? 0;
    cumulative[k] = sum;
  }
  return {
    centre,
    at: (k) => mass.p[k - low] ?? 0,
    upTo: (k) => (k < low ? 0 : (cumulative[k - low] ?? 1)),
  };
}

/** A normal distribution at integers (continuity corrected); sd 0 is a constant. */
export function normalLaw(mean: number, sd: number): Law {
  const spread = Math.max(sd, 1e-6);
  const upTo = (k: number): number => normalCdf((k + 0.5 - mean) / spread);
  return { centre: Math.round(mean), upTo, at: (k) => Math.max(0, upTo(k) - upTo(k - 1)) };
}

/** The standard normal distribution function, error below 1.5e-7 (Abramowitz and Stegun 26.2.17). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804014327 * Math.exp((-z * z) / 2) * poly;
  return z >= 0 ? 1 - tail : tail;
}

/** P(X > 0), P(X = 0), P(X < 0) of a margin. */
export function threeWay(margin: Law): readonly [win: number, draw: number, lose: number] {
  return [1 - margin.upTo(0), margin.at(0), margin.upTo(-1)];
}

/**
 * The fair two-way probability of "over" at a line in quarters, that is 1/fair price, given that stakes are returned on
 * a push and half won or half lost on a quarter line. "Under" is one minus this. For a handicap h of the home side,
 * pass the home margin and -h.
 */
export function overFair(law: Law, line: number): number {
  if (mod4(line) === 2) return 1 - law.upTo(Math.floor(line / 4));
  const middle = Math.round(line / 4);
  const x = 4 * middle - line;
  const atMiddle = law.at(middle) / 2;
  const win = 1 - law.upTo(middle) + (x === 1 ? atMiddle : 0);
  const lose = law.upTo(middle - 1) + (x === -1 ? atMiddle : 0);
  return win + lose > 0 ? win / (win + lose) : 0.5;
}

/** The share of a stake that is returned on average at a line in quarters: on a push all, on a quarter line half. */
export function returnedAt(law: Law, line: number): number {
  const rest = mod4(line);
  if (rest === 2) return 0;
  return law.at(Math.round(line / 4)) / (rest === 0 ? 1 : 2);
}

/** Whether the middle of a quarter line is half won by "over" (2.75) or half lost (2.25); null for other lines. */
export function halfOver(line: number): 'won' | 'lost' | null {
  const rest = mod4(line);
  if (rest === 3) return 'won';
  return rest === 1 ? 'lost' : null;
}

function mod4(line: number): number {
  return ((line % 4) + 4) % 4;
}
