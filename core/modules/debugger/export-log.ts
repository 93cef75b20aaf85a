/**
 * The log as a file for a developer. Only fields listed in `exported-fields.ts` are exported: an unlisted field, and
 * every field of an unlisted event, stays out.
 */
import type { Recorded } from '../../kernel/message.ts';
import type { Decision } from '../../navigation/navigation.ts';
import { EXPORTED } from './exported-fields.ts';

/** Longer texts may be written by people. */
const MAX_TEXT = 120;
const MAX_ITEMS = 50;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function plain(value: unknown): Json | undefined {
  if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined;
}

/**
 * Picks a field by path, such as `legs.*.price`, where a star stands for each item of a list. Only a plain value at the
 * end of a path is exported.
 */
function pick(value: unknown, path: readonly string[]): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return plain(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (name === '*')
    return Array.isArray(value)
      ? value.slice(0, MAX_ITEMS).map((item: unknown) => pick(item, rest) ?? null)
      : undefined;
  return Object.hasOwn(value, name) ? pick(Reflect.get(value, name), rest) : undefined;
}

export function exportedPayload(type: string, payload: unknown): { readonly [path: string]: Json } {
  const fields = Object.hasOwn(EXPORTED, type) ? (EXPORTED[type] ?? []) : [];
  const found = fields.map((field) => [field, pick(payload, field.split('.'))] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
}

/** An address without parts that may be personal: its query and hash, and tokens of letters. */
function addressWithout(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').replace(/\/[A-Za-z\d]{24,}(?=\/|$)/g, '/…');
}

/** The export as JSON text. `at` is its creation time, ms. */
export function exportLog(events: readonly Recorded[], trail: readonly Decision[], at: number): string {
  return JSON.stringify(
    {
      what: 'touchline-log',
      at,
      events: events.map(({ seq, at: then, cause, foreign, event }) => ({
        seq,
        at: then,
        ...(cause === undefined ? {} : { cause }),
        ...(foreign === undefined ? {} : { foreign }),
        type: event.type,
        payload: exportedPayload(event.type, event.payload),
      })),
      decisions: trail.map(({ at: then, asked, landed, outcome, steps }) => ({
        at: then,
        asked: addressWithout(asked),
        landed: addressWithout(landed),
        outcome,
        steps: steps.map(({ guard, verdict }) => ({
          guard,
          verdict: verdict.split(' ').map(addressWithout).join(' '),
        })),
      })),
    },
    null,
    1,
  );
}
