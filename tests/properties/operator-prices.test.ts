/** Laws of the stand-in operator's prices and settlements, across sports, ratings, seeds and moments. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { isScorerKind, SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { marketId, readMarketId } from '../../adapters/sandbox/operator/line/market-id.ts';
import type { MarketKey, MatchState, PricedMarket } from '../../adapters/sandbox/operator/line/types.ts';
import { marginOf, MAX_PRICE, MIN_PRICE, priceBook } from '../../adapters/sandbox/operator/models/margin.ts';
import type { Match } from '../../adapters/sandbox/operator/models/match.ts';
import { createMatch } from '../../adapters/sandbox/operator/models/match.ts';
import { OVERROUND_TOLERANCE } from '../arbitraries/overround.ts';
import { fixtureOf, FORMATS, LONG_AFTER, SHORT_FORMATS, STARTS_AT, statesOf } from '../unit/sandbox-models/fixtures.ts';

/** A book of long prices alone, each on steps of up to 2.5 %. */
const LONG_PRICES_TOLERANCE = 0.02;

const FORMAT_LIST = [...Object.values(FORMATS), ...SHORT_FORMATS];

const match = fc
  .record({
    format: fc.constantFrom(...FORMAT_LIST),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    home: fc.integer({ min: 1250, max: 1800 }),
    away: fc.integer({ min: 1250, max: 1800 }),
    pace: fc.constantFrom(1, 10, 60),
  })
  .map(({ format, ...choice }) => createMatch(fixtureOf(format, choice)));

/** A moment from a little before the start to a little after the end. */
const moment = fc.double({ min: -0.05, max: 1.05, noNaN: true });

function at(played: Match, share: number): number {
  const { format, pace } = played.fixture;
  const seconds = format.periods * format.periodS + (format.periods - 1) * format.breakS;
  return Math.floor(STARTS_AT + (share * seconds * 1000) / pace);
}

/** Books: the selections of which one wins (two for double chance). */
function booksOf(markets: readonly PricedMarket[]): readonly (readonly PricedMarket[])[] {
  const books = new Map<string, PricedMarket[]>();
  for (const market of markets) {
    const isHandicap = market.kind === KIND.asianHandicap || market.kind === KIND.halfTimeHandicap;
    const line = isHandicap && market.type === 3 ? 0 - market.param : market.param;
    // The players of a kind are one book, of which more than one may win, and so are the methods of a win.
    const key = isScorerKind(market.kind) || market.kind === METHOD_KIND ? `${market.kind}` : `${market.kind}:${line}`;
    books.set(key, [...(books.get(key) ?? []), market]);
  }
  return [...books.values()];
}

describe('prices', () => {
  it('carry exactly the stated margin in every book of every sport at every moment', () => {
    const kinds = new Set<number>();
    fc.assert(
      fc.property(match, moment, (played, share) => {
        const { model } = played.fixture.format;
        for (const book of booksOf(played.price(at(played, share), 'all'))) {
          const kind = book[0]?.kind ?? 0;
          kinds.add(kind);
          const winners =
            kind === SCORER_KIND.toScore
              ? book.reduce((all, { fair }) => all + (fair?.won ?? 0), 0)
              : kind === KIND.doubleChance
                ? 2
                : 1;
          const sum = book.reduce((all, market) => all + 1000 / market.price, 0) / winners;
          const off = Math.abs(sum - 1 - marginOf(kind, model));
          if (
            book.length <= winners ||
            off >= (kind === SCORER_KIND.toScore ? LONG_PRICES_TOLERANCE : OVERROUND_TOLERANCE)
          )
            expect({ book, sum }).toBe('a book that carries its margin');
        }
      }),
      { seed: 1, numRuns: 1500 },
    );
    expect([...kinds].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21, 24, 32, 33, 34, 35, 36, 37, 40,
    ]);
  });

  it('carry the margin for any probabilities', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.0005, max: 1, noNaN: true }), { minLength: 2, maxLength: 50 }),
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0.03, max: 0.16, noNaN: true }),
        (weights, power, margin) => {
          const raised = weights.map((weight) => weight ** power);
          const sum = raised.reduce((all, weight) => all + weight, 0);
          const prices = priceBook(
            raised.map((weight) => weight / sum),
            margin,
          ).filter((price) => price !== null);
          fc.pre(prices.length > 0);
          expect(Math.abs(prices.reduce((all, price) => all + 1000 / price, 0) - 1 - margin)).toBeLessThan(
            OVERROUND_TOLERANCE,
          );
          expect(prices.every((price) => Number.isInteger(price) && price >= MIN_PRICE && price <= MAX_PRICE)).toBe(
            true,
          );
        },
      ),
      { seed: 1, numRuns: 5000 },
    );
  });

  it('are whole thousandths above 1.01, each market once, with ids that can be decoded, the main ones included in all', () => {
    fc.assert(
      fc.property(match, moment, (played, share) => {
        const now = at(played, share);
        const all = played.price(now, 'all');
        const suspended = played.stateAt(now).suspended !== null;
        const ids = all.map((market) => marketId(played.fixture.id, market));
        expect(new Set(ids).size).toBe(ids.length);
        for (const [index, market] of all.entries()) {
          const { kind, type, param } = market;
          const priced = Number.isInteger(market.price) && market.price > 1010 && market.price <= 501_000;
          const key = readMarketId(ids[index] ?? -1)?.key;
          const read = key?.kind === kind && key.type === type && key.param === param;
          if (!priced || !read || market.suspended !== suspended)
            expect(market).toBe('a whole price, an id and the right suspension');
        }
        const known = new Set(all.map((market) => JSON.stringify(market)));
        expect(played.price(now, 'main').filter((market) => !known.has(JSON.stringify(market)))).toEqual([]);
      }),
      { seed: 2, numRuns: 400 },
    );
  });

  it('are consistent: higher lines pay more, a likelier outcome less, and no two books allow a sure profit', () => {
    fc.assert(
      fc.property(match, moment, (played, share) => {
        const all = played.price(at(played, share), 'all');
        const price = (kind: number, type: number): number | undefined =>
          all.find((market) => market.kind === kind && market.type === type)?.price;
        for (const kind of [
          KIND.total,
          KIND.homeTotal,
          KIND.awayTotal,
          KIND.halfTimeTotal,
          STAT_KIND.cornerTotal,
          STAT_KIND.cardTotal,
          KIND.asianHandicap,
          KIND.halfTimeHandicap,
        ]) {
          for (const type of [1, 2, 3]) {
            const line = all
              .filter((market) => market.kind === kind && market.type === type)
              .toSorted((a, b) => a.param - b.param);
            const prices = line.map((market) => market.price);
            const rising = kind !== KIND.asianHandicap && kind !== KIND.halfTimeHandicap && type === 1;
            expect(prices).toEqual(prices.toSorted((a, b) => (rising ? a - b : b - a)));
          }
        }
        for (const [single, double] of [
          [1, 3],
          [2, 2],
          [3, 1],
        ] as const) {
          const one = price(KIND.result, single);
          const two = price(KIND.doubleChance, double);
          if (one && two) expect(1000 / one + 1000 / two).toBeGreaterThan(1);
        }
        const home = price(KIND.result, 1);
        const drawNoBet = price(KIND.drawNoBet, 1);
        if (home && drawNoBet) expect(drawNoBet).toBeLessThanOrEqual(home);
      }),
      { seed: 3, numRuns: 600 },
    );
  });
});

/** An independent settlement: a quarter line is two half stakes on the neighbouring lines. */
function byFinalScore(
  { score, periodScores, stats }: MatchState,
  { kind, type, param }: MarketKey,
  half: number,
): number | null {
  const [home, away] = score;
  const side = (h: number, a: number): number => (h > a ? 1 : h < a ? 3 : 2);
  const line = param / 4;
  const [halfHome, halfAway] = periodScores
    .slice(0, half)
    .reduce(([h, a], [x, y]) => [h + x, a + y] as const, [0, 0] as const);
  const asian = (own: number, from: number): number => {
    const parts = Number.isInteger(from * 2) ? [from, from] : [from - 0.25, from + 0.25];
    const results = parts.map((part) => Math.sign(own - part));
    const sum = (results[0] ?? 0) + (results[1] ?? 0);
    return sum === 2 ? 1 : sum === 1 ? 4 : sum === 0 ? 2 : sum === -1 ? 5 : 0;
  };
  const over = (goals: number): number => (type === 1 ? asian(goals, line) : asian(-goals, -line));
  const yes = (right: boolean): number => (right ? 1 : 0);
  const full = side(home, away);
  switch (kind) {
    case KIND.result:
      return yes(full === type);
    case KIND.winner:
    case KIND.drawNoBet:
      return full === 2 ? 2 : yes(full === type);
    case KIND.doubleChance:
      return yes(
        [
          [1, 2],
          [1, 3],
          [2, 3],
        ][type - 1]?.includes(full) ?? false,
      );
    case KIND.total:
      return over(home + away);
    case KIND.setTotal:
      // The rounds of a bout, the one in which it was stopped included.
      return over(periodScores.length);
    case METHOD_KIND: {
      // Submissions are counted only where they end a bout; without a winner on the last card the bout was stopped.
      const submissions = stats.find(([name]) => name === 'submissions');
      const isScored = periodScores.every(([h, a]) => h + a === 19);
      const method = isScored ? 2 : submissions !== undefined && submissions[1] + submissions[2] > 0 ? 1 : 0;
      return yes(full === type && line === method);
    }
    case KIND.homeTotal:
      return over(home);
    case KIND.awayTotal:
      return over(away);
    case KIND.halfTimeTotal:
      return over(halfHome + halfAway);
    case KIND.asianHandicap:
      return type === 1 ? asian(home - away, -line) : asian(away - home, -line);
    case KIND.halfTimeHandicap:
      return type === 1 ? asian(halfHome - halfAway, -line) : asian(halfAway - halfHome, -line);
    case KIND.europeanHandicap:
      return yes(side(home + line, away) === type);
    case KIND.bothScore:
      return yes((home > 0 && away > 0) === (type === 1));
    case KIND.correctScore:
      return yes(type === (home > 6 || away > 6 ? 127 : home * 10 + away));
    case KIND.halfTimeResult:
      return yes(side(halfHome, halfAway) === type);
    case KIND.halfTimeFullTime:
      return yes(type === (side(halfHome, halfAway) - 1) * 3 + full);
    case KIND.oddEven:
      return yes((home + away) % 2 === type % 2);
    case KIND.periodResult: {
      const [h, a] = periodScores[line - 1] ?? [NaN, NaN];
      return yes(side(h, a) === type);
    }
    case STAT_KIND.cornerResult:
    case STAT_KIND.cornerTotal:
    case STAT_KIND.cardResult:
    case STAT_KIND.cardTotal: {
      const isCards = kind === STAT_KIND.cardResult || kind === STAT_KIND.cardTotal;
      const counted = stats.filter(([name]) => (isCards ? /^(?:yellow|red)Cards$/ : /^corners$/).test(name));
      const count = (of: 1 | 2): number => counted.reduce((sum, pair) => sum + pair[of], 0);
      const isTotal = kind === STAT_KIND.cornerTotal || kind === STAT_KIND.cardTotal;
      return isTotal ? over(count(1) + count(2)) : yes(side(count(1), count(2)) === type);
    }
    default:
      return null;
  }
}

describe('settlement', () => {
  it('settles every priced market by the final score, and never revokes an early status', () => {
    fc.assert(
      fc.property(match, (played) => {
        const { format } = played.fixture;
        const states = statesOf(played);
        const moments = [STARTS_AT - 1, ...states.filter((_, index) => index % 6 === 0).map((each) => each.at)];
        const keys = new Map<number, MarketKey>();
        const early = new Map<number, number>();
        for (const now of moments) {
          for (const { kind, type, param } of played.price(now, 'all'))
            keys.set(marketId(1, { kind, type, param }), { kind, type, param });
          for (const [id, key] of keys) {
            const status = played.settle(key, now);
            if (early.has(id)) expect(status).toBe(early.get(id));
            if (status !== null) early.set(id, status);
          }
        }
        const end = played.stateAt(LONG_AFTER);
        const half = format.model === 'baseball' ? 4 : Math.max(1, Math.floor(format.periods / 2));
        for (const [id, key] of keys) {
          const status = played.settle(key, LONG_AFTER);
          expect(status).not.toBeNull();
          if (early.has(id)) expect(status).toBe(early.get(id));
          const expected = byFinalScore(end, key, half);
          if (expected !== null) expect({ key, status }).toEqual({ key, status: expected });
          // Whose goals they are, no score tells.
          else expect([KIND.nextGoal, ...Object.values(SCORER_KIND)]).toContain(key.kind);
        }
      }),
      { seed: 4, numRuns: 70 },
    );
  });

  it('settles the next goal for the side that scored it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const played = createMatch(fixtureOf(FORMATS.football, { seed }));
        let before: readonly [number, number] = [0, 0];
        for (const { at: now, state } of statesOf(played)) {
          const goals = state.score[0] + state.score[1];
          if (goals > before[0] + before[1]) {
            const type = state.score[0] > before[0] ? 1 : 3;
            const won = [1, 2, 3].map((each) =>
              played.settle({ kind: KIND.nextGoal, type: each, param: 4 * goals }, LONG_AFTER),
            );
            expect(won.indexOf(1) + 1).toBe(type);
            if (state.suspended !== null)
              expect(played.settle({ kind: KIND.nextGoal, type, param: 4 * goals }, now)).toBeNull();
          }
          before = state.score;
        }
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('leaves out what is already certain: no offered market is settled', () => {
    fc.assert(
      fc.property(match, moment, (played, share) => {
        const now = at(played, share);
        expect(played.price(now, 'all').filter((market) => played.settle(market, now) !== null)).toEqual([]);
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});
