/** Stakes: what the player typed, presets and steps by currency [CPN-5]. Minor units. */
import { minorDigits, parseMoney } from '../../../kernel/money.ts';
import type { MoneyError } from '../../../kernel/money.ts';
import type { Result } from '../../../kernel/result.ts';

/** Whole units. Initial amounts and steps of the specification; for other currencies a sum near 5 EUR. */
const INITIAL: ReadonlyMap<string, number> = new Map([
  ['RUB', 150], ['USD', 5], ['EUR', 5], ['KZT', 1_000], ['UAH', 50], ['INR', 300], ['BRL', 15], ['JPY', 1_000],
  ['GBP', 5], ['PLN', 20], ['TRY', 150], ['UZS', 50_000], ['AZN', 10], ['CHF', 5], ['SEK', 50], ['NOK', 50], ['CZK', 100], ['KWD', 1.5],
]);
const STEP: ReadonlyMap<string, number> = new Map([
  ['RUB', 100], ['USD', 2.5], ['EUR', 2.5], ['KZT', 500], ['UAH', 50], ['AUD', 1], ['KWD', 0.5],
]);
const OTHER_INITIAL = 5;

function toMinorUnits(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}

export function initialStake(currency: string): number {
  return toMinorUnits(INITIAL.get(currency) ?? OTHER_INITIAL, currency);
}

export function stakeStep(currency: string): number {
  return toMinorUnits(STEP.get(currency) ?? INITIAL.get(currency) ?? OTHER_INITIAL, currency);
}

/** Four amounts worth a tap: 1, 2, 5 and 10 times the initial one. */
export function stakePresets(currency: string): readonly number[] {
  const initial = initialStake(currency);
  return [initial, initial * 2, initial * 5, initial * 10];
}

export function readStake(stakeText: string, currency: string): Result<number, MoneyError> {
  return parseMoney(stakeText, currency);
}
