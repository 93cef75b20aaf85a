/** Personal data that can be saved [VRF-2]. One rule for the core and the stand-in operator. */
import { ageOn } from '../../auth/public.ts';
import type { DataField, PersonalData } from '../types.ts';

export type Fault =
  | 'required'
  | 'badName'
  | 'badDate'
  | 'tooYoung'
  | 'badNumber'
  | 'inFuture'
  | 'beforeBirth'
  | 'endsBeforeIssue'
  | 'expired'
  | 'badAddress';

export interface DataFault {
  readonly field: DataField;
  readonly fault: Fault;
}

export interface DataFacts {
  /** Wall ms. */
  readonly now: number;
  /** In years. */
  readonly minAge: number;
}

/** Letters of any script, their marks, blanks, hyphens, apostrophes and points. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]{0,59}$/u;
/** Letters and digits in groups, as documents print their numbers. */
const NUMBER = /^[\p{L}\d](?:[ -]?[\p{L}\d]){4,19}$/u;
const TAX_NUMBER = /^\d(?:[ -]?[\dA-Za-z]){5,19}$/;
const MIN_ADDRESS = 10;
const MAX_ADDRESS = 200;

export const EMPTY_DATA: PersonalData = {
  surname: '',
  name: '',
  birthDate: '',
  documentType: null,
  passport: '',
  passportDate: '',
  passportEndDate: '',
  inn: '',
  address: '',
};

/** The data as they are compared and kept: without blanks at the ends and between words more than one. */
export function plainData(data: PersonalData): PersonalData {
  const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return {
    surname: plain(data.surname),
    name: plain(data.name),
    birthDate: data.birthDate.trim(),
    documentType: data.documentType,
    passport: plain(data.passport).toUpperCase(),
    passportDate: data.passportDate.trim(),
    passportEndDate: data.passportEndDate.trim(),
    inn: plain(data.inn),
    address: plain(data.address),
  };
}

/** The first fault of each field, in the order of the form; of plain data. */
export function dataFaults(data: PersonalData, { now, minAge }: DataFacts): readonly DataFault[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { surname, name, birthDate, documentType, passport, passportDate, passportEndDate, inn, address } = data;
  const hasDocument = documentType !== null || passport !== '' || passportDate !== '' || passportEndDate !== '';
  const found: Readonly<Record<DataField, Fault | null>> = {
    surname: nameFault(surname),
    name: nameFault(name),
    birthDate: birthFault(birthDate, now, minAge),
    documentType: hasDocument && documentType === null ? 'required' : null,
    passport: !hasDocument ? null : passport === '' ? 'required' : NUMBER.test(passport) ? null : 'badNumber',
    passportDate: hasDocument ? issueFault(passportDate, birthDate, today) : null,
    passportEndDate: passportEndDate === '' ? null : endFault(passportEndDate, passportDate, today),
    inn: inn === '' || TAX_NUMBER.test(inn) ? null : 'badNumber',
    address: address === '' || (address.length >= MIN_ADDRESS && address.length <= MAX_ADDRESS) ? null : 'badAddress',
  };
  return DATA_FIELDS.flatMap((field) => {
    const fault = found[field];
    return fault === null ? [] : [{ field, fault }];
  });
}

export const DATA_FIELDS: readonly DataField[] = [
  'surname',
  'name',
  'birthDate',
  'documentType',
  'passport',
  'passportDate',
  'passportEndDate',
  'inn',
  'address',
];

function nameFault(name: string): Fault | null {
  if (name === '') return 'required';
  return NAME.test(name) ? null : 'badName';
}

function birthFault(birthDate: string, now: number, minAge: number): Fault | null {
  if (birthDate === '') return 'required';
  const age = ageOn(birthDate, now);
  if (age === null) return 'badDate';
  return age < minAge ? 'tooYoung' : null;
}

/** Dates of this form compare as texts. */
function issueFault(date: string, birthDate: string, today: string): Fault | null {
  if (date === '') return 'required';
  if (!isDate(date)) return 'badDate';
  if (date > today) return 'inFuture';
  return isDate(birthDate) && date < birthDate ? 'beforeBirth' : null;
}

function endFault(date: string, issued: string, today: string): Fault | null {
  if (!isDate(date)) return 'badDate';
  if (isDate(issued) && date <= issued) return 'endsBeforeIssue';
  return date < today ? 'expired' : null;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
