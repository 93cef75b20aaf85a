import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { add, compare, fromThousandths, mul, ONE } from 'touchline/kernel/rational';
import type { Fixture, MarketKey } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { raceLaw } from '../../../adapters/sandbox/operator/models/race/law.ts';
import { MAX_RACE_PRICE, racePrice, selectionsOf } from '../../../adapters/sandbox/operator/models/race/price.ts';
import { isRaceWon, raceEndsAt, raceOf } from '../../../adapters/sandbox/operator/models/race/rules.ts';
import {
  fieldOf,
  placesOf,
  RACE_MARGINS,
  runnersOf,
  strengthOf,
} from '../../../adapters/sandbox/operator/models/race/terms.ts';
import { fixtureOf, STARTS_AT } from '../sandbox-models/fixtures.ts';

const POOL = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Runner ${at + 1}`, rating: 1460 + 12 * at }));

function raceWith(runners: number, seed: number, pace = 1): Fixture {
  const fixture = fixtureOf(
    { model: 'race', periods: 1, periodS: 40, breakS: 0, runners: [runners, runners] },
    { seed, pace },
  );
  return { ...fixture, away: { ...fixture.home, name: '' }, field: fieldOf(POOL, [runners, runners], seed) };
}

const SIZES = [6, 8, 10, 12];
const key = (kind: number, type: number, param = 0): MarketKey => ({ kind, type, param });

describe('the markets of a race', () => {
  it.each(SIZES)(
    '[RCE-3] of %i runners have the exact price of their chance with the margin once, rounded down',
    (size) => {
      const fixture = raceWith(size, size);
      const field = fixture.field ?? [];
      const names = field.map(({ name }) => name);
      const offered = new Map(
        createMatch(fixture)
          .price(STARTS_AT - 1, 'all')
          .map((market) => [`${market.kind} ${market.type} ${market.param}`, market]),
      );
      const all = selectionsOf(raceLaw(field.map(strengthOf)), names);
      expect(all).toHaveLength(2 * size + size * (size - 1) + size * (size - 1) * (size - 2));
      for (const { kind, type, param, chance } of all) {
        const whole = mul(chance, add(ONE, RACE_MARGINS.get(kind) ?? ONE));
        const market = offered.get(`${kind} ${type} ${param}`);
        const isOffered = compare(whole, { n: 1_000n, d: BigInt(MAX_RACE_PRICE) }) >= 0;
        expect(market !== undefined, `${kind} ${type} ${param}`).toBe(isOffered);
        if (market === undefined) continue;
        expect(market.price % 10).toBe(0);
        // price · chance · (1 + margin) is at most 1, and above 1 with one more hundredth.
        expect(compare(mul(fromThousandths(market.price), whole), ONE)).toBeLessThanOrEqual(0);
        expect(compare(mul(fromThousandths(market.price + 10), whole), ONE)).toBe(1);
        expect(market.fair).toEqual({ won: Number(chance.n) / Number(chance.d), back: 0 });
      }
    },
  );

  it('[RCE-3] are 10 % on a winner and a place, 15 % on a forecast, 20 % on a tricast', () => {
    const half = { n: 1n, d: 2n };
    const priceOf = (kind: number): number | null => racePrice(half, RACE_MARGINS.get(kind) ?? ONE);
    expect([KIND.raceWin, KIND.racePlace, KIND.forecast, KIND.tricast].map(priceOf)).toEqual([1810, 1810, 1730, 1660]);
  });

  it('[RCE-4] leave out what would be below 1.02 or above 20,000', () => {
    expect(racePrice({ n: 9n, d: 10n }, { n: 1n, d: 10n })).toBeNull();
    expect(racePrice({ n: 1n, d: 20_001n }, { n: 0n, d: 1n })).toBeNull();
    expect(racePrice({ n: 1n, d: 20_000n }, { n: 0n, d: 1n })).toBe(20_000_000);
    expect(racePrice({ n: 0n, d: 1n }, { n: 1n, d: 10n })).toBeNull();
  });

  it('[RCE-5] stand until the off, are suspended during the race, and end with it', () => {
    const fixture = raceWith(9, 4, 2);
    const match = createMatch(fixture);
    const [opening, last] = [match.price(STARTS_AT - 3_600_000, 'all'), match.price(STARTS_AT - 1, 'all')];
    expect(last).toEqual(opening);
    expect(last.every(({ suspended }) => !suspended)).toBe(true);
    expect(match.stateAt(STARTS_AT)).toMatchObject({ status: 2, nextChangeAt: STARTS_AT + 20_000 });
    expect(match.price(STARTS_AT, 'all')).toEqual(last.map((market) => ({ ...market, suspended: true })));
    expect(match.price(STARTS_AT, 'main').map(({ kind }) => kind)).toEqual([26, 26, 26]);
    expect(match.stateAt(STARTS_AT + 20_000)).toMatchObject({ status: 4, nextChangeAt: Infinity });
    expect(match.price(STARTS_AT + 20_000, 'all')).toEqual([]);
  });

  it.each(SIZES)('[RCE-5] of %i runners are settled at the end of the race, each as won or lost', (size) => {
    const fixture = raceWith(size, 11);
    const match = createMatch(fixture);
    const { order } = raceOf(fixture);
    const endsAt = raceEndsAt(fixture);
    const won = (kind: number): readonly MarketKey[] =>
      selectionsOf(
        raceLaw((fixture.field ?? []).map(strengthOf)),
        order.map(() => ''),
      ).filter((each) => each.kind === kind && match.settle(each, endsAt) === 1);
    const [first = 0, second = 0, third = 0] = order;
    expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, at) => at + 1));
    expect(won(KIND.raceWin).map(({ type }) => type)).toEqual([first]);
    expect(new Set(won(KIND.racePlace).map(({ type }) => type))).toEqual(new Set(order.slice(0, placesOf(size))));
    expect(won(KIND.forecast).map(runnersOf)).toEqual([[first, second]]);
    expect(won(KIND.tricast).map(runnersOf)).toEqual([[first, second, third]]);
    expect(match.settle(key(KIND.raceWin, first), endsAt - 1)).toBeNull();
    expect(match.settle(key(KIND.raceWin, second), endsAt)).toBe(0);
    expect(match.settle(key(KIND.result, 1), endsAt)).toBe(2);
  });

  it('[RCE-1] places two of six dogs, and three of eight horses', () => {
    expect([5, 6, 7, 8, 12].map(placesOf)).toEqual([2, 2, 2, 3, 3]);
  });
});

describe('drawn races', () => {
  it('[RCE-2] win, place and forecast as often as their chances over 10,000 races', () => {
    const RACES = 10_000;
    const field = [1460, 1500, 1540, 1580, 1620, 1690].map((rating, at) => ({ id: at, name: `${at}`, rating }));
    const selections = selectionsOf(
      raceLaw(field.map(strengthOf)),
      field.map(({ name }) => name),
    ).filter(({ kind }) => kind !== KIND.tricast);
    const drawn = selections.map(() => 0);
    for (let seed = 1; seed <= RACES; seed += 1) {
      const { order } = raceOf({ field, seed, id: seed });
      selections.forEach((selection, at) => {
        if (isRaceWon(order, selection) === true) drawn[at] = (drawn[at] ?? 0) + 1;
      });
    }
    selections.forEach(({ kind, type, param, chance }, at) => {
      const fair = Number(chance.n) / Number(chance.d);
      // Four standard deviations: the seeds are fixed, so the test has one outcome.
      const most = 4 * Math.sqrt(RACES * fair * (1 - fair));
      expect(Math.abs((drawn[at] ?? 0) - RACES * fair), `${kind} ${type} ${param}`).toBeLessThan(most);
    });
  });

  it('[RCE-6] finish in the order that was drawn, and no runner moves back', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const fixture = raceWith(12, seed);
      const { order, runs } = raceOf(fixture);
      expect(raceOf({ ...fixture })).toEqual({ order, runs });
      const finishes = order.map((runner) => runs[runner - 1]?.finish ?? 0);
      expect(finishes.every((finish, at) => finish > (finishes[at - 1] ?? 0) && finish <= 1_000)).toBe(true);
      for (const { marks } of runs) {
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBe(1_000);
        expect(marks).toHaveLength(9);
        expect(marks.every((mark, at) => mark >= (marks[at - 1] ?? 0))).toBe(true);
      }
    }
  });
});

describe('the field of a race', () => {
  it('[RCE-2] is chosen by the seed of the race, without repetition', () => {
    const sizes = new Set<number>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const field = fieldOf(POOL, [8, 12], seed);
      expect(fieldOf(POOL, [8, 12], seed)).toEqual(field);
      expect(new Set(field).size).toBe(field.length);
      sizes.add(field.length);
    }
    expect([...sizes].toSorted((a, b) => a - b)).toEqual([8, 9, 10, 11, 12]);
  });
});
