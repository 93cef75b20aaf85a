/**
 * The values of placeholders in the cashier's keys: tables over its types, so that a new value without a text doesn't
 * compile.
 */
import { PAYMENT_COLUMNS } from 'touchline/core/cashier/csv';
import type {
  Field,
  FieldShape,
  MethodKind,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  PaymentState,
  ReasonCode,
  Remedy,
  RequestMessage,
  StepName,
} from 'touchline/core/cashier/types';
import type { IntentView } from 'touchline/core/cashier/views';

type Table<K extends string> = Readonly<Record<K, true>>;

const KINDS: Table<PaymentKind> = { deposit: true, withdrawal: true };
const METHODS: Table<MethodKind> = { card: true, bank: true, wallet: true, crypto: true, voucher: true, cash: true };
const STATES: Table<PaymentState> = { provider: true, pending: true, succeeded: true, failed: true, cancelled: true };
const STEPS: Table<StepName> = { requested: true, checked: true, sent: true, done: true };
const FIELDS: Table<Field['name']> = {
  accountHolder: true,
  iban: true,
  email: true,
  phone: true,
  walletId: true,
  voucherCode: true,
  cryptoAddress: true,
};
const FIELD_SHAPES: Table<FieldShape> = {
  text: true,
  digits: true,
  iban: true,
  email: true,
  phone: true,
  cryptoAddress: true,
};
const FILTER_STATES: Table<PaymentFilter['state']> = {
  all: true,
  open: true,
  succeeded: true,
  failed: true,
  cancelled: true,
};
const FILTER_KINDS: Table<PaymentFilter['kind']> = { all: true, deposit: true, withdrawal: true };
const PHASES: Table<IntentView['phase']> = { saving: true, sending: true, unknown: true };
const REQUEST_STATES: Table<PaymentRequest['state']> = { open: true, answered: true, closed: true };
const FROM: Table<RequestMessage['from']> = { player: true, operator: true };
const REASONS: Table<ReasonCode> = {
  noMethod: true,
  methodClosed: true,
  noAmount: true,
  badAmount: true,
  ambiguousAmount: true,
  belowMinimum: true,
  aboveMaximum: true,
  feeTakesAll: true,
  insufficientFunds: true,
  bonusAccount: true,
  fieldMissing: true,
  fieldInvalid: true,
  underWay: true,
  sameAsBefore: true,
  excluded: true,
  timeOut: true,
  sessionOver: true,
  limitReached: true,
  limitCurrency: true,
  limitMissing: true,
  identificationNeeded: true,
  activationNeeded: true,
  verificationNeeded: true,
  verificationPending: true,
  verificationDenied: true,
  documentsNeeded: true,
  emailNeeded: true,
  phoneNeeded: true,
  banned: true,
  notAllowed: true,
  maintenance: true,
  siteBlocked: true,
  termsChanged: true,
  declined: true,
  providerFailed: true,
  providerExpired: true,
  abandoned: true,
  refused: true,
};
/** The codes with a button; the others have only a reason. */
const REMEDIES: Table<Exclude<Remedy['do'], 'chooseMethod' | 'typeAmount' | 'wait' | 'waitUntil' | 'fixField'>> = {
  payAgain: true,
  setLimits: true,
  identify: true,
  activate: true,
  uploadDocuments: true,
  addEmail: true,
  addPhone: true,
  askSupport: true,
  setAmount: true,
};
const ENDS = Object.keys(STATES).filter((state) => state !== 'provider');
/** Kinds of limits that can stop a payment. */
const WINDOWS = ['depositDay', 'depositWeek', 'depositMonth', 'selfExclusion', 'sessionTime', 'timeOut'];

const kinds = Object.keys(KINDS);

export const CASHIER_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'cashier.amount.*': kinds,
  'cashier.do.*': kinds,
  'cashier.instrument.*': kinds,
  'cashier.kind.*': kinds,
  'cashier.net.*': kinds,
  'cashier.refused.*': kinds,
  'cashier.safe.*': kinds,
  'cashier.sum.amount.*': kinds,
  'cashier.sum.net.*': kinds,
  'cashier.title.*': kinds,
  'cashier.*': [],
  'cashier.*.*': [],
  'notice.**': [],
  'cashier.fieldHint.*': Object.keys(FIELD_SHAPES),
  'cashier.fieldMissing.*': Object.keys(FIELD_SHAPES),
  'cashier.fieldInvalid.*': Object.keys(FIELD_SHAPES),
  'cashier.field.*': Object.keys(FIELDS),
  'cashier.cancelFault.*': ['tooLate', 'final', 'failed'],
  'cashier.column.*': PAYMENT_COLUMNS,
  'cashier.filterKind.*': Object.keys(FILTER_KINDS),
  'cashier.filterState.*': Object.keys(FILTER_STATES),
  'cashier.from.*': Object.keys(FROM),
  'cashier.method.*': [...kinds, ...Object.keys(METHODS)],
  'cashier.notSaved.*': ['storage', 'underWay'],
  'cashier.phase.*': Object.keys(PHASES),
  'cashier.reason.*': Object.keys(REASONS),
  'cashier.reason.*.until': ['excluded', 'timeOut', 'sessionOver', 'limitReached'],
  'cashier.remedy.*': Object.keys(REMEDIES),
  'cashier.request.*': ['failed', 'refused'],
  'cashier.requestState.*': Object.keys(REQUEST_STATES),
  'cashier.state.*': Object.keys(STATES),
  'cashier.step.*': Object.keys(STEPS),
  'cashier.result.*.*': [],
  'cashier.result.deposit.*': ENDS,
  'cashier.result.withdrawal.*': ENDS,
  'cashier.window.*': WINDOWS,
};
