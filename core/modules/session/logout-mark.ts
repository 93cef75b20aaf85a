/**
 * Remembers the unfinished part of a logout: the operator has not been told (a reload must not restore a session that
 * the player has ended), or storage is not wiped yet.
 */
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const KEY = KEPT.loggedOut.name;
/** The key of the mark for an unfinished wipe: when the page dies meanwhile, the next one finishes the wipe. */
export const FORGETTING_KEY = KEPT.forgetting.name;

export interface LogoutMark {
  isSet(): boolean;
  set(): void;
  remove(): void;
}

export function createLogoutMark(storage: KeyValueStorage, report: Report, key: string = KEY): LogoutMark {
  let inMemory = false;
  const guard = guardedAs('session/logout-mark', report);
  return {
    isSet: () => inMemory || guard(() => storage.read(key) !== null) === true,
    set() {
      inMemory = true;
      guard(() => storage.write(key, '1'));
    },
    remove() {
      inMemory = false;
      guard(() => storage.remove(key));
    },
  };
}
