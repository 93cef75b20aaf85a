/** The log as a file to send to a developer. Only what `exported-fields.ts` lists leaves: a field that nobody has looked at stays out, and so does every field of an event that nobody has listed. */
import type { Recorded } from '../../kernel/message.ts';
import type { Decision } from '../../navigation/navigation.ts';
import { EXPORTED } from './exported-fields.ts';

/** Longer texts were written by people. */
const LONGEST_TEXT = 120;
const MOST_ITEMS = 50;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function plain(value: unknown): Json | undefined {
  if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;
}

/** `legs.*.price`: a star stands for each item of a list. Anything but a plain value at the end of a path is left out. */
function pick(value: unknown, path: readonly string[]): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return plain(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (name === '*')
    return Array.isArray(value)
      ? value.slice(0, MOST_ITEMS).map((item: unknown) => pick(item, rest) ?? null)
      : undefined;
  return Object.hasOwn(value, name) ? pick(Reflect.get(value, name), rest) : undefined;
}

export function exportedPayload(type: string, payload: unknown): { readonly [path: string]: Json } {
  const fields = Object.hasOwn(EXPORTED, type) ? (EXPORTED[type] ?? []) : [];
  const found = fields.map((field) => [field, pick(payload, field.split('.'))] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
}

/** An address without what may be a player's own: its query and hash, and tokens of letters. */
function addressWithout(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').replace(/\/[A-Za-z\d]{24,}(?=\/|$)/g, '/…');
}

/** JSON text. `at` is when it was made, ms. */
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
