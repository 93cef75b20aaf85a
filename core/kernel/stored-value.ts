/**
 * A small value that the site can do without, under one key of the browser's storage. A stored text is untrusted:
 * earlier versions, other programs and players write there. Storage may be blocked, full or missing. Each fault is
 * reported and loses the value, never the page.
 *
 * Two modules use `guardedAs` directly. `session/flag.ts` is set by the mere presence of its key and survives a failed
 * write in memory; a `read` that returns null for an unreadable text would restore a session that the player has ended.
 * `cashier/pending-payments.ts` has one key for each payment, and must know whether a write has succeeded before a
 * payment is sent.
 */
import type { Report } from '../ports/report.ts';
import type { KeyValueStorage } from '../ports/storage.ts';
import { guardedAs } from './guarded.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

export interface StoredValue<T> {
  /** Null where nothing readable is stored. An unreadable text stays until the next `write` replaces it. */
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly remove: () => void;
}

/** The text of a value, and back. */
export interface Format<T> {
  readonly encode: (value: T) => string;
  /** May throw. */
  readonly decode: (text: string) => Result<T, string>;
}

export interface StoredValueIo {
  readonly storage: KeyValueStorage;
  readonly report: Report;
}

/** Faults are reported under `where`, such as `limits/ping`. */
export function storedValue<T>(
  { name }: { readonly name: string },
  { encode, decode }: Format<T>,
  where: string,
  { storage, report }: StoredValueIo,
): StoredValue<T> {
  const guard = guardedAs(where, report);
  return {
    read: () =>
      guard(() => {
        const text = storage.read(name);
        if (text === null) return null;
        const decoded = decode(text);
        if (!decoded.ok) throw new Error(decoded.error);
        return decoded.value;
      }) ?? null,
    write: (value) => guard(() => storage.write(name, encode(value))),
    remove: () => guard(() => storage.remove(name)),
  };
}

/** A whole number from zero, such as milliseconds since the epoch. */
export const wholeNumber: Format<number> = {
  encode: String,
  decode: (text) => (/^\d{1,15}$/.test(text) ? ok(Number(text)) : err('not a whole number')),
};

/** JSON of a value that `decode` checks, in the form that `encode` gives it. */
export function jsonOf<T>(
  decode: (value: unknown) => Result<T, string>,
  encode: (value: T) => unknown = (value) => value,
): Format<T> {
  return { encode: (value) => JSON.stringify(encode(value)), decode: (text) => decode(JSON.parse(text) as unknown) };
}
