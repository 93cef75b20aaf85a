import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsFileName, toPaymentsCsv } from 'touchline/core/cashier/csv';
import { feeOf } from 'touchline/core/cashier/rules/fee';
import { cleaned, fieldFaults } from 'touchline/core/cashier/rules/fields';
import { isAskedFor } from 'touchline/core/cashier/rules/filter';
import { onpayOf, providerAddress, readProviderMessage, readReturn } from 'touchline/core/cashier/rules/provider';
import type { Field, PaymentKind, PaymentState } from 'touchline/core/cashier/types';
import { EVERY_PAYMENT } from 'touchline/core/cashier/types';
import { paymentOf } from './given.ts';

const IBAN: Field = { name: 'iban', shape: 'iban', minLength: 15, maxLength: 34 };

describe('fees', () => {
  it.each([
    [{ basisPoints: 125, fixed: 0 }, 500, 6],
    [{ basisPoints: 125, fixed: 0 }, 1_000, 13],
    [{ basisPoints: 250, fixed: 30 }, 1_001, 55],
    [{ basisPoints: 0, fixed: 50 }, 1, 50],
    [{ basisPoints: 0, fixed: 0 }, 9_007_199_254_740_991, 0],
    [{ basisPoints: 10_000, fixed: 0 }, 9_007_199_254_740_991, 9_007_199_254_740_991],
    [{ basisPoints: 5, fixed: 0 }, 1_000, 1],
    [{ basisPoints: 5, fixed: 0 }, 999, 0],
  ])('[CSH-3] %j of %d is %d', (fee, amount, cost) => {
    expect(feeOf(fee, amount)).toBe(cost);
  });

  it('[CSH-3] are exact: within half a unit of the true value, for every amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), fc.nat({ max: 1_000_000 }), fc.maxSafeNat(), (basisPoints, fixed, most) => {
        const amount = most / 2 >= 1 ? Math.floor(most / 2) : most;
        const off =
          (BigInt(feeOf({ basisPoints, fixed }, amount)) - BigInt(fixed)) * 10_000n -
          BigInt(amount) * BigInt(basisPoints);
        expect(off <= 5_000n && off > -5_000n).toBe(true);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});

describe('fields', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['de89370400440532013000', true],
    ['GB82WEST12345698765432', true],
    ['DE89370400440532013001', false],
    ['XX00', false],
    ['DE893704004405320130000000000000000', false],
  ])('[CSH-5] recognise an IBAN: %s', (iban, isRight) => {
    expect(fieldFaults([IBAN], { iban })).toEqual(isRight ? [] : [{ field: 'iban', code: 'fieldInvalid' }]);
  });

  it.each<[Field['shape'], string, boolean]>([
    ['digits', '1234 5678', true],
    ['digits', '12a4', false],
    ['email', ' a@b.example ', true],
    ['email', 'a@b', false],
    ['email', 'a b@c.example', false],
    ['phone', '+49 (151) 123-456', true],
    ['phone', '+', false],
    ['text', 'Żółć  O’Neil', true],
    ['text', 'a\u0007b', false],
    ['cryptoAddress', 'bc1qar0srrr7xfkvy', true],
    ['cryptoAddress', 'bc1q ar0', false],
    ['digits', '１２３４', true],
  ])('[CSH-5] %s: %j', (shape, value, isRight) => {
    const field: Field = { name: 'walletId', shape, minLength: 2, maxLength: 40 };
    expect(fieldFaults([field], { walletId: value })).toHaveLength(isRight ? 0 : 1);
  });

  it('[CSH-5] report every error, and ignore inherited properties', () => {
    const fields: readonly Field[] = [{ name: 'accountHolder', shape: 'text', minLength: 2, maxLength: 5 }, IBAN];
    expect(fieldFaults(fields, {})).toEqual([
      { field: 'accountHolder', code: 'fieldMissing' },
      { field: 'iban', code: 'fieldMissing' },
    ]);
    expect(fieldFaults(fields, { accountHolder: 'Too long', iban: '  ' })).toEqual([
      { field: 'accountHolder', code: 'fieldInvalid' },
      { field: 'iban', code: 'fieldMissing' },
    ]);
    expect(
      fieldFaults(
        fields,
        Object.create({ accountHolder: 'Alex', iban: 'DE89370400440532013000' }) as Readonly<Record<string, string>>,
      ),
    ).toHaveLength(2);
  });

  it('[CSH-5] are cleaned the same however often', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom<Field['shape']>('text', 'digits', 'iban', 'email', 'phone', 'cryptoAddress'),
        (value, shape) => {
          expect(cleaned({ shape }, cleaned({ shape }, value))).toBe(cleaned({ shape }, value));
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('the provider', () => {
  const ALLOWED = ['https://pay.example/frame/', 'http://bad.example/', 'https://other.example'];
  it.each([
    ['/provider-api/pay/0123abc', true],
    ['/provider-api/pay/', false],
    ['/provider-api/pay/a/b', false],
    ['/provider-api/pay/..', false],
    ['//provider-api/pay/a', false],
    ['https://pay.example/frame/1?x=2', true],
    ['https://pay.example/frame/../x', false],
    ['https://pay.example/frame/%2e%2e/x', false],
    ['https://pay.example/', false],
    ['https://pay.example.evil/frame/', false],
    ['https://user@pay.example/frame/', false],
    ['http://bad.example/', false],
    ['https://other.example/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://pay.example/frame/\\x', false],
    ['/en/onpay/success', false],
    ['', false],
  ])('[CSH-9] frames %s: %j', (address, isShown) => {
    expect(providerAddress(address, ALLOWED)).toBe(isShown ? address : null);
  });

  it('[CSH-9] reveals only the payment’s number', () => {
    expect(readProviderMessage({ type: 'payment/returned', payment: '5000001', outcome: 'success' })).toBe('5000001');
    for (const other of [
      null,
      '5',
      5,
      {},
      [],
      { type: 'payment/returned' },
      { type: 'payment/returned', payment: 5 },
      { type: 'payment/returned', payment: '../5' },
      { type: 'other', payment: '5' },
      Object.create({ type: 'payment/returned', payment: '5' }) as unknown,
    ]) {
      expect(readProviderMessage(other)).toBeNull();
    }
    expect(readReturn('?payment=5000001')).toBe('5000001');
    expect(readReturn('?status=success&payment=5#x')).toBe('5');
    for (const other of ['', '?payment=', '?payment=abc', '?payment=1&payment=2', '?xpayment=1', '?payment=1%20'])
      expect(readReturn(other)).toBeNull();
  });

  it.each<[PaymentKind, PaymentState, string]>([
    ['deposit', 'succeeded', '/onpay/success'],
    ['deposit', 'failed', '/onpay/fail'],
    ['deposit', 'pending', '/onpay/pending'],
    ['deposit', 'cancelled', '/onpay/cancel'],
    ['withdrawal', 'succeeded', '/onpay/withdraw/success'],
    ['withdrawal', 'pending', '/onpay/withdraw/pending'],
    ['deposit', 'provider', ''],
  ])('[CSH-9] a %s that is %s returns to %j', (kind, state, path) => {
    expect(onpayOf({ kind, state })).toBe(path);
  });
});

describe('the history’s export', () => {
  const words = {
    column: (column: string) => column,
    kind: (kind: string) => kind,
    state: (state: string) => `=${state}`,
    reason: () => '',
  };

  it('[CSH-11] has one row per payment, exact amounts, and no formulas', () => {
    const text = toPaymentsCsv([paymentOf({ amount: 1_001, fee: 25, net: 976, destination: 'a,"b"' })], words);
    expect(text.split('\r\n')).toEqual([
      'id,createdAt,kind,method,destination,state,reason,currency,amount,fee,net,changedAt',
      `5000001,2026-11-21T12:00:00Z,deposit,"Visa, Mastercard","a,""b""",'=succeeded,,EUR,10.01,0.25,9.76,2026-11-21T12:00:00Z`,
      '',
    ]);
    expect(
      paymentsFileName(
        { ...EVERY_PAYMENT, kind: 'deposit', methodId: '../card', from: Date.UTC(2026, 10, 1) },
        Date.UTC(2026, 10, 21),
      ),
    ).toBe('payments-2026-11-21-deposit-card-from-2026-11-01.csv');
  });

  it('[CSH-11] filters as the operator does', () => {
    const payment = paymentOf({ state: 'pending', kind: 'withdrawal' });
    expect(
      isAskedFor(
        {
          ...EVERY_PAYMENT,
          state: 'open',
          kind: 'withdrawal',
          methodId: 'card',
          from: payment.createdAt,
          to: payment.createdAt,
        },
        payment,
      ),
    ).toBe(true);
    for (const other of [
      { kind: 'deposit' },
      { state: 'succeeded' },
      { methodId: 'bank' },
      { from: payment.createdAt + 1 },
      { to: payment.createdAt - 1 },
    ] as const)
      expect(isAskedFor({ ...EVERY_PAYMENT, ...other }, payment)).toBe(false);
  });
});
