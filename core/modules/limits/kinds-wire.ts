/** The limit service's numbers for kinds of limits: the only place where they stand. */
import type { LimitKind } from './types.ts';
import { LIMIT_KINDS } from './types.ts';

/** In the order of `LIMIT_KINDS`. */
const NUMBERS: readonly number[] = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37];

/** The service's number for a kind, as it stands in requests, in answers and in what tabs send each other. */
export function numberOfKind(kind: LimitKind): number {
  return NUMBERS[LIMIT_KINDS.indexOf(kind)] ?? 0;
}

/** The kind with this number; null for any other value. */
export function kindOfNumber(value: unknown): LimitKind | null {
  return LIMIT_KINDS.find((_, at) => NUMBERS[at] === value) ?? null;
}

/** A form of the service: its kind as the service's number. */
export function onWire<T extends { readonly limitType: LimitKind }>(
  form: T,
): Omit<T, 'limitType'> & { readonly limitType: number } {
  return { ...form, limitType: numberOfKind(form.limitType) };
}
