/**
 * Requests stored on this device, one storage key each: written before a request is sent and removed with its answer
 * [CSO-8]. All tabs share the storage, so a request survives its tab.
 */
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { guardedAs } from '../../kernel/guarded.ts';
import { jsonOf } from '../../kernel/stored-value.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { AgreedCashOut } from './types.ts';
import { decodeAgreed } from './wire.ts';

const PREFIX = DEVICE_STORAGE.cashOut.name;
const format = jsonOf(decodeAgreed);

export interface PendingCashOuts {
  /** False: the request can't be stored, so nothing may be sent. */
  put(asked: AgreedCashOut): boolean;
  remove(key: string): void;
  /** The player's requests; unreadable ones are reported and removed. */
  list(userId: string): readonly AgreedCashOut[];
}

export function createPendingCashOuts(storage: KeyValueStorage, report: Report): PendingCashOuts {
  const guard = guardedAs('cash-out/pending', report);
  const remove = (name: string): void => guard(() => storage.remove(name));
  const read = (name: string): AgreedCashOut | null => {
    const found = guard(() => {
      const text = storage.read(name);
      const decoded = text === null ? null : format.decode(text);
      if (decoded?.ok === false) throw new Error(decoded.error);
      return decoded?.value ?? null;
    });
    if (found === undefined) remove(name);
    return found ?? null;
  };
  return {
    put: (asked) => {
      const text = format.encode(asked);
      return (
        guard(() => {
          storage.write(PREFIX + asked.key, text);
          return storage.read(PREFIX + asked.key) === text;
        }) === true
      );
    },
    remove: (key) => remove(PREFIX + key),
    list: (userId) => {
      const names = guard(() => storage.keys().filter((name) => name.startsWith(PREFIX))) ?? [];
      return names.flatMap((name) => read(name) ?? []).filter((asked) => asked.userId === userId);
    },
  };
}
