/** The gate's records: agreements to terms, and appeals. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

export const gateRecords = [
  v.object({ t: v.literal('termsConfirmed'), at: int, playerId: int, version: int }),
  /** `visitor` identifies a visitor without an account by the cookie's hash, hexadecimal. */
  v.object({
    t: v.literal('appealMade'),
    at: int,
    id: text,
    playerId: v.nullable(int),
    visitor: v.nullable(text),
    reason: v.nullable(int),
    email: text,
    words: text,
  }),
] as const;

const gateRecord = v.variant('t', gateRecords);
export type GateRecord = v.InferOutput<typeof gateRecord>;

/** Whether a record belongs to the gate. */
export function isGateRecord(record: { readonly t: string }): record is GateRecord {
  return gateRecords.some(({ entries }) => entries.t.literal === record.t);
}
