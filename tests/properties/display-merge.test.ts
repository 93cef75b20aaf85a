/** Merging preferences of devices and accounts [DSP-4]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, reconcile } from 'touchline/core/display/rules/merge';
import type { Entries } from 'touchline/core/display/types';
import { decodeAnswer, decodeEntries, encodeEntries } from 'touchline/core/display/wire';
import { APP_VIEWS, ODDS_VIEWS } from 'touchline/core/line/public';
import { RUNS } from '../arbitraries/runs.ts';

const entry = <T>(value: fc.Arbitrary<T>) =>
  fc.record({ value, at: fc.integer({ min: 0, max: 3 }), isKept: fc.constantFrom(undefined, true as const) });
const entries: fc.Arbitrary<Entries> = fc.record(
  {
    isCompact: entry(fc.boolean()),
    fontSize: entry(fc.constantFrom('small', 'normal', 'large')),
    theme: entry(fc.constantFrom('light' as const, 'dark' as const, 'auto' as const)),
    oddsView: entry(fc.constantFrom(...ODDS_VIEWS)),
    appView: entry(fc.constantFrom(...APP_VIEWS)),
    timeZone: entry(fc.constantFrom('auto' as const, 0, 5.75, -3)),
  },
  { requiredKeys: [] },
);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('[DSP-4] merging', () => {
  it('is commutative, associative and idempotent, so that devices converge in any order', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        expect(plain(merge(a, b))).toEqual(plain(merge(b, a)));
        expect(plain(merge(merge(a, b), c))).toEqual(plain(merge(a, merge(b, c))));
        expect(plain(merge(a, a))).toEqual(plain(a));
      }),
      { numRuns: RUNS, seed: 71 },
    );
  });
  it('never takes an older entry', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        for (const [name, { at }] of Object.entries(merge(a, b)))
          expect(at).toBe(Math.max(a[name as 'theme']?.at ?? -1, b[name as 'theme']?.at ?? -1));
      }),
      { numRuns: RUNS, seed: 71 },
    );
  });
  it('[DSP-4] nothing that an account has sent reaches the next account, and choices that were sent become the answer', () => {
    fc.assert(
      fc.property(entries, entries, (own, answer) => {
        const kept = Object.fromEntries(Object.entries(own).map(([name, each]) => [name, { ...each, isKept: true }]));
        expect(reconcile(kept as Entries, answer, {})).toEqual(answer);
        expect(plain(reconcile(own, merge(own, answer), own))).toEqual(plain(merge(own, answer)));
      }),
      { numRuns: RUNS, seed: 71 },
    );
  });
  it('[DSP-2] entries survive the account’s form and the device’s form', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(...APP_VIEWS), (own, appView) => {
        const reported = decodeAnswer({ preferences: encodeEntries(own, appView) });
        const stored = decodeEntries(plain(own));
        expect(stored.ok && plain(stored.value)).toEqual(plain(own));
        expect(reported.ok && Object.entries(reported.value).map(([name, { value, at }]) => [name, value, at])).toEqual(
          Object.entries(stored.ok ? stored.value : {}).map(([name, { value, at }]) => [name, value, at]),
        );
      }),
      { numRuns: RUNS, seed: 71 },
    );
  });
});
