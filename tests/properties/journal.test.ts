import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryDisk, createMemoryJournal } from '../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../adapters/node/memory-ports.ts';
import { seal } from 'touchline/kernel/journal-codec';
import { createJournal } from 'touchline/kernel/journal';
import { viewCoupon } from '../models/view-coupon.ts';
import { couponTurns } from '../arbitraries/commands.ts';
import { couponCommand } from '../arbitraries/coupon-commands.ts';
import { FEWER_RUNS, IS_DEEP, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { lasting, realModules } from '../models/real-modules.ts';
import type { RealModules } from '../models/real-modules.ts';
import { createWorld } from '../models/world.ts';

/** A disk after some visits: a snapshot and segments of a coupon's history, some of them strict. */
async function writtenDisk(seed: number): Promise<MemoryDisk> {
  const disk = createMemoryDisk();
  const live = realModules('old');
  const journal = journalOf(live, disk);
  live.runtime.events$.subscribe((recorded) => journal.record(recorded));
  for (const turns of fc.sample(couponTurns, { seed, numRuns: 6 })) {
    for (const turn of turns) live.play(turn);
    await journal.flush();
  }
  disk.snapshot = { key: 0, text: seal('snap', { modules: [{ name: 'coupon', v: 1, state: live.state('coupon') }] }) };
  return disk;
}

function journalOf({ modules, clock }: RealModules, disk: MemoryDisk): ReturnType<typeof createJournal> {
  return createJournal({
    port: createMemoryJournal(disk),
    clock,
    modules,
    report: () => undefined,
    onUnsaved: () => undefined,
  });
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, '', 'x', [], {}, [[]], 2 ** 53, 'coupon/legAdded', '__proto__'),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown),
  fc.jsonValue(),
);

/** Damage to one text on the disk. */
type Harm =
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut' | 'drop' | 'double'; readonly at: number }
  | { readonly kind: 'replace'; readonly by: unknown }
  /** Changes a value inside the JSON with a valid checksum, as another program could. */
  | { readonly kind: 'inside'; readonly at: number; readonly by: unknown };

const harm: fc.Arbitrary<Harm> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('flip' as const), at: fc.nat(), bit: fc.nat(15) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'drop' as const, 'double' as const), at: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), by: hostile }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('inside' as const), at: fc.nat(), by: hostile }) },
);

function harmText(text: string, { ...harmed }: Harm): unknown {
  switch (harmed.kind) {
    case 'flip': {
      const at = harmed.at % text.length;
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << harmed.bit)) + text.slice(at + 1);
    }
    case 'cut':
      return text.slice(0, harmed.at % text.length);
    case 'drop':
      return text.slice(0, harmed.at % text.length) + text.slice((harmed.at % text.length) + 1);
    case 'double':
      return text + text.slice(harmed.at % text.length);
    case 'replace':
      return harmed.by;
    case 'inside': {
      const [, kind = 'seg', body = 'null'] = /^tl1 (seg|snap) \w{8} (.*)$/s.exec(text) ?? [];
      let left = harmed.at % countOf(JSON.parse(body) as unknown);
      const value = JSON.parse(body, (_key, each: unknown) => {
        left -= 1;
        return left === -1 ? harmed.by : each;
      }) as unknown;
      return seal(kind === 'snap' ? 'snap' : 'seg', value);
    }
  }
}

function countOf(value: unknown): number {
  let count = 0;
  JSON.stringify(value, (_key, each: unknown) => {
    count += 1;
    return each;
  });
  return count;
}

/** The disk with one damaged text; -1 is the snapshot. */
function harmDisk(disk: MemoryDisk, at: number, how: Harm): MemoryDisk {
  const spot = (at % (disk.segments.length + 1)) - 1;
  const copy: MemoryDisk = { ...disk, segments: [...disk.segments], quarantined: [] };
  const victim = spot < 0 ? copy.snapshot : copy.segments[spot];
  if (victim === null || victim === undefined) throw new Error('nothing to harm');
  const text = harmText(String(victim.text), how);
  if (spot < 0) copy.snapshot = { ...victim, text };
  else copy.segments[spot] = { ...victim, text };
  return copy;
}

describe('a damaged journal', () => {
  const disks: MemoryDisk[] = [];
  beforeAll(async () => {
    for (const seed of [1, 2, 3]) disks.push(await writtenDisk(seed));
  });
  const anyDisk = fc.nat(2).map((at) => disks[at] ?? createMemoryDisk());

  it(
    'is loaded anyway: nothing throws, the coupon can be viewed and used, and the damage is reported',
    async () => {
      let reported = 0;
      await fc.assert(
        fc.asyncProperty(
          anyDisk,
          fc.nat(),
          harm,
          fc.array(couponCommand, { maxLength: 6 }),
          async (disk, at, how, commands) => {
            const harmed = harmDisk(disk, at, how);
            const live = realModules('new');
            const loaded = await journalOf(live, harmed).load();
            expect(loaded.failed).toBe(false);
            for (const { name, state, tail } of loaded.modules) live.runtime.restore(name, state, tail);
            for (const command of commands) live.play({ kind: 'command', command });
            const view = viewCoupon(live.state('coupon'), live.world.facts(), live.clock.now());
            expect(typeof view.totalOdds).toBe('string');
            expect(harmed.quarantined).toHaveLength(loaded.setAside.length);
            if (loaded.setAside.length > 0) reported += 1;
            // A changed text never counts as intact.
            if (how.kind === 'flip' || how.kind === 'cut' || how.kind === 'drop')
              expect(loaded.setAside).toHaveLength(1);
            expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
          },
        ),
        { seed: 1, numRuns: IS_DEEP ? RUNS * 3 : RUNS },
      );
      expect(reported).toBeGreaterThan(RUNS / 10);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'loses only the content of the damaged text',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyDisk, fc.nat(), fc.nat(), async (disk, at, cut) => {
          const spot = at % disk.segments.length;
          const harmed = harmDisk(disk, spot + 1, { kind: 'cut', at: cut });
          const without: MemoryDisk = { ...disk, segments: disk.segments.filter((_each, index) => index !== spot) };
          const states = await Promise.all(
            [harmed, without].map(async (each) => {
              const live = realModules('new');
              for (const { name, state, tail } of (await journalOf(live, each).load()).modules)
                live.runtime.restore(name, state, tail);
              return lasting(live.state('coupon'));
            }),
          );
          expect(states[0]).toEqual(states[1]);
        }),
        { seed: 2, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'lets the whole core start, and a notice appears',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyDisk, fc.nat(), harm, async (disk, at, how) => {
          const { browser, clock } = createWorld();
          const harmed = harmDisk(disk, at, how);
          Object.assign(browser.disk, harmed, { quarantined: [] });
          const { core, reports } = browser.open();
          core.line.watch(['top']);
          await clock.run(300);
          expect(core.session.get().status).toBe('guest');
          expect(core.notices.get().some(({ text }) => text.key === 'notice.setAside')).toBe(
            browser.disk.quarantined.length > 0,
          );
          core.dispatch({ type: 'coupon/forget', payload: {} });
          expect(core.dispatch({ type: 'coupon/addLeg', payload: { marketId: 10 } }).ok).toBe(true);
          expect(core.coupon.get().legs).toHaveLength(1);
          expect(reports).toEqual([]);
        }),
        { seed: 3, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
