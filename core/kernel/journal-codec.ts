/**
 * The stored form of durable events: packed segments and snapshots, each one line of text with a version and a checksum
 * before the JSON. Reading decodes every byte: a damaged text, or a record that is not an event, yields a reason and
 * never a state.
 */
import type { Message, Recorded } from './message.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

const FORMAT = 'tl1';

/** One event on disk. `v` is the version of its module at the time of writing. */
export type StoredRecord = readonly [at: number, id: string, cause: string, v: number, type: string, payload: unknown];

export interface StoredSnapshot {
  readonly modules: readonly { readonly name: string; readonly v: number; readonly state: unknown }[];
}

/** Checksum of the text from `from` on (FNV-1a over UTF-16 units), as 8 hex digits. Any flipped bit changes the sum. */
function checksum(text: string, from: number): string {
  let sum = 0x811c9dc5;
  for (let at = from; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

export function seal(kind: 'seg' | 'snap' | 'note', value: unknown): string {
  const body = JSON.stringify(value);
  return `${FORMAT} ${kind} ${checksum(body, 0)} ${body}`;
}

/** The JSON value inside a sealed text, or the reason why the text is invalid. */
export function unseal(kind: 'seg' | 'snap' | 'note', text: unknown): Result<unknown, string> {
  if (typeof text !== 'string') return err('not a text');
  const head = `${FORMAT} ${kind} `;
  if (!text.startsWith(head)) return err('another format');
  const from = head.length + 9;
  // The checksum reads the text in place, because reading characters through a slice is slower.
  if (text.slice(head.length, from) !== `${checksum(text, from)} `) return err('checksum does not match');
  try {
    return ok(JSON.parse(text.slice(from)) as unknown);
  } catch {
    return err('not JSON');
  }
}

export function toStored(recorded: Recorded, version: number): StoredRecord {
  return [recorded.at, recorded.id, recorded.cause ?? '', version, recorded.event.type, recorded.event.payload];
}

/** The record with the version that wrote it; `null` when the value does not have the shape of a record. */
export function fromStored(value: unknown): { readonly recorded: Recorded; readonly version: number } | null {
  if (!Array.isArray(value) || value.length !== 6) return null;
  const [at, id, cause, version, type, payload] = value as readonly unknown[];
  if (
    typeof at !== 'number' ||
    !Number.isSafeInteger(at) ||
    typeof id !== 'string' ||
    id === '' ||
    typeof cause !== 'string'
  )
    return null;
  if (typeof version !== 'number' || typeof type !== 'string') return null;
  const event: Message = { type, payload };
  return { recorded: cause === '' ? { seq: 0, at, id, event } : { seq: 0, at, id, cause, event }, version };
}

export function readSnapshot(value: unknown): StoredSnapshot | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'modules')) return null;
  const { modules } = value as { modules: unknown };
  if (!Array.isArray(modules)) return null;
  const read: { name: string; v: number; state: unknown }[] = [];
  for (const entry of modules as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) return null;
    const { name, v, state } = entry as { name?: unknown; v?: unknown; state?: unknown };
    if (typeof name !== 'string' || typeof v !== 'number') return null;
    read.push({ name, v, state });
  }
  return { modules: read };
}
