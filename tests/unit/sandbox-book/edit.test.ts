/** Edits of open bets at the operator: terms, reasons, one posting, keys, limits, settlement, and a restart. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { AskedCoupon, AskedLeg } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { readRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { LIVE, outcome } from './fake-line.ts';
import { ALL_BETS, coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

/** A single of 10.00 on the home side of game 1: 0.49 · 1.95 · 10.00 / 1.055. */
const VALUE = 905;
const HOME_1 = leg(outcome(1), 1950);
const HOME_2 = leg(outcome(2), 1950);
const DRAW_1 = leg(outcome(1, 2), 3400);

let store: ReturnType<typeof createMemoryStore>;
let at: Stage;
let player: Awaited<ReturnType<typeof newPlayer>>;
beforeEach(async () => {
  store = createMemoryStore();
  at = await stage({ store });
  player = await newPlayer(at.operator);
});

const book = () => at.operator.book;
function placed(change: Partial<AskedCoupon> = {}, key = 'bet'): BetWire {
  const answer = book().place(player, key, coupon(player, change));
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  return answer.bet;
}
const current = (bet: { readonly id: string }) => book().bet(player, Number(bet.id));
const terms = (bet: BetWire, legs: readonly AskedLeg[]) => book().edit.terms(player, Number(bet.id), legs);
const edit = (bet: BetWire, legs: readonly AskedLeg[], key = 'edit', value = 1) =>
  book().edit.take(player, key, { betId: Number(bet.id), value, legs });
const accepted = (bet: BetWire, legs: readonly AskedLeg[], key = 'edit'): { old: BetWire; next: BetWire } => {
  const { old, next, reasons } = edit(bet, legs, key);
  if (old === null || next === null) throw new Error(JSON.stringify(reasons));
  return { old, next };
};
const openBets = () => book().bets(player, { ...ALL_BETS, status: 'open' }, null, 20).bets;
const sums = (): readonly number[] => {
  const totals = new Map<string, number>();
  for (const { currency, amount } of at.operator.balances()) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...totals.values()];
};

async function restarted(): Promise<Stage> {
  await at.operator.stop();
  const records = store.records.map((record): OperatorRecord => {
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });
  return stage({ store: createMemoryStore(records), at: at.clock.now(), seed: 2 });
}

describe('the terms of an edit', () => {
  it('[BED-4] show what the bet is and what it would be, at current prices', () => {
    const bet = placed();
    expect(terms(bet, [HOME_1, HOME_2])).toEqual({
      betId: bet.id,
      value: VALUE,
      old: { stake: 1000, coef: '1.95', possibleWin: 1950 },
      next: { stake: VALUE, coef: '3.803', possibleWin: 3441 },
      prices: [
        { marketId: outcome(1), price: 1950 },
        { marketId: outcome(2), price: 1950 },
      ],
      reasons: [],
    });
    at.line.set(outcome(1), { price: 1800, fair: { won: 0.53, back: 0 } });
    expect(terms(bet, [HOME_1, HOME_2])).toMatchObject({ value: 979, prices: [{ price: 1800 }, { price: 1950 }] });
  });

  it('[BED-2] are of a single with one leg, and of an express with several', () => {
    const bet = placed({ bets: [HOME_1, HOME_2] });
    expect(terms(bet, [HOME_1])).toMatchObject({ next: { coef: '1.95' }, reasons: [] });
    expect(accepted(bet, [HOME_1]).next).toMatchObject({ typeId: 0, legs: [{ marketId: outcome(1) }] });
  });

  it('[BED-1] are only for the own bets', async () => {
    const bet = placed();
    const other = await newPlayer(at.operator);
    expect(book().edit.terms(other, Number(bet.id), [HOME_2])).toBeNull();
    expect(book().edit.take(other, 'x', { betId: Number(bet.id), value: 1, legs: [HOME_2] })).toMatchObject({
      reasons: [{ code: 'unknownBet' }],
    });
  });

  it.each([
    ['suspended', (): void => at.line.set(outcome(1), { suspended: true })],
    ['notPriced', (): void => at.line.set(outcome(1), { fair: undefined })],
    ['tooSmall', (): void => at.line.set(outcome(1), { fair: { won: 0.0000001, back: 0 } })],
    ['inPlay', (): void => at.line.setGame(1, { status: 2 })],
    ['maintenance', (): void => void at.operator.switches.set({ isMaintenance: true })],
  ] as const)('[BED-1] [BED-3] [BED-5] the edit is refused with the reason %s, and the bet stays', (code, change) => {
    const bet = placed();
    change();
    expect(terms(bet, [HOME_2])?.reasons).toContainEqual(expect.objectContaining({ code }));
    expect(edit(bet, [HOME_2])).toMatchObject({ status: 'rejected' });
    at.operator.switches.set({ isMaintenance: false });
    expect(current(bet)).toMatchObject({ status: 'open', remaining: 1000, cashOuts: [] });
    expect(openBets()).toHaveLength(1);
  });

  it.each([
    ['unchanged', [HOME_1]],
    ['noLegs', []],
    ['inPlay', [HOME_1, leg(outcome(LIVE), 1950)]],
    ['sameGame', [HOME_1, DRAW_1]],
    ['unknownMarket', [{ ...HOME_1, type: 99 }]],
  ] as const)('[BED-3] other legs are refused with the reason %s', (code, legs) => {
    const bet = placed();
    expect(edit(bet, legs).reasons).toContainEqual(expect.objectContaining({ code }));
    expect(current(bet)).toMatchObject({ status: 'open' });
  });

  it('[BED-2] [BED-14] of a chain keep the order: a swap takes its place, an added leg stands at the end', () => {
    const HOME_3 = leg(outcome(3), 1950);
    const chain = placed({ typeId: 3, bets: [HOME_1, HOME_2] });
    const { next } = accepted(chain, [HOME_3, HOME_2, DRAW_1]);
    expect(next).toMatchObject({
      typeId: 3,
      legs: [{ marketId: outcome(1, 2) }, { marketId: outcome(2) }, { marketId: outcome(3) }],
    });
    expect(accepted(next, [HOME_2, HOME_3], 'again').next.legs.map(({ marketId }) => marketId)).toEqual([
      outcome(2),
      outcome(3),
    ]);
  });

  it('[BED-14] of a system keep its size and its bankers', () => {
    const legs = [1, 2, 3, 4].map((game) => leg(outcome(game), 1950));
    const bet = placed({
      typeId: 2,
      systemValue: 2,
      bets: legs.map((each, place) => ({ ...each, isBanker: place === 1 })),
    });
    const swapped = legs.map((each, place) => (place === 1 ? leg(outcome(2, 2), 3400) : each));
    const { next } = accepted(bet, swapped);
    expect(next).toMatchObject({ typeId: 2, systemValue: 2 });
    expect(next.legs.map(({ marketId, isBanker }) => [marketId, isBanker])).toEqual([
      [outcome(1), false],
      [outcome(2, 2), true],
      [outcome(3), false],
      [outcome(4), false],
    ]);
    // Without its banker the bet is a system of 2 of 3; with two legs it can't be one.
    expect(
      terms(
        next,
        [0, 2, 3].map((place) => legs[place] ?? HOME_1),
      ),
    ).toMatchObject({ reasons: [] });
    expect(terms(next, [HOME_1, HOME_2])?.reasons).toContainEqual({ code: 'typeNotAllowed' });
  });

  it('[BED-14] of a conditional are swaps, with the stakes of its blocks in the same share', () => {
    const bet = placed({
      typeId: 5,
      bets: [
        { ...HOME_1, blockId: 1 },
        { ...HOME_2, blockId: 2 },
      ],
      amountByBlockId: [
        { blockId: 1, amount: 1000 },
        { blockId: 2, amount: 1501 },
      ],
    });
    const HOME_3 = leg(outcome(3), 1950);
    for (const legs of [[HOME_1], [HOME_1, HOME_2, HOME_3], [HOME_1, HOME_3]])
      expect(terms(bet, legs)?.reasons).toContainEqual({ code: 'typeNotAllowed' });
    const value = terms(bet, [DRAW_1, HOME_2])?.value ?? 0;
    const { next } = accepted(bet, [DRAW_1, HOME_2]);
    expect(next).toMatchObject({
      typeId: 5,
      amount: value,
      amountByBlockId: [
        { blockId: 1, amount: value },
        { blockId: 2, amount: Math.floor((1501 * value) / 1000) },
      ],
      legs: [{ marketId: outcome(1, 2), blockId: 1 }, { blockId: 2 }],
    });
  });

  it('[BED-14] a block stakes at most the return of the block before at the new prices', () => {
    const bet = placed({
      typeId: 5,
      bets: [
        { ...DRAW_1, blockId: 1 },
        { ...HOME_2, blockId: 2 },
      ],
      amountByBlockId: [
        { blockId: 1, amount: 1000 },
        { blockId: 2, amount: 3400 },
      ],
    });
    const { next } = accepted(bet, [HOME_1, HOME_2]);
    expect(next.amountByBlockId[1]?.amount).toBe(Math.floor(next.amount * 1.95));
  });

  it.each([
    ['an anti-express', 6, [HOME_1, HOME_2]],
    ['a lucky', 7, [HOME_1, HOME_2]],
    ['a patent', 8, [HOME_1, HOME_2, leg(outcome(3), 1950)]],
  ] as const)('[BED-14] %s stays one', (_name, typeId, legs) => {
    const bet = placed({ typeId, bets: [...legs] });
    const { next } = accepted(bet, [...legs, leg(outcome(4), 1950)]);
    expect(next).toMatchObject({ typeId, editedFrom: bet.id });
    expect(next.legs).toHaveLength(legs.length + 1);
    expect(terms(next, [HOME_1])?.reasons).toContainEqual({ code: 'typeNotAllowed' });
  });

  it('[BED-3] a bet that was settled can’t be edited', () => {
    const bet = placed();
    book().cashOut.take(player, 'out', { betId: Number(bet.id), stake: 1000, amount: 1 });
    expect(edit(bet, [HOME_2]).reasons).toEqual([{ code: 'settled' }]);
  });
});

describe('a moved price', () => {
  it('[BED-5] asks again when it is worse, with the price now', () => {
    const bet = placed();
    at.line.set(outcome(2), { price: 1900 });
    expect(edit(bet, [HOME_2])).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'priceMoved', marketId: outcome(2), price: 1900 }],
    });
    expect(edit(bet, [leg(outcome(2), 1900)], 'again')).toMatchObject({ status: 'accepted' });
  });

  it('[BED-5] is taken when it is better', () => {
    const bet = placed();
    at.line.set(outcome(2), { price: 2000 });
    expect(accepted(bet, [HOME_2]).next.legs[0]?.price).toBe(2000);
  });

  it('[BED-5] a value below the one that the player saw asks again, with the value now', () => {
    const bet = placed();
    expect(edit(bet, [HOME_2], 'edit', VALUE + 1).reasons).toEqual([{ code: 'moved', amount: VALUE }]);
    expect(edit(bet, [HOME_2], 'again', VALUE)).toMatchObject({ status: 'accepted' });
  });
});

describe('an edit', () => {
  it('[BED-6] [BED-9] closes the bet and opens the new one in one record, which moves no money of the player’s', () => {
    const bet = placed();
    const balances = at.operator.balances();
    const before = store.records.length;
    const { old, next } = accepted(bet, [HOME_1, HOME_2]);
    expect(store.records.slice(before).map(({ t }) => t)).toEqual(['betEdited']);
    expect(at.operator.balances()).toEqual(balances);
    expect(sums().every((sum) => sum === 0)).toBe(true);
    const record = store.records.at(-1);
    expect(record?.t === 'betEdited' && record.entries.map(({ amount }) => amount)).toEqual([
      -VALUE,
      VALUE,
      -VALUE,
      VALUE,
    ]);
    expect(old).toMatchObject({
      id: bet.id,
      status: 'settled',
      statusId: 3,
      remaining: 0,
      payout: VALUE,
      cashOuts: [{ id: `${bet.id}-1`, key: 'edit', stake: 1000, amount: VALUE, movedTo: next.id }],
    });
    expect(next).toMatchObject({ status: 'open', amount: VALUE, remaining: VALUE, editedFrom: bet.id, coef: '3.803' });
    expect(openBets().map(({ id }) => id)).toEqual([next.id]);
  });

  it('[BED-7] is made once under a key, however often it is sent', () => {
    const bet = placed();
    const first = edit(bet, [HOME_2]);
    expect(edit(bet, [HOME_2])).toEqual(first);
    expect(edit(bet, [DRAW_1])).toEqual(first);
    expect(book().edit.answer(player, 'edit')).toEqual(first);
    expect(book().edit.abandon(player, 'edit')).toEqual(first);
    expect(openBets()).toHaveLength(1);
    expect(edit(bet, [DRAW_1], 'second').reasons).toEqual([{ code: 'settled' }]);
  });

  it('[BED-7] is never made under a key that was closed first', () => {
    const bet = placed();
    expect(book().edit.answer(player, 'late')).toBeNull();
    expect(book().edit.abandon(player, 'late')).toMatchObject({ reasons: [{ code: 'abandoned' }] });
    expect(edit(bet, [HOME_2], 'late')).toMatchObject({ reasons: [{ code: 'abandoned' }] });
    expect(current(bet)).toMatchObject({ status: 'open' });
  });

  it('[BED-6] pays by the new bet alone', () => {
    const bet = placed();
    const before = at.operator.balance(player.id);
    const { next } = accepted(bet, [HOME_2]);
    at.line.set(outcome(1), { result: 0 });
    at.line.set(outcome(2), { result: 1 });
    at.clock.advance(3_602_000);
    expect(current(next)).toMatchObject({ status: 'settled', payout: 1765 });
    expect(current(bet)).toMatchObject({ payout: VALUE, legs: [{ statusId: 0 }] });
    expect(at.operator.balance(player.id)).toBe(before + 1765);
    expect(sums().every((sum) => sum === 0)).toBe(true);
  });

  it('[BED-6] of a bet that was cashed out in part takes what is left of it', () => {
    const bet = placed();
    book().cashOut.take(player, 'out', { betId: Number(bet.id), stake: 500, amount: 1 });
    const { old, next } = accepted(bet, [HOME_2]);
    expect(next.amount).toBe(VALUE - 453);
    expect(old).toMatchObject({ payout: VALUE, cashOuts: [{ movedTo: '' }, { stake: 500, movedTo: next.id }] });
  });

  it('[BED-6] ends the automatic cash-out of the bet', () => {
    const bet = placed();
    book().cashOut.setAuto(player, Number(bet.id), 1_900);
    const { next } = accepted(bet, [HOME_2]);
    expect(book().cashOut.offers(player, [Number(bet.id), Number(next.id)])).toMatchObject([
      { reason: 'settled', autoAmount: null },
      { reason: null, autoAmount: null },
    ]);
  });

  it('[BED-9] can be made again with the new bet, and the chain stays in the history', () => {
    const bet = placed();
    const { next } = accepted(bet, [HOME_1, HOME_2]);
    const { old, next: last } = accepted(next, [HOME_2], 'second');
    expect(current(bet)?.cashOuts[0]?.movedTo).toEqual(next.id);
    expect(old.editedFrom).toEqual(bet.id);
    expect(old.cashOuts[0]?.movedTo).toEqual(last.id);
    expect(last.editedFrom).toEqual(next.id);
  });

  it('[BED-3] below the smallest stake is refused with it', () => {
    const bet = placed({ amount: 20 });
    expect(edit(bet, [HOME_2])).toMatchObject({ reasons: [{ code: 'belowMinimum', amount: 20 }] });
    expect(current(bet)).toMatchObject({ status: 'open' });
  });
});

describe('an edit and the player’s limits', () => {
  const stakes = () => at.operator.limits.ledger.of(player.id).stakes;

  it('[BED-8] counts no further stake and returns nothing: the first stake goes on', () => {
    const bet = placed();
    const before = stakes();
    accepted(bet, [HOME_2]);
    expect(stakes()).toEqual(before);
    at.line.set(outcome(2), { result: 1 });
    at.clock.advance(3_602_000);
    expect(stakes()).toMatchObject([{ amount: 1000, cashOuts: [], returned: { amount: 1765 } }]);
  });

  it('[BED-8] the net position counts the edit as paid and staked again', () => {
    const { next } = accepted(placed(), [HOME_2]);
    expect(book().netPosition(player, 0)).toBe(VALUE - 1000);
    at.line.set(outcome(2), { result: 0 });
    at.clock.advance(3_602_000);
    expect(current(next)).toMatchObject({ statusId: 0 });
    expect(book().netPosition(player, 0)).toBe(-1000);
  });
});

describe('after a restart', () => {
  it('[BED-6] [BED-7] both bets, the money and the answers to keys are as before', async () => {
    const bet = placed();
    const answer = edit(bet, [HOME_1, HOME_2]);
    const refused = edit(bet, [HOME_2], 'refused');
    const before = {
      open: openBets(),
      old: current(bet),
      balances: at.operator.balances(),
      stakes: at.operator.limits.ledger.of(player.id).stakes,
    };
    at = await restarted();
    expect({
      open: openBets(),
      old: current(bet),
      balances: at.operator.balances(),
      stakes: at.operator.limits.ledger.of(player.id).stakes,
    }).toEqual(before);
    expect(edit(bet, [HOME_1, HOME_2])).toEqual(answer);
    expect(edit(bet, [HOME_2], 'refused')).toEqual(refused);
    expect(placed({}, 'later').id).toBe(String(Number(answer.next?.id) + 1));
  });
});
