/**
 * The player's activity, shared by the tabs of a browser and its next visit. Untrusted when read; blocked storage
 * disables the sharing, never the page.
 */
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** Belongs to the player: removed at sign-out, with every key under this prefix. */
const ACTIVE_KEY = KEPT.activeAt.name;
/** Belongs to the device: minutes only, nothing of a player. */
const FLAG_KEY = KEPT.loggedOff.name;

export interface ActiveStore {
  /** The player's last activity, ms since the epoch; null where nothing is stored. */
  activeAt(): number | null;
  keepActive(at: number): void;
  forgetActive(): void;
  /** Minutes of inactivity that ended a session which has not been announced yet; null without one. */
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
