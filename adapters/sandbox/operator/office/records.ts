/**
 * The office's records: accounts in other currencies, the active account, settings, sports that a player hides. They
 * move no money.
 */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

export const officeRecords = [
  v.object({ t: v.literal('currencyAdded'), at: int, playerId: int, currencyId: int }),
  v.object({ t: v.literal('currencyRemoved'), at: int, playerId: int, currencyId: int }),
  v.object({ t: v.literal('accountChanged'), at: int, playerId: int, accountId: int }),
  v.object({ t: v.literal('settingSaved'), at: int, playerId: int, id: text, value: v.boolean() }),
  v.object({
    t: v.literal('sportsDisallowed'),
    at: int,
    playerId: int,
    product: v.picklist(['line', 'live']),
    sports: v.array(int),
  }),
] as const;

const officeRecord = v.variant('t', officeRecords);
export type OfficeRecord = v.InferOutput<typeof officeRecord>;

/** Whether a record belongs to the office. */
export function isOfficeRecord(record: { readonly t: string }): record is OfficeRecord {
  return officeRecords.some(({ entries }) => entries.t.literal === record.t);
}
