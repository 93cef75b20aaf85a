import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOperator } from '../../../adapters/sandbox/operator/create-operator.ts';
import { OtherSetup } from '../../../adapters/sandbox/operator/origin.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import type { BetAnswer, Bettor } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { StoreFailed } from '../../../adapters/sandbox/operator/store/journal.ts';
import { readRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { SettledStatus } from '../../../adapters/sandbox/operator/line/types.ts';
import { createFakeLine, LIVE, outcome, START } from './fake-line.ts';
import type { FakeLine } from './fake-line.ts';
import { reserveAccount } from '../../../adapters/sandbox/operator/players/wallets.ts';
import { ALL_BETS, COUNTRIES, coupon, CURRENCIES, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

/** The record as a file store returns it. */
const stored = (records: readonly OperatorRecord[]): OperatorRecord[] =>
  records.map((record) => {
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });

describe('a restart', () => {
  it('restores players, sessions, money, bets and answers', async () => {
    const store = createMemoryStore();
    const { operator, clock } = await stage({ store });
    const player = await newPlayer(operator);
    const accepted = operator.book.place(player, 'taken', coupon(player));
    const refused = operator.book.place(player, 'refused', coupon(player, { amount: 1 }));
    const closed = operator.book.abandon(player, 'closed');
    const balance = operator.balance(player.id);
    await operator.stop();

    const again = await stage({ store: createMemoryStore(stored(store.records)), at: clock.now(), seed: 2 });
    expect(again.operator.balance(player.id)).toBe(balance);
    expect(again.operator.book.answer(player, 'taken')).toEqual(accepted);
    expect(again.operator.book.place(player, 'refused', coupon(player))).toEqual(refused);
    expect(again.operator.book.answer(player, 'closed')).toEqual(closed);
    expect(await again.operator.players.sessions.byCookie(player.cookie)).toMatchObject({ playerId: player.id });
    expect(await again.operator.players.logIn(player.login, player.password)).toMatchObject({ ok: true });
    expect(again.operator.book.changed(player, 0)).toEqual(operator.book.changed(player, 0));
  });

  it('keeps final scores, and adds the score of a leg whose record had none', async () => {
    const store = createMemoryStore();
    const { operator, clock, line } = await stage({ store });
    const player = await newPlayer(operator);
    operator.book.place(player, 'early', coupon(player));
    line.set(outcome(1), { result: 1 });
    line.setGame(1, { status: 2, score: [1, 0] });
    clock.advance(3_602_000);
    line.setGame(1, { status: 4, score: [1, 1] });
    clock.advance(1_000);
    const before = operator.book.answer(player, 'early');
    expect(before).toMatchObject({ bet: { legs: [{ score: '1:0', finalScore: '1:1' }] } });
    await operator.stop();

    const ended = (of: FakeLine): void => of.setGame(1, { status: 4, score: [1, 1] });
    const kept = await stage({
      store: createMemoryStore(stored(store.records)),
      at: clock.now(),
      seed: 2,
      prepare: ended,
    });
    expect(kept.operator.book.answer(player, 'early')).toEqual(before);
    expect(kept.operator.book.changed(player, 0)).toEqual(operator.book.changed(player, 0));

    const text = JSON.stringify(store.records.filter(({ t }) => t !== 'gameEnded'));
    const old = JSON.parse(text.replaceAll(',"finalScore":null', '')) as OperatorRecord[];
    expect(JSON.stringify(old)).not.toContain('finalScore');
    const records = stored(old);
    const later = await stage({ store: createMemoryStore(records), at: clock.now(), seed: 2, prepare: ended });
    later.clock.advance(1_000);
    expect(later.operator.book.answer(player, 'early')).toEqual(before);
  });

  it('decides a waiting coupon that fell due during the downtime, and settles finished bets', async () => {
    const store = createMemoryStore();
    const first = await stage({ store });
    const player = await newPlayer(first.operator);
    first.operator.book.place(player, 'live', coupon(player, { bets: [leg(outcome(LIVE), 1950)] }));
    first.operator.book.place(player, 'line', coupon(player));
    await first.operator.stop();
    const clock = createManualClock(START + 7_200_000);
    const line = createFakeLine(clock);
    line.set(outcome(1), { result: 1 });
    const operator = await createOperator({
      clock,
      store: createMemoryStore(stored(store.records)),
      random: seededRandom(3),
      setup: { seed: 1, pace: 1, line: '' },
      createLine: () => line,
      currencies: CURRENCIES,
      countries: COUNTRIES,
      hasher: createWebHasher(10),
    });
    expect(operator.book.answer(player, 'live')).toMatchObject({ status: 'accepted' });
    expect(operator.book.answer(player, 'line')).toMatchObject({ bet: { status: 'settled', payout: 1950 } });
  });

  it('refuses another seed, pace or line with an explanation', async () => {
    const store = createMemoryStore();
    await stage({ store });
    const start = (setup: { seed: number; pace: number; line: string }) => {
      const clock = createManualClock(START);
      return createOperator({
        clock,
        store,
        random: seededRandom(1),
        setup,
        createLine: () => createFakeLine(clock),
        currencies: CURRENCIES,
        countries: COUNTRIES,
      });
    };
    await expect(start({ seed: 2, pace: 5, line: 'season' })).rejects.toThrow(OtherSetup);
    await expect(start({ seed: 2, pace: 1, line: '' })).rejects.toThrow(
      'the data were made with --seed 1, not 2; start with the same, or with another --data folder',
    );
    await expect(start({ seed: 1, pace: 5, line: '' })).rejects.toThrow('--speed 1, not 5');
    await expect(start({ seed: 1, pace: 1, line: 'x' })).rejects.toThrow('no --line');
  });

  it('keeps the origin of the line', async () => {
    const store = createMemoryStore();
    await stage({ store });
    const clock = createManualClock(START + 99_000);
    let startedAt = 0;
    await createOperator({
      clock,
      store,
      random: seededRandom(1),
      setup: { seed: 1, pace: 1, line: '' },
      currencies: CURRENCIES,
      countries: COUNTRIES,
      createLine: (origin) => {
        startedAt = origin.startedAt;
        return createFakeLine(clock);
      },
    });
    expect(startedAt).toBe(START);
  });
});

describe('a record of an older version', () => {
  it('is read with defaults for later fields', async () => {
    const store = createMemoryStore();
    const first = await stage({ store });
    const player = await newPlayer(first.operator);
    first.operator.book.place(player, 'old', coupon(player));
    first.operator.book.place(player, 'live', coupon(player, { bets: [leg(outcome(LIVE), 1950)] }));
    first.clock.advance(5_000);
    first.line.set(outcome(LIVE), { result: 1 });
    first.clock.advance(1_000);
    const later = [
      'changeCoefTolerance',
      'amountByBlockId',
      'prepaidAmount',
      'exactCoef',
      'isDropOnScoreChange',
      'isVipBet',
      'hasBonusBet',
      'promoCode',
      'hyperBonus',
      'isBanker',
      'blockId',
      'repaid',
    ];
    const before = JSON.parse(JSON.stringify(store.records), (name, value: unknown) =>
      later.includes(name) ? undefined : value,
    ) as unknown;
    const read = (Array.isArray(before) ? before : []).map((record: unknown) => readRecord(record));
    const records = read.flatMap((each) => (each.ok ? [each.value] : []));
    expect(records).toHaveLength(store.records.length);
    const again = await stage({ store: createMemoryStore(records), at: first.clock.now() });
    for (const key of ['old', 'live'])
      expect(again.operator.book.answer(player, key)).toEqual(first.operator.book.answer(player, key));
    expect(again.operator.book.answer(player, 'live')).toMatchObject({ bet: { status: 'settled', payout: 1950 } });
    expect(again.operator.balance(player.id)).toBe(first.operator.balance(player.id));
  });
});

describe('a store that fails', () => {
  it('stops every operation on money', async () => {
    const memory = createMemoryStore();
    let broken = false;
    const store = {
      load: memory.load,
      append: (records: readonly OperatorRecord[]) =>
        broken ? Promise.reject(new Error('disk full')) : memory.append(records),
    };
    const { operator } = await stage({ store });
    const player = await newPlayer(operator);
    broken = true;
    operator.book.place(player, 'k1', coupon(player));
    await expect(operator.durable()).rejects.toThrow('disk full');
    expect(() => operator.book.place(player, 'k2', coupon(player))).toThrow(StoreFailed);
    await expect(operator.durable()).rejects.toThrow(StoreFailed);
  });
});

type Acted =
  | { readonly do: 'place'; readonly game: number; readonly amount: number; readonly action: 0 | 1 | 2 }
  | { readonly do: 'order'; readonly game: number; readonly exactCoef: number; readonly drops: boolean }
  | { readonly do: 'system'; readonly amount: number; readonly advance: number; readonly code: string }
  | { readonly do: 'cancel' | 'abandon' };

function answerTo({ book }: Stage['operator'], player: Bettor, key: string, act: Acted): BetAnswer | null {
  switch (act.do) {
    case 'place':
      return book.place(
        player,
        key,
        coupon(player, { bets: [leg(outcome(act.game), 1950)], amount: act.amount, changeCoefAction: act.action }),
      );
    case 'order':
      return book.place(
        player,
        key,
        coupon(player, {
          bets: [leg(outcome(act.game), 1950)],
          exactCoef: act.exactCoef,
          isDropOnScoreChange: act.drops,
        }),
      );
    case 'system': {
      const bets = [1, 2, 3, LIVE].map((game) => leg(outcome(game), 1950));
      const amount = act.code === '' ? act.amount : 300;
      return book.place(
        player,
        key,
        coupon(player, {
          typeId: 2,
          systemValue: 2,
          bets,
          amount,
          prepaidAmount: act.advance,
          promoCode: act.code,
          changeCoefAction: 1,
        }),
      );
    }
    case 'cancel':
      return book.cancel(player, key);
    case 'abandon':
      return book.abandon(player, key);
  }
}

type Move =
  | { readonly do: 'move'; readonly game: number; readonly price: number }
  | { readonly do: 'settle'; readonly game: number; readonly result: SettledStatus }
  | { readonly do: 'score'; readonly goals: number };

const moves = (step: { readonly do: string }): step is Move =>
  step.do === 'move' || step.do === 'settle' || step.do === 'score';

function moveLine(line: FakeLine, move: Move): void {
  switch (move.do) {
    case 'move':
      return line.set(outcome(move.game), { price: move.price });
    case 'settle':
      return line.set(outcome(move.game), { result: move.result, finished: true });
    case 'score':
      return line.setGame(LIVE, { score: [move.goals, 0] });
  }
}

describe('any history', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('place' as const),
      who: fc.nat(1),
      key: fc.nat(8),
      game: fc.constantFrom(1, 2, 3, LIVE),
      amount: fc.constantFrom(10, 1000, 3000, 9000),
      action: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
    fc.record({
      do: fc.constant('move' as const),
      game: fc.constantFrom(1, 2, LIVE),
      price: fc.integer({ min: 1500, max: 2500 }),
    }),
    fc.record({
      do: fc.constant('settle' as const),
      game: fc.constantFrom(1, 2, 3, LIVE),
      result: fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const, 5 as const, 6 as const),
    }),
    fc.record({
      do: fc.constant('order' as const),
      who: fc.nat(1),
      key: fc.nat(8),
      game: fc.constantFrom(1, 2, LIVE),
      exactCoef: fc.integer({ min: 1_600, max: 2_600 }),
      drops: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('system' as const),
      who: fc.nat(1),
      key: fc.nat(8),
      amount: fc.constantFrom(100, 4000),
      advance: fc.constantFrom(0, 4000),
      code: fc.constantFrom('', 'TOUCHLINE'),
    }),
    fc.record({ do: fc.constant('cancel' as const), who: fc.nat(1), key: fc.nat(8) }),
    fc.record({ do: fc.constant('save' as const), game: fc.constantFrom(1, 2, 3) }),
    fc.record({ do: fc.constant('score' as const), goals: fc.nat(3) }),
    fc.record({ do: fc.constant('abandon' as const), who: fc.nat(1), key: fc.nat(8) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 5_000, 3_600_000) }),
  );

  it('keeps every answer, never debits a stake twice, and replays to the same state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const store = createMemoryStore();
        const { operator, clock, line, errors }: Stage = await stage({ store });
        const players = [await newPlayer(operator), await newPlayer(operator)];
        const answers = new Map<string, string>();
        const saved = new Set<string>();
        const moved: Move[] = [];
        for (const s of steps) {
          if (s.do === 'wait') clock.advance(s.ms);
          if (moves(s)) {
            moveLine(line, s);
            moved.push(s);
          }
          if (s.do === 'save')
            saved.add(
              operator.ready.save({
                typeId: 0,
                systemValue: 2,
                legs: [{ marketId: outcome(s.game), isBanker: false, blockId: 0 }],
              }),
            );
          const player = 'who' in s ? players[s.who] : undefined;
          if (player === undefined || !('who' in s)) continue;
          const key = `k${s.key}`;
          const answer = answerTo(operator, player, key, s);
          if (answer === null) continue;
          const answerText = answer.status === 'accepted' ? `accepted ${answer.bet.id}` : JSON.stringify(answer);
          const before = answers.get(`${player.id} ${key}`);
          // A pending or ordered key may be decided once; every other answer is final.
          if (before !== undefined && !/"(pending|ordered)"/.test(before)) expect(answerText).toBe(before);
          answers.set(`${player.id} ${key}`, answerText);
        }
        clock.advance(5_000);
        expect(errors).toEqual([]);
        for (const player of players) {
          const bets = operator.book.bets(player, ALL_BETS, null, 1000).bets;
          expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length);
          const waiting = operator.balances().find(({ account }) => account === reserveAccount(player.id))?.amount ?? 0;
          const own = bets.reduce(
            (money, { amount, prepaidAmount, isFreeBet, payout, repaidAdvance }) =>
              money - (isFreeBet ? 0 : amount - prepaidAmount) + payout - repaidAdvance,
            10_000,
          );
          // A pending amount was debited from here, or belongs to the advance or a code.
          expect(operator.balance(player.id)).toBeLessThanOrEqual(own);
          expect(operator.balance(player.id)).toBeGreaterThanOrEqual(own - waiting);
        }
        expect(operator.balances().reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        const again = await stage({
          store: createMemoryStore(stored(store.records)),
          at: clock.now(),
          seed: 9,
          prepare: (fresh) => moved.forEach((move) => moveLine(fresh, move)),
        });
        // A restart decides nothing twice and loses nothing: money, orders, advances, used codes, saved coupons.
        const sorted = (of: Stage): unknown =>
          [...of.operator.balances()].sort((a, b) => a.account.localeCompare(b.account));
        expect(sorted(again)).toEqual(sorted({ operator, clock, line, errors }));
        for (const code of saved) expect(again.operator.ready.load(code, 'en')).not.toBeNull();
        for (const player of players) {
          const asked = coupon(player);
          expect(again.operator.book.limits(player, asked).promoCodes).toEqual(
            operator.book.limits(player, asked).promoCodes,
          );
          expect(again.operator.book.limits(player, asked).availablePrepaidAmount).toBe(
            operator.book.limits(player, asked).availablePrepaidAmount,
          );
          expect(again.operator.balance(player.id)).toBe(operator.balance(player.id));
          expect(again.operator.book.changed(player, 0).cursor).toBe(operator.book.changed(player, 0).cursor);
          for (let key = 0; key <= 8; key += 1) {
            const [was, is] = [operator.book.answer(player, `k${key}`), again.operator.book.answer(player, `k${key}`)];
            expect(is?.status).toBe(was?.status);
            if (was?.status === 'accepted' && is?.status === 'accepted')
              expect(is.bet).toMatchObject({ id: was.bet.id, payout: was.bet.payout, statusId: was.bet.statusId });
          }
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
