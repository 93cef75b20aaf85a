import type { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { guardedAs } from '../../kernel/guarded.ts';
import type { StoredValueIo } from '../../kernel/stored-value.ts';

/**
 * Remembers the unfinished part of a logout: the operator has not received it (a reload must not restore a session that
 * the player has ended), or storage is not wiped yet. The flag is set while its key exists, whatever the text; where
 * storage fails, the flag lives as long as the page.
 */
export interface Flag {
  isSet(): boolean;
  set(): void;
  remove(): void;
}

export function createFlag(
  { name }: (typeof DEVICE_STORAGE)['loggedOut' | 'forgetting'],
  { storage, report }: StoredValueIo,
): Flag {
  let inMemory = false;
  const guard = guardedAs('session/flag', report);
  return {
    isSet: () => inMemory || guard(() => storage.read(name) !== null) === true,
    set() {
      inMemory = true;
      guard(() => storage.write(name, '1'));
    },
    remove() {
      inMemory = false;
      guard(() => storage.remove(name));
    },
  };
}
