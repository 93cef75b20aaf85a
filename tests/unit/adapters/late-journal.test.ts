import { describe, expect, it } from 'vitest';
import { createLateJournal } from '../../../adapters/browser/late-journal.ts';
import { createMemoryDisk, createMemoryJournal } from '../../../adapters/node/memory-ports.ts';

describe('a journal whose code loads late', () => {
  it('loads once, on first use, and keeps the order of calls', async () => {
    const disk = createMemoryDisk();
    let loads = 0;
    const journal = createLateJournal(() => {
      loads += 1;
      return Promise.resolve(createMemoryJournal(disk));
    });
    expect(loads).toBe(0);
    await Promise.all([journal.append('one', false), journal.append('two', true)]);
    expect(loads).toBe(1);
    expect(disk.segments.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('loads again after its code failed to load', async () => {
    let loads = 0;
    const journal = createLateJournal(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(createMemoryJournal());
    });
    await expect(journal.load()).rejects.toThrow('offline');
    expect(await journal.load()).toEqual({ snapshot: null, segments: [] });
  });
});
