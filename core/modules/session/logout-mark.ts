/** Remembers what a logout has still to do: that the operator has not heard of it (a reload must not restore a session that the player has ended), or that storage is not wiped yet. */
import { guardedAs } from '../../kernel/guarded.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const KEY = 'tl.loggedOut';
/** For a mark that storage is being wiped: a page that dies meanwhile leaves the rest to the next one. */
export const FORGETTING_KEY = 'tl.forgetting';

export interface LogoutMark {
  isSet(): boolean;
  set(): void;
  remove(): void;
}

export function createLogoutMark(storage: KeyValueStorage, report: Report, key = KEY): LogoutMark {
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
