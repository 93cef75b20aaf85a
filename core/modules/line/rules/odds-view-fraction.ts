/** Fractional odds: the trade's ladder first, else the simplest fraction that rounds to the price. */

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const UNIT = 1000;
const TWO_PLACES = 10;

/**
 * The trade's ladder: decimal odds at two places (thousandths) -> the fraction. Unreduced where the trade writes it so
 * (4/6, 6/4, 40/85). Every fraction is within half a step (0.005) of its price, and no fraction stands for two prices.
 */
const LADDER: readonly (readonly [price: number, fraction: string])[] = [
  [1010, '1/100'],
  [1020, '1/50'],
  [1030, '1/33'],
  [1040, '1/25'],
  [1050, '1/20'],
  [1060, '1/16'],
  [1070, '1/14'],
  [1080, '1/12'],
  [1090, '1/11'],
  [1100, '1/10'],
  [1110, '1/9'],
  [1120, '1/8'],
  [1130, '2/15'],
  [1140, '1/7'],
  [1150, '2/13'],
  [1170, '1/6'],
  [1180, '2/11'],
  [1200, '1/5'],
  [1220, '2/9'],
  [1250, '1/4'],
  [1290, '2/7'],
  [1300, '3/10'],
  [1330, '1/3'],
  [1360, '4/11'],
  [1400, '2/5'],
  [1440, '4/9'],
  [1470, '40/85'],
  [1500, '1/2'],
  [1530, '8/15'],
  [1570, '4/7'],
  [1620, '8/13'],
  [1670, '4/6'],
  [1730, '8/11'],
  [1800, '4/5'],
  [1830, '5/6'],
  [1910, '10/11'],
  [1950, '20/21'],
  [2000, '1/1'],
  [2050, '21/20'],
  [2100, '11/10'],
  [2200, '6/5'],
  [2250, '5/4'],
  [2300, '13/10'],
  [2380, '11/8'],
  [2400, '7/5'],
  [2500, '6/4'],
  [2600, '8/5'],
  [2630, '13/8'],
  [2700, '17/10'],
  [2750, '7/4'],
  [2800, '9/5'],
  [2880, '15/8'],
  [2900, '19/10'],
  [3000, '2/1'],
  [3100, '21/10'],
  [3130, '85/40'],
  [3200, '11/5'],
  [3250, '9/4'],
  [3300, '23/10'],
  [3400, '12/5'],
  [3500, '5/2'],
  [3600, '13/5'],
  [3750, '11/4'],
  [3800, '14/5'],
  [4000, '3/1'],
  [4200, '16/5'],
  [4330, '10/3'],
  [4400, '17/5'],
  [4500, '7/2'],
  [4600, '18/5'],
  [4750, '15/4'],
  [4800, '19/5'],
  [5000, '4/1'],
  [5500, '9/2'],
  [6000, '5/1'],
  [6500, '11/2'],
  [7000, '6/1'],
  [7500, '13/2'],
  [8000, '7/1'],
  [8500, '15/2'],
  [9000, '8/1'],
  [9500, '17/2'],
  [10_000, '9/1'],
  [10_500, '19/2'],
  [11_000, '10/1'],
  [12_000, '11/1'],
  [13_000, '12/1'],
  [14_000, '13/1'],
  [15_000, '14/1'],
  [16_000, '15/1'],
  [17_000, '16/1'],
  [19_000, '18/1'],
  [21_000, '20/1'],
  [23_000, '22/1'],
  [26_000, '25/1'],
  [29_000, '28/1'],
  [31_000, '30/1'],
  [34_000, '33/1'],
  [41_000, '40/1'],
  [51_000, '50/1'],
  [67_000, '66/1'],
  [81_000, '80/1'],
  [101_000, '100/1'],
  [126_000, '125/1'],
  [151_000, '150/1'],
  [201_000, '200/1'],
  [251_000, '250/1'],
  [301_000, '300/1'],
  [401_000, '400/1'],
  [501_000, '500/1'],
  [751_000, '750/1'],
  [1_001_000, '1000/1'],
];

/** Odds-on fractions that only prices with a third place have. */
const FINE_LADDER: readonly string[] = [
  '1/1000',
  '1/500',
  '1/200',
  '1/150',
  '1/125',
  '1/80',
  '1/66',
  '1/40',
  '1/28',
  '1/22',
  '1/18',
];

function parts(text: string): readonly [n: number, d: number] {
  const [n = '0', d = '1'] = text.split('/');
  return [Number(n), Number(d)];
}

/** 1 + n/d to the nearest multiple of `step` thousandths, half-up; thousandths. */
function priceOfFraction(n: number, d: number, step: number): number {
  return Math.floor((2 * UNIT * n + step * d) / (2 * step * d)) * step + UNIT;
}

const BY_PRICE: ReadonlyMap<number, string> = new Map([
  ...[...LADDER.map(([, fraction]) => fraction), ...FINE_LADDER].map(
    (fraction) => [priceOfFraction(...parts(fraction), 1), fraction] as const,
  ),
  ...LADDER,
]);

function inLowestTerms(n: number, d: number): string {
  let [common, rest] = [n, d];
  while (rest !== 0) [common, rest] = [rest, common % rest];
  return `${n / common}/${d / common}`;
}

const LADDER_PRICES: ReadonlyMap<string, number> = new Map(
  LADDER.map(([price, fraction]) => [inLowestTerms(...parts(fraction)), price]),
);

/**
 * The price of n/d, thousandths: the ladder's; otherwise the price at two places that displays as this fraction;
 * otherwise the nearest thousandth. n is positive and below 10^10, d below 10^6.
 */
export function priceOfFractionShown(n: number, d: number): number {
  const value = inLowestTerms(n, d);
  const atTwo = priceOfFraction(n, d, TWO_PLACES);
  return LADDER_PRICES.get(value) ?? (fractionOf(atTwo) === value ? atTwo : priceOfFraction(n, d, 1));
}

/**
 * The simplest fraction f with low <= f < high (or low < f <= high): the first on a Stern–Brocot walk. Runs of equal
 * steps are taken at once.
 */
function simplestBetween(low: Fraction, high: Fraction, closed: 'low' | 'high'): Fraction {
  const whole = low.n / low.d;
  const next = whole + 1n;
  if (closed === 'low' && whole * low.d === low.n) return { n: whole, d: 1n };
  if (closed === 'low' ? next * high.d < high.n : next * high.d <= high.n) return { n: next, d: 1n };
  const inner = simplestBetween(
    { n: high.d, d: high.n - whole * high.d },
    { n: low.d, d: low.n - whole * low.d },
    closed === 'low' ? 'high' : 'low',
  );
  return { n: whole * inner.n + inner.d, d: inner.n };
}

/**
 * The simplest fraction that rounds half-up to the same multiple of 1/`perUnit` as the profit n/d (above zero); n/d
 * itself where that multiple is zero.
 */
function nearestFraction(profit: Fraction, perUnit: bigint): string {
  const step = 2n * perUnit * profit.d;
  const low = { n: 2n * perUnit * profit.n - profit.d, d: step };
  const high = { n: 2n * perUnit * profit.n + profit.d, d: step };
  if (low.n <= 0n) return `${profit.n}/${profit.d}`;
  const found = simplestBetween(low, high, 'low');
  return `${found.n}/${found.d}`;
}

/** A price in thousandths (at least 1000) as a fraction of the stake won. */
export function fractionOf(price: number): string {
  if (price === UNIT) return '0/1';
  const known = BY_PRICE.get(price);
  if (known !== undefined) return known;
  return nearestFraction({ n: BigInt(price - UNIT), d: BigInt(UNIT) }, price % TWO_PLACES === 0 ? 100n : 1000n);
}
