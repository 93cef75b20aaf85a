/**
 * The law of an election, exact at every moment of the count [LIN-243]. The country as a whole has one swing, which
 * nobody knows: none, or one party above or below its rating. Given the swing, each constituency is won by a party with
 * the chance of its share, independently of the others. The reported constituencies tell about the swing (Bayes), and
 * every chance is a sum over the swings of multinomial chances of the constituencies that are left.
 */
import { lawOf, type Law, type Mass } from '../distributions.ts';

/** Odd, so that two parties cannot share all of them. */
export const SEATS = 51;
/** The seats of a majority. */
export const MAJORITY = (SEATS + 1) / 2;

const EVEN_RATING = 1500;
const TEN_TO_ONE = 400;
/** How likely the country has a given swing; the rest is the chance of none. */
const SWING_CHANCE = 0.07;
const SWINGS = [1.5, 0.65];

interface Swing {
  readonly chance: number;
  /** By party; they add up to 1. */
  readonly shares: readonly number[];
}

const scaled = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Every swing that the country may have, with its chance before the count. */
export function swingsOf(ratings: readonly number[]): readonly Swing[] {
  const strengths = ratings.map((rating) => Math.pow(10, (rating - EVEN_RATING) / TEN_TO_ONE));
  const moved = strengths.flatMap((_, party) =>
    SWINGS.map((factor) => ({
      chance: SWING_CHANCE,
      shares: scaled(strengths.map((strength, at) => (at === party ? strength * factor : strength))),
    })),
  );
  return [{ chance: 1 - moved.length * SWING_CHANCE, shares: scaled(strengths) }, ...moved];
}

/** The swings with their chances after these seats have been reported. */
function swingsAfter(ratings: readonly number[], won: readonly number[]): readonly Swing[] {
  const swings = swingsOf(ratings);
  const logs = swings.map(({ chance, shares }) =>
    shares.reduce((sum, share, party) => sum + (won[party] ?? 0) * Math.log(share), Math.log(chance)),
  );
  const highest = Math.max(...logs);
  const chances = scaled(logs.map((log) => Math.exp(log - highest)));
  return swings.map(({ shares }, at) => ({ chance: chances[at] ?? 0, shares }));
}

/** share^k / k! for k from 0 to `most`. */
function terms(share: number, most: number): Float64Array {
  const p = new Float64Array(most + 1);
  let term = 1;
  for (let k = 0; k <= most; k += 1) {
    p[k] = term;
    term *= share / (k + 1);
  }
  return p;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The product of two polynomials, up to t^most. */
function product(a: Float64Array, b: Float64Array, most: number): Float64Array {
  const p = new Float64Array(Math.min(most, a.length + b.length - 2) + 1);
  for (let i = 0; i < a.length && i < p.length; i += 1) {
    const one = a[i] ?? 0;
    const end = Math.min(b.length, p.length - i);
    for (let j = 0; j < end; j += 1) p[i + j] = (p[i + j] ?? 0) + one * (b[j] ?? 0);
  }
  return p;
}

/** The coefficient of t^at in the product of two polynomials. */
function coefficient(a: Float64Array, b: Float64Array, at: number): number {
  let sum = 0;
  for (let i = Math.max(0, at - b.length + 1); i < a.length && i <= at; i += 1) sum += (a[i] ?? 0) * (b[at - i] ?? 0);
  return sum;
}

const ONE = Float64Array.of(1);

/**
 * The share of the ways in which a party ends first with exactly `seats`: every other has no more, and those before it
 * on the ballot, who come first of level parties, have fewer.
 */
function firstWith(
  seats: number,
  party: number,
  won: readonly number[],
  left: number,
  each: readonly Float64Array[],
): number {
  const own = seats - (won[party] ?? 0);
  const others: Float64Array[] = [];
  let room = 0;
  for (let other = 0; other < won.length; other += 1) {
    if (other === party) continue;
    const most = Math.min(left, seats - (other < party ? 1 : 0) - (won[other] ?? 0));
    if (most < 0) return 0;
    room += most;
    others.push(each[other]?.subarray(0, most + 1) ?? ONE);
  }
  if (own + room < left) return 0;
  const rest = left - own;
  const half = others.length >> 1;
  const productOf = (some: readonly Float64Array[]): Float64Array =>
    some.reduce((all, one) => (all === ONE ? one : product(all, one, rest)), ONE);
  return (each[party]?.[own] ?? 0) * coefficient(productOf(others.slice(0, half)), productOf(others.slice(half)), rest);
}

export interface ElectionLaw {
  /** By party: the chance to end with most seats; they add up to 1. */
  readonly first: readonly number[];
  /** By party: the distribution of its final seats. */
  readonly seats: readonly Law[];
  /** The chance that some party has a majority. */
  readonly majority: number;
}

/** `won`: the seats so far by party, in the order of the ballot. */
export function electionLaw(ratings: readonly number[], won: readonly number[]): ElectionLaw {
  const left = SEATS - won.reduce((sum, seats) => sum + seats, 0);
  const first = won.map(() => 0);
  const seats = won.map(() => new Float64Array(left + 1));
  const orders = factorial(left);
  for (const { chance, shares } of swingsAfter(ratings, won)) {
    const each = shares.map((share) => terms(share, left));
    const others = shares.map((share) => terms(1 - share, left));
    won.forEach((_, party) => {
      const mass = seats[party] ?? new Float64Array(left + 1);
      let ahead = 0;
      for (let own = 0; own <= left; own += 1) {
        const exactly = orders * (each[party]?.[own] ?? 0) * (others[party]?.[left - own] ?? 0);
        mass[own] = (mass[own] ?? 0) + chance * exactly;
        const total = (won[party] ?? 0) + own;
        // Nobody else can have as many as a majority.
        if (total >= MAJORITY) ahead += exactly;
        else if (total * won.length >= SEATS) ahead += orders * firstWith(total, party, won, left, each);
      }
      first[party] = (first[party] ?? 0) + chance * ahead;
    });
  }
  const laws = seats.map((p, party): Law => lawOf({ low: won[party] ?? 0, p } satisfies Mass));
  return { first, seats: laws, majority: laws.reduce((sum, law) => sum + 1 - law.upTo(MAJORITY - 1), 0) };
}

/** The party with most seats; of level ones the first on the ballot. */
export function winnerOf(seats: readonly number[]): number {
  return seats.indexOf(Math.max(...seats));
}
