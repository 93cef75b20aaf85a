/** Searches the log: pure functions of the events and the query. */
import type { Recorded } from 'touchline/kernel/message';

export interface Wanted {
  readonly text: string;
  /** Empty string: all modules. */
  readonly module: string;
}

export const moduleOfType = (type: string): string => type.split('/')[0] ?? '';

export function modulesIn(events: readonly Recorded[]): readonly string[] {
  return [...new Set(events.map(({ event }) => moduleOfType(event.type)))].toSorted();
}

/** Every word must occur in the type or in the payload as `write` prints it; case is ignored. */
export function findEvents(
  events: readonly Recorded[],
  { text, module }: Wanted,
  write: (value: unknown) => string,
): readonly Recorded[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return events.filter(({ event }) => {
    if (module !== '' && moduleOfType(event.type) !== module) return false;
    if (words.length === 0) return true;
    const whole = `${event.type} ${write(event.payload)}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

/**
 * The event before (-1) or after (1) the chosen one; the chosen event itself at the end of the log. With none chosen,
 * the last or the first.
 */
export function stepFrom(events: readonly Recorded[], chosen: number | null, by: 1 | -1): number | null {
  const next =
    by === 1
      ? events.find(({ seq }) => chosen === null || seq > chosen)
      : events.findLast(({ seq }) => chosen === null || seq < chosen);
  return next?.seq ?? chosen;
}

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields of a state that an event changed; a state that is not an object is a single unnamed field. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  if (Object.is(before, after)) return [];
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(before) || !isRecord(after)) return [{ field: '', before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !Object.is(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
