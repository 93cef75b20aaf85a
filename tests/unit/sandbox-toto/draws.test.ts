/** Draws open and close by the clock, coupons are bought, and the operator publishes draws. */
import { describe, expect, it } from 'vitest';
import { createSimulations, perMille } from '../../../adapters/sandbox/operator/toto/simulated.ts';
import { EUR, JPY, newPlayer } from '../sandbox-book/given.ts';
import type { Given } from './given.ts';
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
  MINUTE_MS,
  NEXT_GAMES,
  OPEN_AT,
  restarted,
  startAt,
  sums,
  toEnd,
} from './given.ts';

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

  it('takes games of a short format only where full matches are fewer than 15', async () => {
    const shortened = async (isShort: (id: number) => boolean): Promise<Given> =>
      given({
        prepare: (line) => {
          startAt(line, () => true, CLOSES_AT + HOUR_MS);
          for (const fixture of line.fixtures(false).filter(({ id }) => isShort(id)))
            line.setGame(fixture.id, {
              fixture: { ...fixture, startsAt: CLOSES_AT, format: { ...fixture.format, periodS: 240 } },
            });
        },
      });
    const some = await shortened((id) => id < 20);
    expect(draw(some)?.games.map(({ gameId }) => gameId)).toEqual(Array.from({ length: 15 }, (_, at) => 20 + at));
    const most = await shortened((id) => id < 30);
    const filled = [1, 2, 3, 4, 11, 12, 13, ...Array.from({ length: 8 }, (_, at) => 30 + at)];
    expect(draw(most)?.games.map(({ gameId }) => gameId)).toEqual(filled);
  });

  it('has no view before it is the next one', async () => {
    const all = await given();
    expect(draw(all, DRAW + 1)).toMatchObject({ status: 'coming', pool: 0, columns: { players: 0, simulated: 0 } });
    expect(draw(all, DRAW + 1)?.games.map(({ gameId }) => gameId)).toEqual(NEXT_GAMES);
    expect(draw(all, DRAW + 2)).toBeNull();
    expect(draw(all, DRAW - 1)).toBeNull();
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
    expect(held(operator, `pool:toto:football:${DRAW}`)).toBe(600);
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
    const before = { balance: operator.balance(player.id), records: store.records.length };
    expect(before.balance).toBeLessThanOrEqual(drained);
    expect(buy(operator, player, picks, change)).toEqual({ refusal, coupon: null });
    expect({ balance: operator.balance(player.id), records: store.records.length }).toEqual(before);
  });

  it('without the right to bet, by an exclusion, and by a limit', async () => {
    const { operator } = await given();
    const [banned, excluded, limited] = [
      await newPlayer(operator),
      await newPlayer(operator),
      await newPlayer(operator),
    ];
    operator.limits.save(excluded.id, [{ limitType: 'selfExclusion', limitValue: 1 }], null);
    operator.limits.save(limited.id, [{ limitType: 'stakeDay', limitValue: 500 }], null);
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
    expect(early).toBeGreaterThanOrEqual(0);
    expect(later).toBeGreaterThan(early);
    expect(bought()).toBeGreaterThan(later);
    expect(bought()).toBeGreaterThanOrEqual(20_000);
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

describe('[TOT-16] published data', () => {
  it('has the shares of the stakes only after closing', async () => {
    const all = await given();
    const player = await newPlayer(all.operator);
    const stake = 10_000;
    const picks = GAMES.map(() => 1).with(0, 5);
    expect(buy(all.operator, player, picks, { stakePerColumn: stake / 2 }).refusal).toBeNull();
    expect(draw(all)?.games.every(({ shares }) => shares === null)).toBe(true);
    toEnd(all);
    const { games, columns } = draw(all) ?? { games: [], columns: { simulated: NaN } };
    const chances = games.map(({ fair }) => fair);
    const closed = { section: 'football', number: DRAW, columns: columns.simulated, chances } as const;
    const counts = createSimulations(1).marks(closed);
    expect(games).toHaveLength(15);
    for (const [at, { shares }] of games.entries()) {
      const [home, drawn, away] = counts[at] ?? [0, 0, 0];
      const own = at === 0 ? [stake / 2, stake / 2] : [stake, 0];
      const on = [10 * home + (own[0] ?? 0), 10 * drawn, 10 * away + (own[1] ?? 0)] as const;
      expect(shares).toEqual(perMille(on));
      expect(shares?.reduce((sum, part) => sum + part, 0)).toBe(1_000);
    }
  });

  it('shows an old draw to the first player of a currency with the simulated columns alone', async () => {
    const all = await given();
    toEnd(all);
    end(all.line, GAMES, HOME);
    all.clock.advance(2_000);
    const [euro, yen] = [draw(all), draw(all, DRAW, JPY)];
    expect(yen).toMatchObject({ iso: 'JPY', status: 'settled', pool: (euro?.columns.simulated ?? NaN) * 15 });
    expect(yen?.classes.map(({ stake }) => stake)).toEqual(
      euro?.classes.map(({ stake }) => ((stake ?? NaN) * 15) / 10),
    );
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

it('[TOT-14] the record alone opens no draw twice', async () => {
  const all = await given();
  const again = await restarted(all, OPEN_AT + MINUTE_MS);
  again.clock.advance(MINUTE_MS);
  expect(again.store.records.filter(({ t }) => t === 'totoOpened')).toHaveLength(1);
});
