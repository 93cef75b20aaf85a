/** When something was last shown on this device, over visits: a moment under a key. Foreign when read; blocked storage costs the memory only. */
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

/** Whether it lies in the `ms` before now. One in the future is of a clock that was wrong: it counts as now. */
export function isWithin(at: number | null, ms: number, now: number): boolean {
  return at !== null && now - at < ms;
}
