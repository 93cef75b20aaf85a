import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_MINOR,
  minorDigits,
  moneyToDecimalString,
  moneyToTypedText,
  parseMoney,
  roundToMinor,
} from 'touchline/kernel/money';
import {
  add,
  compare,
  div,
  equals,
  floor,
  fromScaled,
  mul,
  reduced,
  sub,
  toDecimalString,
  ZERO,
} from 'touchline/kernel/rational';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { localeOf } from '../../ui/web/format/locale.ts';
import { formatMoney } from '../../ui/web/format/money.ts';
import { isRounded } from '../../adapters/testing/brute-force.ts';
import { RUNS } from '../arbitraries/runs.ts';

const rational = fc.record({
  n: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
  d: fc.bigInt({ min: 1n, max: 10n ** 12n }),
});
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const amount = fc.integer({ min: 0, max: MAX_MINOR });

describe('money', () => {
  it('[CPN-126] an amount written down reads back the same, in every grouping', () => {
    const groups = fc.constantFrom(
      ['', '.'],
      ['', ','],
      [' ', '.'],
      ['\u202f', ','],
      [',', '.'],
      ['.', ','],
      ["'", '.'],
    );
    fc.assert(
      fc.property(amount, currency, groups, (minor, code, [group = '', point = '']) => {
        const [integer = '', fraction = ''] = moneyToDecimalString(minor, code).split('.');
        const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
        // A lone group mark would be a decimal separator; a currency without places is typed without marks, or with
        // several.
        const text = fraction === '' ? integer : `${grouped}${point}${fraction}`;
        expect(parseMoney(text, code)).toEqual({ ok: true, value: minor });
      }),
      { seed: 101, numRuns: RUNS },
    );
  });

  it('[CPN-126] any text is an amount or a reason', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ' ', '-', '+', '\u0661', '\u00a0', 'e') }),
    );
    fc.assert(
      fc.property(text, currency, (typed, code) => {
        const read = parseMoney(typed, code);
        if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
        else
          expect(['empty', 'notANumber', 'negative', 'tooManyDecimals', 'ambiguous', 'tooLarge']).toContain(read.error);
      }),
      { seed: 102, numRuns: RUNS },
    );
  });

  it('[CPN-101] rounding is within half a minor unit, halves up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 8n }), (n, d) => {
        expect(isRounded(roundToMinor({ n, d }), { n, d })).toBe(true);
      }),
      { seed: 103, numRuns: RUNS },
    );
  });
});

describe("money in the player's language", () => {
  const language = fc.constantFrom(...LANGUAGES);
  /** Mostly numbers with three digits after a mark, in various forms. */
  const some = fc.oneof(
    amount,
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: 9_999 }).map((units) => units * 1_000),
  );
  /** The spelling of a number with this many places in the language. */
  const written = (spoken: (typeof LANGUAGES)[number], minor: number, code: string, places: number): string =>
    new Intl.NumberFormat(localeOf(spoken), {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      useGrouping: true,
    }).format(moneyToDecimalString(minor, code) as `${number}`);
  const read = (text: string, code: string, spoken: (typeof LANGUAGES)[number]): ReturnType<typeof parseMoney> =>
    parseMoney(text, code, groupMarkOf(spoken));

  it.each([...LANGUAGES])('[CPN-126] %s groups with the mark that its formatter writes', (spoken) => {
    const group =
      new Intl.NumberFormat(localeOf(spoken)).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ??
      '';
    expect(groupMarkOf(spoken)).toBe(/[.,]/.test(group) ? group : '');
  });

  it('[CPN-126] a displayed amount typed without its currency reads back as the same amount', () => {
    fc.assert(
      fc.property(some, currency, language, (minor, code, spoken) => {
        // Currencies have points of their own: the number is what begins and ends with a digit.
        const typed = /\d(?:[\d.,\s]*\d)?/u.exec(formatMoney(minor, code, spoken))?.[0] ?? '';
        expect(read(typed, code, spoken), typed).toEqual({ ok: true, value: minor });
      }),
      { seed: 106, numRuns: RUNS },
    );
  });

  it('[CPN-126] fewer decimals give the same amount or a refusal as ambiguous, never another amount', () => {
    let [isRead, isAmbiguous] = [0, 0];
    fc.assert(
      fc.property(some, currency, language, fc.nat({ max: 3 }), (minor, code, spoken, fewer) => {
        const places = Math.max(0, minorDigits(code) - fewer);
        if (minor % 10 ** (minorDigits(code) - places) !== 0) return;
        const typed = written(spoken, minor, code, places);
        const answer = read(typed, code, spoken);
        if (answer.ok) {
          isRead += 1;
          expect(answer.value, typed).toEqual(minor);
        } else {
          isAmbiguous += 1;
          expect(code, typed).toBe('KWD');
          expect(answer.error, typed).toBe('ambiguous');
        }
      }),
      { seed: 107, numRuns: RUNS },
    );
    expect(isRead).toBeGreaterThan(RUNS / 4);
    expect(isAmbiguous).toBeGreaterThan(0);
  });

  it('[CPN-126] no text is two amounts in two languages', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('1', '0', '7', '.', ',', ' ', '\u066b', '\u066c'), maxLength: 12 }),
      fc
        .tuple(some, currency, language, fc.nat({ max: 3 }))
        .map(([minor, code, spoken, places]) => written(spoken, minor, code, places)),
    );
    fc.assert(
      fc.property(text, currency, (typed, code) => {
        const amounts = new Set(
          LANGUAGES.flatMap((spoken) => {
            const answer = read(typed, code, spoken);
            return answer.ok ? [answer.value] : [];
          }),
        );
        expect(amounts.size).toBeLessThanOrEqual(1);
      }),
      { seed: 108, numRuns: RUNS },
    );
  });

  it('[CPN-126] a prefilled field reads back in its language', () => {
    fc.assert(
      fc.property(some, currency, language, (minor, code, spoken) => {
        expect(read(moneyToTypedText(minor, code, groupMarkOf(spoken)), code, spoken)).toEqual({
          ok: true,
          value: minor,
        });
      }),
      { seed: 109, numRuns: RUNS },
    );
  });
});

describe('rationals', () => {
  it('[CPN-101] are a field with an order', () => {
    fc.assert(
      fc.property(rational, rational, rational, (a, b, c) => {
        expect(equals(add(a, b), add(b, a))).toBe(true);
        expect(equals(add(add(a, b), c), add(a, add(b, c)))).toBe(true);
        expect(equals(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
        expect(equals(sub(a, a), ZERO)).toBe(true);
        const quotient = div(a, b);
        expect(quotient.ok ? equals(mul(quotient.value, b), a) && quotient.value.d > 0n : b.n === 0n).toBe(true);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
        expect(equals(reduced(a), a)).toBe(true);
        const whole = fromScaled(floor(a), 1);
        expect(compare(whole, a) <= 0 && compare(a, add(whole, fromScaled(1, 1))) < 0).toBe(true);
      }),
      { seed: 104, numRuns: RUNS },
    );
  });

  it('[CPN-101] written to any number of decimals are within half a step', () => {
    fc.assert(
      fc.property(rational, fc.integer({ min: 0, max: 12 }), (value, places) => {
        const text = toDecimalString(value, places);
        expect(text).toMatch(places === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${places}}$`));
        const written = fromScaled(BigInt(text.replace('.', '')), 10n ** BigInt(places));
        const off = sub(written, value);
        expect(
          compare(off.n < 0n ? { n: -off.n, d: off.d } : off, fromScaled(1, 2n * 10n ** BigInt(places))),
        ).toBeLessThanOrEqual(0);
      }),
      { seed: 105, numRuns: RUNS },
    );
  });
});
