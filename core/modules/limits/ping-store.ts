/**
 * When the next ping is due, for all tabs and for the page after a reload [LIM-12]. Untrusted when read; blocked
 * storage loses the value only. Removed at sign-out.
 */
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const KEY = KEPT.pingAt.name;

export interface PingStore {
  /** Ms since the epoch by this device's clock; null where nothing is stored. */
  dueAt(): number | null;
  keep(dueAt: number): void;
  remove(): void;
}

export function createPingStore(storage: KeyValueStorage, report: Report): PingStore {
  const guard = guardedAs('limits/ping-store', report);
  return {
    dueAt: () =>
      guard(() => {
        const kept = storage.read(KEY);
        return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
      }) ?? null,
    keep: (dueAt) => guard(() => storage.write(KEY, String(dueAt))),
    remove: () => guard(() => storage.remove(KEY)),
  };
}
