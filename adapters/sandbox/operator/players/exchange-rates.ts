/**
 * The stand-in's exchange rates: one per currency and UTC day. A rate depends on the currency and the day alone, so
 * every start, host and replay of the record has the same.
 */
import { floor, fromInt, mul } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { hashOf } from '../season/season-ids.ts';
import type { Currency } from './directory.ts';

const DAY_MS = 86_400_000;
/** Rates are whole millionths of a unit per euro. */
const SCALE = 1_000_000;
/** The largest distance from the mean rate, in hundredths of a percent. */
const DRIFT = 60;
const EURO = 'EUR';

/** Mean units of a currency per euro. */
const MEAN: Readonly<Record<string, number>> = {
  USD: 1.09,
  GBP: 0.85,
  RUB: 98,
  CHF: 0.95,
  JPY: 163,
  KRW: 1490,
  VND: 27_300,
  CLP: 1030,
  ISK: 150,
  UGX: 4010,
  XAF: 655.957,
  XOF: 655.957,
  KWD: 0.335,
  BHD: 0.411,
  OMR: 0.42,
  JOD: 0.773,
  TND: 3.37,
  AED: 4,
  SAR: 4.09,
  EGP: 53.5,
  MAD: 10.7,
  TRY: 37.4,
  UAH: 45.1,
  KZT: 536,
  UZS: 13_900,
  AZN: 1.85,
  GEL: 2.97,
  AMD: 422,
  MDL: 19.4,
  BGN: 1.95583,
  RON: 4.97,
  RSD: 117,
  HUF: 405,
  PLN: 4.3,
  CZK: 25.2,
  DKK: 7.46,
  SEK: 11.4,
  NOK: 11.8,
  ILS: 4.05,
  INR: 91.9,
  BDT: 130,
  IDR: 17_200,
  MYR: 4.78,
  THB: 37,
  PHP: 63.5,
  CNY: 7.75,
  HKD: 8.47,
  SGD: 1.44,
  AUD: 1.65,
  NZD: 1.8,
  CAD: 1.5,
  MXN: 21.5,
  BRL: 6.2,
  ARS: 1080,
  COP: 4620,
  PEN: 4.06,
  ZAR: 19.3,
  NGN: 1790,
  KES: 141,
  GHS: 17.4,
  TZS: 2960,
  ZMW: 28.6,
  MNT: 3700,
};

/** The UTC day of a time, counted from 1970. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

/** Units of a currency per euro on a day; null for a currency without a rate. */
function rateOn(day: number, iso: string): Rational | null {
  if (iso === EURO) return fromInt(1);
  const mean = MEAN[iso];
  if (mean === undefined) return null;
  const drift = (hashOf(`${iso} ${day}`) % (2 * DRIFT + 1)) - DRIFT;
  return { n: BigInt(Math.round((mean * SCALE * (10_000 + drift)) / 10_000)), d: BigInt(SCALE) };
}

/** Units of `to` per unit of `from` on a day; null without a rate. */
export function rateBetween(day: number, from: Currency, to: Currency): Rational | null {
  const [given, wanted] = [rateOn(day, from.iso), rateOn(day, to.iso)];
  return given === null || wanted === null ? null : { n: wanted.n * given.d, d: wanted.d * given.n };
}

/**
 * Converts an amount of one currency into another, both in minor units: exact, rounded down once. Null without a rate.
 */
export function exchanged(amount: number, from: Currency, to: Currency, day: number): number | null {
  const units = rateBetween(day, from, to);
  if (units === null) return null;
  const minor = { n: 10n ** BigInt(to.minorDigits), d: 10n ** BigInt(from.minorDigits) };
  const value = floor(mul(mul(fromInt(amount), units), minor));
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(value);
}
