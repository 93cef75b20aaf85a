/**
 * The values of placeholders in the keys of verification: tables over its types, so that a new value without a text
 * doesn't compile.
 */
import type {
  DataField,
  DocumentKind,
  DocumentProblem,
  DocumentStatus,
  Fault,
} from 'touchline/core/verification/public';
import { DOCUMENT_TYPES } from 'touchline/core/verification/public';
import type { Verification } from 'touchline/core/user/rules/status';

type Table<K extends string> = Readonly<Record<K, true>>;

const IDENTITIES: Table<Verification> = {
  verified: true,
  notVerified: true,
  pending: true,
  denied: true,
  documentNeeded: true,
  unknown: true,
};
const KINDS: Table<DocumentKind> = { identity: true, address: true, funds: true };
const STATUSES: Table<DocumentStatus> = { missing: true, review: true, accepted: true, declined: true };
const PROBLEMS: Table<DocumentProblem> = { incorrectPhoto: true, noAttempts: true, serviceError: true, noAnswer: true };
const FIELDS: Table<DataField> = {
  surname: true,
  name: true,
  birthDate: true,
  documentType: true,
  passport: true,
  passportDate: true,
  passportEndDate: true,
  inn: true,
  address: true,
};
const FAULTS: Table<Fault> = {
  required: true,
  badName: true,
  badDate: true,
  tooYoung: true,
  badNumber: true,
  inFuture: true,
  beforeBirth: true,
  endsBeforeIssue: true,
  expired: true,
  badAddress: true,
};

export const VERIFICATION_SHAPES = {
  'verification.identity.*': Object.keys(IDENTITIES),
  'verification.document.*': Object.keys(KINDS),
  'verification.document.*.text': Object.keys(KINDS),
  'verification.status.*': Object.keys(STATUSES),
  'verification.problem.*': Object.keys(PROBLEMS),
  'verification.field.*': Object.keys(FIELDS),
  'verification.type.*': DOCUMENT_TYPES,
  'verification.fault.*': Object.keys(FAULTS),
  'verification.notSaved.*': ['refused', 'failed'],
};
