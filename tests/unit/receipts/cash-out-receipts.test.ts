/** Receipts of cash-outs: their text, when they are recorded, and that they never stand in for the bet's receipt. */
import { describe, expect, it } from 'vitest';
import { awaitCashOutReceipts } from 'touchline/core/cash-out/await-receipts.process';
import type { Bet } from 'touchline/core/history/public';
import { NO_HISTORY } from 'touchline/core/history/state';
import { createCell } from 'touchline/kernel/readable';
import { NO_RECEIPTS, receiptsDecider } from 'touchline/core/receipts/decider';
import { cashOutReceiptKey, isCashOutReceipt, writeCashOutReceipt } from 'touchline/core/cash-out/cash-out-receipt';
import { MAX_RECEIPTS } from 'touchline/core/receipts/public';
import type { Due, ReceiptsState } from 'touchline/core/receipts/public';
import { verifyReceipts } from 'touchline/core/receipts/verify-receipts';
import { readBody, readCashOutBody, readDueCashOutBody, readExport, writeExport } from 'touchline/core/receipts/wire';
import type { SessionState } from 'touchline/core/session/public';
import { CASHED, cashOutChainOf } from '../../arbitraries/cash-out-receipts.ts';
import { chainOf, dealOf, sealOf, sha256 } from '../../arbitraries/receipts.ts';

const DAY_MS = 86_400_000;
const [FIRST, SECOND] = CASHED.cashOuts as readonly [Bet['cashOuts'][number], Bet['cashOuts'][number]];
const due = writeCashOutReceipt(CASHED, FIRST, '7');

describe('the receipt of a cash-out', () => {
  it('[RCP-9] has the number, the time, the amount, the part of the stake, what stays, account and currency', () => {
    expect(readDueCashOutBody(due.text)).toEqual({
      format: 'touchline-cash-out-receipt/1',
      rules: 'touchline-cash-out/1',
      previous: '',
      key: 'cash-out 5-1',
      id: '5-1',
      request: 'k1',
      betId: '5',
      userId: '7',
      accountId: 7,
      accountType: 0,
      currency: 'EUR',
      betStake: 1_000,
      stake: 400,
      amount: 362,
      least: 360,
      rest: 600,
      paidAt: 2_000,
    });
    expect(readDueCashOutBody(writeCashOutReceipt(CASHED, SECOND, '7').text)).toMatchObject({ request: '', rest: 0 });
  });

  it.each([
    ['main', 0],
    ['bonus', 4],
    ['currency', 9],
    ['unknown', -1],
  ] as const)('[RCP-9] has the operator’s number of the account type %s, %d', (accountType, id) => {
    const { text } = writeCashOutReceipt({ ...CASHED, accountType }, FIRST, '7');
    expect(readDueCashOutBody(text)).toMatchObject({ accountType: id });
  });

  it('[RCP-9] has the same text whatever has happened to the bet since', () => {
    const before = { ...CASHED, status: 'open', payout: 0, remaining: 600, cashOuts: [FIRST] } as const;
    expect(writeCashOutReceipt(before, FIRST, '7')).toEqual(due);
  });

  it('[RCP-9] differs from the receipt of its bet, and neither is read as the other', async () => {
    const [ofBet] = await chainOf([dealOf('a.0')]);
    const [ofCashOut] = await cashOutChainOf(CASHED);
    if (ofBet === undefined || ofCashOut === undefined) throw new Error('two receipts were expected');
    expect(isCashOutReceipt(ofBet)).toBe(false);
    expect(isCashOutReceipt(ofCashOut)).toBe(true);
    expect(readBody(ofCashOut?.text ?? '')).toBeNull();
    expect(readCashOutBody(ofBet?.text ?? '')).toBeNull();
  });

  it('[RCP-9] is in one chain with the receipts of bets, and is read back from a file', async () => {
    const chain = await chainOf([dealOf('a.0')]);
    const sealed = [...chain, await sealOf(due, chain[0]?.hash ?? '')];
    expect(await verifyReceipts(sealed, sha256)).toMatchObject({ isIntact: true, startsAfter: '' });
    const file = readExport(writeExport(sealed));
    expect(file.ok && (await verifyReceipts(file.value, sha256)).isIntact).toBe(true);
    const forged = sealed.map((each) => ({ ...each, text: each.text.replace('"amount":362', '"amount":363') }));
    expect((await verifyReceipts(forged, sha256)).receipts.map(({ verdict }) => verdict)).toEqual([
      'intact',
      'altered',
    ]);
  });
});

describe('a cash-out that this device learns of', () => {
  const player = { status: 'player', userId: '7' } as unknown as SessionState;
  const known = (...bets: readonly Bet[]) => ({ ...NO_HISTORY, known: new Map(bets.map((bet) => [bet.id, bet])) });

  function follow(start: ReceiptsState = NO_RECEIPTS, session: SessionState = player) {
    const history = createCell(NO_HISTORY);
    const receipts = createCell(start);
    const seen: Due[] = [];
    awaitCashOutReceipts({ history, receipts, session: createCell(session), now: () => 2 * DAY_MS }).subscribe(
      (command) => {
        if (command.type !== 'receipts/await') throw new Error(command.type);
        seen.push(command.payload);
        receipts.set(receiptsDecider.evolve(receipts.get(), { type: 'receipts/awaited', payload: command.payload }));
      },
    );
    return { history, receipts, seen };
  }

  it('[RCP-10] is recorded at once, and each number once', () => {
    const { history, seen } = follow();
    history.set(known({ ...CASHED, cashOuts: [FIRST] }));
    expect(seen).toEqual([due]);
    history.set(known(CASHED));
    expect(seen.map(({ key }) => key)).toEqual([cashOutReceiptKey('5-1'), cashOutReceiptKey('5-2')]);
    history.set(known(CASHED, { ...CASHED, id: '6', cashOuts: [] }));
    expect(seen).toHaveLength(2);
  });

  it('[RCP-10] has no receipt without a number, and none without a player', () => {
    const unnamed = follow();
    unnamed.history.set(known({ ...CASHED, cashOuts: [{ ...FIRST, id: '' }] }));
    const guest = follow(NO_RECEIPTS, { status: 'guest' } as unknown as SessionState);
    guest.history.set(known(CASHED));
    expect([...unnamed.seen, ...guest.seen]).toEqual([]);
  });

  it('[RCP-10] once the device is full is recorded only for a day', () => {
    const receipts = Array.from({ length: MAX_RECEIPTS }, (_, at) => ({ ...due, key: `k${at}`, hash: '' }));
    const { history, seen } = follow({ ...NO_RECEIPTS, receipts });
    history.set(
      known({
        ...CASHED,
        cashOuts: [
          { ...FIRST, at: DAY_MS },
          { ...SECOND, at: DAY_MS + 1 },
        ],
      }),
    );
    expect(seen.map(({ key }) => key)).toEqual([cashOutReceiptKey('5-2')]);
  });
});
