/** Cash-outs at the operator: offers, keys, the live delay, money, what remains, automatic ones, and a restart. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { AskedCoupon } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { readRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { LIVE, outcome } from './fake-line.ts';
import { ALL_BETS, coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

/** Match seconds are wall seconds here. */
const DELAY_MS = 5_000;
/** A single of 10.00 on the home side of game 1: 0.49 · 1.95 · 10.00 / 1.055. */
const OFFER = 905;

let store: ReturnType<typeof createMemoryStore>;
let at: Stage;
let player: Awaited<ReturnType<typeof newPlayer>>;
beforeEach(async () => {
  store = createMemoryStore();
  at = await stage({ store });
  player = await newPlayer(at.operator);
});

function placed(change: Partial<AskedCoupon> = {}, key = 'bet'): BetWire {
  const answer = at.operator.book.place(player, key, coupon(player, change));
  if (answer.status === 'accepted') return answer.bet;
  at.clock.advance(DELAY_MS);
  const later = at.operator.book.answer(player, key);
  if (later?.status !== 'accepted') throw new Error(JSON.stringify(later ?? answer));
  return later.bet;
}
const book = () => at.operator.book;
const balance = (): number => at.operator.balance(player.id);
const offerFor = (bet: BetWire) => book().cashOut.offers(player, [Number(bet.id)])[0];
const whole = (bet: BetWire): number => offerFor(bet)?.parts.at(-1)?.amount ?? 0;
const cashOut = (bet: BetWire, stake: number, amount: number, key = 'out') =>
  book().cashOut.take(player, key, { betId: Number(bet.id), stake, amount });
const current = (bet: BetWire) => book().bet(player, Number(bet.id));
const totals = (): readonly number[] => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of at.operator.balances()) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums.values()];
};

/** The operator of the same record, as it was stored, after a restart. */
async function restarted(): Promise<Stage> {
  await at.operator.stop();
  const records = store.records.map((record): OperatorRecord => {
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });
  return stage({ store: createMemoryStore(records), at: at.clock.now(), seed: 2 });
}

describe('an offer', () => {
  it('[CSO-4] is the fair value less the margin, with what is given up and what stays', () => {
    const bet = placed();
    expect(offerFor(bet)).toEqual({
      betId: bet.id,
      stake: 1000,
      best: 1950,
      autoAmount: null,
      isWaiting: false,
      reason: null,
      isLive: false,
      parts: [
        { percent: 25, stake: 250, amount: 226, givesUp: 487, restStake: 750, restBest: 1463 },
        { percent: 50, stake: 500, amount: 453, givesUp: 975, restStake: 500, restBest: 975 },
        { percent: 75, stake: 750, amount: 679, givesUp: 1462, restStake: 250, restBest: 488 },
        { percent: 100, stake: 1000, amount: OFFER, givesUp: 1950, restStake: 0, restBest: 0 },
      ],
      bounds: { minStake: 1, maxStake: 990, minAmount: 1, maxAmount: 896 },
      chosen: null,
    });
  });

  it('[CSO-3] moves with the line', () => {
    const bet = placed();
    at.line.set(outcome(1), { price: 1200, fair: { won: 0.8, back: 0 } });
    expect(whole(bet)).toBe(1478);
  });

  it('[CSO-4] counts the margin once, and settled legs as settled', () => {
    const bet = placed({ bets: [leg(outcome(1), 1950), leg(outcome(2), 1950)] });
    expect(whole(bet)).toBe(865);
    at.line.set(outcome(1), { result: 1, finished: true });
    at.clock.advance(3_601_000);
    expect(whole(bet)).toBe(1766);
  });

  it.each([
    ['suspended', (): void => at.line.set(outcome(1), { suspended: true })],
    ['notPriced', (): void => at.line.set(outcome(1), { fair: undefined })],
    ['notPriced', (): void => at.line.set(outcome(1), { finished: true, suspended: true })],
    ['tooSmall', (): void => at.line.set(outcome(1), { fair: { won: 0.0000001, back: 0 } })],
  ] as const)('[CSO-1] is missing with the reason %s', (reason, change) => {
    const bet = placed();
    change();
    expect(offerFor(bet)).toMatchObject({ reason, parts: [] });
    expect(cashOut(bet, 1000, 1)).toMatchObject({ status: 'rejected', reasons: [{ code: reason }] });
    expect(balance()).toBe(at.operator.balance(player.id));
    expect(current(bet)).toMatchObject({ status: 'open', cashOuts: [] });
  });

  it.each([
    ['a chain', { typeId: 3 }, 885],
    ['a conditional', { typeId: 5, blocks: [1, 2], amountByBlockId: [1000, 800] }, 889],
    ['an anti-express', { typeId: 6 }, 842],
  ] as const)('[CSO-1] [CSO-2] is made for %s, and moves with the results of its legs', (_name, form, amount) => {
    const {
      blocks = [0, 0],
      amountByBlockId = [],
      typeId,
    } = { blocks: undefined, amountByBlockId: undefined, ...form };
    const bet = placed({
      typeId,
      bets: [
        { ...leg(outcome(1), 1950), blockId: blocks[0] },
        { ...leg(outcome(2), 1950), blockId: blocks[1] },
      ],
      amountByBlockId: amountByBlockId.map((stake, index) => ({ blockId: index + 1, amount: stake })),
    });
    expect(whole(bet)).toBe(amount);
    at.line.set(outcome(1), { result: typeId === 6 ? 0 : 1, finished: true });
    at.clock.advance(3_601_000);
    expect(whole(bet)).toBeGreaterThan(amount);
  });

  it('[CSO-12] of a part of a conditional leaves the share of each block, settled by the same rules', () => {
    const bet = placed({
      typeId: 5,
      bets: [
        { ...leg(outcome(1), 1950), blockId: 1 },
        { ...leg(outcome(2), 1950), blockId: 2 },
      ],
      amountByBlockId: [
        { blockId: 1, amount: 1000 },
        { blockId: 2, amount: 1501 },
      ],
    });
    const before = current(bet);
    expect(cashOut(bet, 250, 1)).toMatchObject({ status: 'accepted', paid: { stake: 250, rest: 750 } });
    expect(current(bet)).toMatchObject({
      possibleWin: Math.round(((before?.possibleWin ?? 0) * 3) / 4),
      remaining: 750,
    });
    at.line.set(outcome(1), { result: 1, finished: true });
    at.line.set(outcome(2), { result: 0, finished: true });
    at.clock.advance(3_602_000);
    // (10.00 + 9.50 - 15.01) · 3/4 = 3.3675, beside the amount of the part.
    const paid = current(bet)?.cashOuts[0]?.amount ?? 0;
    expect(current(bet)).toMatchObject({ status: 'settled', payout: 337 + paid });
  });

  it('[CSO-16] is missing while too many results are open, and comes when legs are settled', async () => {
    at = await stage({ store, more: 9 });
    player = await newPlayer(at.operator);
    const games = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18, 19];
    for (const game of games)
      at.line.set(outcome(game), { price: 1_950 + game * game, fair: { won: 0.4, back: 0.05 } });
    const bet = placed({ typeId: 3, bets: games.map((game) => leg(outcome(game), 1_950 + game * game)) });
    expect(offerFor(bet)).toMatchObject({ reason: 'tooManyOpen', parts: [] });
    for (const game of games.slice(0, 9)) at.line.set(outcome(game), { result: 2, finished: true });
    at.clock.advance(3_601_000);
    expect(offerFor(bet)).toMatchObject({ reason: null });
  });

  it('[CSO-1] is only for the own bets', async () => {
    const bet = placed();
    const other = await newPlayer(at.operator);
    expect(book().cashOut.offers(other, [Number(bet.id)])).toEqual([]);
    expect(book().cashOut.take(other, 'x', { betId: Number(bet.id), stake: 1000, amount: 1 })).toMatchObject({
      reasons: [{ code: 'unknownBet' }],
    });
  });
});

describe('a cash-out', () => {
  it('[CSO-11] [CSO-12] of the whole bet pays in one posting and settles it', () => {
    const before = balance();
    const bet = placed();
    const answer = cashOut(bet, 1000, OFFER);
    expect(answer).toMatchObject({ status: 'accepted', paid: { stake: 1000, amount: OFFER, rest: 0 } });
    expect(balance()).toBe(before - 1000 + OFFER);
    expect(totals().every((sum) => sum === 0)).toBe(true);
    expect(current(bet)).toMatchObject({
      status: 'settled',
      statusId: 3,
      payout: OFFER,
      remaining: 0,
      amount: 1000,
      cashOuts: [{ stake: 1000, amount: OFFER }],
    });
    expect(offerFor(bet)).toMatchObject({ reason: 'settled', parts: [] });
    for (const [status, count] of [
      ['cashedOut', 1],
      ['settled', 1],
      ['won', 0],
      ['returned', 0],
      ['open', 0],
    ] as const)
      expect(book().bets(player, { ...ALL_BETS, status }, null, 20).bets).toHaveLength(count);
  });

  it('[CSO-12] of a bet shows the results of its legs later, and pays nothing more', () => {
    const bet = placed();
    cashOut(bet, 1000, OFFER);
    const after = balance();
    at.line.set(outcome(1), { result: 1 });
    at.clock.advance(3_602_000);
    expect(balance()).toBe(after);
    expect(current(bet)).toMatchObject({ payout: OFFER, legs: [{ statusId: 1 }] });
  });

  it('[CSO-6] [CSO-12] of a part leaves the rest on the bet, which is settled by its stake', () => {
    const before = balance();
    const bet = placed();
    expect(cashOut(bet, 500, 453)).toMatchObject({ status: 'accepted', paid: { amount: 453, rest: 500 } });
    expect(current(bet)).toMatchObject({ status: 'open', amount: 1000, remaining: 500, possibleWin: 975 });
    expect(whole(bet)).toBe(OFFER - 453);
    at.line.set(outcome(1), { result: 1 });
    at.clock.advance(3_602_000);
    expect(current(bet)).toMatchObject({ status: 'settled', statusId: 1, payout: 453 + 975 });
    expect(balance()).toBe(before - 1000 + 453 + 975);
    expect(totals().every((sum) => sum === 0)).toBe(true);
  });

  it('[CSO-12] of a part of a lost bet leaves the bet lost', () => {
    const bet = placed();
    cashOut(bet, 500, 453);
    at.line.set(outcome(1), { result: 0 });
    at.clock.advance(3_602_000);
    expect(current(bet)).toMatchObject({ statusId: 0, payout: 453 });
    expect(book().bets(player, { ...ALL_BETS, status: 'lost' }, null, 20).bets).toHaveLength(1);
  });

  it('[CSO-8] is made once under a key, however often it is sent', () => {
    const bet = placed();
    const first = cashOut(bet, 250, 1);
    const after = balance();
    expect(cashOut(bet, 250, 1)).toEqual(first);
    expect(cashOut(bet, 1000, 1)).toEqual(first);
    expect(book().cashOut.answer(player, 'out')).toEqual(first);
    expect(book().cashOut.abandon(player, 'out')).toEqual(first);
    expect(balance()).toBe(after);
    expect(current(bet)?.cashOuts).toHaveLength(1);
  });

  it('[CSO-8] is never made under a key that was closed first', () => {
    const bet = placed();
    expect(book().cashOut.answer(player, 'late')).toBeNull();
    expect(book().cashOut.abandon(player, 'late')).toMatchObject({ reasons: [{ code: 'abandoned' }] });
    expect(cashOut(bet, 1000, 1, 'late')).toMatchObject({ reasons: [{ code: 'abandoned' }] });
    expect(current(bet)).toMatchObject({ status: 'open' });
  });

  it('[CSO-7] below the amount that the player saw is refused, and above it is paid in full', () => {
    const bet = placed();
    expect(cashOut(bet, 1000, OFFER + 1)).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'moved', amount: OFFER }],
    });
    expect(cashOut(bet, 1000, OFFER - 100, 'again')).toMatchObject({ paid: { amount: OFFER } });
  });

  it.each([0, 1001])('[CSO-6] of a stake of %i is refused with what is left', (stake) => {
    expect(cashOut(placed(), stake, 0)).toMatchObject({ reasons: [{ code: 'badStake', amount: 1000 }] });
  });
});

describe('a part of any size', () => {
  const chosen = (bet: BetWire, by: 'stake' | 'amount', value: number) =>
    book().cashOut.offers(player, [Number(bet.id)], new Map([[Number(bet.id), { by, value }]]))[0]?.chosen;

  it('[CSO-19] is priced with the offer, and cashed out as priced', () => {
    const bet = placed();
    expect(chosen(bet, 'stake', 437)).toEqual({
      choice: { by: 'stake', value: 437 },
      percent: 43,
      stake: 437,
      amount: 396,
      givesUp: 852,
      restStake: 563,
      restBest: 1098,
    });
    expect(cashOut(bet, 437, 396)).toMatchObject({ status: 'accepted', paid: { amount: 396, rest: 563 } });
    expect(whole(bet)).toBe(OFFER - 396);
  });

  it('[CSO-19] is the smallest part that pays the amount of the choice', () => {
    const bet = placed();
    expect(chosen(bet, 'amount', 500)).toMatchObject({ stake: 552, amount: 500 });
    expect(chosen(bet, 'amount', OFFER)).toMatchObject({ stake: 1000, amount: OFFER, restStake: 0 });
    expect(chosen(bet, 'amount', OFFER + 1)).toBeNull();
  });

  it('[CSO-19] leaves 0.10 on the bet at least, or nothing', () => {
    const bet = placed();
    expect(chosen(bet, 'stake', 991)).toBeNull();
    expect(cashOut(bet, 991, 1)).toMatchObject({ status: 'rejected', reasons: [{ code: 'restTooSmall', amount: 10 }] });
    expect(cashOut(bet, 990, 1, 'most')).toMatchObject({ status: 'accepted', paid: { rest: 10 } });
    expect(offerFor(bet)).toMatchObject({ parts: [{ percent: 100, stake: 10 }], bounds: null });
  });
});

describe('the number of a cash-out', () => {
  it('[CSO-15] is its place among those of its bet, with the key of the request and the least agreed to', () => {
    const bet = placed();
    cashOut(bet, 250, 200, 'first');
    cashOut(bet, 250, 201, 'second');
    expect(current(bet)?.cashOuts).toMatchObject([
      { id: `${bet.id}-1`, key: 'first', stake: 250, least: 200 },
      { id: `${bet.id}-2`, key: 'second', stake: 250, least: 201 },
    ]);
  });

  it('[CSO-15] of an automatic one comes without a key, and the least is the chosen amount', () => {
    const bet = placed();
    book().cashOut.setAuto(player, Number(bet.id), 800);
    at.clock.advance(1_000);
    expect(current(bet)?.cashOuts).toMatchObject([{ id: `${bet.id}-1`, key: '', amount: OFFER, least: 800 }]);
  });

  it('[CSO-15] is kept over a restart, and a record without the least agreed to is read', async () => {
    const bet = placed();
    cashOut(bet, 250, 200);
    const before = current(bet)?.cashOuts;
    at = await restarted();
    expect(current(bet)?.cashOuts).toEqual(before);
    const old = { ...store.records.find(({ t }) => t === 'cashOutAccepted'), least: undefined };
    expect(readRecord(JSON.parse(JSON.stringify(old)))).toMatchObject({ ok: true });
  });
});

describe('with a game in play', () => {
  const live = (): BetWire => placed({ bets: [leg(outcome(LIVE), 1950)] });

  it('[CSO-9] a cash-out waits for the delay of bets and is then paid', () => {
    const bet = live();
    const now = at.clock.now();
    expect(offerFor(bet)).toMatchObject({ isLive: true });
    expect(cashOut(bet, 1000, OFFER)).toMatchObject({ status: 'pending', acceptAt: now + DELAY_MS });
    expect(offerFor(bet)).toMatchObject({ isWaiting: true });
    expect(cashOut(bet, 500, 1, 'other')).toMatchObject({ reasons: [{ code: 'underWay' }] });
    at.clock.advance(DELAY_MS - 1);
    expect(book().cashOut.answer(player, 'out')).toMatchObject({ status: 'pending' });
    at.clock.advance(1);
    expect(book().cashOut.answer(player, 'out')).toMatchObject({ status: 'accepted', paid: { amount: OFFER } });
  });

  it.each([
    ['suspended', { suspended: true }],
    ['moved', { fair: { won: 0.4, back: 0 } }],
    ['notPriced', { finished: true }],
  ] as const)('[CSO-9] a cash-out whose market is %s by the end of the delay is refused', (code, change) => {
    const bet = live();
    cashOut(bet, 1000, OFFER);
    at.line.set(outcome(LIVE), change);
    at.clock.advance(DELAY_MS);
    expect(book().cashOut.answer(player, 'out')).toMatchObject({ status: 'rejected', reasons: [{ code }] });
    expect(current(bet)).toMatchObject({ remaining: 1000 });
  });

  it('[CSO-9] a bet that is settled during the delay is not cashed out', () => {
    const bet = live();
    cashOut(bet, 1000, OFFER);
    at.line.set(outcome(LIVE), { result: 0, finished: true });
    at.clock.advance(DELAY_MS);
    expect(book().cashOut.answer(player, 'out')).toMatchObject({ reasons: [{ code: 'settled' }] });
    expect(current(bet)).toMatchObject({ status: 'settled', payout: 0 });
  });
});

describe('an automatic cash-out', () => {
  const set = (bet: BetWire, amount: number | null) => book().cashOut.setAuto(player, Number(bet.id), amount);

  it('[CSO-13] is struck when the offer reaches the amount, and pays the offer', () => {
    const bet = placed();
    expect(set(bet, 1_200)).toBeNull();
    at.clock.advance(2_000);
    expect(offerFor(bet)).toMatchObject({ autoAmount: 1_200 });
    at.line.set(outcome(1), { price: 1200, fair: { won: 0.8, back: 0 } });
    at.clock.advance(1_000);
    expect(current(bet)).toMatchObject({ status: 'settled', payout: 1478, remaining: 0 });
  });

  it('[CSO-13] in play is struck only when the offer stands for the delay', () => {
    const bet = placed({ bets: [leg(outcome(LIVE), 1950)] });
    set(bet, 1_200);
    at.line.set(outcome(LIVE), { price: 1200, fair: { won: 0.8, back: 0 } });
    at.clock.advance(3_000);
    at.line.set(outcome(LIVE), { suspended: true });
    at.clock.advance(3_000);
    expect(current(bet)).toMatchObject({ status: 'open' });
    at.line.set(outcome(LIVE), { suspended: false });
    at.clock.advance(DELAY_MS + 1_000);
    expect(current(bet)).toMatchObject({ status: 'settled', payout: 1478 });
  });

  it('[CSO-13] is refused above the best return, and for a bet that can never be cashed out', () => {
    const bet = placed();
    expect(set(bet, 1951)).toEqual({ code: 'aboveBest', amount: 1950 });
    expect(set(bet, 0)).toEqual({ code: 'tooSmall' });
    at.line.set(outcome(1), { result: 0, finished: true });
    at.clock.advance(3_601_000);
    expect(set(bet, 1000)).toEqual({ code: 'settled' });
  });

  it('[CSO-13] of an anti-express is struck when a leg has lost', () => {
    const bet = placed({ typeId: 6, bets: [leg(outcome(1), 1950), leg(outcome(2), 1950)] });
    expect(set(bet, 1_150)).toBeNull();
    at.line.set(outcome(1), { price: 20_000, fair: { won: 0.01, back: 0 } });
    at.clock.advance(1_000);
    expect(current(bet)).toMatchObject({ status: 'open' });
    at.line.set(outcome(1), { price: 100_000, fair: { won: 0.001, back: 0 } });
    at.line.set(outcome(2), { price: 100_000, fair: { won: 0.001, back: 0 } });
    at.clock.advance(1_000);
    expect(current(bet)).toMatchObject({ status: 'open' });
    expect(set(bet, 1_100)).toBeNull();
    at.clock.advance(1_000);
    expect(current(bet)).toMatchObject({ status: 'settled', remaining: 0 });
  });

  it('[CSO-13] ends when the player ends it, and with a cash-out of a part', () => {
    const bet = placed();
    set(bet, 1_200);
    expect(set(bet, null)).toBeNull();
    expect(offerFor(bet)).toMatchObject({ autoAmount: null });
    set(bet, 1_200);
    cashOut(bet, 500, 1);
    expect(offerFor(bet)).toMatchObject({ autoAmount: null });
  });

  it('[CSO-10] [CSO-13] is not struck while the site is closed', () => {
    const bet = placed();
    set(bet, 1_200);
    at.line.set(outcome(1), { price: 1200, fair: { won: 0.8, back: 0 } });
    at.operator.switches.set({ isMaintenance: true });
    at.clock.advance(3_000);
    expect(current(bet)).toMatchObject({ status: 'open' });
    expect(cashOut(bet, 1000, 1)).toMatchObject({ reasons: [{ code: 'maintenance' }] });
    at.operator.switches.set({ isMaintenance: false });
    at.clock.advance(1_000);
    expect(current(bet)).toMatchObject({ status: 'settled' });
  });
});

describe('a cash-out and the player’s limits', () => {
  const net = () => at.operator.book.netPosition(player, 0);

  it('[CSO-11] the net position counts each part when it is paid, and the rest when it is settled', () => {
    const bet = placed();
    cashOut(bet, 500, 453);
    expect(net()).toBe(453 - 500);
    at.line.set(outcome(1), { result: 0 });
    at.clock.advance(3_602_000);
    expect(net()).toBe(453 - 1000);
  });

  it('[CSO-11] the net loss has the amount back at once, and the stake limit never', () => {
    const bet = placed();
    const stakes = () => at.operator.limits.ledger.of(player.id).stakes;
    cashOut(bet, 500, 453);
    expect(stakes()).toMatchObject([{ amount: 1000, cashOuts: [{ amount: 453 }], returned: null }]);
    cashOut(bet, 500, 1, 'rest');
    expect(stakes()).toMatchObject([
      { amount: 1000, cashOuts: [{ amount: 453 }, { amount: 452 }], returned: { amount: 0 } },
    ]);
  });

  it('[CSO-11] a stake that was cashed out earns no points', () => {
    const bet = placed();
    cashOut(bet, 1000, 1);
    at.clock.advance(120_000);
    expect(at.operator.rewards.tally(player.id).counted).toEqual([]);
    expect(at.operator.rewards.points(player.id)).toBe(0);
  });
});

describe('after a restart', () => {
  it('[CSO-8] bets, money and answers to keys are as before, and a repeated request pays nothing', async () => {
    const bet = placed();
    const answer = cashOut(bet, 500, 453);
    const refused = cashOut(bet, 2000, 1, 'refused');
    const before = { bet: current(bet), balance: balance(), offer: offerFor(bet) };
    at = await restarted();
    expect({ bet: current(bet), balance: balance(), offer: offerFor(bet) }).toEqual(before);
    expect(cashOut(bet, 500, 453)).toEqual(answer);
    expect(cashOut(bet, 2000, 1, 'refused')).toEqual(refused);
    expect(balance()).toBe(before.balance);
  });

  it('[CSO-9] a cash-out that waited is decided', async () => {
    const bet = placed({ bets: [leg(outcome(LIVE), 1950)] });
    cashOut(bet, 1000, OFFER);
    at = await restarted();
    at.clock.advance(DELAY_MS);
    expect(book().cashOut.answer(player, 'out')).toMatchObject({ status: 'accepted' });
    expect(current(bet)).toMatchObject({ remaining: 0 });
  });

  it('[CSO-13] the amount of an automatic one still counts', async () => {
    const bet = placed();
    book().cashOut.setAuto(player, Number(bet.id), 1_200);
    at = await restarted();
    at.line.set(outcome(1), { price: 1200, fair: { won: 0.8, back: 0 } });
    at.clock.advance(2_000);
    expect(current(bet)).toMatchObject({ payout: 1478 });
  });
});
