/**
 * Requests stored on this device, one storage key each: written before a request is sent and removed with its answer.
 * All tabs share the storage, so a request survives its tab.
 */
import type { Report } from '../ports/report.ts';
import type { KeyValueStorage } from '../ports/storage.ts';
import { guardedAs } from './guarded.ts';
import type { Format } from './stored-value.ts';

interface StoredRequest {
  readonly key: string;
  readonly userId: string;
}

export interface StoredRequests<T extends StoredRequest> {
  /** False: the request can't be stored, so nothing may be sent. */
  put(request: T): boolean;
  remove(key: string): void;
  /** The player's requests; unreadable ones are reported and removed. */
  list(userId: string): readonly T[];
}

interface Setup<T> {
  readonly storage: KeyValueStorage;
  readonly report: Report;
  /** Named in reports, such as `cash-out/pending`. */
  readonly where: string;
  /** The beginning of each storage key. */
  readonly prefix: string;
  readonly format: Format<T>;
}

export function createStoredRequests<T extends StoredRequest>({
  storage,
  report,
  where,
  prefix,
  format,
}: Setup<T>): StoredRequests<T> {
  const guard = guardedAs(where, report);
  const remove = (name: string): void => guard(() => storage.remove(name));
  const read = (name: string): T | null => {
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
    put: (request) => {
      const text = format.encode(request);
      return (
        guard(() => {
          storage.write(prefix + request.key, text);
          return storage.read(prefix + request.key) === text;
        }) === true
      );
    },
    remove: (key) => remove(prefix + key),
    list: (userId) => {
      const names = guard(() => storage.keys().filter((name) => name.startsWith(prefix))) ?? [];
      return names.flatMap((name) => read(name) ?? []).filter((request) => request.userId === userId);
    },
  };
}
