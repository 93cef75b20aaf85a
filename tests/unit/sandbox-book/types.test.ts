import { describe, expect, it } from 'vitest';
import type { AskedCoupon, AskedLeg, Bettor, RejectReason } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { outcome } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const KICK_OFF_MS = 3_600_000;
const GAMES = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18] as const;
/** The home sides of the first games, at 1.950. */
const legs = (count: number, change: (index: number) => Partial<AskedLeg> = () => ({})): readonly AskedLeg[] =>
  GAMES.slice(0, count).map((game, index) => ({ ...leg(outcome(game), 1950), ...change(index) }));
const banker =
  (...indexes: readonly number[]) =>
  (index: number): Partial<AskedLeg> => ({ isBanker: indexes.includes(index) });
const blocks =
  (...ids: readonly number[]) =>
  (index: number): Partial<AskedLeg> => ({ blockId: ids[index] ?? 0 });

interface Given extends Stage {
  readonly player: Bettor;
  readonly reasons: (change: Partial<AskedCoupon>) => readonly RejectReason[];
}

async function given(): Promise<Given> {
  const all = await stage({ more: 8 });
  const player = await newPlayer(all.operator);
  let key = 0;
  const reasons = (change: Partial<AskedCoupon>): readonly RejectReason[] => {
    key += 1;
    const answer = all.operator.book.place(player, `k${key}`, coupon(player, change));
    return answer.status === 'rejected' ? (answer.reasons as readonly RejectReason[]) : [];
  };
  return { ...all, player, reasons };
}

describe('each type', () => {
  it.each([
    ['single', { typeId: 0, bets: legs(1) }, 1950, '1.95'],
    ['express', { typeId: 1, bets: legs(2) }, 3803, '3.803'],
    ['system 2/3', { typeId: 2, bets: legs(3), systemValue: 2 }, 3803, '3.803'],
    ['system 2/3 with a banker', { typeId: 2, bets: legs(4, banker(0)), systemValue: 2 }, 7415, '7.415'],
    ['chain', { typeId: 3, bets: legs(3) }, 3850, '3.85'],
    ['multibet 2/3', { typeId: 4, bets: legs(4, blocks(0, 0, 1, 2)), systemValue: 2 }, 6211, '6.211'],
    [
      'multibet with a lobby',
      { typeId: 4, bets: legs(4, (index) => ({ ...banker(0)(index), ...blocks(9, 0, 1, 2)(index) })), systemValue: 2 },
      7415,
      '7.415',
    ],
    [
      'conditional',
      {
        typeId: 5,
        bets: legs(2, blocks(0, 1)),
        amountByBlockId: [
          { blockId: 0, amount: 1000 },
          { blockId: 1, amount: 1950 },
        ],
      },
      3803,
      '3.803',
    ],
    ['lucky', { typeId: 7, bets: legs(3) }, 3525, '3.525'],
    ['patent', { typeId: 8, bets: legs(3) }, 4706, '4.706'],
  ] as const)('%s is accepted and pays its possible win', async (_, change, win, coef) => {
    const { operator, player, clock, line } = await given();
    const answer = operator.book.place(player, 'k', coupon(player, change));
    expect(answer).toMatchObject({
      status: 'accepted',
      bet: {
        typeId: change.typeId,
        possibleWin: win,
        coef,
        guaranteed: 0,
        productId: 0,
        accountType: 0,
        isFreeBet: false,
      },
    });
    for (const game of GAMES) line.set(outcome(game), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    expect(operator.book.answer(player, 'k')).toMatchObject({
      bet: { status: 'settled', statusId: 1, payout: win, guaranteed: win, repaidAdvance: 0 },
    });
    expect(operator.balance(player.id)).toBe(9000 + win);
  });

  it('an anti-express pays when a leg loses, and nothing when all win', async () => {
    const { operator, player, clock, line } = await given();
    const answer = operator.book.place(player, 'lost', coupon(player, { typeId: 6, bets: legs(2) }));
    expect(answer).toMatchObject({ bet: { possibleWin: 1170, coef: '1.17' } }); // 1/(1 - 1/3.8025 + 0.116) = 1.172
    operator.book.place(
      player,
      'won',
      coupon(player, { typeId: 6, bets: GAMES.slice(2, 4).map((game) => leg(outcome(game), 1950)) }),
    );
    line.set(outcome(1), { result: 0 });
    for (const game of GAMES.slice(1)) line.set(outcome(game), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    expect(operator.book.answer(player, 'lost')).toMatchObject({ bet: { statusId: 1, payout: 1170 } });
    expect(operator.book.answer(player, 'won')).toMatchObject({ bet: { statusId: 0, payout: 0 } });
  });

  it('the minimum and the guaranteed win are known while legs are open', async () => {
    const { operator, player, clock, line } = await given();
    operator.book.place(player, 'k', coupon(player, { typeId: 2, bets: legs(3), systemValue: 2, amount: 300 }));
    expect(operator.book.answer(player, 'k')).toMatchObject({ bet: { minWin: 380, guaranteed: 0 } });
    line.set(outcome(1), { result: 1 });
    line.set(outcome(2), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    expect(operator.book.answer(player, 'k')).toMatchObject({ bet: { status: 'open', payout: 0, guaranteed: 380 } });
    line.set(outcome(3), { result: 0 });
    clock.advance(1000);
    expect(operator.book.answer(player, 'k')).toMatchObject({
      bet: { status: 'settled', payout: 380, guaranteed: 380 },
    });
  });

  it('bankers and blocks are stored with the bet, and dropped for types without them', async () => {
    const { operator, player } = await given();
    operator.book.place(player, 'system', coupon(player, { typeId: 2, bets: legs(4, banker(1)), systemValue: 2 }));
    expect(operator.book.answer(player, 'system')).toMatchObject({
      bet: { legs: [{ isBanker: false }, { isBanker: true }, {}, {}], amountByBlockId: [] },
    });
    const amounts = [
      { blockId: 4, amount: 1000 },
      { blockId: 2, amount: 100 },
    ];
    operator.book.place(
      player,
      'conditional',
      coupon(player, { typeId: 5, bets: legs(3, blocks(4, 2, 4)), amountByBlockId: amounts }),
    );
    expect(operator.book.answer(player, 'conditional')).toMatchObject({
      bet: { legs: [{ blockId: 4 }, { blockId: 2 }, { blockId: 4 }], amountByBlockId: amounts },
    });
    operator.book.place(
      player,
      'express',
      coupon(player, { typeId: 1, bets: legs(2, () => ({ isBanker: true, blockId: 3 })), amountByBlockId: amounts }),
    );
    expect(operator.book.answer(player, 'express')).toMatchObject({
      bet: {
        legs: [
          { isBanker: false, blockId: 0 },
          { isBanker: false, blockId: 0 },
        ],
        amountByBlockId: [],
      },
    });
  });
});

describe('an invalid coupon', () => {
  it.each([
    ['too few legs for a system', { typeId: 2, bets: legs(2), systemValue: 2 }, ['typeNotAllowed']],
    ['too many legs for a patent', { typeId: 8, bets: legs(9) }, ['typeNotAllowed']],
    ['too large a size', { typeId: 2, bets: legs(3), systemValue: 3 }, ['badSystemValue']],
    ['too small a size', { typeId: 2, bets: legs(4), systemValue: 1 }, ['badSystemValue']],
    ['bankers that leave too few', { typeId: 2, bets: legs(4, banker(0, 1)), systemValue: 2 }, ['typeNotAllowed']],
    ['a size that counts a banker', { typeId: 2, bets: legs(4, banker(0)), systemValue: 3 }, ['badSystemValue']],
    ['one block', { typeId: 4, bets: legs(3, blocks(0, 0, 0)), systemValue: 2 }, ['badBlocks']],
    [
      'one block and a size too large for it',
      { typeId: 5, bets: legs(2), amountByBlockId: [{ blockId: 0, amount: 1000 }] },
      ['badBlocks'],
    ],
    ['blocks without stakes', { typeId: 5, bets: legs(2, blocks(0, 1)) }, ['badBlocks']],
    [
      'stakes in another order',
      {
        typeId: 5,
        bets: legs(2, blocks(0, 1)),
        amountByBlockId: [
          { blockId: 1, amount: 1000 },
          { blockId: 0, amount: 1000 },
        ],
      },
      ['badBlocks'],
    ],
  ] as const)('%s', async (_, change, codes) => {
    const { reasons } = await given();
    expect(reasons(change).map(({ code }) => code)).toEqual(codes);
  });

  it('a block whose stake exceeds the returns of the previous one is refused with the maximum', async () => {
    const { reasons } = await given();
    const conditional = (...amounts: readonly number[]): readonly RejectReason[] =>
      reasons({
        typeId: 5,
        bets: legs(3, blocks(0, 1, 2)),
        amountByBlockId: amounts.map((amount, blockId) => ({ blockId, amount })),
      });
    expect(conditional(1000, 1950, 3802)).toEqual([]);
    expect(conditional(1000, 1951, 3804)).toEqual([{ code: 'badBlockAmount', amount: 1950 }]);
    expect(conditional(1000, 1950, 3803)).toEqual([{ code: 'badBlockAmount', amount: 3802 }]);
    expect(conditional(900, 500, 500)).toEqual([{ code: 'badBlockAmount', amount: 1000 }]);
    expect(conditional(1000, 19, 30)).toEqual([{ code: 'belowMinimum', amount: 20 }]);
  });

  it('an anti-express is refused with more half-settled legs than can be computed', async () => {
    const { operator, player, line } = await given();
    expect(line.market(outcome(1))).not.toBeNull();
    const half = GAMES.slice(0, 11).map((game) => ({ ...leg(outcome(game), 1950), param: 1 }));
    const answer = operator.book.place(player, 'k', coupon(player, { typeId: 6, bets: half }));
    expect(answer.status === 'rejected' ? answer.reasons.map(({ code }) => code) : []).toContain('typeNotAllowed');
    const fewer = operator.book.place(player, 'l', coupon(player, { typeId: 6, bets: half.slice(0, 10) }));
    expect(fewer.status === 'rejected' ? fewer.reasons.map(({ code }) => code) : []).not.toContain('typeNotAllowed');
  });
});

describe('flags of markets', () => {
  it('are reported with every other reason, only where they matter', async () => {
    const { reasons, line } = await given();
    line.set(outcome(1), { flags: 1 });
    line.set(outcome(2), { flags: 2 });
    line.set(outcome(3), { flags: 4 });
    line.set(outcome(4), { flags: 7, suspended: true });
    line.set(outcome(11), { flags: 2 }); // no banker here
    const codes = (change: Partial<AskedCoupon>): readonly string[] =>
      reasons(change).map(
        ({ code, marketId }) => `${code} ${GAMES.findIndex((game) => outcome(game) === marketId) + 1}`,
      );
    expect(codes({ typeId: 2, systemValue: 2, bets: legs(6, banker(1, 3)) })).toEqual([
      'suspended 4',
      'bannedExpress 1',
      'bankerNotAllowed 2',
      'blocked 3',
      'blocked 4',
      'bannedExpress 4',
      'bankerNotAllowed 4',
    ]);
    expect(codes({ bets: legs(1) })).toEqual([]);
    expect(codes({ bets: [leg(outcome(3), 1950)] })).toEqual(['blocked 3']);
    expect(codes({ typeId: 1, bets: [leg(outcome(2), 1950), leg(outcome(11), 1950)] })).toEqual([]);
  });
});

describe('moved prices of an anti-express', () => {
  it.each([
    { action: 2, price: 2000, taken: false },
    { action: 2, price: 1900, taken: true },
    { action: 0, price: 1900, taken: false },
    { action: 1, price: 2000, taken: true },
  ] as const)('action $action, 1.95 now $price: taken $taken', async ({ action, price, taken }) => {
    const { reasons, line } = await given();
    line.set(outcome(1), { price });
    expect(reasons({ typeId: 6, bets: legs(2), changeCoefAction: action })).toEqual(
      taken ? [] : [{ code: 'priceMoved', marketId: outcome(1), price }],
    );
  });
});
