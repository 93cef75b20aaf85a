import { describe, expect, it } from 'vitest';
import { createWriteAheadJournal } from '../../../adapters/browser/write-ahead-journal.ts';
import { createMemoryDisk, createMemoryJournal, createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import type { JournalPort } from 'touchline/ports/journal';

/** A database whose requests never complete, as on a closed page. */
function stuck(): JournalPort {
  return { ...createMemoryJournal(), append: () => new Promise<never>(() => undefined) };
}

describe('a journal with a fallback in plain storage', () => {
  it('gives the next page, once, the segment that the last page could not write', async () => {
    const values = new Map<string, string>();
    const disk = createMemoryDisk();
    void createWriteAheadJournal(stuck(), createMemoryStorage(values), 'gone').append('last words', false);
    expect(values.size).toBe(1);
    const next = createWriteAheadJournal(createMemoryJournal(disk), createMemoryStorage(values), 'next');
    expect((await next.load()).segments.map(({ text }) => text)).toEqual(['last words']);
    expect(values.size).toBe(0);
    expect((await next.load()).segments).toHaveLength(1);
  });

  it('leaves nothing in plain storage once the database has the segment', async () => {
    const values = new Map<string, string>();
    const journal = createWriteAheadJournal(createMemoryJournal(), createMemoryStorage(values), 'here');
    await journal.append('one', true);
    expect([...values]).toEqual([]);
  });

  it('keeps a text whose write failed for the next start', async () => {
    const values = new Map<string, string>();
    const full: JournalPort = { ...createMemoryJournal(), append: () => Promise.reject(new Error('full')) };
    await expect(
      createWriteAheadJournal(full, createMemoryStorage(values), 'here').append('one', false),
    ).rejects.toThrow('full');
    expect(values.size).toBe(1);
  });

  it('clears plain storage in a wipe', async () => {
    const values = new Map<string, string>([['other', 'kept']]);
    void createWriteAheadJournal(stuck(), createMemoryStorage(values), 'gone').append('mine', false);
    await createWriteAheadJournal(createMemoryJournal(), createMemoryStorage(values), 'next').wipe();
    expect([...values.keys()]).toEqual(['other']);
  });

  it('still writes to the database where plain storage throws', async () => {
    const blocked = (): never => {
      throw new Error('blocked');
    };
    const disk = createMemoryDisk();
    const journal = createWriteAheadJournal(
      createMemoryJournal(disk),
      { read: blocked, write: blocked, remove: blocked, keys: blocked },
      'here',
    );
    await journal.append('one', false);
    expect((await journal.load()).segments).toHaveLength(1);
    await journal.wipe();
    expect(disk.segments).toEqual([]);
  });
});
