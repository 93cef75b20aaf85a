/**
 * Receipts of cash-outs: intact as sealed, and no change of any field stays undetected. A planted seal breaks the law.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, readCanonical } from 'touchline/core/receipts/canonical';
import { verifyReceipts } from 'touchline/core/receipts/verify-receipts';
import { readCashOutBody } from 'touchline/core/receipts/wire';
import { anyCashedBet, cashOutChainOf } from '../arbitraries/cash-out-receipts.ts';
import { sha256 } from '../arbitraries/receipts.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

/** Changes one field of one receipt to another value of its kind; the verifier must notice. */
function changesAreDetected(
  seal: typeof sha256,
): ReturnType<typeof fc.asyncProperty<[Parameters<typeof cashOutChainOf>[0], number, number]>> {
  return fc.asyncProperty(anyCashedBet, fc.nat(), fc.nat(), async (bet, which, where) => {
    const receipts = await cashOutChainOf(bet, seal);
    const at = which % receipts.length;
    const fields = Object.entries(readCanonical(receipts[at]?.text ?? '') ?? {});
    const [name = '', value] = fields[where % fields.length] ?? [];
    const other = typeof value === 'number' ? value + 1 : value === null ? 0 : `${JSON.stringify(value)}x`;
    const bad = receipts.map((receipt, index) =>
      index === at ? { ...receipt, text: canonical({ ...readCanonical(receipt.text), [name]: other }) } : receipt,
    );
    expect((await verifyReceipts(bad, seal)).receipts[at]?.verdict, name).toBe('altered');
  });
}

describe('receipts of cash-outs', () => {
  it(
    '[RCP-9] are intact as sealed, and each says what stayed on the bet',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyCashedBet, async (bet) => {
          const receipts = await cashOutChainOf(bet);
          expect(await verifyReceipts(receipts, sha256)).toMatchObject({ isIntact: true });
          const bodies = receipts.map(({ text }) => readCashOutBody(text));
          expect(bodies.at(-1)?.rest).toBe(bet.remaining);
          let open = bet.amount;
          for (const body of bodies) expect(body?.rest).toBe((open -= body?.stake ?? 0));
        }),
        { seed: 31, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-9] any change of any field is detected',
    async () => {
      await fc.assert(changesAreDetected(sha256), { seed: 32, numRuns: FEWER_RUNS });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-9] a seal that omits the paid amount is detected by its change',
    async () => {
      const blind = (text: string): Promise<string> => sha256(text.replace(/"amount":\d+/, ''));
      expect((await fc.check(changesAreDetected(blind), { seed: 32, numRuns: 1_000 })).failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
