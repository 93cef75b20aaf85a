/** Laws of the fields of motorsport and golf: chances, prices, play and settlement follow from one model. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_KIND, placesOfKind } from 'touchline/core/line/rules/field-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { marketId, readMarketId } from '../../adapters/sandbox/operator/line/market-id.ts';
import type { Fixture } from '../../adapters/sandbox/operator/line/types.ts';
import { marginOf } from '../../adapters/sandbox/operator/models/margin.ts';
import { createMatch } from '../../adapters/sandbox/operator/models/match.ts';
import type { Match } from '../../adapters/sandbox/operator/models/match.ts';
import { pairChances, placeChances } from '../../adapters/sandbox/operator/models/field/law.ts';
import type { Future } from '../../adapters/sandbox/operator/models/field/law.ts';
import { chancesOf } from '../../adapters/sandbox/operator/models/field/price.ts';
import { FIELD_TERMS, isFieldModel, pairOf, pairParam } from '../../adapters/sandbox/operator/models/field/terms.ts';
import type { FieldModel } from '../../adapters/sandbox/operator/models/field/terms.ts';
import { FIELD_FORMATS, fieldFixture } from '../unit/sandbox-models/field-fixtures.ts';

const STARTS_AT = 1_800_000_000_000;
/** Events whose results are counted. */
const ROUNDS = 1_200;
const LONG_AFTER = STARTS_AT + 10 * 86_400_000;

/** A few competitors with a few numbers each, some of whom may not finish. */
const futures: fc.Arbitrary<readonly Future[]> = fc
  .array(
    fc.record({
      from: fc.integer({ min: -3, max: 3 }),
      weights: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
      out: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((all) =>
    all.map(({ from, weights, out }) => {
      const sum = weights.reduce((total, weight) => total + weight, 0) + out || 1;
      return { from, mass: weights.map((weight) => weight / sum) };
    }),
  );

interface End {
  readonly chance: number;
  /** Null is not finishing. */
  readonly scores: readonly (number | null)[];
}

/** Every end with its chance. */
function endsOf(all: readonly Future[]): readonly End[] {
  return all.reduce<readonly End[]>(
    (ends, { from, mass }) =>
      ends.flatMap(({ chance, scores }) => [
        ...mass.map((p, at) => ({ chance: chance * p, scores: [...scores, from + at] })),
        { chance: chance * (1 - mass.reduce((sum, p) => sum + p, 0)), scores: [...scores, null] },
      ]),
    [{ chance: 1, scores: [] }],
  );
}

/** The share of a place that one has at an end, by counting. */
function shareOf({ scores }: End, at: number, places: number, ties: 'broken' | 'shared'): number {
  const own = scores[at];
  if (own === null || own === undefined) return 0;
  const better = scores.filter((score) => score !== null && score < own).length;
  if (ties === 'shared') return better < places ? 1 : 0;
  const equal = scores.filter((score) => score === own).length;
  return Math.min(1, Math.max(0, (places - better) / equal));
}

const played = fc
  .record({
    format: fc.constantFrom(...FIELD_FORMATS),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    size: fc.integer({ min: 4, max: 24 }),
    pace: fc.constantFrom(1, 60),
  })
  .map(({ format, ...choice }) => createMatch(fieldFixture(format, choice)));
const moment = fc.double({ min: -0.05, max: 1, noNaN: true });

function modelOf({ format }: Fixture): FieldModel {
  if (!isFieldModel(format.model)) throw new Error('not a field');
  return format.model;
}

function endsAt(match: Match): number {
  let at = STARTS_AT;
  while (match.stateAt(at).status !== 4) at = match.stateAt(at).nextChangeAt;
  return at;
}

const momentIn = (match: Match, share: number): number => Math.floor(STARTS_AT + share * (endsAt(match) - STARTS_AT));

describe('the law of a field', () => {
  it('[FLD-2] gives every place the chance that counting all ends gives, with equal numbers broken and shared', () => {
    fc.assert(
      fc.property(futures, fc.integer({ min: 1, max: 4 }), fc.constantFrom('broken', 'shared'), (all, places, ties) => {
        const ends = endsOf(all);
        placeChances(all, places, ties).forEach((chance, at) => {
          const counted = ends.reduce((sum, end) => sum + end.chance * shareOf(end, at, places, ties), 0);
          expect(chance).toBeCloseTo(counted, 10);
        });
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('[FLD-2] gives two competitors the chances that counting all ends gives', () => {
    fc.assert(
      fc.property(futures, fc.constantFrom('broken', 'shared'), (all, ties) => {
        const [one, other] = all;
        if (one === undefined || other === undefined) return;
        const { first, second, neither } = pairChances(one, other, ties);
        const counted = [0, 0, 0];
        for (const { chance, scores } of endsOf([one, other])) {
          const [a, b] = scores.map((score) => score ?? Infinity);
          const add = (to: number, p: number): void => void (counted[to] = (counted[to] ?? 0) + p);
          if (a === undefined || b === undefined) continue;
          if (a === b && (ties === 'shared' || a === Infinity)) add(2, chance);
          else if (a === b) [0, 1].forEach((to) => add(to, chance / 2));
          else add(a < b ? 0 : 1, chance);
        }
        [first, second, neither].forEach((chance, at) => expect(chance).toBeCloseTo(counted[at] ?? 0, 10));
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe('the prices of a field', () => {
  it('[FLD-2] chances to win add up to 1, those of places to the places, and a place is likelier than a win', () => {
    fc.assert(
      fc.property(played, moment, (match, share) => {
        const { fixture } = match;
        const state = match.stateAt(momentIn(match, share));
        if (state.status === 4) return;
        const { futures: all, win } = chancesOf(fixture, modelOf(fixture), state.field ?? null);
        const nobody = all.reduce((p, { mass }) => p * (1 - mass.reduce((sum, each) => sum + each, 0)), 1);
        expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1 - nobody, 9);
        const three = placeChances(all, 3, 'broken');
        const inSome = three.reduce((sum, chance) => sum + chance, 0);
        expect(inSome).toBeLessThan(3 + 1e-9);
        if (modelOf(fixture) === 'golf') expect(inSome).toBeCloseTo(3, 9);
        const shared = placeChances(all, 3, 'shared');
        win.forEach((chance, at) => {
          expect(chance).toBeLessThanOrEqual((three[at] ?? 0) + 1e-9);
          expect(three[at]).toBeLessThanOrEqual((shared[at] ?? 0) + 1e-9);
        });
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('[FLD-5] carry their margin, have ids that can be decoded, and include those of the list', () => {
    fc.assert(
      fc.property(played, moment, (match, share) => {
        const now = momentIn(match, share);
        const { fixture } = match;
        const all = match.price(now, 'all');
        for (const market of all) {
          const { kind, type, param } = market;
          expect(readMarketId(marketId(7, market))?.key).toEqual({ kind, type, param });
          expect(market.suspended).toBe(match.stateAt(now).suspended !== null);
          expect(market.label).not.toBe('');
          expect(market.fair?.won).toBeGreaterThan(0);
        }
        expect(new Set(all.map((market) => marketId(7, market))).size).toBe(all.length);
        const win = all.filter(({ kind }) => kind === KIND.outright);
        const margin = win.reduce((sum, { price }) => sum + 1000 / price, 0) - 1;
        if (win.length > 0) expect(Math.abs(margin - marginOf(KIND.outright, fixture.format.model))).toBeLessThan(0.02);
        const known = new Set(all.map((market) => JSON.stringify(market)));
        expect(match.price(now, 'main').filter((market) => !known.has(JSON.stringify(market)))).toEqual([]);
      }),
      { seed: 4, numRuns: 60 },
    );
  });

  it('[FLD-5] nothing that is offered is decided, and everything that was offered is settled at the end', () => {
    fc.assert(
      fc.property(played, fc.array(moment, { maxLength: 4 }), (match, shares) => {
        const keys = shares.flatMap((share) => {
          const now = momentIn(match, share);
          return match.price(now, 'all').map((market) => {
            expect(match.settle(market, now)).toBeNull();
            return market;
          });
        });
        for (const key of keys) expect([0, 1, 2]).toContain(match.settle(key, LONG_AFTER));
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('[FLD-5] settle as it was played: one winner, the places, and of two the better one', () => {
    fc.assert(
      fc.property(played, (match) => {
        const { fixture } = match;
        const { ties } = FIELD_TERMS[modelOf(fixture)];
        const end = match.stateAt(LONG_AFTER).field?.standings ?? [];
        const finished = end.filter(({ isOut }) => !isOut).toSorted((a, b) => a.score - b.score || a.tie - b.tie);
        const settle = (kind: number, type: number, param: number) => match.settle({ kind, type, param }, LONG_AFTER);
        if (finished.length === 0) return;
        expect(end.filter(({ number }) => settle(KIND.outright, number, 0) === 1)).toEqual(finished.slice(0, 1));
        for (const kind of [FIELD_KIND.topThree, FIELD_KIND.topFive, FIELD_KIND.topTen]) {
          const places = placesOfKind(kind) ?? 0;
          const last = finished[places - 1] ?? finished.at(-1);
          const placed = finished.filter(
            ({ score }, at) => at < places || (ties === 'shared' && score === last?.score),
          );
          expect(end.filter(({ number }) => settle(kind, 1, number * 4) === 1).map(({ number }) => number)).toEqual(
            placed.map(({ number }) => number).toSorted((a, b) => a - b),
          );
        }
        for (const low of [1, 2])
          for (const high of [3, 4]) {
            const param = pairParam(low, high);
            expect(pairOf(param)).toEqual([low, high]);
            const [one, other] = [low, high].map((number) => finished.findIndex((each) => each.number === number));
            if (one === undefined || other === undefined) continue;
            const isEqual = ties === 'shared' && finished[one]?.score === finished[other]?.score;
            const isVoid = one === other || isEqual;
            const isFirst = other < 0 || (one >= 0 && one < other);
            expect(settle(FIELD_KIND.headToHead, 1, param)).toBe(isVoid ? 2 : isFirst ? 1 : 0);
            expect(settle(FIELD_KIND.headToHead, 3, param)).toBe(isVoid ? 2 : isFirst ? 0 : 1);
          }
      }),
      { seed: 6, numRuns: 120 },
    );
  });
});

describe('the play of a field', () => {
  it.each(['motorsport', 'golf'] as const)(
    '[FLD-3] [FLD-4] %s comes out as often as it was priced, before the start and half way',
    (each) => {
      const format = FIELD_FORMATS.find(({ model }) => model === each);
      if (format === undefined) throw new Error('no format');
      const expected = { start: 0, half: 0 };
      const variance = { start: 0, half: 0 };
      let won = 0;
      for (let seed = 0; seed < ROUNDS; seed += 1) {
        const match = createMatch(fieldFixture(format, { seed, size: 6, pace: 60 }));
        const { fixture } = match;
        const half = match.stateAt(momentIn(match, 0.5)).field ?? null;
        for (const [name, now] of [
          ['start', null],
          ['half', half],
        ] as const) {
          const chance = chancesOf(fixture, each, now).win[0] ?? 0;
          expected[name] += chance;
          variance[name] += chance * (1 - chance);
        }
        won += match.settle({ kind: KIND.outright, type: 1, param: 0 }, LONG_AFTER) === 1 ? 1 : 0;
      }
      // Four standard deviations.
      for (const name of ['start', 'half'] as const)
        expect(Math.abs(won - expected[name])).toBeLessThan(4 * Math.sqrt(variance[name]));
      expect(won).toBeGreaterThan(100);
    },
  );

  it.each(FIELD_FORMATS)(
    '[FLD-3] [FLD-4] scores and retirements of $model come out as often as the law says, from any moment',
    (format) => {
      for (const share of [-0.01, 0.15, 0.45, 0.8, 1]) {
        const off = { score: 0, finishes: 0 };
        const variance = { score: 0, finishes: 0 };
        for (let seed = 0; seed < 900; seed += 1) {
          const match = createMatch(fieldFixture(format, { seed, size: 6, pace: 60 }));
          const now = match.stateAt(momentIn(match, share)).field ?? null;
          const end = match.stateAt(LONG_AFTER).field?.standings ?? [];
          chancesOf(match.fixture, modelOf(match.fixture), now).futures.forEach(({ from, mass }, at) => {
            const finishes = mass.reduce((sum, chance) => sum + chance, 0);
            const isIn = end[at]?.isOut === false;
            off.finishes += Number(isIn) - finishes;
            variance.finishes += finishes * (1 - finishes);
            if (!isIn) return;
            const mean = mass.reduce((sum, chance, more) => sum + (chance / finishes) * (from + more), 0);
            off.score += (end[at]?.score ?? NaN) - mean;
            variance.score += mass.reduce(
              (sum, chance, more) => sum + (chance / finishes) * (from + more - mean) ** 2,
              0,
            );
          });
        }
        // Four standard deviations; nothing at all once the event is over.
        for (const what of ['score', 'finishes'] as const)
          expect(Math.abs(off[what])).toBeLessThan(4 * Math.sqrt(variance[what]) + 1e-6);
      }
    },
  );

  it('[FLD-3] [FLD-4] only goes on: nobody comes back, laps and holes are completed in turn, prices move', () => {
    fc.assert(
      fc.property(played, (match) => {
        let before = match.stateAt(STARTS_AT).field?.standings ?? [];
        const seen = new Set<string>();
        for (let at = STARTS_AT; at < Infinity; at = match.stateAt(at).nextChangeAt) {
          const state = match.stateAt(at);
          const now = state.field?.standings ?? [];
          now.forEach(({ done, isOut }, index) => {
            const old = before[index];
            expect(done).toBeGreaterThanOrEqual(old?.done ?? 0);
            if (old?.isOut === true) expect({ done, isOut }).toEqual({ done: old.done, isOut: true });
          });
          before = now;
          if (seen.size < 5) seen.add(JSON.stringify(match.price(at, 'main').map(({ price, type }) => [type, price])));
        }
        expect(seen.size).toBeGreaterThan(1);
      }),
      { seed: 8, numRuns: 20 },
    );
  });
});
