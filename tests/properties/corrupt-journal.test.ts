/**
 * Corrupt journals: flipped bits, truncated and foreign texts, records of other versions and other programs, keys that
 * name prototypes. Whatever is on the disk, the core starts, reports how much it quarantined, reports no defect, and
 * keeps every intact record. The corruptions (50,000 in the deep run) go through the journal and a bare runtime; a
 * twentieth of that number starts a whole core.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { NEVER, of } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createMemoryDisk,
  createMemoryJournal,
  createMemoryStorage,
  createNoTabs,
} from '../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../adapters/node/node-digest.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { createJournal } from 'touchline/kernel/journal';
import { fromStored, readSnapshot, seal, unseal } from 'touchline/kernel/journal-codec';
import { moduleOf } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { couponPersist } from 'touchline/core/coupon/persist';
import { receiptsPersist } from 'touchline/core/receipts/persist';
import type { StoredText } from 'touchline/ports/journal';
import { IS_DEEP, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { realModules } from '../models/real-modules.ts';
import { anyPlan } from '../models/simulation/plan.ts';
import { runPlan } from '../models/simulation/run-plan.ts';
import { calm, createVirtualClock } from '../models/virtual-clock.ts';

interface Visit {
  readonly core: Core;
  readonly reports: readonly string[];
  readonly run: (ms: number) => Promise<void>;
  readonly setAside: number;
}

/**
 * A visit on this disk, offline except for the answer that nobody is signed in. `isWholeSite`: the features of a whole
 * site load at the start; none of them stores anything in the journal.
 */
async function visit(disk: MemoryDisk, isWholeSite = false): Promise<Visit> {
  const clock = createVirtualClock();
  const reports: string[] = [];
  let ids = 0;
  const core = createCore(
    {
      clock,
      digest: createNodeDigest(),
      storage: createMemoryStorage(),
      journal: createMemoryJournal(disk),
      tabs: createNoTabs(),
      lineFeed: { open: () => NEVER },
      ids: { next: () => `visit-${String((ids += 1)).padStart(7, '0')}`, uuid: () => 'uuid', random: () => 0.5 },
      http: {
        send: ({ path }) =>
          path.startsWith('/web-api/session') ? of({ ok: true, value: { status: 200, headers: {}, text: '' } }) : NEVER,
      },
      page: {
        visible: createCell(true),
        online: createCell(true),
        languages: ['en'],
        nextFrame: (run) => clock.after(16, run),
        prefersDark: false,
      },
      report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
    },
    { isWholeSite },
  );
  let started = false;
  void core.start().then(() => (started = true));
  for (let turns = 0; !started && turns < 50; turns += 1) await calm();
  expect(started).toBe(true);
  const notice = core.notices.get().find(({ text }) => text.key === 'notice.setAside');
  return { core, reports, run: clock.run, setAside: Number(notice?.text.params['count'] ?? 0) };
}

/** The visible part of the stored state. */
function held({ core }: Visit): unknown {
  const { legs, betType, stakeText, systemValue, blocks, settings, placing, orders, canUndo, canRedo } =
    core.coupon.get();
  return {
    legs,
    betType,
    stakeText,
    systemValue,
    blocks,
    settings,
    placing,
    orders,
    canUndo,
    canRedo,
    receipts: core.receipts.get(),
  };
}

/** A disk as the journal reads it: the states of the durable modules, restored on a bare runtime. */
interface Reading {
  readonly states: readonly unknown[];
  readonly setAside: number;
}

async function readDisk(disk: MemoryDisk): Promise<Reading> {
  const { modules, runtime, clock } = realModules();
  const report = (where: string, fault: unknown): void => expect.unreachable(`${where}: ${String(fault)}`);
  const journal = createJournal({
    port: createMemoryJournal(disk),
    clock,
    report,
    modules,
    onUnsaved: () => undefined,
  });
  const loaded = await journal.load();
  expect(loaded.failed).toBe(false);
  for (const { name, state, tail } of loaded.modules) runtime.restore(name, state, tail);
  return { states: [...PERSIST.keys()].map((name) => runtime.state(name)), setAside: loaded.setAside.length };
}

const MAX_CACHED = 5_000;

/** Computes an answer once per content of the disk: many corruptions leave the same intact records. */
function oncePerDisk<T>(answer: (disk: MemoryDisk) => Promise<T>): (disk: MemoryDisk) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (disk) => {
    const key = createHash('sha256')
      .update(JSON.stringify([disk.snapshot, disk.segments]))
      .digest('base64');
    const known = answers.get(key) ?? answer(disk);
    if (answers.size >= MAX_CACHED) answers.clear();
    answers.set(key, known);
    return known;
  };
}

const readIntact = oncePerDisk(async (disk) => {
  const { states, setAside } = await readDisk(disk);
  expect(setAside).toBe(0);
  return states;
});

const visitIntact = oncePerDisk(async (disk) => {
  const intact = await visit(disk);
  expect(intact.setAside).toBe(0);
  return held(intact);
});

const PERSIST = new Map<string, typeof couponPersist | typeof receiptsPersist>([
  ['coupon', couponPersist],
  ['receipts', receiptsPersist],
]);

function isWholeRecord(value: unknown): boolean {
  const stored = fromStored(value);
  return (
    stored !== null &&
    (PERSIST.get(moduleOf(stored.recorded.event.type))?.upcast(stored.version, stored.recorded.event) ?? null) !== null
  );
}

/** The disk with its intact records alone, and the number of the others. */
function cleaned(disk: MemoryDisk): { readonly disk: MemoryDisk; readonly setAside: number } {
  let setAside = 0;
  const keep = <T>(list: readonly T[], isWhole: (each: T) => boolean): readonly T[] => {
    const whole = list.filter(isWhole);
    setAside += list.length - whole.length;
    return whole;
  };
  const segments = disk.segments.flatMap((segment): readonly StoredText[] => {
    const value = unseal('seg', segment.text);
    if (value.ok && Array.isArray(value.value))
      return [{ ...segment, text: seal('seg', keep(value.value as readonly unknown[], isWholeRecord)) }];
    setAside += 1;
    return [];
  });
  const value = disk.snapshot === null ? null : unseal('snap', disk.snapshot.text);
  const read = value?.ok === true ? readSnapshot(value.value) : null;
  if (disk.snapshot !== null && read === null) setAside += 1;
  const modules =
    read === null
      ? []
      : keep(read.modules, ({ name, v, state }) => (PERSIST.get(name)?.readState(v, state) ?? null) !== null);
  const snapshot =
    disk.snapshot === null || read === null ? null : { ...disk.snapshot, text: seal('snap', { modules }) };
  return { disk: { ...createMemoryDisk(), snapshot, segments: [...segments], nextKey: disk.nextKey }, setAside };
}

// Values as another program may write them, with own keys named like prototypes.
const POISON = JSON.parse(
  '[{"__proto__":{"polluted":1}},{"constructor":{"prototype":{"polluted":1}}},{"prototype":{"polluted":1},"toString":1,"hasOwnProperty":null}]',
) as readonly object[];
const POISONED_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  'length',
] as const;

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    'x',
    '__proto__',
    'coupon/legAdded',
    'coupon/__proto__',
    [],
    {},
    [[]],
  ),
  fc.constantFrom(...POISON),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A corruption of one text. The last five are another program's work: their checksums are correct. */
type Harm =
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut' | 'drop' | 'double'; readonly at: number }
  | { readonly kind: 'replace'; readonly by: unknown }
  | { readonly kind: 'format'; readonly by: string }
  | { readonly kind: 'foreign'; readonly by: unknown }
  | { readonly kind: 'version'; readonly at: number; readonly by: unknown }
  | { readonly kind: 'inside'; readonly at: number; readonly by: unknown }
  | { readonly kind: 'poison'; readonly at: number; readonly key: string; readonly by: unknown }
  | { readonly kind: 'shuffle' };

const harm: fc.Arbitrary<Harm> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('flip' as const), at: fc.nat(), bit: fc.nat(15) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'drop' as const, 'double' as const), at: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), by: hostile }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('format' as const),
      by: fc.constantFrom('tl0', 'tl2', 'TL1', '', '__proto__'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('foreign' as const), by: hostile }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('version' as const),
      at: fc.nat(),
      by: fc.constantFrom<unknown>(0, 2, 99, -1, '1', null, 1.5),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('inside' as const), at: fc.nat(), by: hostile }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('poison' as const),
      at: fc.nat(),
      key: fc.constantFrom(...POISONED_KEYS),
      by: hostile,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('shuffle' as const) }) },
);

function harmText(text: string, how: Harm): unknown {
  const at = 'at' in how ? how.at % text.length : 0;
  const [, kind = 'seg', body = 'null'] = /^tl1 (seg|snap) \w{8} (.*)$/s.exec(text) ?? [];
  const sealed = (value: unknown): string => seal(kind === 'snap' ? 'snap' : 'seg', value);
  switch (how.kind) {
    case 'flip':
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << how.bit)) + text.slice(at + 1);
    case 'cut':
      return text.slice(0, at);
    case 'drop':
      return text.slice(0, at) + text.slice(at + 1);
    case 'double':
      return text + text.slice(at);
    case 'replace':
      return how.by;
    case 'format':
      return text.replace('tl1', how.by);
    case 'foreign':
      return sealed(how.by);
    case 'version': {
      const value = JSON.parse(body) as unknown;
      if (kind === 'snap')
        return sealed({ modules: (value as { modules: object[] }).modules.map((each) => ({ ...each, v: how.by })) });
      const records = value as unknown[][];
      return sealed(
        records.map((record, index) =>
          index === how.at % Math.max(1, records.length) ? [...record.slice(0, 3), how.by, ...record.slice(4)] : record,
        ),
      );
    }
    case 'inside':
      return sealed(changed(body, how.at, () => how.by));
    case 'poison':
      // Written as text: an assignment would set the prototype instead of making a key.
      return sealed(
        changed(body, how.at, (value) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? (JSON.parse(
                `{${JSON.stringify(how.key)}:${JSON.stringify(how.by)}${JSON.stringify(value) === '{}' ? '' : ','}${JSON.stringify(value).slice(1)}`,
              ) as unknown)
            : value,
        ),
      );
    case 'shuffle': {
      const value = JSON.parse(body) as unknown;
      return sealed(Array.isArray(value) ? (value as unknown[]).toReversed() : value);
    }
  }
}

/** The JSON with one of its values changed, the `at`th. */
function changed(body: string, at: number, change: (value: unknown) => unknown): unknown {
  let count = 0;
  JSON.parse(body, (_key, each: unknown) => {
    count += 1;
    return each;
  });
  let left = at % count;
  return JSON.parse(body, (_key, each: unknown) => {
    left -= 1;
    return left === -1 ? change(each) : each;
  }) as unknown;
}

function harmDisk(
  disk: MemoryDisk,
  harms: readonly { readonly spot: number; readonly how: Harm }[],
): { readonly disk: MemoryDisk; readonly broken: number } {
  const harmed: MemoryDisk = { ...disk, segments: [...disk.segments], quarantined: [] };
  let broken = 0;
  const done = new Set<number>();
  for (const { spot, how } of harms) {
    const at = (spot % (harmed.segments.length + 1)) - 1;
    const victim = at < 0 ? harmed.snapshot : harmed.segments[at];
    if (victim === null || victim === undefined || done.has(at)) continue;
    done.add(at);
    if (how.kind === 'flip' || how.kind === 'cut' || how.kind === 'drop' || how.kind === 'double') broken += 1;
    const text = harmText(String(victim.text), how);
    if (at < 0) harmed.snapshot = { ...victim, text };
    else harmed.segments[at] = { ...victim, text };
  }
  return { disk: harmed, broken };
}

/** Disks as visits leave them: segments alone, and a snapshot with segments after it. */
async function writtenDisks(): Promise<readonly MemoryDisk[]> {
  const disks: MemoryDisk[] = [];
  for (const plan of fc.sample(anyPlan, { seed: 5, numRuns: 80 })) {
    const { disk } = await runPlan({ ...plan, faults: [] });
    if (disk.segments.length < 6 || disk.segments.length > 16) continue;
    disks.push(disk);
    const half = Math.floor(disk.segments.length / 2);
    // A text that is broken makes the core fold what it has read.
    const folded: MemoryDisk = {
      ...disk,
      quarantined: [],
      segments: [
        ...disk.segments.slice(0, half),
        { key: disk.segments[half - 1]?.key ?? 1, text: 'tl1 seg 00000000 []' },
      ],
    };
    await visit(folded);
    disks.push({ ...folded, quarantined: [], segments: disk.segments.slice(half) });
  }
  return disks;
}

const harms = fc.array(fc.record({ spot: fc.nat(), how: harm }), { minLength: 1, maxLength: 4 });

describe('corrupt journals', () => {
  let disks: readonly MemoryDisk[] = [];
  beforeAll(async () => {
    disks = await writtenDisks();
  }, TEST_TIMEOUT_MS);

  const numRuns = IS_DEEP ? 50_000 : RUNS * 4;

  it('start from disks with and without a snapshot', () => {
    expect(disks.length).toBeGreaterThan(10);
    expect(disks.filter(({ snapshot }) => snapshot !== null).length).toBeGreaterThan(5);
  });

  it(
    'restore exactly the intact records, and quarantine and count everything else',
    async () => {
      const seen = { setAside: 0, kept: 0 };
      const empty = await readIntact(createMemoryDisk());
      await fc.assert(
        fc.asyncProperty(fc.nat(), harms, async (which, what) => {
          const { disk, broken } = harmDisk(disks[which % disks.length] ?? createMemoryDisk(), what);
          const clean = cleaned(disk);
          const intact = await readIntact(clean.disk);
          const now = await readDisk(disk);
          expect(now.setAside).toBe(clean.setAside);
          // A text that is not as it was written never counts as intact.
          expect(now.setAside).toBeGreaterThanOrEqual(broken);
          expect(disk.quarantined).toHaveLength(Math.min(clean.setAside, 50));
          if (!isDeepStrictEqual(now.states, intact)) expect(now.states).toEqual(intact);
          expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
          if (clean.setAside > 0) seen.setAside += 1;
          if (!isDeepStrictEqual(now.states, empty)) seen.kept += 1;
        }),
        { seed: 1, numRuns },
      );
      expect(seen.setAside).toBeGreaterThan(numRuns / 2);
      expect(seen.kept).toBeGreaterThan(numRuns / 10);
    },
    TEST_TIMEOUT_MS * 2,
  );

  it(
    'let the core start: it shows intact data, reports quarantined data, and reports no defect',
    async () => {
      const seen = { setAside: 0, kept: 0 };
      await fc.assert(
        fc.asyncProperty(fc.nat(), harms, async (which, what) => {
          const { disk } = harmDisk(disks[which % disks.length] ?? createMemoryDisk(), what);
          const clean = cleaned(disk);
          const now = await visit(disk);
          expect(now.reports).toEqual([]);
          expect(now.core.session.get().status).toBe('guest');
          expect(now.setAside).toBe(clean.setAside);
          if (clean.setAside > 0) expect(held(now)).toEqual(await visitIntact(clean.disk));
          if (clean.setAside > 0) seen.setAside += 1;
          if (now.core.coupon.get().legs.length > 0) seen.kept += 1;
        }),
        { seed: 3, numRuns: numRuns / 20 },
      );
      expect(seen.setAside).toBeGreaterThan(numRuns / 40);
      expect(seen.kept).toBeGreaterThan(numRuns / 200);
    },
    TEST_TIMEOUT_MS * 2,
  );

  it(
    'can be appended to: new events survive the next start, and old corruption is not reported twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), harms, async (which, what) => {
          const { disk } = harmDisk(disks[which % disks.length] ?? createMemoryDisk(), what);
          const first = await visit(disk, true);
          // A coupon cannot change while it is being placed.
          if (!first.core.dispatch({ type: 'coupon/typeStake', payload: { text: '7.5' } }).ok) return;
          await first.run(200);
          const next = await visit(disk, true);
          expect(next.core.coupon.get().stakeText).toBe('7.5');
          expect(next.setAside).toBeLessThanOrEqual(first.setAside);
          await next.run(200);
          expect([...first.reports, ...next.reports]).toEqual([]);
        }),
        { seed: 2, numRuns: numRuns / 20 },
      );
    },
    TEST_TIMEOUT_MS * 2,
  );
});
