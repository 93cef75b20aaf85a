/** Accounts in other currencies at the operator: conversions, and bets that are staked from such an account. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedConversion } from '../../../adapters/sandbox/operator/office/conversions.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { currencyAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { dayOf, exchanged } from '../../../adapters/sandbox/operator/players/exchange-rates.ts';
import { currencies } from '../../../adapters/sandbox/operator/catalogue/currencies.ts';
import { RUNS } from '../../arbitraries/runs.ts';
import { outcome } from './fake-line.ts';
import { coupon, EUR, JPY, KWD, newPlayer, stage } from './given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

async function withYen(store = createMemoryStore()) {
  const { operator, clock, line } = await stage({ store });
  const player = await newPlayer(operator);
  expect(operator.office.addCurrency(player.id, JPY.id)).toBeNull();
  const yen = currencyAccountId(player.id, JPY.id);
  const asked = (amount: number, back = false): AskedConversion =>
    back ? { from: yen, to: player.id, amount } : { from: player.id, to: yen, amount };
  const convert = (key: string, conversion: AskedConversion) => {
    const quoted = operator.conversions.quote(player.id, conversion);
    if (!quoted.ok) return quoted;
    return operator.conversions.convert(player.id, key, { ...conversion, received: quoted.quote.received });
  };
  return { operator, clock, line, player, yen, asked, convert };
}

describe('[ACH-5] a conversion', () => {
  it('moves exactly what was quoted, to accounts without decimals and with three', async () => {
    const { operator, player, asked, convert } = await withYen();
    operator.office.addCurrency(player.id, KWD.id);
    const dinars = currencyAccountId(player.id, KWD.id);
    const first = convert('a', asked(2_000));
    const second = convert('b', { from: player.id, to: dinars, amount: 3_000 });
    if (!first.ok || !second.ok) throw new Error('refused');
    expect(operator.balance(player.id)).toBe(5_000);
    expect(operator.balance(player.id, 'JPY')).toBe(first.quote.received);
    expect(operator.balance(player.id, 'KWD')).toBe(second.quote.received);
    // 20.00 EUR are about 3,260 yen; 30.00 EUR are about 10 dinars, in thousandths.
    expect(first.quote.received).toBeGreaterThan(3_200);
    expect(first.quote.received).toBeLessThan(3_320);
    expect(second.quote.received).toBeGreaterThan(9_900);
    expect(second.quote.received).toBeLessThan(10_200);
    expect(first.quote.rate).toMatch(/^16\d\.\d{1,6}$/);
  });

  it('happens once under one key, also after a restart', async () => {
    const store = createMemoryStore();
    const { operator, player, asked, convert } = await withYen(store);
    const first = convert('a', asked(2_000));
    expect(convert('a', asked(2_000))).toEqual(first);
    expect(operator.balance(player.id)).toBe(8_000);
    await operator.stop();
    const again = await stage({ store });
    const sent = { ...asked(2_000), received: first.ok ? first.quote.received : 0 };
    expect(again.operator.conversions.convert(player.id, 'a', sent)).toEqual(first);
    expect(again.operator.balance(player.id)).toBe(8_000);
  });

  it('at a rate that no longer holds moves nothing', async () => {
    const { operator, clock, player, asked } = await withYen();
    const quoted = operator.conversions.quote(player.id, asked(5_000));
    if (!quoted.ok) throw new Error(quoted.refusal);
    let days = 0;
    const now = (): number | null => exchanged(5_000, EUR, JPY, dayOf(clock.now()));
    for (; days < 9 && now() === quoted.quote.received; days += 1) clock.advance(DAY_MS);
    expect(days).toBeLessThan(9);
    const sent = { ...asked(5_000), received: quoted.quote.received };
    expect(operator.conversions.convert(player.id, 'a', sent)).toEqual({ ok: false, refusal: 'rateChanged' });
    expect(operator.balance(player.id)).toBe(10_000);
  });

  it.each([
    ['none', ['conversionNotAllowed', 'conversionNotAllowed']],
    ['main', [null, 'conversionNotAllowed']],
    ['additional', [null, null]],
  ] as const)('with the permission %s', async (permission, expected) => {
    const { operator, asked, convert } = await withYen();
    convert('a', asked(5_000));
    operator.switches.set({ accountConversion: permission });
    const refusals = [convert('b', asked(100)), convert('c', asked(100, true))].map((answer) =>
      answer.ok ? null : answer.refusal,
    );
    expect(refusals).toEqual(expected);
  });

  it('is refused with its reason', async () => {
    const { operator, player, yen, asked, convert } = await withYen();
    const bonus = 4_000_000_000 + player.id;
    const refusal = (conversion: AskedConversion) => {
      const answer = convert('a', conversion);
      return answer.ok ? null : answer.refusal;
    };
    expect(refusal(asked(10_001))).toBe('insufficientFunds');
    expect(refusal({ ...asked(1), to: player.id })).toBe('sameAccount');
    expect(refusal({ ...asked(1), to: bonus })).toBe('bonusAccount');
    expect(refusal({ ...asked(1), to: yen + 1_000_000_000 })).toBe('unknownAccount');
    operator.office.addCurrency(player.id, KWD.id);
    convert('yen', asked(5_000));
    // A third of a fils.
    expect(refusal({ from: yen, to: player.id, amount: 1 })).toBe('amountTooSmall');
  });

  it('[ACH-4] an account with money or with an open bet is not removed', async () => {
    const { operator, clock, line, player, yen, asked, convert } = await withYen();
    convert('a', asked(5_000));
    expect(operator.office.removeCurrency(player.id, JPY.id)).toBe('accountNotEmpty');
    const all = operator.balance(player.id, 'JPY');
    operator.book.place({ ...player, currency: JPY }, 'bet', coupon(player, { accountId: yen, amount: all }));
    expect(operator.balance(player.id, 'JPY')).toBe(0);
    expect(operator.office.removeCurrency(player.id, JPY.id)).toBe('accountInUse');
    line.set(outcome(1), { result: 0 });
    clock.advance(HOUR_MS + 2_000);
    expect(operator.office.removeCurrency(player.id, JPY.id)).toBeNull();
  });
});

describe('[ACC-7] a bet from an account in another currency', () => {
  it('is paid from it, paid out to it, and counted in the net position at the rate of the day', async () => {
    const { operator, clock, line, player, yen, asked, convert } = await withYen();
    convert('a', asked(5_000));
    const before = operator.balance(player.id, 'JPY');
    const bettor = { ...player, currency: JPY };
    expect(operator.book.place(bettor, 'bet', coupon(player, { accountId: yen, amount: 1_000 }))).toMatchObject({
      status: 'accepted',
      bet: { currency: 'JPY', amount: 1_000, accountType: 9, isFreeBet: false },
    });
    expect(operator.balance(player.id, 'JPY')).toBe(before - 1_000);
    expect(operator.balance(player.id)).toBe(5_000);
    line.set(outcome(1), { result: 1 });
    clock.advance(HOUR_MS + 2_000);
    expect(operator.balance(player.id, 'JPY')).toBe(before + 950);
    expect(operator.book.netPosition(player, 0)).toBe(exchanged(950, JPY, EUR, dayOf(clock.now())));
  });

  it('gets no advance, and gives none to the main account', async () => {
    const { operator, player, yen, asked, convert } = await withYen();
    convert('a', asked(9_000));
    const bettor = { ...player, currency: JPY };
    operator.book.place(bettor, 'bet', coupon(player, { accountId: yen, amount: 10_000 }));
    expect(operator.book.limits(player, coupon(player)).availablePrepaidAmount).toBe(0);
    expect(operator.book.limits(bettor, coupon(player, { accountId: yen })).availablePrepaidAmount).toBe(0);
  });

  it('[LIM-23] is refused where a limit in the player’s currency counts stakes', async () => {
    const { operator, player, yen, asked, convert } = await withYen();
    convert('a', asked(5_000));
    operator.limits.save(player.id, [{ limitType: 'stakeDay', limitValue: 5_000 }], null);
    expect(
      operator.book.place({ ...player, currency: JPY }, 'bet', coupon(player, { accountId: yen, amount: 1_000 })),
    ).toMatchObject({ status: 'rejected', reasons: [{ code: 'limitCurrency' }] });
  });
});

describe('exchange rates', () => {
  const any = fc.constantFrom(...currencies);
  it('there is one for every currency on every day', () => {
    for (const currency of currencies)
      for (const day of [0, 20_000, 20_785]) expect(exchanged(1_000_000, EUR, currency, day)).toBeGreaterThan(0);
  });
  it('[ACH-5] a conversion there and back never gains', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), any, any, fc.nat(40_000), (amount, from, to, day) => {
        const there = exchanged(amount, from, to, day) ?? 0;
        const back = exchanged(there, to, from, day) ?? 0;
        expect(back).toBeLessThanOrEqual(amount);
      }),
      { seed: 31, numRuns: RUNS },
    );
  });
  it('[ACH-5] what is lost there and back is less than one minor unit of each currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), any, any, fc.nat(40_000), (amount, from, to, day) => {
        const there = exchanged(amount, from, to, day) ?? 0;
        const unit = (exchanged(1, to, from, day) ?? 0) + 1;
        expect(amount - (exchanged(there, to, from, day) ?? 0)).toBeLessThanOrEqual(unit + 1);
      }),
      { seed: 32, numRuns: RUNS },
    );
  });
  it('[ACH-5] money is neither created nor lost over random conversions, restarts included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ back: fc.boolean(), amount: fc.integer({ min: 1, max: 4_000 }), key: fc.nat(5) }), {
          maxLength: 12,
        }),
        async (steps) => {
          const store = createMemoryStore();
          const { operator, player, asked, convert } = await withYen(store);
          for (const { back, amount, key } of steps) convert(String(key), asked(amount, back));
          const sums = (entries: ReturnType<typeof operator.balances>): Readonly<Record<string, number>> =>
            entries.reduce<Record<string, number>>(
              (all, { currency, amount }) => ({ ...all, [currency]: (all[currency] ?? 0) + amount }),
              {},
            );
          expect(Object.values(sums(operator.balances())).every((sum) => sum === 0)).toBe(true);
          await operator.stop();
          const again = await stage({ store });
          for (const iso of ['EUR', 'JPY'])
            expect(again.operator.balance(player.id, iso)).toBe(operator.balance(player.id, iso));
        },
      ),
      { seed: 33, numRuns: RUNS / 50 },
    );
  });
});
