/**
 * An engine that gives no usable answer: the failure names the case, is made smaller, and is replayed like a wrong
 * answer.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../adapters/testing/check.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import { coupon } from '../../adapters/testing/coupons.ts';
import { defineLaw } from '../../adapters/testing/define-law.ts';
import type { Engine, SettleInput } from '../../adapters/testing/engine.ts';
import { httpEngine } from '../../adapters/testing/http-engine.ts';
import type { LimitsEngine } from '../../adapters/testing/limit-engine.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { reportJUnit, reportMarkdown, reportText } from '../../adapters/testing/report.ts';
import { WITH_MORE } from './limit-bugs.ts';
import { settle } from './plain-coupons.mjs';
import { createLimits } from './plain-limits.mjs';

const EXPRESS = couponLaws().filter(({ name }) => name === 'coupon/paid/express');
const limitLaw = (name: string) => limitLaws(undefined, WITH_MORE).filter((law) => law.name === `limits/${name}`);

/** An engine that fails at coupons with a returned leg. */
const failing = (fail: () => unknown): Engine => ({
  // Engines in plain JavaScript may answer anything.
  settle: (input) => (input.legs.some(({ result }) => result === 'returned') ? (fail() as number) : settle(input)),
});
const serving = (fail: (signal: AbortSignal | null | undefined) => Response | Promise<Response>): Engine =>
  httpEngine({
    base: 'http://engine.test',
    timeoutMs: 5,
    async fetch(_, init) {
      const input = JSON.parse(typeof init?.body === 'string' ? init.body : '') as SettleInput;
      const isBad = input.legs.some(({ result }) => result === 'returned');
      return isBad ? fail(init?.signal) : Response.json({ payout: settle(input) });
    },
  });
const never = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const FAULTS: Readonly<Record<string, { readonly engine: Engine; readonly reported: string }>> = {
  'answers NaN': {
    engine: failing(() => NaN),
    reported: '`settle` answered NaN: the answer must be a whole number of minor units',
  },
  'answers no number': {
    engine: failing(() => '5'),
    reported: '`settle` answered "5": the answer must be a whole number of minor units',
  },
  throws: {
    engine: failing(() => {
      throw new Error('out of range');
    }),
    reported: 'the engine threw: out of range',
  },
  'answers 500': {
    engine: serving(() => new Response('oops', { status: 500 })),
    reported: 'POST http://engine.test/settle answered 500: oops',
  },
  'does not answer in time': {
    engine: serving(never),
    reported: 'POST http://engine.test/settle did not answer in 0.005 s',
  },
};

describe('an engine of coupons that', () => {
  for (const [what, { engine, reported }] of Object.entries(FAULTS))
    it(`${what} fails with the smallest coupon, which is stored and replayed`, async () => {
      // Silence at the first call of all means that no engine is there.
      await engine.settle?.({ betType: 'single', stake: 1, legs: [{ price: 2_000, result: 'won' }] });
      const report = await check(engine, { packs: [EXPRESS] });
      const [law] = report.laws;
      if (law?.replay === undefined) throw new Error('nothing to replay');
      const { replay, explanation } = law;
      expect(law).toMatchObject({ outcome: 'fault', example: replay.value, calls: [{ input: replay.value }] });
      expect(explanation).toMatch(/\. Coupon: express, stake 10\.00: leg 1 at \S+ [^;]+; leg 2 at [^;]+\.$/);
      expect(explanation?.startsWith(`${reported}. Coupon: `)).toBe(true);
      expect(explanation).toContain(' returned');
      expect(reportText(report)).toContain(`\n  ${explanation}\n  Replay: {"law":"coupon/paid/express"`);
      expect(reportMarkdown(report)).toContain(JSON.stringify(law.example, null, 2));
      expect(reportJUnit(report)).toContain('Coupon: express, stake 10.00');
      const { law: name, seed, path } = replay;
      for (const again of [replay, { law: name, seed, path }])
        expect((await check(engine, { packs: [EXPRESS], replay: again })).laws[0]).toMatchObject({
          outcome: 'fault',
          explanation,
        });
      expect((await check({ settle }, { packs: [EXPRESS], replay })).isSound).toBe(true);
    });
});

describe('an engine of limits that throws', () => {
  const limits = createLimits();
  const broken = (change: Partial<LimitsEngine>): Engine => ({ limits: { ...limits, ...change } });

  it('fails with the history up to that call', async () => {
    const engine = broken({
      confirm() {
        throw new Error('no such table');
      },
    });
    const [law] = (await check(engine, { packs: [limitLaw('confirm')] })).laws;
    expect(law?.explanation).toMatch(/^the engine threw: no such table\. History: day 0 00:00:00 .* is confirmed\.$/);
    expect(law?.example).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ do: 'confirm' })]) as readonly object[],
    );
  });

  it('in a law about time fails with the moment of the call', async () => {
    const engine = broken({
      remind() {
        throw new Error('no clock');
      },
    });
    const [law] = (await check(engine, { packs: [limitLaw('reality-check')] })).laws;
    expect(law?.explanation).toMatch(
      /^the engine threw: no clock\. History: day 0 00:00:00 a reality check every 5 minutes; day 0 00:01:00 the call without a usable answer\.$/,
    );
    expect(law?.example).toMatchObject({ every: 5 });
  });
});

describe('a fault', () => {
  afterEach(() => vi.restoreAllMocks());

  it('of a law of your own shows the case as JSON', async () => {
    const own = defineLaw({
      name: 'own',
      rules: [],
      statement: 'a law of my own',
      cases: coupon('single'),
      judge: () => Promise.reject(new Error('no')),
    });
    const [law] = (await check({}, { packs: [[own]] })).laws;
    expect(law?.explanation).toMatch(/^the engine threw: no\. Case: \{"betType":"single",.*\}\.$/);
    expect(law?.example).toEqual(law?.replay?.value);
  });

  it('that no case has caused is neither stored nor replayed: the engine lacks a function', async () => {
    const [law] = (await check({}, { packs: [EXPRESS] })).laws;
    expect(law).toMatchObject({ outcome: 'fault', explanation: expect.stringMatching(/^the engine has no `settle`/) });
    expect(law?.replay).toBeUndefined();
    expect(law?.example).toBeUndefined();
  });

  it('is not what a wrong payout becomes as it gets smaller', async () => {
    let wasWrong = false;
    const engine: Engine = {
      settle(input) {
        if (wasWrong && input.legs.length < 5) throw new Error('too short');
        wasWrong ||= input.legs.length >= 5;
        return settle(input) + (input.legs.length >= 5 ? 1 : 0);
      },
    };
    const [law] = (await check(engine, { packs: [EXPRESS] })).laws;
    expect(law?.outcome).toBe('broken');
    expect(law?.example).toMatchObject({ legs: { length: 5 } });
  });

  it('is made smaller for a minute at most', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    /** The calls after the first failure, where each takes so long. */
    const callsAfter = async (ms: number): Promise<number> => {
      let calls = -1;
      const engine: Engine = {
        settle(input) {
          const isBad = input.legs.length > 2 && input.legs.some(({ price }) => price > 3_000);
          if (isBad || calls >= 0) calls += 1;
          now += ms;
          if (isBad) throw new Error('slow');
          return settle(input);
        },
      };
      const [law] = (await check(engine, { packs: [EXPRESS] })).laws;
      expect(law?.outcome).toBe('fault');
      return calls;
    };
    expect(await callsAfter(0)).toBeGreaterThan(10);
    expect(await callsAfter(10_000)).toBe(6);
  });
});
