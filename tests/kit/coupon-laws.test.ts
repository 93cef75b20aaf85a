/** The laws of coupons, held against engines that are sound and engines with planted bugs. */
import { describe, expect, it } from 'vitest';
import { check, couponTest } from '../../adapters/testing/check.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import type { Engine, Law } from '../../adapters/testing/engine.ts';
import { httpEngine } from '../../adapters/testing/http-engine.ts';
import { planted, PLANTED_BUGS } from '../../adapters/testing/planted.ts';
import { failuresOf, reportText } from '../../adapters/testing/report.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { settle } from './plain-coupons.mjs';
import { payoutOf, standIn } from './stand-in.ts';

const LAWS = couponLaws();
const plain: Engine = { settle };

describe('sound engines pass every law of coupons:', () => {
  describe('the rules of the core,', () => couponTest(it, standIn(), { quotes: true }));

  it(
    'an engine that was written apart,',
    async () => {
      const report = await check(plain, { packs: [LAWS], runs: IS_DEEP ? 10_000 : 1_000 });
      expect(report.isSound, reportText(report)).toBe(true);
      expect(report.laws.length).toBeGreaterThanOrEqual(16);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('an engine with a planted bug of coupons is found out in 300 runs:', () => {
  it('there are at least 30 bugs', () => {
    expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(30);
  });

  for (const bug of PLANTED_BUGS)
    it(
      bug,
      async () => {
        const report = await check(planted(plain, bug), { packs: [LAWS], bail: true });
        const [failure] = failuresOf(report);
        expect(failure?.outcome, reportText(report)).toBe('broken');
        // An uneven unit that is missing is no mistake of its own: as much as another rounding, or another result.
        if (bug !== 'unitShort') expect(failure?.explanation).toMatch(/known mistakes? pays? /);
      },
      TEST_TIMEOUT_MS,
    );
});

describe('a profile', () => {
  it('leaves out the laws of types that the engine does not offer', async () => {
    const few = couponLaws({ types: ['single', 'express'] });
    expect(few.map(({ name }) => name).filter((name) => name.startsWith('coupon/paid'))).toEqual([
      'coupon/paid/single',
      'coupon/paid/express',
    ]);
    expect((await check(plain, { packs: [few], runs: 50 })).isSound).toBe(true);
  });

  it('is refused with a setting or a value that does not exist', () => {
    const lawsOf = (profile: object) => () => couponLaws(profile);
    expect(lawsOf({ roundng: 'down' })).toThrow('a profile of coupons has no setting roundng; one of: types, rounding');
    expect(lawsOf({ rounding: 'halfup' })).toThrow('there is no rounding halfup; one of: halfUp, down');
    expect(lawsOf({ types: ['singel'] })).toThrow('there is no bet type singel');
  });

  it('is refused with stakes that are no range', () => {
    const reported = 'minStake and maxStake are whole minor units above 0, the first not above the second';
    for (const range of [{ minStake: 0 }, { maxStake: 0.5 }, { minStake: 500, maxStake: 400 }])
      expect(() => couponLaws(range)).toThrow(reported);
  });

  it('with another rounding finds an engine that rounds half up', async () => {
    expect((await check(plain, { packs: [couponLaws({ rounding: 'down' })], runs: 50 })).isSound).toBe(false);
  });

  it('with a cap holds an engine to it', async () => {
    const maxPayout = 1_000_000;
    const packs = [couponLaws({ maxPayout })];
    const capped: Engine = { settle: (coupon) => payoutOf({ ...coupon, terms: { maxPayout } }) };
    const report = await check(capped, { packs, runs: 200 });
    expect(report.isSound, reportText(report)).toBe(true);
    expect((await check(plain, { packs, runs: 200 })).isSound).toBe(false);
  });

  it('without bankers holds an engine to it that knows none', async () => {
    const bankers: number[] = [];
    const without: Engine = {
      settle(coupon) {
        if (coupon.legs.some(({ isBanker }) => isBanker !== undefined)) bankers.push(coupon.stake);
        return settle(coupon);
      },
    };
    const laws = couponLaws({ bankers: false });
    const report = await check(without, { packs: [laws], runs: 100 });
    expect(report.isSound, reportText(report)).toBe(true);
    expect(bankers).toEqual([]);
    expect(laws.map(({ name }) => name)).not.toContain('coupon/lost-banker');
    expect(laws.find(({ name }) => name === 'coupon/paid/system')?.leavesOut).toEqual(['bankers']);
    expect(laws.find(({ name }) => name === 'coupon/paid/express')?.leavesOut).toBeUndefined();
  });

  it('with quotes finds an engine that quotes another amount than it pays', async () => {
    const packs = [couponLaws({ quotes: true }).filter(({ name }) => name === 'coupon/quote')];
    const short: Engine = { settle, quote: (coupon) => settle(withAllWon(coupon)) - 1 };
    expect((await check({ settle, quote: (coupon) => settle(withAllWon(coupon)) }, { packs })).isSound).toBe(true);
    expect((await check(short, { packs })).laws[0]?.explanation).toMatch(/^quoted .* when every leg wins$/);
  });
});

describe('the stakes of the cases', () => {
  const amountsOf = ({ betType, stake, legs, amountByBlockId = {} }: Coupon): readonly number[] =>
    betType === 'singles'
      ? legs.map(({ amount = 0 }) => amount)
      : betType === 'conditional'
        ? Object.values(amountByBlockId)
        : [stake];
  /** The stakes of a law in 300 cases. */
  async function stakesOf(law: Law): Promise<readonly number[]> {
    const all: number[] = [];
    const engine: Engine = {
      settle(input) {
        all.push(...amountsOf(input));
        return settle(input);
      },
      quote(input) {
        all.push(...amountsOf(input));
        return settle(withAllWon(input));
      },
    };
    expect((await check(engine, { packs: [[law]] })).isSound).toBe(true);
    return all;
  }
  const isHalfUnit = ({ name }: Law): boolean => name.startsWith('coupon/half-unit/');

  describe('are of every kind, in the law', () => {
    for (const law of couponLaws({ quotes: true }))
      it(
        law.name,
        async () => {
          const stakes = await stakesOf(law);
          const has = (what: (amount: number) => boolean): boolean => stakes.some(what);
          expect({
            isSmallAndOdd: has((amount) => amount < 100 && amount % 2 === 1),
            isBelowTen: has((amount) => amount > 100 && amount < 1_000),
            isWhole: has((amount) => amount % 100 === 0),
            hasCents: has((amount) => amount > 10_000 && amount % 100 !== 0),
            isLarge: has((amount) => amount > 1_000_000),
            isLeast: isHalfUnit(law) || stakes.includes(1),
            isMost: isHalfUnit(law) || stakes.includes(5_000_000),
          }).toEqual({
            isSmallAndOdd: true,
            isBelowTen: true,
            isWhole: true,
            hasCents: true,
            isLarge: true,
            isLeast: true,
            isMost: true,
          });
        },
        TEST_TIMEOUT_MS,
      );
  });

  it(
    'are those that the profile allows, from the smallest to the largest',
    async () => {
      const [minStake, maxStake] = [250, 100_025];
      for (const law of couponLaws({ minStake, maxStake, quotes: true })) {
        const stakes = await stakesOf(law);
        expect(Math.min(...stakes), law.name).toBeGreaterThanOrEqual(minStake);
        expect(Math.max(...stakes), law.name).toBeLessThanOrEqual(maxStake);
        if (!isHalfUnit(law)) expect(stakes).toContain(minStake);
        if (!isHalfUnit(law) && law.name !== 'coupon/scale') expect(stakes).toContain(maxStake);
      }
    },
    TEST_TIMEOUT_MS,
  );

  it('leave out the laws that they cannot exercise', () => {
    const names = couponLaws({ minStake: 1_000, maxStake: 1_000 }).map(({ name }) => name);
    expect(names).toContain('coupon/paid/single');
    expect(names.filter((name) => /scale|half-unit/.test(name))).toEqual([]);
  });
});

type Coupon = Parameters<NonNullable<Engine['settle']>>[0];
const withAllWon = (coupon: Coupon): Coupon => ({
  ...coupon,
  legs: coupon.legs.map((leg) => ({ ...leg, result: 'won' })),
});

describe('an answer over HTTP', () => {
  const answering = (answer: () => Response): Engine =>
    httpEngine({ base: 'http://engine.test', fetch: () => Promise.resolve(answer()) });
  const explained = async (engine: Engine): Promise<string | undefined> => {
    const [first] = (await check(engine, { packs: [LAWS], runs: 1, bail: true })).laws;
    expect(first?.outcome).toBe('fault');
    return first?.explanation;
  };

  /** An error as `fetch` reports it, with the code in its cause. */
  const codeError = (code: string): Error =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

  it('that is no payout is a fault of the engine', async () => {
    expect(await explained(answering(() => Response.json({ payout: -1 })))).toContain('no payout in minor units');
  });

  it('that is no JSON is a fault of the engine', async () => {
    expect(await explained(answering(() => new Response('<html>')))).toContain(
      'POST http://engine.test/settle answered no JSON: <html>',
    );
  });

  it('that is an error is a fault of the engine', async () => {
    expect(await explained(answering(() => new Response('no', { status: 503 })))).toContain('answered 503: no');
  });

  it('that breaks off is a fault of the engine', async () => {
    const engine = httpEngine({ base: 'http://engine.test', fetch: () => Promise.reject(codeError('ECONNRESET')) });
    expect(await explained(engine)).toMatch(
      /^POST http:\/\/engine\.test\/settle got no answer \(ECONNRESET\)\. Coupon: /,
    );
  });
});
