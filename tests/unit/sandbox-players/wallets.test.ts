import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createWallets,
  HOUSE_BANK,
  HOUSE_BOOK,
  mainAccount,
  move,
  reserveAccount,
} from '../../../adapters/sandbox/operator/players/wallets.ts';

const accounts = [HOUSE_BANK, HOUSE_BOOK, mainAccount(1), mainAccount(2), reserveAccount(1), reserveAccount(2)];
const account = fc.constantFrom(...accounts);
const currency = fc.constantFrom('EUR', 'JPY');
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const aMove = fc
  .record({ from: account, to: account, currency, amount: fc.nat(1_000_000) })
  .map(({ from, to, currency: iso, amount: sum }) => move(from, to, iso, sum));
const anyEntries = fc.array(fc.record({ account, currency, amount }), { maxLength: 4 });

describe('double-entry wallets', () => {
  it('always balance: all balances of a currency sum to zero, and no player is below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(aMove, anyEntries), { maxLength: 60 }), (postings) => {
        const wallets = createWallets();
        for (const entries of postings) {
          const before = wallets.balances();
          try {
            wallets.post(entries);
          } catch {
            expect(wallets.balances()).toEqual(before);
          }
          for (const iso of ['EUR', 'JPY']) {
            const mine = wallets.balances().filter((balance) => balance.currency === iso);
            expect(mine.reduce((sum, balance) => sum + balance.amount, 0)).toBe(0);
            expect(mine.filter(({ account: name, amount: held }) => !name.startsWith('house:') && held < 0)).toEqual(
              [],
            );
          }
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('conserve money: what leaves one account reaches the other', () => {
    const wallets = createWallets();
    wallets.post(move(HOUSE_BANK, mainAccount(1), 'EUR', 10_000));
    wallets.post(move(mainAccount(1), HOUSE_BOOK, 'EUR', 2_500));
    expect(wallets.balance(mainAccount(1), 'EUR')).toBe(7_500);
    expect(wallets.balance(HOUSE_BOOK, 'EUR')).toBe(2_500);
    expect(wallets.balance(mainAccount(1), 'JPY')).toBe(0);
  });

  it('refuse a posting that does not sum to zero in each currency, is not an integer, or takes a player below zero', () => {
    const wallets = createWallets();
    const across = [
      { account: HOUSE_BANK, currency: 'EUR', amount: -5 },
      { account: HOUSE_BOOK, currency: 'JPY', amount: 5 },
    ];
    expect(() => wallets.post(across)).toThrow('off by');
    expect(() => wallets.post([{ account: HOUSE_BANK, currency: 'EUR', amount: 1 }])).toThrow('off by 1 EUR');
    expect(() => wallets.post(move(HOUSE_BANK, mainAccount(1), 'EUR', 0.5))).toThrow('safe integer');
    expect(() => wallets.post(move(mainAccount(1), HOUSE_BANK, 'EUR', 1))).toThrow('below zero');
  });
});
