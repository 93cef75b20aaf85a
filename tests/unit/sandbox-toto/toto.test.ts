/** The running toto: draws open, close and settle by the clock; coupons, money, restarts. */
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { rightsOf } from '../../../adapters/sandbox/operator/toto/pool.ts';
import { createSimulations } from '../../../adapters/sandbox/operator/toto/simulated.ts';
import type { TotoResult } from '../../../adapters/sandbox/operator/toto/pool.ts';
import { EUR, JPY } from '../sandbox-book/given.ts';
import type { Given } from './given.ts';
import {
  buy,
  CLOSES_AT,
  DRAW,
  end,
  GAMES,
  given,
  held,
  HOME,
  HOUR_MS,
  marks,
  MINUTE_MS,
  newPlayer,
  NEXT_GAMES,
  OPEN_AT,
  restarted,
  startAt,
  sums,
} from './given.ts';

const POOL = `pool:toto:football:${DRAW}`;
const JACKPOT = 'pool:toto-jackpot:football';
const draw = ({ operator }: Given, number = DRAW, currency = EUR) =>
  operator.toto.draw('football', number, currency, 'en');
const toEnd = ({ clock }: Given): void => clock.advance(CLOSES_AT + 5_000 - clock.now());

describe('[TOT-1] a draw', () => {
  it('takes the first 15 games of the four hours after it closes, by start and number', async () => {
    const all = await given();
    expect(draw(all)).toMatchObject({ status: 'open', closesAt: CLOSES_AT, section: 'football', iso: 'EUR' });
    expect(draw(all)?.games.map(({ gameId }) => gameId)).toEqual(GAMES);
    expect(all.operator.toto.section('football', EUR)).toMatchObject({ open: DRAW, next: DRAW + 1 });
    expect(all.operator.toto.section('hockey', EUR)).toMatchObject({ open: null, next: DRAW });
  });

  it('opens later when the line has fewer, and not after it would have closed', async () => {
    const late = (line: Given['line']): void => startAt(line, (id) => id > 14, CLOSES_AT + 12 * HOUR_MS);
    const all = await given({ prepare: late });
    expect(draw(all)).toBeNull();
    expect(all.operator.toto.section('football', EUR)).toMatchObject({ open: null, next: DRAW });
    startAt(all.line, () => true, CLOSES_AT + HOUR_MS);
    all.clock.advance(20_000);
    expect(draw(all)?.status).toBe('open');

    const never = await given({ prepare: late });
    never.clock.advance(HOUR_MS + MINUTE_MS);
    expect(draw(never)).toBeNull();
  });

  it('has no view before it is the next one', async () => {
    const all = await given();
    expect(draw(all, DRAW + 1)).toMatchObject({ status: 'coming', pool: 0, columns: { players: 0, simulated: 0 } });
    expect(draw(all, DRAW + 1)?.games.map(({ gameId }) => gameId)).toEqual(NEXT_GAMES);
    expect([draw(all, DRAW + 2), draw(all, DRAW - 1)]).toEqual([null, null]);
  });
});

describe('[TOT-2] a coupon', () => {
  it('is bought with its whole stake from the main account', async () => {
    const { operator } = await given();
    const player = await newPlayer(operator);
    const before = operator.balance(player.id);
    const picks = marks(HOME).with(0, 3).with(1, 7);
    const { refusal, coupon } = buy(operator, player, picks);
    expect(refusal).toBeNull();
    expect(coupon).toMatchObject({ number: DRAW, picks, columns: 6, stakePerColumn: 100, stake: 600, currency: 'EUR' });
    expect(coupon).toMatchObject({ status: 'open', right: null, payout: null });
    expect(operator.balance(player.id)).toBe(before - 600);
    expect(held(operator, POOL)).toBe(600);
    expect(sums(operator)).toEqual([0]);
  });

  it('is the same for the same key, also after a restart and after closing', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    const before = all.operator.balance(player.id);
    const first = buy(all.operator, player, marks(HOME));
    expect(buy(all.operator, player, marks(HOME), { stakePerColumn: 900 })).toEqual(first);
    const again = await restarted(all);
    expect(buy(again.operator, player, marks(HOME))).toEqual(first);
    toEnd(again);
    expect(buy(again.operator, player, marks(HOME))).toEqual(first);
    expect(again.operator.balance(player.id)).toBe(before - 100);
    expect(buy(again.operator, player, marks(HOME), { key: 'other' }).refusal).toBe('closed');
    expect(again.operator.toto.coupons(player.id, 'football')).toHaveLength(1);
  });
});

describe('[TOT-3] a purchase is refused', () => {
  const FULL = GAMES.map(() => 7);
  it.each([
    ['closed', marks(HOME), { number: DRAW + 1 }],
    ['closed', marks(HOME), { number: DRAW - 1 }],
    ['badPicks', marks(HOME).slice(1), {}],
    ['badPicks', [...marks(HOME), 1], {}],
    ['badPicks', marks(HOME).with(3, 0), {}],
    ['badPicks', marks(HOME).with(3, 8), {}],
    ['stakeRange', marks(HOME), { stakePerColumn: 9 }],
    ['stakeRange', marks(HOME), { stakePerColumn: 50_001 }],
    ['stakeRange', FULL, { stakePerColumn: 10 }],
    ['funds', marks(HOME), { stakePerColumn: 50_000 }],
  ] as const)('%s, and nothing changes', async (refusal, picks, change) => {
    const { operator, store } = await given();
    const player = await newPlayer(operator);
    const drained = operator.balance(player.id);
    if (refusal === 'funds')
      for (let at = 0; operator.balance(player.id) >= 50_000; at += 1)
        buy(operator, player, marks(HOME), { key: `drain ${at}`, stakePerColumn: 50_000 });
    const before = [operator.balance(player.id), store.records.length];
    expect(before[0]).toBeLessThanOrEqual(drained);
    expect(buy(operator, player, picks, change)).toEqual({ refusal, coupon: null });
    expect([operator.balance(player.id), store.records.length]).toEqual(before);
  });

  it('without the right to bet, by an exclusion, and by a limit', async () => {
    const { operator } = await given();
    const [banned, excluded, limited] = [
      await newPlayer(operator),
      await newPlayer(operator),
      await newPlayer(operator),
    ];
    operator.limits.save(excluded.id, [{ limitType: 30, limitValue: 1 }], null);
    operator.limits.save(limited.id, [{ limitType: 1, limitValue: 500 }], null);
    expect(buy(operator, excluded, marks(HOME)).refusal).toBe('excluded');
    expect(buy(operator, limited, marks(HOME), { stakePerColumn: 501 }).refusal).toBe('limit');
    expect(buy(operator, limited, marks(HOME), { stakePerColumn: 500 }).refusal).toBeNull();
    operator.switches.set({ playerRights: ['bonus'] });
    expect(buy(operator, banned, marks(HOME)).refusal).toBe('notAllowed');
  });
});

describe('[TOT-5, TOT-6] a pool', () => {
  it('grows by simulated columns until closing, and says how many they are', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    buy(all.operator, player, marks(HOME).with(0, 3));
    const bought = (): number => draw(all)?.columns.simulated ?? NaN;
    const early = bought();
    all.clock.advance(30 * MINUTE_MS);
    const later = bought();
    toEnd(all);
    expect([early >= 0, later > early, bought() > later, bought() >= 20_000]).toEqual([true, true, true, true]);
    expect(draw(all)).toMatchObject({ unit: 10, pool: bought() * 10 + 200, columns: { players: 2 } });
  });

  it('is apart in each currency, with the same simulated columns at its smallest stake', async () => {
    const all = await given();
    const player = await newPlayer(all.operator, JPY);
    const bought = buy(all.operator, player, marks(HOME), { stakePerColumn: 15 });
    expect(bought.coupon).toMatchObject({ currency: 'JPY', stake: 15 });
    toEnd(all);
    const [euro, yen] = [draw(all), draw(all, DRAW, JPY)];
    expect(yen).toMatchObject({ iso: 'JPY', unit: 15, columns: { players: 1 } });
    expect(yen?.columns.simulated).toBe(euro?.columns.simulated);
    expect(yen?.pool).toBe((euro?.columns.simulated ?? NaN) * 15 + 15);
    expect(euro?.columns.players).toBe(0);
    end(all.line, GAMES, HOME);
    all.clock.advance(2_000);
    expect(draw(all, DRAW, JPY)?.jackpotPaid).toBeGreaterThan(0);
    expect(draw(all)?.jackpotPaid).toBeNull();
    expect(sums(all.operator)).toEqual([0]);
  });
});

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
    end(line, GAMES, HOME.map((result, at) => (at < 6 ? 0 : result)));
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
    end(all.line, GAMES, HOME.map((result, at) => (at < 5 ? 0 : result)));
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
    expect([draw(all)?.status, draw(all, DRAW + 1)?.status]).toEqual(['closed', 'closed']);
    expect(draw(all, DRAW + 1)?.games.map(({ result }) => result)).toEqual(HOME);
    end(all.line, GAMES.slice(1), HOME);
    all.clock.advance(5_000);
    expect(draw(all)?.status).toBe('closed');
    end(all.line, GAMES, HOME);
    all.clock.advance(2_000);
    expect([draw(all)?.status, draw(all, DRAW + 1)?.status]).toEqual(['settled', 'settled']);
    const settled = all.store.records.filter(({ t }) => t === 'totoSettled');
    expect(settled).toMatchObject([{ number: DRAW }, { number: DRAW + 1 }]);
  });
});

describe('[TOT-15] the limits', () => {
  it('count a stake when it is bought and its return when the draw is settled', async () => {
    const all = await given();
    const { operator, line, clock } = all;
    const player = await newPlayer(operator);
    operator.limits.save(player.id, [{ limitType: 10, limitValue: 1_000 }], null);
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

describe('[TOT-16] what is told', () => {
  it('has the shares of the stakes only after closing', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    buy(all.operator, player, GAMES.map(() => 1), { stakePerColumn: 40_000 });
    expect(draw(all)?.games.every(({ shares }) => shares === null)).toBe(true);
    toEnd(all);
    for (const { shares, fair } of draw(all)?.games ?? []) {
      expect(shares?.reduce((sum, part) => sum + part, 0)).toBe(1_000);
      expect(shares?.[0]).toBeGreaterThan(fair[0]);
    }
  });

  it('shows an old draw to the first player of a currency with the simulated columns alone', async () => {
    const all = await given();
    toEnd(all);
    end(all.line, GAMES, HOME);
    all.clock.advance(2_000);
    const [euro, yen] = [draw(all), draw(all, DRAW, JPY)];
    expect(yen).toMatchObject({ iso: 'JPY', status: 'settled', pool: (euro?.columns.simulated ?? NaN) * 15 });
    expect(yen?.classes.map(({ stake }) => stake)).toEqual(euro?.classes.map(({ stake }) => ((stake ?? NaN) * 15) / 10));
    const [next, old] = all.operator.toto.section('football', JPY).draws.filter(({ status }) => status !== 'open');
    expect(next).toMatchObject({ status: 'coming', pool: 0 });
    expect(old).toMatchObject({ number: DRAW, pool: yen?.pool, jackpot: yen?.jackpot });
  });

  it('lists the coming draw, then the others, newest first', async () => {
    const all = await given();
    toEnd(all);
    expect(all.operator.toto.section('football', EUR).draws.map(({ number, status }) => [number, status])).toEqual([
      [DRAW + 2, 'coming'],
      [DRAW + 1, 'open'],
      [DRAW, 'closed'],
    ]);
  });
});

it('[TOT-11] a game that the line no longer knows is void', async () => {
  const all = await given({ store: createMemoryStore() });
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

it('[TOT-14] the record alone opens no draw twice', async () => {
  const all = await given();
  const again = await restarted(all, OPEN_AT + MINUTE_MS);
  again.clock.advance(MINUTE_MS);
  expect(again.store.records.filter(({ t }) => t === 'totoOpened')).toHaveLength(1);
});
