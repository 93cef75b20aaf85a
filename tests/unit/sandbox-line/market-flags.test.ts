import { describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { championships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import {
  BANKER_DISABLED,
  BLOCKED,
  EXPRESS_BANNED,
  flagsOf,
} from '../../../adapters/sandbox/operator/line/market-flags.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { mixSeed } from '../../../adapters/sandbox/operator/models/seeded.ts';

const full: MatchFormat = { model: 'football', periods: 2, periodS: 2700, breakS: 900 };
const short: MatchFormat = { model: 'football', periods: 2, periodS: 240, breakS: 30 };
const KINDS = Object.values(KIND);
/** The kinds that no express may have. */
const SINGLES: ReadonlySet<number> = new Set([KIND.outright, KIND.boost]);
const has = (bits: number, flag: number): boolean => (bits & flag) !== 0;

describe('flags of markets', () => {
  it('[BST-3] allow outrights and boosts in singles only', () => {
    for (const kind of KINDS)
      expect(has(flagsOf({ format: full, seed: 1 }, kind), EXPRESS_BANNED)).toBe(SINGLES.has(kind));
    expect(has(flagsOf({ format: { ...full, model: 'outright' }, seed: 1 }, KIND.winner), EXPRESS_BANNED)).toBe(true);
  });

  it('allow no bankers in short formats; full matches, sets and outrights may be bankers', () => {
    const isShort = (format: MatchFormat): boolean => has(flagsOf({ format, seed: 1 }, KIND.result), BANKER_DISABLED);
    expect(isShort(short)).toBe(true);
    expect(isShort(full)).toBe(false);
    const names = championships.filter(({ format }) => isShort(format)).map(({ name }) => name);
    expect(names.filter((name) => /Esoccer/.test(name))).toHaveLength(4);
    expect(names).not.toContain('Premier League');
    expect(names.length).toBeLessThan(15);
  });

  it('block a kind in about one game of 24, never the result or the winner', () => {
    const games = 4_800;
    const blocked = Array.from({ length: games }, (_, i) => mixSeed(7, i)).map((seed) =>
      KINDS.filter((kind) => has(flagsOf({ format: full, seed }, kind), BLOCKED)),
    );
    const met = blocked.filter((kinds) => kinds.length > 0);
    expect(met.length).toBeGreaterThan(games / 24 / 1.3);
    expect(met.length).toBeLessThan((games / 24) * 1.3);
    expect(met.every((kinds) => kinds.length === 1)).toBe(true);
    expect(new Set(met.flat()).size).toBeGreaterThan(5);
    expect(met.flat()).not.toContain(KIND.result);
    expect(met.flat()).not.toContain(KIND.winner);
  });
});

describe('flags in the feed', () => {
  interface Snapshot {
    readonly markets: {
      readonly id: readonly number[];
      readonly flags?: readonly (readonly [index: number, bits: number])[];
    };
  }

  it('are those that the book applies, and the column is absent where there are none', async () => {
    const clock = createManualClock(Date.UTC(2026, 0, 10, 12));
    const {
      operator: { line },
      close,
    } = await createNodeOperator({ clock, seed: 1, pace: 10 });
    const snapshotOf = (topic: string): Snapshot => {
      const frames: string[] = [];
      const stop = line.subscribe([topic], 'en', ({ text }) => frames.push(text));
      for (let turn = 0; turn < 200 && frames.length === 0; turn += 1) clock.advance(50);
      stop();
      const snapshot: unknown = JSON.parse(frames[0] ?? '');
      return snapshot as Snapshot;
    };
    const flagsByMarket = ({ markets }: Snapshot): ReadonlyMap<number, number> => {
      const bits = new Map(markets.flags ?? []);
      let id = 0;
      return new Map(markets.id.map((step, index) => [(id += step), bits.get(index) ?? 0] as const));
    };
    const inShort = flagsByMarket(snapshotOf('champ:1901'));
    expect(inShort.size).toBeGreaterThan(10);
    for (const [id, bits] of inShort) {
      expect(bits & BANKER_DISABLED).toBe(BANKER_DISABLED);
      expect(line.market(id)?.flags ?? bits).toBe(bits);
    }
    const game = line
      .fixtures(false)
      .find(
        ({ seed, format }) =>
          format.model === 'football' &&
          KINDS.every((kind) => flagsOf({ format, seed }, kind) === (SINGLES.has(kind) ? EXPRESS_BANNED : 0)),
      );
    const plain = snapshotOf(`game:${game?.id ?? 0}`);
    expect(plain.markets.id.length).toBeGreaterThan(10);
    expect(Object.keys(plain.markets)).not.toContain('flags');
    await close();
  });
});
