import { describe, expect, it } from 'vitest';
import type { Mass } from '../../../adapters/sandbox/operator/models/distributions.ts';
import {
  burstMass,
  differenceOf,
  lawOf,
  mixed,
  normalCdf,
  normalLaw,
  overFair,
  poissonMass,
  shifted,
  sumOf,
  threeWay,
  trimmed,
} from '../../../adapters/sandbox/operator/models/distributions.ts';

const all = (mass: Mass): number => mass.p.reduce((sum, p) => sum + p, 0);
const mean = (mass: Mass): number => mass.p.reduce((sum, p, index) => sum + p * (mass.low + index), 0);

describe('distributions', () => {
  it('sum to one and have the expected means', () => {
    for (const mass of [poissonMass(0), poissonMass(1.4), poissonMass(57), burstMass(3.6, 4.5)])
      expect(all(mass)).toBeCloseTo(1, 6);
    expect(mean(poissonMass(1.4))).toBeCloseTo(1.4, 6);
    expect(mean(burstMass(3.6, 4.5))).toBeCloseTo(4.5, 3);
    expect(mean(differenceOf(poissonMass(1.4), poissonMass(1.1)))).toBeCloseTo(0.3, 6);
  });

  it('add: the sum of two Poisson processes is one', () => {
    const both = sumOf(poissonMass(1.4), poissonMass(1.1));
    const one = poissonMass(2.5);
    for (let k = 0; k < 10; k += 1) expect(both.p[k]).toBeCloseTo(one.p[k] ?? NaN, 8);
  });

  it('mix and shift by their values, whatever the lowest of each', () => {
    const low: Mass = { low: 2, p: Float64Array.of(0.5, 0.5) };
    const high: Mass = { low: 4, p: Float64Array.of(1) };
    for (const mass of [mixed(low, high, 0.25), shifted(mixed(shifted(low, -7), shifted(high, -7), 0.25), 7)]) {
      expect(mass.low).toBe(2);
      expect([...mass.p]).toEqual([0.375, 0.375, 0.25]);
    }
  });

  it('lose both tails and are scaled to one', () => {
    const mass = trimmed({ low: 3, p: Float64Array.of(1e-12, 0.25, 0, 0.75 - 2e-12, 1e-12) }, 1e-9);
    expect(mass.low).toBe(4);
    expect(mass.p).toHaveLength(3);
    expect(all(mass)).toBeCloseTo(1, 15);
    expect(trimmed({ low: 0, p: Float64Array.of(1) }, 1e-9)).toEqual({ low: 0, p: Float64Array.of(1) });
  });

  it('match the normal distribution', () => {
    expect(normalCdf(0)).toBeCloseTo(0.5, 6);
    expect(normalCdf(1.96)).toBeCloseTo(0.975, 4);
    expect(normalCdf(-1.2816)).toBeCloseTo(0.1, 4);
    const law = normalLaw(4, 12);
    expect(threeWay(law).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });

  it('price over and under, and both sides of a handicap, as complements at every quarter line', () => {
    const goals = lawOf(poissonMass(2.6));
    const margin = lawOf(differenceOf(poissonMass(1.7), poissonMass(1)));
    const mirrored = lawOf(differenceOf(poissonMass(1), poissonMass(1.7)));
    for (let line = -12; line <= 24; line += 1) {
      expect(overFair(margin, line) + overFair(mirrored, -line)).toBeCloseTo(1, 8);
      expect(overFair(goals, line)).toBeGreaterThanOrEqual(overFair(goals, line + 1) - 1e-12);
    }
  });

  it('price a quarter line so that the fair price returns the stake on average', () => {
    const [p0, p1, p2] = [0.2, 0.3, 0.5];
    const law = lawOf({ low: 1, p: Float64Array.of(p0, p1, p2) });
    // Over 1.75 on 1, 2 or 3 goals: lost, half won, won.
    const price = 1 / overFair(law, 7);
    expect(p1 * ((1 + price) / 2) + p2 * price).toBeCloseTo(1, 9);
    // Over 2.25: lost, half lost, won.
    const higher = 1 / overFair(law, 9);
    expect(p1 / 2 + p2 * higher).toBeCloseTo(1, 9);
    // Over 2: lost, returned, won.
    expect(p1 + p2 / overFair(law, 8)).toBeCloseTo(1, 9);
  });
});
