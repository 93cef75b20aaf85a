/** What the tabs of a browser, and its next visit, know of the player's activity. Foreign when read; blocked storage costs the sharing, never the page. */
import { guardedAs } from '../../kernel/guarded.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** The player's: gone when she leaves, with everything else under this prefix. */
const ACTIVE_KEY = 'tl.my.activeAt';
/** The device's: a note for whoever looks next. Says minutes, and nothing of a player. */
const FLAG_KEY = 'tl.loggedOff';

export interface ActiveStore {
  /** When she was last active, ms since the epoch; null where nothing is kept. */
  activeAt(): number | null;
  keepActive(at: number): void;
  forgetActive(): void;
  /** Minutes of inactivity that ended a session nobody has been told of yet; null without one. */
  flag(): number | null;
  raiseFlag(minutes: number): void;
  lowerFlag(): void;
}

export function createActiveStore(storage: KeyValueStorage, report: Report): ActiveStore {
  const guard = guardedAs('activity/store', report);
  const number = (key: string): number | null =>
    guard(() => {
      const kept = storage.read(key);
      return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
    }) ?? null;
  return {
    activeAt: () => number(ACTIVE_KEY),
    keepActive: (at) => guard(() => storage.write(ACTIVE_KEY, String(at))),
    forgetActive: () => guard(() => storage.remove(ACTIVE_KEY)),
    flag: () => number(FLAG_KEY),
    raiseFlag: (minutes) => guard(() => storage.write(FLAG_KEY, String(minutes))),
    lowerFlag: () => guard(() => storage.remove(FLAG_KEY)),
  };
}
