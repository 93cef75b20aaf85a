/** Payments as a spreadsheet table: one row a payment, newest first. The shell provides the words [CSH-11]. */
import { csvTable, csvText, isoTime } from '../../kernel/csv.ts';
import { moneyToDecimalString } from '../../kernel/money.ts';
import type { Payment, PaymentFilter } from './types.ts';

export const PAYMENT_COLUMNS = [
  'id',
  'createdAt',
  'kind',
  'method',
  'destination',
  'state',
  'reason',
  'currency',
  'amount',
  'fee',
  'net',
  'changedAt',
] as const;
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];

export interface PaymentWords {
  readonly column: (column: PaymentColumn) => string;
  readonly kind: (kind: Payment['kind']) => string;
  readonly state: (state: Payment['state']) => string;
  /** '' without a reason. */
  readonly reason: (payment: Payment) => string;
}

/** The table, headings first. Every line ends with CR LF. */
export function toPaymentsCsv(payments: readonly Payment[], words: PaymentWords): string {
  return csvTable(PAYMENT_COLUMNS, payments, words.column, (column, payment) => cellOf(column, payment, words));
}

function cellOf(column: PaymentColumn, payment: Payment, words: PaymentWords): string {
  switch (column) {
    case 'id':
      return csvText(payment.id);
    case 'createdAt':
      return isoTime(payment.createdAt);
    case 'changedAt':
      return isoTime(payment.changedAt);
    case 'kind':
      return csvText(words.kind(payment.kind));
    case 'method':
      return csvText(payment.methodName);
    case 'destination':
      return csvText(payment.destination);
    case 'state':
      return csvText(words.state(payment.state));
    case 'reason':
      return csvText(words.reason(payment));
    case 'currency':
      return csvText(payment.currency);
    case 'amount':
    case 'fee':
    case 'net':
      return moneyToDecimalString(payment[column], payment.currency);
  }
}

/** The file's name, from its date and filter, such as 'payments-2026-11-21-deposit-succeeded.csv'. */
export function paymentsFileName({ kind, state, methodId, from, to }: PaymentFilter, now: number): string {
  const day = (at: number): string => isoTime(at).slice(0, 10);
  const parts = [
    'payments',
    day(now),
    ...(kind === 'all' ? [] : [kind]),
    ...(state === 'all' ? [] : [state]),
    ...(methodId === '' ? [] : [methodId.replace(/[^\w-]/g, '')]),
    ...(from === null ? [] : [`from-${day(from)}`]),
    ...(to === null ? [] : [`to-${day(to)}`]),
  ];
  return `${parts.join('-')}.csv`;
}
