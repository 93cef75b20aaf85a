/**
 * Decoding helpers for every value that crosses a port. A decoder turns `unknown` into a domain value or names the
 * first fault.
 */
import * as v from 'valibot';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';

export type Decode<T> = (value: unknown) => Result<T, string>;

/** A decoder from a valibot schema. The reason names the path of the first fault. */
export function decodeWith<T>(schema: v.GenericSchema<unknown, T>): Decode<T> {
  return (value) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return ok(parsed.output);
    const issue = parsed.issues[0];
    return err(`${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  };
}

/** A safe integer, as amounts, prices, ids and times are. */
export const integer = v.pipe(v.number(), v.safeInteger());

/** For calls whose answer carries no value. */
export const nothing: Decode<null> = () => ok(null);
