/** Remembers a logout until the operator has heard of it: a reload must not restore a session that the player has ended. */
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const KEY = 'tl.loggedOut';

export interface LogoutMark {
  isSet(): boolean;
  set(): void;
  remove(): void;
}

export function createLogoutMark(storage: KeyValueStorage, report: Report): LogoutMark {
  let inMemory = false;
  const guard = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch (fault) {
      report('session/logout-mark', fault);
      return otherwise;
    }
  };
  return {
    isSet: () => inMemory || guard(() => storage.read(KEY) !== null, false),
    set() {
      inMemory = true;
      guard(() => storage.write(KEY, '1'), undefined);
    },
    remove() {
      inMemory = false;
      guard(() => storage.remove(KEY), undefined);
    },
  };
}
