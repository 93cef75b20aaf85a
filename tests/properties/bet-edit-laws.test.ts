/**
 * The laws of an edit at the operator, over random histories of bets, moved prices, cash-outs, edits, repeated keys and
 * restarts. Engines with planted bugs break them.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedLeg, Bettor } from '../../adapters/sandbox/operator/book/coupon.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { readRecord } from '../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../adapters/sandbox/operator/store/records.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { outcome } from '../unit/sandbox-book/fake-line.ts';
import { ALL_BETS, coupon, leg, newPlayer, stage } from '../unit/sandbox-book/given.ts';
import type { Stage } from '../unit/sandbox-book/given.ts';

type Side = 1 | 2 | 3;
const PRICES = { 1: 1950, 2: 3400, 3: 4200 } as const;

/** Types that may have these numbers of legs, by the operator's number; 0 is an express of several. */
const TYPES = [0, 0, 2, 3, 4, 5, 6, 7, 8] as const;

type Step =
  | {
      readonly kind: 'place';
      readonly legs: readonly (readonly [number, Side])[];
      readonly type: (typeof TYPES)[number];
    }
  | {
      readonly kind: 'edit';
      readonly bet: number;
      readonly legs: readonly (readonly [number, Side])[];
      readonly least: number;
    }
  /** Swaps one selection of a bet for another side of its game. */
  | { readonly kind: 'swap'; readonly bet: number; readonly leg: number; readonly side: Side }
  /** Sends the last edit again, with other legs. */
  | { readonly kind: 'repeat'; readonly legs: readonly (readonly [number, Side])[] }
  | { readonly kind: 'cashOut'; readonly bet: number; readonly percent: number }
  | { readonly kind: 'move'; readonly game: number; readonly side: Side; readonly price: number; readonly won: number }
  | { readonly kind: 'suspend'; readonly game: number; readonly side: Side; readonly is: boolean }
  | { readonly kind: 'restart' };

const side = fc.constantFrom<Side>(1, 2, 3);
const game = fc.integer({ min: 1, max: 4 });
const legs = fc.uniqueArray(fc.tuple(game, side), { minLength: 1, maxLength: 4, selector: ([id]) => id });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), legs, type: fc.constantFrom(...TYPES) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        bet: fc.nat(9),
        legs,
        least: fc.constantFrom(1, 905),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('swap' as const), bet: fc.nat(9), leg: fc.nat(3), side }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), legs }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('cashOut' as const),
        bet: fc.nat(9),
        percent: fc.constantFrom(50, 100),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        game,
        side,
        price: fc.integer({ min: 1_100, max: 9_000 }),
        won: fc.double({ min: 0.01, max: 0.95, noNaN: true }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('suspend' as const), game, side, is: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'restart' }) },
  ),
  { minLength: 2, maxLength: 12 },
);

interface Edit {
  readonly betId: number;
  readonly value: number;
  readonly legs: readonly AskedLeg[];
}
type Engine = (at: Stage, player: Bettor, key: string, edit: Edit) => void;
const honest: Engine = (at, player, key, edit) => void at.operator.book.edit.take(player, key, edit);

/** The state that the laws check after each step. */
function look({ operator }: Stage, player: Bettor) {
  const bets = operator.book.bets(player, ALL_BETS, null, 200).bets;
  return { bets, balances: operator.balances(), stakes: operator.limits.ledger.of(player.id).stakes };
}

async function holds(history: readonly Step[], engine: Engine): Promise<void> {
  let store = createMemoryStore();
  let at = await stage({ store });
  const player = await newPlayer(at.operator);
  const prices = new Map<number, number>();
  const legsOf = (wanted: readonly (readonly [number, Side])[]): readonly AskedLeg[] =>
    wanted.map(([id, type]) => leg(outcome(id, type), prices.get(outcome(id, type)) ?? PRICES[type]));
  const changes = new Map<number, Parameters<Stage['line']['set']>[1]>();
  const set = (id: number, change: Parameters<Stage['line']['set']>[1]): void => {
    changes.set(id, { ...changes.get(id), ...change });
    at.line.set(id, change);
  };
  /** Bankers, blocks and their stakes follow from the type; a coupon that its type can't have is refused. */
  const couponOf = (type: (typeof TYPES)[number], bets: readonly AskedLeg[]): ReturnType<typeof coupon> => {
    const typeId = type === 0 && bets.length > 1 ? 1 : type;
    const inForm = bets.map((each, index) => ({
      ...each,
      isBanker: typeId === 2 && bets.length === 4 && index === 1,
      blockId: typeId === 4 || typeId === 5 ? 1 + (index % 2) : 0,
    }));
    const amountByBlockId = [1000, 800].map((amount, index) => ({ blockId: index + 1, amount }));
    return coupon(player, { typeId, bets: inForm, systemValue: 2, ...(typeId === 5 ? { amountByBlockId } : {}) });
  };
  let keys = 0;
  let last: { readonly key: string; readonly betId: number } | null = null;

  const edit = (key: string, betId: number, wanted: readonly (readonly [number, Side])[], least: number): void => {
    const before = look(at, player);
    const old = before.bets.find(({ id }) => Number(id) === betId);
    const offer = at.operator.book.cashOut.offers(player, [betId])[0]?.parts.at(-1)?.amount ?? 0;
    const known = at.operator.book.edit.answer(player, key);
    engine(at, player, key, { betId, value: least, legs: legsOf(wanted) });
    const after = look(at, player);
    const isFresh = known === null;
    const made = after.bets.filter(({ id }) => !before.bets.some((each) => each.id === id));
    const now = after.bets.find(({ id }) => id === old?.id);
    // Money is conserved: nothing moves on any account.
    expect(after.balances).toEqual(before.balances);
    expect(after.stakes.map(({ amount, cashOuts }) => ({ amount, cashOuts }))).toEqual(
      before.stakes.map(({ amount, cashOuts }) => ({ amount, cashOuts })),
    );
    expect(made.length).toBeLessThanOrEqual(isFresh ? 1 : 0);
    const [next] = made;
    if (next === undefined) {
      expect(now).toEqual(old);
      return;
    }
    // The old bet is gone exactly when the new one is there, with what the old one was worth.
    expect(now).toMatchObject({ status: 'settled', remaining: 0 });
    expect(now?.cashOuts.at(-1)).toMatchObject({ movedTo: next.id, amount: offer, key });
    expect(next).toMatchObject({ status: 'open', amount: offer, editedFrom: old?.id, key });
    expect(offer).toBeGreaterThanOrEqual(least);
    // Type, size and places are those of the old bet: who takes a game's place stands where its leg stood.
    if (old !== undefined && old.typeId > 1) {
      const places = new Map(
        old.legs.map(({ gameId, isBanker, blockId }, index) => [gameId, { index, isBanker, blockId }]),
      );
      const kept = next.legs.flatMap(({ gameId, isBanker, blockId }) => {
        const place = places.get(gameId);
        if (place !== undefined)
          expect({ isBanker, blockId }).toEqual({ isBanker: place.isBanker, blockId: place.blockId });
        return place?.index ?? [];
      });
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      expect(next).toMatchObject({ typeId: old.typeId, systemValue: old.systemValue });
      if (old.typeId === 4 || old.typeId === 5) expect(next.legs).toHaveLength(old.legs.length);
    }
  };

  for (const step of history) {
    const open = look(at, player).bets.filter(({ status }) => status === 'open');
    switch (step.kind) {
      case 'place':
        at.operator.book.place(player, `place-${(keys += 1)}`, couponOf(step.type, legsOf(step.legs)));
        break;
      case 'edit': {
        const bet = open[step.bet % Math.max(1, open.length)];
        if (bet === undefined) break;
        last = { key: `edit-${(keys += 1)}`, betId: Number(bet.id) };
        edit(last.key, last.betId, step.legs, step.least);
        break;
      }
      case 'swap': {
        const bet = open[step.bet % Math.max(1, open.length)];
        if (bet === undefined) break;
        last = { key: `edit-${(keys += 1)}`, betId: Number(bet.id) };
        const sides = bet.legs.map(({ gameId, type }, index): readonly [number, Side] => [
          gameId,
          index === step.leg % bet.legs.length ? step.side : type === 1 || type === 2 ? type : 3,
        ]);
        edit(last.key, last.betId, sides, 1);
        break;
      }
      case 'repeat':
        if (last !== null) edit(last.key, last.betId, step.legs, 1);
        break;
      case 'cashOut': {
        const bet = open[step.bet % Math.max(1, open.length)];
        const stake = Math.floor(((bet?.remaining ?? 0) * step.percent) / 100);
        if (bet !== undefined)
          at.operator.book.cashOut.take(player, `out-${(keys += 1)}`, { betId: Number(bet.id), stake, amount: 1 });
        break;
      }
      case 'move': {
        const id = outcome(step.game, step.side);
        prices.set(id, step.price);
        set(id, { price: step.price, fair: { won: step.won, back: 0 } });
        break;
      }
      case 'suspend':
        set(outcome(step.game, step.side), { suspended: step.is });
        break;
      case 'restart': {
        const before = look(at, player);
        await at.operator.stop();
        const records = store.records.map((record): OperatorRecord => {
          const read = readRecord(JSON.parse(JSON.stringify(record)));
          if (!read.ok) throw new Error(read.error);
          return read.value;
        });
        store = createMemoryStore(records);
        at = await stage({
          store,
          at: at.clock.now(),
          seed: 2,
          prepare: (line) => {
            for (const [id, change] of changes) line.set(id, change);
          },
        });
        expect(look(at, player)).toEqual(before);
      }
    }
  }
  const sums = new Map<string, number>();
  for (const { currency, amount } of at.operator.balances()) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([]);
  await at.operator.stop();
}

const law = (engine: Engine) => fc.asyncProperty(steps, (history) => holds(history, engine));

describe('an edit', () => {
  it(
    '[BED-4] [BED-6] [BED-7] [BED-8] [BED-14] conserves money, never leaves two bets or none, happens once a key, and keeps places',
    async () => {
      await fc.assert(law(honest), { seed: 41, numRuns: FEWER_RUNS });
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a planted bug breaks a law:', () => {
  const PLANTED: Readonly<Record<string, Engine>> = {
    'the bet is cashed out, and the new one is placed after it': (
      { operator },
      player,
      key,
      { betId, value, legs: wanted },
    ) => {
      const stake = operator.book.cashOut.offers(player, [betId])[0]?.stake ?? 0;
      const out = operator.book.cashOut.take(player, key, { betId, stake, amount: value });
      if (out.paid !== null)
        operator.book.place(player, key, coupon(player, { amount: out.paid.amount, bets: [...wanted] }));
    },
    'a repeated key is a new edit': ({ operator }, player, key, edit) => {
      const again = operator.book.edit.answer(player, key) === null ? key : `${key} again`;
      const betId = Number(operator.book.edit.answer(player, key)?.next?.id ?? edit.betId);
      operator.book.edit.take(player, again, { ...edit, betId });
    },
    'the new bet is placed, and the old one stays': ({ operator }, player, key, { legs: wanted }) => {
      operator.book.place(player, key, coupon(player, { bets: [...wanted] }));
    },
    'the old bet is closed, and the new one is missing': ({ operator }, player, key, { betId, value }) => {
      const stake = operator.book.cashOut.offers(player, [betId])[0]?.stake ?? 0;
      operator.book.cashOut.take(player, key, { betId, stake, amount: value });
    },
  };
  for (const [bug, engine] of Object.entries(PLANTED))
    it(
      bug,
      async () => {
        expect((await fc.check(law(engine), { seed: 41, numRuns: 200 })).failed).toBe(true);
      },
      TEST_TIMEOUT_MS,
    );
});
