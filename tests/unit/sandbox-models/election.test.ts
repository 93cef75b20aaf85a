/** Simulated elections: the law of the count, its prices, and the settlement by the final seats. */
import { describe, expect, it } from 'vitest';
import { PARTY_SEATS, PARTY_STAT, SEATS_MAJORITY } from 'touchline/core/line/rules/election-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { politicsChampionships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Fixture, MarketKey, PricedMarket } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch, type Match } from '../../../adapters/sandbox/operator/models/match.ts';
import {
  electionLaw,
  MAJORITY,
  SEATS,
  swingsOf,
  winnerOf,
} from '../../../adapters/sandbox/operator/models/election/election-law.ts';
import { partySeatsParam } from '../../../adapters/sandbox/operator/models/election/election-rules.ts';
import { marginOf } from '../../../adapters/sandbox/operator/models/margin.ts';
import { OVERROUND_TOLERANCE } from '../../arbitraries/overround.ts';
import { fixtureOf, LONG_AFTER, STARTS_AT, statesOf } from './fixtures.ts';

const [championship] = politicsChampionships;
if (championship === undefined) throw new Error('there is no election');
const { format, competitors } = championship;
const RATINGS = competitors.map(([, rating]) => rating);
const NOBODY = RATINGS.map(() => 0);

function electionOf(seed: number): Match {
  const fixture: Fixture = fixtureOf(format, { seed });
  return createMatch({
    ...fixture,
    away: { ...fixture.home, name: '' },
    field: competitors.map(([name, rating], at) => ({ id: at + 1, name, rating })),
  });
}

const seatsOf = (match: Match, now: number): readonly number[] => match.stateAt(now).stats.map(([, seats]) => seats);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** All ways in which `left` seats can go to the parties. */
function waysOf(left: number, parties: number): readonly (readonly number[])[] {
  if (parties === 1) return [[left]];
  return Array.from({ length: left + 1 }, (_, own) =>
    waysOf(left - own, parties - 1).map((rest) => [own, ...rest]),
  ).flat();
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe('[LIN-243] the law of an election', () => {
  it('gives every seat to one party, and every chance adds up, before and during the count', () => {
    for (const won of [NOBODY, [9, 7, 3, 2, 1], [20, 18, 6, 4, 2], [0, 0, 0, 0, 50]]) {
      const { first, seats, majority } = electionLaw(RATINGS, won);
      expect(sum(first)).toBeCloseTo(1, 9);
      const expected = seats.map((law) => sum(Array.from({ length: SEATS + 1 }, (_, k) => k * law.at(k))));
      expect(sum(expected)).toBeCloseTo(SEATS, 7);
      for (const law of seats) expect(law.upTo(SEATS)).toBeCloseTo(1, 9);
      expect(majority).toBeGreaterThanOrEqual(0);
      expect(majority).toBeLessThanOrEqual(1 + 1e-9);
    }
    for (const { shares } of swingsOf(RATINGS)) expect(sum(shares)).toBeCloseTo(1, 12);
    expect(sum(swingsOf(RATINGS).map(({ chance }) => chance))).toBeCloseTo(1, 12);
  });

  it('agrees with every way in which the last four constituencies can go', () => {
    const won = [16, 15, 8, 5, 3];
    const left = SEATS - sum(won);
    expect(left).toBe(4);
    const swings = swingsOf(RATINGS);
    const weights = swings.map(({ chance, shares }) =>
      shares.reduce((all, share, party) => all * share ** (won[party] ?? 0), chance),
    );
    const first = NOBODY.map(() => 0);
    let over = 0;
    for (const way of waysOf(left, won.length)) {
      const orders = factorial(left) / way.reduce((all, own) => all * factorial(own), 1);
      const chance = sum(
        swings.map(
          ({ shares }, at) =>
            ((weights[at] ?? 0) / sum(weights)) *
            shares.reduce((all, share, party) => all * share ** (way[party] ?? 0), orders),
        ),
      );
      const final = won.map((seats, party) => seats + (way[party] ?? 0));
      const winner = winnerOf(final);
      first[winner] = (first[winner] ?? 0) + chance;
      if ((final[0] ?? 0) > 17.5) over += chance;
    }
    const law = electionLaw(RATINGS, won);
    law.first.forEach((chance, party) => expect(chance).toBeCloseTo(first[party] ?? 0, 10));
    expect(1 - (law.seats[0]?.upTo(17) ?? 0)).toBeCloseTo(over, 10);
  });

  it('is the law by which elections are drawn: winner, majority and seats as often as their chances', () => {
    const RUNS = 4_000;
    const { first, seats, majority } = electionLaw(RATINGS, NOBODY);
    const won = NOBODY.map(() => 0);
    let [majorities, overs] = [0, 0];
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const final = seatsOf(electionOf(seed), LONG_AFTER);
      const winner = winnerOf(final);
      won[winner] = (won[winner] ?? 0) + 1;
      if (Math.max(...final) >= MAJORITY) majorities += 1;
      if ((final[1] ?? 0) > 14.5) overs += 1;
    }
    const isNear = (count: number, chance: number): void => {
      const sd = Math.sqrt(chance * (1 - chance) * RUNS);
      expect(Math.abs(count - chance * RUNS)).toBeLessThan(4 * sd + 1);
    };
    won.forEach((count, party) => isNear(count, first[party] ?? 0));
    isNear(majorities, majority);
    isNear(overs, 1 - (seats[1]?.upTo(14) ?? 0));
  });

  it('learns of the swing from what is reported: a party far above its rating is expected above it in the rest', () => {
    const [before] = electionLaw(RATINGS, NOBODY).seats;
    const [after] = electionLaw(RATINGS, [15, 3, 1, 1, 0]).seats;
    const mean = (law: typeof before): number =>
      sum(Array.from({ length: SEATS + 1 }, (_, k) => k * (law?.at(k) ?? 0)));
    expect((mean(after) - 15) / (SEATS - 20)).toBeGreaterThan(mean(before) / SEATS);
  });

  it('of level parties has the first on the ballot first', () => {
    expect(winnerOf([20, 20, 11, 0, 0])).toBe(0);
    const firstOf = (...won: readonly number[]) => electionLaw(RATINGS, won).first.map((chance) => chance.toFixed(9));
    expect(firstOf(20, 20, 11, 0, 0).indexOf('1.000000000')).toBe(0);
    expect(firstOf(0, 0, 17, 17, 17).indexOf('1.000000000')).toBe(2);
  });
});

describe('[LIN-243] the count', () => {
  it('reports one constituency after another, closes the markets for a moment, and ends with the last', () => {
    const match = electionOf(5);
    const states = statesOf(match);
    const totals = states.map(({ state }) => sum(state.stats.map(([, seats]) => seats)));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals)).toEqual(new Set(Array.from({ length: SEATS + 1 }, (_, reported) => reported)));
    for (const { at, state } of states) {
      expect(state.stats.map(([name, , all]) => [name, all])).toEqual(
        competitors.map(([name]) => [`${PARTY_STAT}${name}`, SEATS]),
      );
      expect(state.period).toBe(sum(state.stats.map(([, seats]) => seats)));
      expect(match.price(at, 'all').every(({ suspended }) => suspended === (state.suspended !== null))).toBe(true);
    }
    expect(states.filter(({ state }) => state.suspended !== null).length).toBe(SEATS - 1);
    expect(states.at(-1)?.state).toMatchObject({ status: 4, period: SEATS });
    expect((states.at(-1)?.at ?? 0) - STARTS_AT).toBeLessThanOrEqual(format.periodS * 1_000);
  });
});

/** Settled without the model's own code. */
function byFinalSeats(final: readonly number[], { kind, type, param }: MarketKey): number {
  const most = Math.max(...final);
  if (kind === KIND.outright) return final.findIndex((seats) => seats === most) === type - 1 ? 1 : 0;
  if (kind === SEATS_MAJORITY) return most > SEATS / 2 === (type === 1) ? 1 : 0;
  const party = Math.floor(param / 256);
  const line = (param - 256 * party) / 4;
  return (final[party - 1] ?? 0) > line === (type === 1) ? 1 : 0;
}

describe('[LIN-244] markets of an election', () => {
  const match = electionOf(11);
  const moments = [STARTS_AT - 1, ...statesOf(match).map(({ at }) => at)];
  const keyOf = ({ kind, param }: PricedMarket): string => `${kind}:${param}`;

  it('are the winner, a majority, and the seats of each party, with labels and ids that can be read', () => {
    const all = match.price(STARTS_AT - 1, 'all');
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set([KIND.outright, SEATS_MAJORITY, PARTY_SEATS]));
    // A party that practically never wins is not offered.
    expect(all.filter(({ kind }) => kind === KIND.outright).map(({ type, label }) => [type, label])).toEqual(
      competitors.slice(0, 4).map(([name], at) => [at + 1, name]),
    );
    expect(all).toContainEqual(
      expect.objectContaining({
        kind: PARTY_SEATS,
        type: 1,
        param: partySeatsParam(2, 58),
        label: 'Harvest Union: over 14.5',
      }),
    );
    for (const market of all)
      expect(readMarketId(marketId(77, market))?.key).toMatchObject({
        kind: market.kind,
        type: market.type,
        param: market.param,
      });
    expect(match.price(STARTS_AT - 1, 'main')).toHaveLength(3);
  });

  it('carry the stated margin in every book at every moment, and higher lines pay more', () => {
    for (const now of moments) {
      const books = new Map<string, PricedMarket[]>();
      for (const market of match.price(now, 'all'))
        books.set(keyOf(market), [...(books.get(keyOf(market)) ?? []), market]);
      for (const book of books.values()) {
        const kind = book[0]?.kind ?? 0;
        const overround = sum(book.map(({ price }) => 1_000 / price)) - 1;
        expect(Math.abs(overround - marginOf(kind, 'election'))).toBeLessThan(OVERROUND_TOLERANCE);
        expect(sum(book.map(({ fair }) => fair?.won ?? 0))).toBeCloseTo(1, 2);
      }
      for (let party = 1; party <= competitors.length; party += 1) {
        const overs = match
          .price(now, 'all')
          .filter(({ kind, type, param }) => kind === PARTY_SEATS && type === 1 && Math.floor(param / 256) === party)
          .map(({ price }) => price);
        expect(overs).toEqual(overs.toSorted((a, b) => a - b));
      }
    }
  });

  it('are settled by the final seats, all at the end of the count and never before', () => {
    for (const seed of [11, 12, 13, 14]) {
      const played = electionOf(seed);
      const states = statesOf(played);
      const end = states.at(-1)?.at ?? 0;
      const final = seatsOf(played, end);
      const keys = states.flatMap(({ at }) => played.price(at, 'all'));
      expect(keys.length).toBeGreaterThan(100);
      for (const key of keys) {
        expect(played.settle(key, end - 1)).toBeNull();
        expect(played.settle(key, end)).toBe(byFinalSeats(final, key));
      }
    }
    expect(match.settle({ kind: KIND.total, type: 1, param: 10 }, LONG_AFTER)).toBe(2);
    expect(match.price(LONG_AFTER, 'all')).toEqual([]);
  });
});

it('[LIN-243] the same election is counted again in the same way', () => {
  expect(statesOf(electionOf(3))).toEqual(statesOf(electionOf(3)));
});
