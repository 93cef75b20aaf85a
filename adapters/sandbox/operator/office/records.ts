/**
 * The office's records: accounts in other currencies, the active account, settings, sports that a player hides, and
 * decisions on photographs for identification; and conversions, the only ones that move money. Amounts in minor units.
 */
import * as v from 'valibot';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from 'touchline/core/verification/types';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

export const officeRecords = [
  v.object({ t: v.literal('currencyAdded'), at: int, playerId: int, currencyId: int }),
  v.object({ t: v.literal('currencyRemoved'), at: int, playerId: int, currencyId: int }),
  v.object({ t: v.literal('accountChanged'), at: int, playerId: int, accountId: int }),
  v.object({
    t: v.literal('moneyConverted'),
    at: int,
    playerId: int,
    key: text,
    fromId: int,
    toId: int,
    amount: int,
    received: int,
    rate: text,
    entries: v.array(v.object({ account: text, currency: text, amount: int })),
  }),
  v.object({ t: v.literal('settingSaved'), at: int, playerId: int, id: text, value: v.boolean() }),
  v.object({
    t: v.literal('sportsDisallowed'),
    at: int,
    playerId: int,
    product: v.picklist(['line', 'live']),
    sports: v.array(int),
  }),
  v.object({
    t: v.literal('personalDataSaved'),
    at: int,
    playerId: int,
    surname: text,
    name: text,
    birthDate: text,
    documentType: v.nullable(v.picklist(DOCUMENT_TYPES)),
    passport: text,
    passportDate: text,
    passportEndDate: text,
    inn: text,
    address: text,
  }),
  v.object({
    t: v.literal('documentTaken'),
    at: int,
    playerId: int,
    kind: v.picklist(DOCUMENT_KINDS),
    decidedAt: int,
    isAccepted: v.boolean(),
  }),
  v.object({
    t: v.literal('preferencesSaved'),
    at: int,
    playerId: int,
    preferences: v.array(v.object({ name: text, value: v.union([v.number(), text]), updatedAt: int })),
  }),
  v.object({ t: v.literal('photoTaken'), at: int, playerId: int, decidedAt: int, isAccepted: v.boolean() }),
] as const;

const officeRecord = v.variant('t', officeRecords);
export type OfficeRecord = v.InferOutput<typeof officeRecord>;

/** Whether a record belongs to the office. */
export function isOfficeRecord(record: { readonly t: string }): record is OfficeRecord {
  return officeRecords.some(({ entries }) => entries.t.literal === record.t);
}
