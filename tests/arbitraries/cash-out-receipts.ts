/** Bets with cash-outs, and the sealed receipts of these. */
import fc from 'fast-check';
import type { Bet } from 'touchline/core/history/public';
import { writeCashOutReceipt } from 'touchline/core/cash-out/cash-out-receipt';
import type { Receipt } from 'touchline/core/receipts/public';
import { betOf } from './coupon-world.ts';
import { sealOf, sha256 } from './receipts.ts';

/** A bet of 10.00 with a part cashed out by hand, and the rest by the operator. */
export const CASHED: Bet = betOf('5', {
  accountId: 7,
  status: 'settled',
  result: 'forcedReturn',
  payout: 905,
  remaining: 0,
  cashOuts: [
    { id: '5-1', key: 'k1', at: 2_000, stake: 400, amount: 362, least: 360, movedTo: '' },
    { id: '5-2', key: '', at: 3_000, stake: 600, amount: 543, least: 500, movedTo: '' },
  ],
});

/** Any bet with at least one cash-out; the parts never add up to more than the stake. */
export const anyCashedBet: fc.Arbitrary<Bet> = fc
  .record({
    id: fc.integer({ min: 1, max: 9_999_999 }),
    parts: fc.array(
      fc.record({
        stake: fc.integer({ min: 1, max: 10_000 }),
        amount: fc.nat(20_000),
        least: fc.option(fc.nat(20_000)),
        key: fc.constantFrom('', 'a.1', 'key-2'),
        at: fc.nat(9_999_999),
        movedTo: fc.constantFrom('', '1000002'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    rest: fc.nat(5_000),
    accountType: fc.constantFrom('main', 'bonus', 'currency', 'unknown'),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  })
  .map(({ id, parts, rest, accountType, currency }) =>
    betOf(String(id), {
      accountType,
      currency,
      amount: parts.reduce((sum, { stake }) => sum + stake, rest),
      remaining: rest,
      cashOuts: parts.map((part, at) => ({ id: `${id}-${at + 1}`, ...part })),
    }),
  );

/** The receipts of a bet's cash-outs, sealed one after the other. */
export async function cashOutChainOf(bet: Bet, seal = sha256): Promise<readonly Receipt[]> {
  const receipts: Receipt[] = [];
  for (const each of bet.cashOuts)
    receipts.push(await sealOf(writeCashOutReceipt(bet, each, '7'), receipts.at(-1)?.hash ?? '', seal));
  return receipts;
}
