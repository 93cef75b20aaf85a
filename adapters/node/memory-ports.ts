/** Ports for a shell without a browser: state in memory, no other tabs, always visible. Tests use these ports too. */
import { NEVER } from 'rxjs';
import { createCell } from 'touchline/kernel/readable';
import type { JournalPort, StoredText } from 'touchline/ports/journal';
import type { PagePort } from 'touchline/ports/page';
import type { KeyValueStorage } from 'touchline/ports/storage';
import type { TabsPort } from 'touchline/ports/tabs';

const FRAME_MS = 16;

export function createMemoryStorage(values = new Map<string, string>()): KeyValueStorage {
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * The contents of a memory journal. A second journal with the same object finds everything that the first one wrote.
 */
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
    prefersDark: false,
  };
}
