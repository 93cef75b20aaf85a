/** Draws are settled: payouts, jackpot, refunds, order, limits, restarts. */
import { describe, expect, it } from 'vitest';
import { rightsOf } from '../../../adapters/sandbox/operator/toto/pool.ts';
import type { TotoResult } from '../../../adapters/sandbox/operator/toto/pool.ts';
import { createSimulations } from '../../../adapters/sandbox/operator/toto/simulated.ts';
import { newPlayer } from '../sandbox-book/given.ts';
import {
  buy,
  CLOSES_AT,
  draw,
  DRAW,
  end,
  GAMES,
  given,
  held,
  HOME,
  HOUR_MS,
  marks,
  NEXT_GAMES,
  restarted,
  sums,
  toEnd,
} from './given.ts';

const POOL = `pool:toto:football:${DRAW}`;
const JACKPOT = 'pool:toto-jackpot:football';

describe('[TOT-14] a settled draw', () => {
  it('pays by the pool, leaves its account empty and sums to zero', async () => {
    const all = await given();
    const { operator, line, clock } = all;
    const player = await newPlayer(operator);
    const picks = marks(HOME, 2).with(5, 3);
    buy(operator, player, picks, { key: 'won' });
    buy(operator, player, marks(HOME, 10), { key: 'lost' });
    toEnd(all);
    const before = operator.balance(player.id);
    end(line, GAMES, HOME);
    clock.advance(2_000);
    const shown = draw(all);
    const [lost, won] = operator.toto.coupons(player.id, 'football');
    expect(lost).toMatchObject({ status: 'lost', right: 5, payout: 0 });
    expect(won).toMatchObject({ status: 'won', right: 13 });
    // A column of 100 is paid as ten of 10 would be, rounded down once.
    const perColumn = (right: number): number => shown?.classes.find((each) => each.right === right)?.share ?? NaN;
    const least = 10 * (perColumn(13) + perColumn(12));
    expect(won?.payout).toBeGreaterThanOrEqual(least);
    expect(won?.payout).toBeLessThan(least + 20);
    expect(operator.balance(player.id)).toBe(before + (won?.payout ?? NaN));
    expect(shown?.status).toBe('settled');
    expect(shown?.games.every(({ result }) => result === 1)).toBe(true);
    expect(held(operator, POOL)).toBe(0);
    expect(sums(operator)).toEqual([0]);
    const pool = shown?.pool ?? NaN;
    const fromSimulated = (shown?.columns.simulated ?? NaN) * 10;
    expect(pool).toBe(fromSimulated + 300);
    expect(held(operator, 'house:toto')).toBe(Math.floor(pool / 10));
    const wonBySimulated = held(operator, 'house:toto-players') + fromSimulated;
    expect(wonBySimulated + (won?.payout ?? NaN) + held(operator, JACKPOT)).toBe(pool - Math.floor(pool / 10));
  });

  it('counts the winning stakes of coupons and simulated players alike', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    const picks = marks(HOME, 6).with(0, 7);
    buy(all.operator, player, picks);
    toEnd(all);
    const results: readonly TotoResult[] = HOME.with(14, 0);
    end(all.line, GAMES, results);
    all.clock.advance(2_000);
    const chances = draw(all)?.games.map(({ fair }) => fair) ?? [];
    const columns = draw(all)?.columns.simulated ?? NaN;
    const others = createSimulations(1).rights({ section: 'football', number: DRAW, columns, chances }, results);
    const own = rightsOf(picks, results);
    for (const { right, stake } of draw(all)?.classes ?? []) {
      const simulated = others.slice(right).reduce((sum, count) => sum + count, 0);
      const mine = own.slice(right).reduce((sum, count) => sum + Number(count), 0);
      expect(stake).toBe(10 * simulated + 100 * mine);
    }
    expect(draw(all)?.games[14]?.result).toBe(0);
  });

  it('is settled once after a restart in between, by the same numbers as without it', async () => {
    const play = async (isStopped: boolean) => {
      let all = await given();
      const player = await newPlayer(all.operator);
      buy(all.operator, player, marks(HOME, 4));
      if (isStopped) all = await restarted(all, CLOSES_AT + HOUR_MS);
      else all.clock.advance(2 * HOUR_MS);
      const closed = draw(all);
      if (isStopped) all = await restarted(all, CLOSES_AT + 2 * HOUR_MS);
      else all.clock.advance(HOUR_MS);
      end(all.line, GAMES, HOME);
      all.clock.advance(2_000);
      const settled = draw(all);
      if (isStopped) all = await restarted(all);
      all.clock.advance(5_000);
      expect(draw(all)).toEqual(settled);
      expect(sums(all.operator)).toEqual([0]);
      const [coupon] = all.operator.toto.coupons(player.id, 'football');
      const { right, payout, status } = coupon ?? {};
      return { closed, settled, right, payout, status, balance: all.operator.balance(player.id) };
    };
    const [straight, stopped] = [await play(false), await play(true)];
    expect(stopped).toEqual(straight);
    expect(straight).toMatchObject({ right: 11, status: 'won', closed: { status: 'closed' } });
  });
});

describe('[TOT-10] the jackpot', () => {
  it('is carried to the next draw, and paid with its part to 15 of 15', async () => {
    const all = await given();
    const { operator, line, clock } = all;
    const player = await newPlayer(operator);
    toEnd(all);
    end(line, GAMES, HOME);
    clock.advance(2_000);
    const carried = held(operator, JACKPOT);
    const first = draw(all)?.pool ?? NaN;
    // Nobody has 15 of 15: a tenth of the prize fund at least.
    expect(carried).toBeGreaterThanOrEqual(Math.floor((first - Math.floor(first / 10)) / 10));
    expect(draw(all)?.jackpotPaid).toBeNull();

    expect(buy(operator, player, marks(HOME), { number: DRAW + 1 }).refusal).toBeNull();
    clock.advance(4 * HOUR_MS);
    const shown = draw(all, DRAW + 1);
    const prizes = (shown?.pool ?? NaN) - Math.floor((shown?.pool ?? NaN) / 10);
    expect(shown?.jackpot).toBe(carried + Math.floor(prizes / 10));
    const before = operator.balance(player.id);
    end(line, NEXT_GAMES, HOME);
    clock.advance(2_000);
    const [coupon] = operator.toto.coupons(player.id, 'football');
    expect(coupon).toMatchObject({ status: 'won', right: 15 });
    expect(coupon?.payout).toBeGreaterThan(carried);
    expect(operator.balance(player.id)).toBe(before + (coupon?.payout ?? NaN));
    expect(draw(all, DRAW + 1)?.jackpotPaid).toBe(carried + Math.floor(prizes / 10));
    // Only what rounding has left.
    expect(held(operator, JACKPOT)).toBeLessThan(60_000);
    expect(held(operator, JACKPOT)).toBeGreaterThanOrEqual(0);
    expect(sums(operator)).toEqual([0]);
  });
});

describe('[TOT-12] six void games', () => {
  it('return every coupon, take no margin and leave the jackpot', async () => {
    const all = await given();
    const { operator, line, clock } = all;
    const player = await newPlayer(operator);
    const before = operator.balance(player.id);
    buy(operator, player, marks(HOME).with(0, 3));
    toEnd(all);
    end(
      line,
      GAMES,
      HOME.map((result, at) => (at < 6 ? 0 : result)),
    );
    clock.advance(2_000);
    expect(draw(all)).toMatchObject({ status: 'refunded', jackpotPaid: null, jackpot: 0 });
    expect(operator.toto.coupons(player.id, 'football')).toMatchObject([
      { status: 'refunded', right: null, payout: 200 },
    ]);
    expect(operator.balance(player.id)).toBe(before);
    for (const account of [POOL, JACKPOT, 'house:toto', 'house:toto-players']) expect(held(operator, account)).toBe(0);
  });

  it('are one too many: five are right for everybody', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    buy(all.operator, player, marks(HOME, 5));
    toEnd(all);
    end(
      all.line,
      GAMES,
      HOME.map((result, at) => (at < 5 ? 0 : result)),
    );
    all.clock.advance(2_000);
    expect(draw(all)?.status).toBe('settled');
    expect(all.operator.toto.coupons(player.id, 'football')).toMatchObject([{ right: 15, status: 'won' }]);
  });
});

describe('[TOT-13] draws', () => {
  it('are settled in the order of their numbers', async () => {
    const all = await given();
    all.clock.advance(4 * HOUR_MS + 2 * HOUR_MS);
    end(all.line, NEXT_GAMES, HOME);
    all.clock.advance(5_000);
    expect(draw(all)?.status).toBe('closed');
    expect(draw(all, DRAW + 1)?.status).toBe('closed');
    expect(draw(all, DRAW + 1)?.games.map(({ result }) => result)).toEqual(HOME);
    end(all.line, GAMES.slice(1), HOME);
    all.clock.advance(5_000);
    expect(draw(all)?.status).toBe('closed');
    end(all.line, GAMES, HOME);
    all.clock.advance(2_000);
    expect(draw(all)?.status).toBe('settled');
    expect(draw(all, DRAW + 1)?.status).toBe('settled');
    const settled = all.store.records.filter(({ t }) => t === 'totoSettled');
    expect(settled).toMatchObject([{ number: DRAW }, { number: DRAW + 1 }]);
  });
});

describe('[TOT-15] the limits', () => {
  it('count a stake when it is bought and its return when the draw is settled', async () => {
    const all = await given();
    const { operator, line, clock } = all;
    const player = await newPlayer(operator);
    operator.limits.save(player.id, [{ limitType: 'lossDay', limitValue: 1_000 }], null);
    expect(buy(operator, player, marks(HOME, 1), { key: 'a', stakePerColumn: 800 }).refusal).toBeNull();
    const more = { key: 'b', number: DRAW + 1, stakePerColumn: 300 };
    toEnd(all);
    expect(buy(operator, player, marks(HOME), more).refusal).toBe('limit');
    end(line, GAMES, HOME);
    clock.advance(2_000);
    // The return is more than the stake, so that nothing is lost today.
    expect(buy(operator, player, marks(HOME), more).refusal).toBeNull();
  });
});

it('[TOT-11] a game that the line no longer knows is void', async () => {
  const all = await given();
  toEnd(all);
  end(all.line, GAMES.slice(0, 14), HOME);
  all.clock.advance(2_000);
  expect(draw(all)?.status).toBe('closed');
  const known = all.line.game;
  Object.assign(all.line, { game: (id: number, lng: string) => (id === GAMES[14] ? null : known(id, lng)) });
  all.clock.advance(2_000);
  expect(draw(all)).toMatchObject({ status: 'settled' });
  expect(draw(all)?.games[14]).toMatchObject({ result: 0, home: '', score: null });
});
