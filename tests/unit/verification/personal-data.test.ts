import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFaults, EMPTY_DATA, plainData } from 'touchline/core/verification/rules/personal-data';
import type { DataField, PersonalData } from 'touchline/core/verification/types';
import { decodeVerification, encodeData, encodeFields } from 'touchline/core/verification/wire';

const NOW = Date.UTC(2026, 5, 15);
const FACTS = { now: NOW, minAge: 18 };
const SOUND: PersonalData = {
  surname: 'O’Neill-Иванова',
  name: 'José María',
  birthDate: '1990-02-28',
  documentType: 'passport',
  passport: 'C01X 00T47',
  passportDate: '2020-01-01',
  passportEndDate: '2030-01-01',
  inn: '12 345 678 901',
  address: 'Hauptstraße 1, 10115 Berlin',
};
const faultsOf = (patch: Partial<PersonalData>): Readonly<Record<string, string>> =>
  Object.fromEntries(dataFaults(plainData({ ...SOUND, ...patch }), FACTS).map(({ field, fault }) => [field, fault]));

describe('personal data', () => {
  it('[VRF-2] are sound as a passport prints them', () => expect(faultsOf({})).toEqual({}));

  it('[VRF-2] need no document, tax number or address', () => {
    const { surname, name, birthDate } = SOUND;
    expect(dataFaults({ ...EMPTY_DATA, surname, name, birthDate }, FACTS)).toEqual([]);
  });

  it('[VRF-2] show the faults of all fields at once', () => {
    expect(dataFaults(EMPTY_DATA, FACTS).map(({ field }) => field)).toEqual(['surname', 'name', 'birthDate']);
  });

  it.each<readonly [DataField, string, string]>([
    ['surname', '  ', 'required'],
    ['surname', 'X Æ A-12', 'badName'],
    ['name', '<b>', 'badName'],
    ['name', 'a'.repeat(61), 'badName'],
    ['birthDate', '', 'required'],
    ['birthDate', '2026-13-01', 'badDate'],
    ['birthDate', '1990-02-30', 'badDate'],
    ['birthDate', '2008-06-16', 'tooYoung'],
    ['birthDate', '1880-01-01', 'badDate'],
    ['passport', '', 'required'],
    ['passport', '1234', 'badNumber'],
    ['passport', '12345#', 'badNumber'],
    ['passportDate', '', 'required'],
    ['passportDate', '2026-06-16', 'inFuture'],
    ['passportDate', '1989-01-01', 'beforeBirth'],
    ['passportDate', '2020-02-30', 'badDate'],
    ['passportEndDate', '2020-01-01', 'endsBeforeIssue'],
    ['passportEndDate', '2026-06-14', 'expired'],
    ['passportEndDate', 'soon', 'badDate'],
    ['inn', 'none', 'badNumber'],
    ['address', 'Berlin', 'badAddress'],
    ['address', 'x'.repeat(201), 'badAddress'],
  ])('[VRF-2] %s %j is %s', (field, value, fault) => expect(faultsOf({ [field]: value })).toEqual({ [field]: fault }));

  it.each<readonly [DataField, string]>([
    ['birthDate', '2008-06-15'],
    ['passportDate', '2026-06-15'],
    ['passportEndDate', '2026-06-15'],
    ['passportEndDate', ''],
  ])('[VRF-2] %s %j is just sound', (field, value) => expect(faultsOf({ [field]: value })).toEqual({}));

  it('[VRF-2] a document is whole or absent', () => {
    expect(faultsOf({ documentType: null })).toEqual({ documentType: 'required' });
    expect(faultsOf({ passport: '', passportDate: '', passportEndDate: '' })).toEqual({
      passport: 'required',
      passportDate: 'required',
    });
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const data = fc.record<PersonalData>({
    surname: text,
    name: text,
    birthDate: fc.oneof(text, fc.constant('1990-02-28')),
    documentType: fc.constantFrom(null, 'passport', 'identityCard', 'drivingLicence', 'residencePermit'),
    passport: text,
    passportDate: fc.oneof(text, fc.constant('2020-01-01')),
    passportEndDate: text,
    inn: text,
    address: text,
  });

  it('[VRF-2] blanks around and between words never decide, and plain data stay as they are', () => {
    fc.assert(
      fc.property(data, (typed) => {
        const plain = plainData(typed);
        expect(plainData(plain)).toEqual(plain);
        const wide = Object.fromEntries(
          Object.entries(typed).map(([field, value]) => [
            field,
            value === null ? null : ` ${value.replaceAll(' ', '  ')} `,
          ]),
        ) as unknown as PersonalData;
        // A document's type is no text.
        expect(dataFaults(plainData({ ...wide, documentType: typed.documentType }), FACTS)).toEqual(
          dataFaults(plain, FACTS),
        );
      }),
      { seed: 3 },
    );
  });

  it('[VRF-1] come back over the wire as they were sent, under the names of `user_data`', () => {
    fc.assert(
      fc.property(data, (sent) => {
        const answer = { user_data: encodeData(sent), locked: encodeFields(['birthDate']), documents: [] };
        expect(decodeVerification(answer)).toEqual({
          ok: true,
          value: { data: sent, standing: { locked: ['birthDate'], documents: [] } },
        });
      }),
      { seed: 4 },
    );
    expect(Object.keys(encodeData(SOUND)).toSorted()).toEqual(
      'date_birthday document_type_id inn name passport passport_date passport_end_date registration_address surname'.split(
        ' ',
      ),
    );
  });

  it('[VRF-4] a document of an unknown kind is passed over', () => {
    const known = { kind: 'funds', status: 'review', isRequested: true };
    const answer = { user_data: {}, documents: [{ kind: 'selfie', status: 'missing' }, known, null] };
    expect(decodeVerification(answer)).toMatchObject({ value: { standing: { documents: [known] }, data: EMPTY_DATA } });
  });
});
