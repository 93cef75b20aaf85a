/**
 * When a message was last shown on this device, across visits: a moment under a key. Untrusted when read; blocked
 * storage loses the value only.
 */
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

export interface Moment {
  /** Milliseconds since the epoch; null when it never was, as far as can be read. */
  read(): number | null;
  write(at: number): void;
}

export function createMoment(storage: Pick<KeyValueStorage, 'read' | 'write'>, key: string, report: Report): Moment {
  return {
    read() {
      try {
        const kept = storage.read(key);
        const at = kept === null || kept === '' ? NaN : Number(kept);
        return Number.isSafeInteger(at) && at >= 0 ? at : null;
      } catch (fault) {
        report(`modals/${key}`, fault);
        return null;
      }
    },
    write(at) {
      try {
        storage.write(key, String(at));
      } catch (fault) {
        report(`modals/${key}`, fault);
      }
    },
  };
}

/** Whether the moment lies in the last `ms`. A future moment comes from a wrong clock and counts as now. */
export function isWithin(at: number | null, ms: number, now: number): boolean {
  return at !== null && now - at < ms;
}
