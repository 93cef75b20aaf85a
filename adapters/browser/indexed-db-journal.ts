import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { JournalPort } from 'touchline/ports/journal';

interface Schema extends DBSchema {
  segments: { key: number; value: string };
  snapshots: { key: number; value: string };
  quarantine: { key: number; value: { text: string; reason: string } };
}

const MAX_QUARANTINE = 50;
const QUARANTINE_TEXT = 64 * 1024;

/**
 * The journal in IndexedDB. An intent to move money is written in a transaction of its own and is on disk before the
 * promise resolves.
 */
export function createIndexedDbJournal(name: string): JournalPort {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        for (const store of ['segments', 'snapshots', 'quarantine'] as const)
          db.createObjectStore(store, { autoIncrement: true });
      },
      // A tab with a newer version upgrades the database: close it; the next call opens it again.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated: () => {
        opened = null;
      },
    }).catch((fault: unknown) => {
      opened = null;
      throw fault;
    });
    return opened;
  }
  return {
    async load() {
      const transaction = (await database()).transaction(['segments', 'snapshots']);
      const [keys, texts, snapshot] = await Promise.all([
        transaction.objectStore('segments').getAllKeys(),
        transaction.objectStore('segments').getAll(),
        transaction.objectStore('snapshots').openCursor(null, 'prev'),
      ]);
      return {
        snapshot: snapshot === null ? null : { key: snapshot.key, text: snapshot.value },
        segments: keys.map((key, at) => ({ key, text: texts[at] })),
      };
    },
    async append(text, strict) {
      const transaction = (await database()).transaction('segments', 'readwrite', {
        durability: strict ? 'strict' : 'relaxed',
      });
      const added = transaction.store.add(text);
      // Commit without waiting for the request: a page that unloads has no later turn in which to commit.
      transaction.commit();
      await Promise.all([added, transaction.done]);
    },
    async compact(snapshot, covers) {
      const transaction = (await database()).transaction(['segments', 'snapshots'], 'readwrite', {
        durability: 'strict',
      });
      const [segments, snapshots] = [transaction.objectStore('segments'), transaction.objectStore('snapshots')];
      const covered = IDBKeyRange.upperBound(covers);
      if (covers > 0 && (await segments.count(covered)) === 0) return transaction.done;
      await snapshots.clear();
      await Promise.all([snapshots.add(snapshot), segments.delete(covered), transaction.done]);
      return undefined;
    },
    async quarantine(text, reason) {
      const transaction = (await database()).transaction('quarantine', 'readwrite');
      const keys = await transaction.store.getAllKeys();
      for (const key of keys.slice(0, Math.max(0, keys.length - MAX_QUARANTINE + 1)))
        await transaction.store.delete(key);
      const quarantined = typeof text === 'string' ? text : JSON.stringify(text ?? null);
      await Promise.all([
        transaction.store.add({ text: quarantined.slice(0, QUARANTINE_TEXT), reason }),
        transaction.done,
      ]);
    },
    async wipe() {
      const transaction = (await database()).transaction(['segments', 'snapshots', 'quarantine'], 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([
        ...(['segments', 'snapshots', 'quarantine'] as const).map((store) => transaction.objectStore(store).clear()),
        transaction.done,
      ]);
    },
  };
}
