import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOperator, OtherSetup } from '../../../adapters/sandbox/operator/create-operator.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/node/manual-clock.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/node/seeded-random.ts';
import { StoreFailed } from '../../../adapters/sandbox/operator/store/journal.ts';
import { readRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine, LIVE, outcome, START } from './fake-line.ts';
import { COUNTRIES, coupon, CURRENCIES, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

/** The record as a file would give it back. */
const stored = (records: readonly OperatorRecord[]): OperatorRecord[] =>
  records.map((record) => {
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });

describe('a restart', () => {
  it('finds players, sessions, money, bets and answers as they were', async () => {
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

  it('decides a waiting coupon whose time came while nobody was there, and settles what ended', async () => {
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
      clock, store: createMemoryStore(stored(store.records)), random: seededRandom(3), setup: { seed: 1, pace: 1, line: '' }, createLine: () => line,
      currencies: CURRENCIES, countries: COUNTRIES, passwordIterations: 10,
    });
    expect(operator.book.answer(player, 'live')).toMatchObject({ status: 'accepted' });
    expect(operator.book.answer(player, 'line')).toMatchObject({ bet: { status: 'settled', payout: 1950 } });
  });

  it('refuses another seed, speed or line, in words', async () => {
    const store = createMemoryStore();
    await stage({ store });
    const start = (setup: { seed: number; pace: number; line: string }) => {
      const clock = createManualClock(START);
      return createOperator({ clock, store, random: seededRandom(1), setup, createLine: () => createFakeLine(clock), currencies: CURRENCIES, countries: COUNTRIES });
    };
    await expect(start({ seed: 2, pace: 5, line: 'season' })).rejects.toThrow(OtherSetup);
    await expect(start({ seed: 2, pace: 1, line: '' })).rejects.toThrow('the data were made with --seed 1, not 2; start with the same, or with another --data folder');
    await expect(start({ seed: 1, pace: 5, line: '' })).rejects.toThrow('--speed 1, not 5');
    await expect(start({ seed: 1, pace: 1, line: 'x' })).rejects.toThrow('no --line');
  });

  it('keeps the moment at which its line began', async () => {
    const store = createMemoryStore();
    await stage({ store });
    const clock = createManualClock(START + 99_000);
    let startedAt = 0;
    await createOperator({
      clock, store, random: seededRandom(1), setup: { seed: 1, pace: 1, line: '' }, currencies: CURRENCIES, countries: COUNTRIES,
      createLine: (origin) => {
        startedAt = origin.startedAt;
        return createFakeLine(clock);
      },
    });
    expect(startedAt).toBe(START);
  });
});

describe('a store that fails', () => {
  it('stops everything about money', async () => {
    const memory = createMemoryStore();
    let broken = false;
    const store = { load: memory.load, append: (records: readonly OperatorRecord[]) => (broken ? Promise.reject(new Error('disk full')) : memory.append(records)) };
    const { operator } = await stage({ store });
    const player = await newPlayer(operator);
    broken = true;
    operator.book.place(player, 'k1', coupon(player));
    await expect(operator.durable()).rejects.toThrow('disk full');
    expect(() => operator.book.place(player, 'k2', coupon(player))).toThrow(StoreFailed);
    await expect(operator.durable()).rejects.toThrow(StoreFailed);
  });
});

describe('any history', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('place' as const), who: fc.nat(1), key: fc.nat(8), game: fc.constantFrom(1, 2, 3, LIVE), amount: fc.constantFrom(10, 1000, 3000, 9000), action: fc.constantFrom(0 as const, 1 as const, 2 as const) }),
    fc.record({ do: fc.constant('move' as const), game: fc.constantFrom(1, 2, LIVE), price: fc.integer({ min: 1500, max: 2500 }) }),
    fc.record({ do: fc.constant('settle' as const), game: fc.constantFrom(1, 2, 3, LIVE), result: fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const, 5 as const, 6 as const) }),
    fc.record({ do: fc.constant('abandon' as const), who: fc.nat(1), key: fc.nat(8) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 5_000, 3_600_000) }),
  );

  it('keeps every answer, never takes a stake twice, and a replay of its record tells the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const store = createMemoryStore();
        const { operator, clock, line, errors }: Stage = await stage({ store });
        const players = [await newPlayer(operator), await newPlayer(operator)];
        const answers = new Map<string, string>();
        for (const s of steps) {
          if (s.do === 'wait') clock.advance(s.ms);
          if (s.do === 'move') line.set(outcome(s.game), { price: s.price });
          if (s.do === 'settle') line.set(outcome(s.game), { result: s.result, finished: true });
          const player = s.do === 'place' || s.do === 'abandon' ? players[s.who] : undefined;
          if (player === undefined || (s.do !== 'place' && s.do !== 'abandon')) continue;
          const key = `k${s.key}`;
          const answer = s.do === 'place'
            ? operator.book.place(player, key, coupon(player, { bets: [leg(outcome(s.game), 1950)], amount: s.amount, changeCoefAction: s.action }))
            : operator.book.abandon(player, key);
          const told = answer.status === 'accepted' ? `accepted ${answer.bet.id}` : JSON.stringify(answer);
          const before = answers.get(`${player.id} ${key}`);
          // A waiting key may be decided once; every other answer stays.
          if (before !== undefined && !before.includes('"pending"')) expect(told).toBe(before);
          answers.set(`${player.id} ${key}`, told);
        }
        clock.advance(5_000);
        expect(errors).toEqual([]);
        for (const player of players) {
          const bets = operator.book.bets(player, 'all', null, 1000).bets;
          expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length);
          expect(operator.balance(player.id)).toBe(bets.reduce((money, { amount, payout }) => money - amount + payout, 10_000));
        }
        const again = await stage({ store: createMemoryStore(stored(store.records)), at: clock.now(), seed: 9 });
        for (const player of players) {
          expect(again.operator.balance(player.id)).toBe(operator.balance(player.id));
          expect(again.operator.book.changed(player, 0).cursor).toBe(operator.book.changed(player, 0).cursor);
          for (let key = 0; key <= 8; key += 1) {
            const [was, is] = [operator.book.answer(player, `k${key}`), again.operator.book.answer(player, `k${key}`)];
            expect(is?.status).toBe(was?.status);
            if (was?.status === 'accepted' && is?.status === 'accepted') expect(is.bet).toMatchObject({ id: was.bet.id, payout: was.bet.payout, statusId: was.bet.statusId });
          }
        }
      }),
      { seed: 1, numRuns: 120 },
    );
  });
});
