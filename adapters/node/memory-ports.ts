/** Ports for a shell without a browser: everything in memory, no other tabs, always visible. Also what the tests use. */
import { NEVER } from 'rxjs';
import { createCell } from '../../core/kernel/readable.ts';
import type { JournalPort, StoredText } from '../../core/ports/journal.ts';
import type { PagePort } from '../../core/ports/page.ts';
import type { KeyValueStorage } from '../../core/ports/storage.ts';
import type { TabsPort } from '../../core/ports/tabs.ts';

const FRAME_MS = 16;

export function createMemoryStorage(values = new Map<string, string>()): KeyValueStorage {
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** What a memory journal holds: give the same object to a second journal and it finds what the first one wrote. */
export interface MemoryDisk {
  snapshot: StoredText | null;
  segments: StoredText[];
  quarantined: { readonly text: unknown; readonly reason: string }[];
  nextKey: number;
}

export function createMemoryDisk(): MemoryDisk {
  return { snapshot: null, segments: [], quarantined: [], nextKey: 1 };
}

export function createMemoryJournal(disk: MemoryDisk = createMemoryDisk()): JournalPort {
  return {
    load: () => Promise.resolve({ snapshot: disk.snapshot, segments: [...disk.segments] }),
    append(text) {
      disk.segments.push({ key: disk.nextKey, text });
      disk.nextKey += 1;
      return Promise.resolve();
    },
    compact(snapshot, covers) {
      if (covers > 0 && disk.segments.every(({ key }) => key > covers)) return Promise.resolve();
      disk.snapshot = { key: covers, text: snapshot };
      disk.segments = disk.segments.filter(({ key }) => key > covers);
      return Promise.resolve();
    },
    quarantine(text, reason) {
      disk.quarantined = [...disk.quarantined, { text, reason }].slice(-50);
      return Promise.resolve();
    },
    wipe() {
      Object.assign(disk, createMemoryDisk(), { nextKey: disk.nextKey });
      return Promise.resolve();
    },
  };
}

export function createNoTabs(): TabsPort {
  return { messages$: NEVER, post: () => undefined, exclusive: (_name, work) => work() };
}

export function createNodePage(languages: readonly string[] = ['en']): PagePort {
  return {
    visible: createCell(true),
    online: createCell(true),
    nextFrame(run) {
      const timer = setTimeout(run, FRAME_MS);
      return () => clearTimeout(timer);
    },
    languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    prefersDark: false,
  };
}
