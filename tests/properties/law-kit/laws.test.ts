/** The law kit of the package, held against engines that are sound and engines with planted bugs. */
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { check, lawTests, reportText } from '../../../adapters/testing/check.ts';
import { couponLaws } from '../../../adapters/testing/coupon-laws.ts';
import { defineLaw } from '../../../adapters/testing/define-law.ts';
import type { Engine } from '../../../adapters/testing/engine.ts';
import { httpEngine } from '../../../adapters/testing/http-engine.ts';
import { planted, PLANTED_BUGS } from '../../../adapters/testing/planted.ts';
import { coupon } from '../../../adapters/testing/coupons.ts';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

const PLAIN = fileURLToPath(new URL('plain-engine.mjs', import.meta.url));
const LAWS = couponLaws();

/** The rules of the core, as the operator settles by them. */
const core: Engine = {
  settle(input) {
    const settled = settle(input);
    if (!settled.ok || settled.value.kind !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
    return settled.value.payout;
  },
};
let plain: Engine;
beforeAll(async () => {
  plain = (await import(pathToFileURL(PLAIN).href)) as Engine;
});

describe('sound engines pass every law:', () => {
  describe('the rules of the core,', () => lawTests(it, core, { packs: [LAWS], runs: 1_000 }));

  it(
    'an engine that was written apart,',
    async () => {
      const report = await check(plain, { packs: [LAWS], runs: 1_000 });
      expect(report.isSound, reportText(report)).toBe(true);
      expect(report.laws.length).toBeGreaterThanOrEqual(16);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('an engine with a planted bug is found out in 300 runs:', () => {
  for (const bug of PLANTED_BUGS)
    it(
      bug,
      async () => {
        const report = await check(planted(plain, bug), { packs: [LAWS] });
        const broken = report.laws.filter(({ outcome }) => outcome === 'broken');
        expect(broken.length, reportText(report)).toBeGreaterThan(0);
      },
      TEST_TIMEOUT_MS,
    );
});

describe('over HTTP', () => {
  const child = spawn(process.execPath, [PLAIN], { stdio: ['ignore', 'pipe', 'inherit'] });
  let engine: Engine;
  beforeAll(async () => {
    const address = await new Promise<string>((resolve) => {
      child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    });
    engine = httpEngine({ settle: address });
  });
  afterAll(() => void child.kill());

  it('a sound engine passes, and a planted bug is found', async () => {
    const sound = await check(engine, { packs: [LAWS], runs: 20 });
    expect(sound.isSound, reportText(sound)).toBe(true);
    expect((await check(planted(engine, 'returnedAsLost'), { packs: [LAWS], runs: 20 })).isSound).toBe(false);
  });

  it('an answer that is no payout is a fault of the engine', async () => {
    const odd = httpEngine({
      settle: 'http://engine.test',
      fetch: () => Promise.resolve(Response.json({ payout: -1 })),
    });
    const [first] = (await check(odd, { packs: [LAWS], runs: 1 })).laws;
    expect(first).toMatchObject({ outcome: 'fault', explanation: expect.stringContaining('no payout') });
  });
});

describe('a failure', () => {
  it('explains itself in the words of the domain, with the smallest coupon', async () => {
    const { laws } = await check(planted(plain, 'returnedAsLost'), { packs: [LAWS] });
    const system = laws.find(({ law }) => law === 'coupon/paid/system');
    expect(system?.explanation).toMatch(/^a leg (?:returned|cancelled) paid as one lost: system 2\/3, leg \d\. /);
    expect(system?.coupon?.legs).toHaveLength(3);
  });

  it('is replayed by its seed and path, with the law alone', async () => {
    const broken = planted(plain, 'halfWonAsWon');
    const first = await check(broken, { packs: [LAWS], seed: 7 });
    const failure = first.laws.find(({ outcome }) => outcome === 'broken');
    if (failure?.replay === undefined) throw new Error('nothing to replay');
    const again = await check(broken, { packs: [LAWS], replay: failure.replay });
    expect(again.laws).toHaveLength(1);
    expect(again.laws[0]).toMatchObject({
      outcome: 'broken',
      explanation: failure.explanation,
      coupon: failure.coupon,
    });
    expect((await check(plain, { packs: [LAWS], replay: failure.replay })).isSound).toBe(true);
  });

  it('is a law that no case exercised', async () => {
    const idle = defineLaw({
      name: 'idle',
      rules: [],
      statement: 'a law about nothing',
      cases: coupon('single'),
      couponOf: (input) => input,
      judge: () => Promise.resolve('skipped'),
    });
    const report = await check(plain, { packs: [[idle]] });
    expect(report).toMatchObject({ isSound: false, laws: [{ outcome: 'unexercised', exercised: 0 }] });
    expect(reportText(report)).toContain('No case exercised this law');
  });
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

  it('with another rounding finds an engine that rounds half up', async () => {
    expect((await check(plain, { packs: [couponLaws({ rounding: 'down' })], runs: 50 })).isSound).toBe(false);
  });
});
