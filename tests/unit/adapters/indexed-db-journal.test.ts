import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createIndexedDbJournal } from '../../../adapters/browser/indexed-db-journal.ts';
import { createMemoryDisk, createMemoryJournal } from '../../../adapters/node/memory-ports.ts';
import type { JournalPort } from 'touchline/ports/journal';

let names = 0;

const implementations: readonly (readonly [string, () => { first: JournalPort; again: JournalPort }])[] = [
  [
    'in IndexedDB',
    () => {
      names += 1;
      return { first: createIndexedDbJournal(`journal-${names}`), again: createIndexedDbJournal(`journal-${names}`) };
    },
  ],
  [
    'in memory',
    () => {
      const disk = createMemoryDisk();
      return { first: createMemoryJournal(disk), again: createMemoryJournal(disk) };
    },
  ],
];

describe.each(implementations)('a journal %s', (_where, open) => {
  let first: JournalPort;
  let again: JournalPort;
  beforeEach(() => {
    ({ first, again } = open());
  });

  it('starts empty', async () => {
    expect(await first.load()).toEqual({ snapshot: null, segments: [] });
  });

  it('reads back another visit’s segments, oldest first, with increasing keys', async () => {
    await first.append('one', false);
    await first.append('two', true);
    const { segments } = await again.load();
    expect(segments.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(segments[1]?.key).toBeGreaterThan(segments[0]?.key ?? Infinity);
  });

  it('keeps the snapshot and the segments after it in a compaction', async () => {
    await first.append('one', false);
    await first.append('two', false);
    const before = await first.load();
    await first.append('three', false);
    await first.compact('folded', before.segments.at(-1)?.key ?? 0);
    const after = await again.load();
    expect(after.snapshot?.text).toBe('folded');
    expect(after.segments.map(({ text }) => text)).toEqual(['three']);
  });

  it('ignores a late compaction after another tab has compacted further, or wiped', async () => {
    await first.append('one', false);
    const early = (await first.load()).segments.at(-1)?.key ?? 0;
    await again.append('two', false);
    await again.compact('of both', (await again.load()).segments.at(-1)?.key ?? 0);
    await again.append('three', false);
    await first.compact('of one', early);
    expect(await again.load()).toMatchObject({ snapshot: { text: 'of both' }, segments: [{ text: 'three' }] });
    const later = (await first.load()).segments.at(-1)?.key ?? 0;
    await again.wipe();
    await first.compact('of one', later);
    expect(await again.load()).toEqual({ snapshot: null, segments: [] });
  });

  it('replaces one snapshot by another', async () => {
    await first.compact('old', 0);
    await first.compact('new', 0);
    expect((await again.load()).snapshot?.text).toBe('new');
  });

  it('is empty after a wipe, and can be written again', async () => {
    await first.append('one', true);
    await first.compact('folded', 0);
    await first.quarantine({ odd: true }, 'not a text');
    await first.wipe();
    expect(await again.load()).toEqual({ snapshot: null, segments: [] });
    await first.append('two', false);
    expect((await again.load()).segments.map(({ text }) => text)).toEqual(['two']);
  });
});

describe('data quarantined by the IndexedDB journal', () => {
  it('are bounded in size', async () => {
    names += 1;
    const journal = createIndexedDbJournal(`journal-${names}`);
    for (let at = 0; at < 60; at += 1) await journal.quarantine(`text ${at}`, 'checksum does not match');
    const kept = await new Promise<number>((resolve, reject) => {
      const asked = indexedDB.open(`journal-${names}`);
      asked.addEventListener('error', () => reject(new Error('no database')));
      asked.addEventListener('success', () => {
        const count = asked.result.transaction('quarantine').objectStore('quarantine').count();
        count.addEventListener('success', () => resolve(count.result));
      });
    });
    expect(kept).toBe(50);
  });
});
