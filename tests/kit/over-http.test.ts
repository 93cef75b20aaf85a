/** The laws against engines over HTTP: plain JavaScript, and Python with its standard library. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../adapters/testing/check.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import type { Engine } from '../../adapters/testing/engine.ts';
import { httpEngine } from '../../adapters/testing/http-engine.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { planted, PLANTED_BUGS } from '../../adapters/testing/planted.ts';
import { failuresOf, reportText } from '../../adapters/testing/report.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { FOUND_BY, WITH_MORE } from './limit-bugs.ts';
import { hasPython, serveJavaScript, servePython } from './served.ts';
import type { Served } from './served.ts';

const COUPONS = couponLaws();
const LIMITS = limitLaws(undefined, WITH_MORE);
const FEW = ['limits/any-history', 'limits/session-change', 'limits/reality-check'];
/** A call over HTTP costs a hundred calls in process. */
const SOUND = IS_DEEP
  ? { packs: [COUPONS, LIMITS], runs: 300 }
  : { packs: [COUPONS, LIMITS.filter(({ name }) => FEW.includes(name))], runs: 5 };
const PYTHON_ONLY: Readonly<Record<string, string>> = { 'confirmed-at-any-time': 'cool-down' };
/** Bugs that both engines have. */
const SHARED = [
  'due-is-yes',
  'reject-is-yes',
  'never-lapses',
  'second-change-replaces',
  'window-an-hour-short',
  'open-bet-counts-half',
  'win-raises-limit',
  'exclusion-an-hour-short',
  'last-exclusion-counts',
  'bonus-while-excluded',
  'no-withdrawal-while-excluded',
  'repeated-change-restarts-wait',
  'last-tab-wins',
  'withdrawal-gives-back',
  'failed-deposit-counts',
  'repeat-counts-twice',
  'zero-is-no-limit',
  'looser-at-once',
  'struck-unchecked',
  'waiting-counts-twice',
  'counts-from-order',
  'order-survives-exclusion',
  'order-in-time-out',
  'other-currency-at-face-value',
  'hours-count-longest-stretch',
  'fewer-hours-tomorrow',
  'more-hours-at-once',
  'reality-check-from-login',
  'reality-check-passes',
];
const COUPON_BUGS_OF_PYTHON: Readonly<Record<string, string>> = {
  'returned-as-lost': 'coupon/paid/express',
  'half-as-whole': 'coupon/paid/single',
  'round-down': 'coupon/paid/single',
  'banker-as-leg': 'coupon/paid/system',
  'patent-with-singles': 'coupon/paid/patent',
  floats: 'coupon/paid/express',
};

function suite(name: string, start: () => Promise<Served>, bugs: Readonly<Record<string, string>>): void {
  describe(name, () => {
    let served: Served;
    beforeAll(async () => {
      served = await start();
    });
    afterAll(() => served.stop());
    const engine = (bug = ''): Engine =>
      httpEngine({ base: served.base, headers: { 'x-bug': bug }, clock: { header: 'x-test-now' } });

    it(
      'passes every law',
      async () => {
        const report = await check(engine(), SOUND);
        expect(report.isSound, reportText(report)).toBe(true);
      },
      TEST_TIMEOUT_MS,
    );

    for (const [bug, law] of Object.entries(bugs))
      it(
        `with the bug ${bug} is found out by the law about it`,
        async () => {
          const packs = [[...COUPONS, ...LIMITS].filter((each) => each.name === law)];
          const report = await check(engine(bug), { packs });
          expect(
            report.laws.map(({ outcome }) => outcome),
            reportText(report),
          ).toEqual(['broken']);
        },
        TEST_TIMEOUT_MS,
      );

    for (const bug of IS_DEEP ? PLANTED_BUGS : PLANTED_BUGS.slice(0, 2))
      it(
        `with the planted bug ${bug} is found out`,
        async () => {
          const report = await check(planted(engine(), bug), { packs: [COUPONS], bail: true });
          expect(failuresOf(report)[0]?.outcome, reportText(report)).toBe('broken');
        },
        TEST_TIMEOUT_MS,
      );
  });
}

const lawsOf = (bugs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(bugs.map((bug) => [bug, `limits/${PYTHON_ONLY[bug] ?? FOUND_BY[bug] ?? ''}`]));

suite(
  'an engine in plain JavaScript',
  serveJavaScript,
  IS_DEEP ? lawsOf(Object.keys(FOUND_BY)) : lawsOf(SHARED.slice(0, 2)),
);

if (hasPython())
  suite('an engine in Python', servePython, {
    ...lawsOf([...SHARED, ...Object.keys(PYTHON_ONLY)]),
    ...COUPON_BUGS_OF_PYTHON,
  });
else
  it('this machine has no python3: the engine in Python is not tried', () => {
    expect(hasPython()).toBe(false);
  });
