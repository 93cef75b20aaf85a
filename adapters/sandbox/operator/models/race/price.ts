/** The markets of a race at their prices: each is its chance in the law of the race, with the market's margin once. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { add, floor, mul, ONE } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import type { Competitor, PricedMarket } from '../../line/types.ts';
import { fairShares } from '../books.ts';
import type { RaceLaw } from './law.ts';
import { raceLaw } from './law.ts';
import { forecastParam, placesOf, RACE_MARGINS, strengthOf, tricastParam } from './terms.ts';

/** Prices are whole hundredths. */
const STEP = 10n;
const THOUSAND: Rational = { n: 1_000n, d: 1n };
/** Lowest and highest price offered, thousandths; a selection beyond them is not offered [RCE-4]. */
const MIN_RACE_PRICE = 1_020;
export const MAX_RACE_PRICE = 20_000_000;

/** 1 / (chance · (1 + margin)) in thousandths, rounded down to hundredths; null where it is not offered. */
export function racePrice(chance: Rational, margin: Rational): number | null {
  if (chance.n <= 0n) return null;
  const whole = mul(chance, add(ONE, margin));
  const price = floor(mul(THOUSAND, { n: whole.d, d: whole.n }));
  const onStep = Number(price - (price % STEP));
  return onStep < MIN_RACE_PRICE || onStep > MAX_RACE_PRICE ? null : onStep;
}

interface Selection {
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly chance: Rational;
  readonly label?: string;
}

/** Every selection of a race; runners are numbered from 1. */
export function selectionsOf(law: RaceLaw, names: readonly string[]): readonly Selection[] {
  const runners = names.map((_, at) => at);
  const places = placesOf(names.length);
  const label = (runner: number): string => `${runner + 1}. ${names[runner] ?? ''}`;
  const own = (kind: number, chanceOf: (runner: number) => Rational): readonly Selection[] =>
    runners.map((runner) => ({
      kind,
      type: runner + 1,
      param: 0,
      chance: chanceOf(runner),
      label: label(runner),
    }));
  const pairs = runners.flatMap((one) => runners.filter((two) => two !== one).map((two) => [one, two] as const));
  return [
    ...own(KIND.raceWin, (runner) => law.first([runner])),
    ...own(KIND.racePlace, (runner) => law.among(runner, places)),
    ...pairs.map(([one, two]) => ({
      kind: KIND.forecast,
      type: one + 1,
      param: forecastParam(two + 1),
      chance: law.first([one, two]),
    })),
    ...pairs.flatMap(([one, two]) =>
      runners
        .filter((three) => three !== one && three !== two)
        .map((three) => ({
          kind: KIND.tricast,
          type: one + 1,
          param: tricastParam(two + 1, three + 1),
          chance: law.first([one, two, three]),
        })),
    ),
  ];
}

/** The offered markets of a race, open. */
export function priceRace(field: readonly Competitor[]): readonly PricedMarket[] {
  const law = raceLaw(field.map(strengthOf));
  return selectionsOf(
    law,
    field.map(({ name }) => name),
  ).flatMap(({ kind, type, param, chance, label }): readonly PricedMarket[] => {
    const margin = RACE_MARGINS.get(kind);
    const price = margin === undefined ? null : racePrice(chance, margin);
    if (price === null) return [];
    const fair = fairShares(Number(chance.n) / Number(chance.d));
    return [{ kind, type, param, price, suspended: false, fair, ...(label === undefined ? {} : { label }) }];
  });
}
