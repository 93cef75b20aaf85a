/** The operator with its generated line, from a price in the feed to a settled bet, on a manual clock. */
import { expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { readMarketId } from '../../adapters/sandbox/operator/line/market-id.ts';
import { START } from '../unit/sandbox-book/fake-line.ts';
import { framesOf, get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const TABLE_TENNIS = 10;
/** At 300 match seconds per second, a table tennis match lasts about 10 s. */
const LONG_ENOUGH_MS = 40_000;

interface Snapshot {
  readonly games: { readonly start: readonly number[]; readonly status: readonly number[] };
  readonly markets: {
    readonly id: readonly number[];
    readonly game: readonly number[];
    readonly price: readonly number[];
    readonly state: readonly number[];
  };
}

it('the operator takes bets at the prices of the feed, and settles and pays them when the games are over', async () => {
  const clock = createManualClock(START);
  const { fetch, operator, close } = await createNodeOperator({ clock, seed: 3, pace: 300 });
  let player = await register(fetch, { countryId: 66 });
  const frames = framesOf(await fetch(`/line-api/v1/feed?topics=line:${TABLE_TENNIS}`));
  clock.advance(1000);
  const { games, markets } = (await frames.next()) as Snapshot;
  await frames.cancel();
  const chosen = new Map<number, { readonly marketId: number; readonly coef: number }>();
  let id = 0;
  for (const [i, step] of markets.id.entries()) {
    id += step;
    const game = markets.game[i] ?? -1;
    const starts = games.start[game] ?? Infinity;
    const coef = markets.price[i] ?? 0;
    if (!chosen.has(game) && games.status[game] === 1 && starts > 2 && starts < 20 && markets.state[i] === 0)
      chosen.set(game, { marketId: id, coef });
  }
  const picks = [...chosen.values()].slice(0, 10);
  expect(picks).toHaveLength(10);
  for (const [i, { marketId, coef }] of picks.entries()) {
    const read = readMarketId(marketId);
    const coupon = {
      accountId: Number(player.userId),
      amount: 500,
      typeId: 0,
      changeCoefAction: 0,
      bets: [{ marketId, gameId: read?.gameId, ...read?.key, coef }],
    };
    const answer = await post(fetch, '/bet-api/v1/bets', coupon, { ...signed(player), 'idempotency-key': `k${i}` });
    expect(answer.body).toMatchObject({ status: 'accepted', bet: { legs: [{ price: coef }] } });
  }
  clock.advance(LONG_ENOUGH_MS);
  player = { ...player, ...((await get(fetch, '/web-api/user/gettoken?force_refresh=true')).body as Signed) };
  const { bets, accounts } = (await get(fetch, '/bet-api/v1/updates?since=0', signed(player))).body as {
    bets: readonly {
      status: string;
      payout: number;
      possibleWin: number;
      legs: readonly { gameId: number; score: string; finalScore: string; statusId: number }[];
    }[];
    accounts: readonly { money: number }[];
  };
  expect(bets.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'settled'));
  for (const { payout, possibleWin, legs } of bets) {
    expect(legs[0]?.score).toMatch(/^\d:\d$/);
    const game = (await get(fetch, `/line-api/v1/games/${legs[0]?.gameId ?? 0}?lng=en`)).body;
    expect(game).toMatchObject({ status: 4, score: legs[0]?.finalScore });
    expect(payout).toBe(legs[0]?.statusId === 1 ? possibleWin : 0);
  }
  expect(accounts[0]?.money).toBe(10_000 - 5_000 + bets.reduce((sum, { payout }) => sum + payout, 0));
  expect(operator.balance(Number(player.userId))).toBe(accounts[0]?.money);
  await close();
}, 60_000);
