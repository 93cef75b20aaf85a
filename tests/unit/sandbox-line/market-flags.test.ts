import { describe, expect, it } from 'vitest';
import { championships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { BANKER_DISABLED, BLOCKED, EXPRESS_BANNED, flagsOf } from '../../../adapters/sandbox/operator/line/market-flags.ts';
import { KIND } from '../../../adapters/sandbox/operator/line/market-kinds.ts';
import type { MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { mixSeed } from '../../../adapters/sandbox/operator/models/seeded.ts';

const full: MatchFormat = { model: 'football', periods: 2, periodS: 2700, breakS: 900 };
const short: MatchFormat = { model: 'football', periods: 2, periodS: 240, breakS: 30 };
const KINDS = Object.values(KIND);
const has = (bits: number, flag: number): boolean => (bits & flag) !== 0;

describe('flags of markets', () => {
  it('outrights are for singles alone', () => {
    for (const kind of KINDS) expect(has(flagsOf({ format: full, seed: 1 }, kind), EXPRESS_BANNED)).toBe(kind === KIND.outright);
    expect(has(flagsOf({ format: { ...full, model: 'outright' }, seed: 1 }, KIND.winner), EXPRESS_BANNED)).toBe(true);
  });

  it('short formats have no bankers; full matches, sets and outrights have', () => {
    const isShort = (format: MatchFormat): boolean => has(flagsOf({ format, seed: 1 }, KIND.result), BANKER_DISABLED);
    expect([isShort(short), isShort(full)]).toEqual([true, false]);
    const names = championships.filter(({ format }) => isShort(format)).map(({ name }) => name);
    expect(names.filter((name) => /Esoccer/.test(name))).toHaveLength(4);
    expect(names).not.toContain('Premier League');
    expect(names.length).toBeLessThan(15);
  });

  it('a kind is blocked in one game of some 24: rare, but met; the result and the winner never are', () => {
    const games = 4_800;
    const blocked = Array.from({ length: games }, (_, i) => mixSeed(7, i)).map((seed) => KINDS.filter((kind) => has(flagsOf({ format: full, seed }, kind), BLOCKED)));
    const met = blocked.filter((kinds) => kinds.length > 0);
    expect(met.length).toBeGreaterThan(games / 24 / 1.3);
    expect(met.length).toBeLessThan((games / 24) * 1.3);
    expect(met.every((kinds) => kinds.length === 1)).toBe(true);
    expect(new Set(met.flat()).size).toBeGreaterThan(5);
    expect(met.flat()).not.toContain(KIND.result);
    expect(met.flat()).not.toContain(KIND.winner);
  });
});
