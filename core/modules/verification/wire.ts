import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { DataField, PersonalData, Standing } from './types.ts';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from './types.ts';

const BASE = '/web-api/user/verification';
export const VERIFICATION_PATHS = { load: BASE, data: `${BASE}/data`, document: `${BASE}/document` } as const;

const MAX_TEXT = 300;
const text = v.fallback(v.pipe(v.string(), v.maxLength(MAX_TEXT)), '');

/** Our names of the keys of `user_data` [VRF-1]. */
const NAMES = {
  surname: 'surname',
  name: 'name',
  birthDate: 'date_birthday',
  documentType: 'document_type_id',
  passport: 'passport',
  passportDate: 'passport_date',
  passportEndDate: 'passport_end_date',
  inn: 'inn',
  address: 'registration_address',
} as const satisfies Readonly<Record<DataField, string>>;

const userData = v.pipe(
  v.object({
    surname: text,
    name: text,
    date_birthday: text,
    document_type_id: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
    passport: text,
    passport_date: text,
    passport_end_date: text,
    inn: text,
    registration_address: text,
  }),
  v.transform((wire): PersonalData => ({
    surname: wire.surname,
    name: wire.name,
    birthDate: wire.date_birthday,
    documentType: DOCUMENT_TYPES[wire.document_type_id - 1] ?? null,
    passport: wire.passport,
    passportDate: wire.passport_date,
    passportEndDate: wire.passport_end_date,
    inn: wire.inn,
    address: wire.registration_address,
  })),
);

/** The wire's names of fields. */
export function encodeFields(fields: readonly DataField[]): readonly string[] {
  return fields.map((field) => NAMES[field]);
}

/** 0 is no document. */
export function encodeData(data: PersonalData): Readonly<Record<string, string | number>> {
  const { documentType, ...texts } = data;
  return {
    document_type_id: documentType === null ? 0 : DOCUMENT_TYPES.indexOf(documentType) + 1,
    ...Object.fromEntries(
      Object.entries(texts).map(([field, value]) => [NAMES[field as Exclude<DataField, 'documentType'>], value]),
    ),
  };
}

const document = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  status: v.picklist(['missing', 'review', 'accepted', 'declined']),
  isRequested: v.fallback(v.boolean(), false),
});
const knownFields = new Map<string, DataField>(
  Object.entries(NAMES).map(([field, name]) => [name, field as DataField]),
);

export interface VerificationAnswer {
  readonly data: PersonalData;
  readonly standing: Standing;
}

/** A kind of document that this site does not know is passed over. */
export const decodeVerification: Decode<VerificationAnswer> = decodeWith(
  v.pipe(
    v.object({
      user_data: userData,
      locked: v.fallback(v.pipe(v.array(v.string()), v.maxLength(20)), []),
      documents: v.pipe(v.array(v.fallback(v.nullable(document), null)), v.maxLength(20)),
    }),
    v.transform(({ user_data: data, locked, documents }): VerificationAnswer => ({
      data,
      standing: {
        locked: locked.flatMap((name) => knownFields.get(name) ?? []),
        documents: documents.filter((each) => each !== null),
      },
    })),
  ),
);
