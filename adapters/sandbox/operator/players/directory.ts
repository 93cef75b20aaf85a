/** The currencies and countries that the operator serves, and a rough euro equivalent for each currency. */

export interface Currency {
  readonly id: number;
  readonly iso: string;
  readonly symbol: string;
  /** Digits of the minor unit: 2 for EUR, 0 for JPY. */
  readonly minorDigits: number;
}

export interface Country {
  readonly id: number;
  /** ISO 3166 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** Whole units of a currency worth roughly one euro: a round number of the right size, not an exchange rate. */
const ABOUT_ONE_EURO: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['USD', 1],
  ['GBP', 1],
  ['CHF', 1],
  ['AUD', 2],
  ['CAD', 1.5],
  ['NZD', 2],
  ['SGD', 1.5],
  ['PLN', 4],
  ['CZK', 25],
  ['HUF', 400],
  ['RON', 5],
  ['BGN', 2],
  ['SEK', 10],
  ['NOK', 10],
  ['DKK', 7.5],
  ['RUB', 100],
  ['UAH', 45],
  ['KZT', 500],
  ['BYN', 3.5],
  ['UZS', 13000],
  ['GEL', 3],
  ['AMD', 450],
  ['AZN', 2],
  ['TRY', 40],
  ['ILS', 4],
  ['AED', 4],
  ['SAR', 4],
  ['QAR', 4],
  ['EGP', 50],
  ['MAD', 10],
  ['ZAR', 20],
  ['NGN', 1500],
  ['KES', 150],
  ['GHS', 15],
  ['TZS', 2500],
  ['UGX', 4000],
  ['XAF', 650],
  ['XOF', 650],
  ['INR', 100],
  ['BDT', 120],
  ['PKR', 300],
  ['LKR', 300],
  ['IDR', 17000],
  ['PHP', 60],
  ['THB', 40],
  ['MYR', 5],
  ['VND', 25000],
  ['CNY', 8],
  ['HKD', 8.5],
  ['TWD', 35],
  ['JPY', 150],
  ['KRW', 1500],
  ['MNT', 3500],
  ['BRL', 6],
  ['MXN', 20],
  ['ARS', 1000],
  ['CLP', 1000],
  ['COP', 4500],
  ['PEN', 4],
  ['UYU', 45],
  ['KWD', 0.5],
  ['BHD', 0.5],
  ['OMR', 0.5],
  ['JOD', 1],
  ['TND', 3.5],
  ['ISK', 150],
]);
const DEFAULT_UNITS = 1;

/** An amount in minor units as decimal digits: '20.00'. */
export function decimalText(minor: number, { minorDigits }: Pick<Currency, 'minorDigits'>): string {
  return (minor / 10 ** minorDigits).toFixed(minorDigits);
}

/** Roughly `euros` euros, in minor units of the currency. */
export function about(euros: number, currency: Currency): number {
  const units = ABOUT_ONE_EURO.get(currency.iso) ?? DEFAULT_UNITS;
  return Math.max(1, Math.round(euros * units * 10 ** currency.minorDigits));
}
