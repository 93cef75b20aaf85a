/**
 * The payment methods of this operator. Bounds and fees are given in euros and converted to round amounts in the
 * player's currency.
 */
import type { Field, Method, MethodKind, MethodTerms, PaymentKind } from 'touchline/core/cashier/types';
import type { Currency } from '../players/directory.ts';
import { about } from '../players/directory.ts';

interface Terms {
  readonly least: number;
  readonly most: number;
  readonly basisPoints: number;
  readonly fixed: number;
  readonly fields: readonly Field[];
  readonly hasProvider: boolean;
  readonly presets: readonly number[];
  /** The number of steps of `paymentStepSeconds` until completion; 0 is at once. */
  readonly steps: number;
}

export interface Way {
  readonly id: string;
  readonly name: string;
  readonly kind: MethodKind;
  readonly deposit: Terms | null;
  readonly withdrawal: Terms | null;
}

const field = (name: Field['name'], shape: Field['shape'], minLength: number, maxLength: number): Field => ({
  name,
  shape,
  minLength,
  maxLength,
});
const HOLDER = field('accountHolder', 'text', 2, 100);
const IBAN = field('iban', 'iban', 15, 34);
const EMAIL = field('email', 'email', 6, 100);
const PHONE = field('phone', 'phone', 7, 16);
const CODE = field('voucherCode', 'digits', 16, 16);
const ADDRESS = field('cryptoAddress', 'cryptoAddress', 26, 64);

const FREE = { basisPoints: 0, fixed: 0, fields: [], hasProvider: false, presets: [], steps: 0 };
const SOME = [10, 20, 50, 100];
/** Steps of a withdrawal: checked, sent, done. */
const WITHDRAWAL_STEPS = 3;
const OUT = { ...FREE, steps: WITHDRAWAL_STEPS };

export const WAYS: readonly Way[] = [
  {
    id: 'card',
    name: 'Visa, Mastercard',
    kind: 'card',
    deposit: { ...FREE, least: 5, most: 2_000, hasProvider: true, presets: SOME },
    withdrawal: { ...OUT, least: 10, most: 2_000, hasProvider: true },
  },
  {
    id: 'bank',
    name: 'SEPA',
    kind: 'bank',
    deposit: { ...FREE, least: 10, most: 10_000, hasProvider: true, presets: SOME, steps: 1 },
    withdrawal: { ...OUT, least: 10, most: 10_000, fixed: 0.5, fields: [HOLDER, IBAN] },
  },
  {
    id: 'northpay',
    name: 'Northpay',
    kind: 'wallet',
    deposit: { ...FREE, least: 5, most: 3_000, basisPoints: 125, fields: [EMAIL], hasProvider: true, presets: SOME },
    withdrawal: { ...OUT, least: 5, most: 3_000, basisPoints: 100, fields: [EMAIL] },
  },
  {
    id: 'pocket',
    name: 'Pocket',
    kind: 'wallet',
    deposit: { ...FREE, least: 2, most: 500, fields: [PHONE], hasProvider: true, presets: [5, 10, 20, 50] },
    withdrawal: { ...OUT, least: 2, most: 500, fields: [PHONE] },
  },
  {
    id: 'bitcoin',
    name: 'Bitcoin',
    kind: 'crypto',
    deposit: { ...FREE, least: 20, most: 20_000, hasProvider: true, presets: [20, 50, 100, 200], steps: 1 },
    withdrawal: { ...OUT, least: 20, most: 20_000, basisPoints: 50, fixed: 2, fields: [ADDRESS] },
  },
  {
    id: 'voucher',
    name: 'Kiosk voucher',
    kind: 'voucher',
    deposit: { ...FREE, least: 5, most: 250, basisPoints: 250, fields: [CODE], presets: [5, 10, 25, 50] },
    withdrawal: null,
  },
  {
    id: 'terminal',
    name: 'Cash terminal',
    kind: 'cash',
    deposit: { ...FREE, least: 1, most: 1_000, fixed: 0.3, hasProvider: true, presets: SOME },
    withdrawal: { ...OUT, least: 10, most: 500, fixed: 1 },
  },
];

export function wayOf(id: string): Way | null {
  return WAYS.find((way) => way.id === id) ?? null;
}

/**
 * A method's terms for one direction in a currency; null where the method lacks the direction. `stepS`: seconds per
 * step.
 */
export function termsOf(way: Way, kind: PaymentKind, currency: Currency, stepS: number): MethodTerms | null {
  const terms = way[kind];
  if (terms === null) return null;
  const { basisPoints, fields, hasProvider } = terms;
  const seconds = terms.steps * stepS;
  return {
    min: about(terms.least, currency),
    max: about(terms.most, currency),
    fee: { basisPoints, fixed: terms.fixed === 0 ? 0 : about(terms.fixed, currency) },
    takesS: [seconds, seconds],
    fields,
    hasProvider,
    presets: terms.presets.map((each) => about(each, currency)),
  };
}

export function methodOf(way: Way, currency: Currency, stepS: number, instruments: Method['instruments']): Method {
  const { id, name, kind } = way;
  return {
    id,
    name,
    kind,
    deposit: termsOf(way, 'deposit', currency, stepS),
    withdrawal: termsOf(way, 'withdrawal', currency, stepS),
    instruments,
  };
}

/** A masked account number: enough to recognise, too little to use. */
export function masked(values: Readonly<Record<string, string>>): string {
  const { iban = '', email = '', phone = '', cryptoAddress = '' } = values;
  if (iban !== '') return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
  if (email !== '') return `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
  if (phone !== '') return `•••• ${phone.slice(-3)}`;
  return cryptoAddress === '' ? '' : `${cryptoAddress.slice(0, 6)}…${cryptoAddress.slice(-4)}`;
}
