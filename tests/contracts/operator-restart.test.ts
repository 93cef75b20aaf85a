/**
 * `kill -9` and a restart keep every acknowledged bet. The complete operator, with its generated line and its record on
 * disk.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMarketId } from '../../adapters/sandbox/operator/line/market-id.ts';
import { browserLike } from './browser-like.ts';
import { startedHost, startHost } from './host-process.ts';
import type { HostProcess } from './host-process.ts';
import { framesOf, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

const SLOW_MS = 120_000;
/** Longer than any test, so that no game begins meanwhile. */
const SOON_S = 600;
let data: string;
let running: HostProcess | null = null;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'touchline-restart-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = null;
  rmSync(data, { recursive: true, force: true });
});

const args = (...more: readonly string[]): readonly string[] => [
  '--port',
  '0',
  '--data',
  data,
  '--dist',
  'no-site',
  '--speed',
  '1',
  ...more,
];
const start = async (...more: readonly string[]): Promise<HostProcess> => {
  running = await startedHost(args(...more));
  return running;
};

interface Snapshot {
  readonly games: { readonly status: readonly number[]; readonly start: readonly number[] };
  readonly markets: {
    readonly id: readonly number[];
    readonly game: readonly number[];
    readonly price: readonly number[];
    readonly state: readonly number[];
  };
}

/** A market of a game that does not begin soon, from the feed's first frame. */
async function openMarket(fetch: FetchLike): Promise<{ readonly id: number; readonly price: number }> {
  const frames = framesOf(await fetch('/line-api/v1/feed?topics=line:1&lng=en'));
  const { games, markets } = (await frames.next()) as Snapshot;
  await frames.cancel();
  let id = 0;
  for (const [i, step] of markets.id.entries()) {
    id += step;
    const price = markets.price[i] ?? 0;
    const game = markets.game[i] ?? -1;
    if (games.status[game] === 1 && (games.start[game] ?? 0) > SOON_S && markets.state[i] === 0) return { id, price };
  }
  throw new Error('no open market');
}

async function place(
  fetch: FetchLike,
  player: Signed,
  key: string,
  market: { readonly id: number; readonly price: number },
  change: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const read = readMarketId(market.id);
  const bets = [{ marketId: market.id, gameId: read?.gameId, ...read?.key, coef: market.price, isLive: false }];
  const coupon = {
    id: key,
    accountId: Number(player.userId),
    userId: player.userId,
    amount: 100,
    typeId: 0,
    systemValue: 0,
    changeCoefAction: 1,
    coef: '1',
    coefViewId: 0,
    bets,
    ...change,
  };
  return post(fetch, '/bet-api/v1/bets', coupon, { ...signed(player), 'idempotency-key': key });
}

const byKey = (fetch: FetchLike, player: Signed, key: string): Promise<Answer> =>
  get(fetch, `/bet-api/v1/bets/by-key/${key}`, signed(player));

/** The same browser after a restart, which gets a new token by its cookie. */
async function back(fetch: FetchLike, player: Signed): Promise<Signed> {
  const { status, body } = await get(fetch, '/web-api/user/gettoken?force_refresh=true');
  expect(status).toBe(200);
  return { ...player, ...(body as Signed) };
}

/** A client that continues at another address with the same cookies. */
function movable(address: string): { fetch: FetchLike; moveTo: (address: string) => void } {
  let at = address;
  const inner = browserLike('');
  return {
    fetch: (path, init) => inner(`${at}${path}`, init),
    moveTo: (next) => {
      at = next;
    },
  };
}

describe('kill -9 and start again', () => {
  it(
    'accepted bets, the money and the session survive; a torn last line is removed and reported',
    async () => {
      running = await startedHost(args(), 'sources');
      const first = running;
      const { fetch, moveTo } = movable(first.address);
      const player = await register(fetch, { countryId: 66 });
      const accepted = await place(fetch, player, 'kept', await openMarket(fetch));
      await first.end('SIGKILL');
      expect(accepted.body).toMatchObject({ status: 'accepted' });

      const second = await start();
      moveTo(second.address);
      const again = await back(fetch, player);
      const { bet } = accepted.body as { bet: { id: string } };
      expect((await byKey(fetch, again, 'kept')).body).toMatchObject({
        status: 'accepted',
        bet: { id: bet.id, amount: 100 },
      });
      expect((await get(fetch, '/web-api/user/accounts', signed(again))).body).toMatchObject({
        accounts: [{ money: 9900 }, {}],
      });
      await second.end('SIGKILL');

      appendFileSync(join(data, 'operator.jsonl'), '{"t":"betAccepted","at":17');
      const third = await start();
      moveTo(third.address);
      expect(third.printed()).toContain('the last line was cut off');
      const oncemore = await back(fetch, player);
      expect((await byKey(fetch, oncemore, 'kept')).body).toMatchObject({ status: 'accepted' });
      expect(await third.end('SIGTERM')).toBe(0);
    },
    SLOW_MS,
  );

  it(
    'a waiting order, an advance, a used promo code and a saved coupon survive',
    async () => {
      const first = await start();
      const { fetch, moveTo } = movable(first.address);
      const player = await register(fetch, { countryId: 66 });
      const market = await openMarket(fetch);
      await place(fetch, player, 'big', market, { amount: 9_000 });
      await place(fetch, player, 'advance', market, { amount: 2_000, prepaidAmount: 1_000 });
      await place(fetch, player, 'code', market, { amount: 300, promoCode: 'TOUCHLINE' });
      const order = await place(fetch, player, 'order', market, {
        amount: 700,
        prepaidAmount: 700,
        exactCoef: 10_000_000,
      });
      const { code } = (await post(fetch, '/bet-api/v1/coupon/code', { typeId: 0, bets: [{ marketId: market.id }] }))
        .body as { code: string };
      await first.end('SIGKILL');
      expect(order.body).toMatchObject({ status: 'ordered', exactCoef: 10_000_000 });

      const second = await start();
      moveTo(second.address);
      const again = await back(fetch, player);
      expect((await byKey(fetch, again, 'order')).body).toEqual(order.body);
      const limits = async (): Promise<unknown> => {
        const read = readMarketId(market.id);
        const bets = [{ marketId: market.id, gameId: read?.gameId, ...read?.key, coef: market.price, isLive: false }];
        return (
          await post(
            fetch,
            '/bet-api/v1/coupon/limits',
            { accountId: Number(player.userId), amount: 0, typeId: 0, changeCoefAction: 1, bets },
            signed(again),
          )
        ).body;
      };
      expect(await limits()).toMatchObject({ availablePrepaidAmount: 5_000 - 1_700 });
      expect((await post(fetch, '/bet-api/v1/bets/by-key/order/cancel', undefined, signed(again))).body).toMatchObject({
        status: 'rejected',
        reasons: [{ code: 'cancelled' }],
      });
      expect(await limits()).toMatchObject({ availablePrepaidAmount: 5_000 - 1_000 });
      expect((await place(fetch, again, 'twice', market, { amount: 300, promoCode: 'TOUCHLINE' })).body).toMatchObject({
        status: 'rejected',
        reasons: expect.arrayContaining([{ code: 'promoCodeUsed' }]) as unknown,
      });
      expect((await get(fetch, `/bet-api/v1/coupon/code/${code}`)).body).toMatchObject({
        missing: 0,
        legs: [{ marketId: market.id }],
      });
    },
    SLOW_MS,
  );

  it(
    'during many bets keeps every acknowledged bet, each once',
    async () => {
      const first = await start();
      const { fetch, moveTo } = movable(first.address);
      const player = await register(fetch, { countryId: 66 });
      const market = await openMarket(fetch);
      const accepted: string[] = [];
      const all = Array.from({ length: 90 }, async (_, i) => {
        const answer = await place(fetch, player, `k${i}`, market).catch(() => null);
        if ((answer?.body as { status?: string } | undefined)?.status === 'accepted') accepted.push(`k${i}`);
        if (accepted.length === 20) await first.end('SIGKILL');
      });
      await Promise.all(all);
      expect(accepted.length).toBeGreaterThanOrEqual(20);

      const second = await start();
      moveTo(second.address);
      const again = await back(fetch, player);
      const { bets } = (await get(fetch, '/bet-api/v1/bets?limit=100', signed(again))).body as {
        bets: readonly { key: string; amount: number }[];
      };
      const keys = bets.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(accepted.filter((key) => !keys.includes(key))).toEqual([]);
      expect((await get(fetch, '/web-api/user/accounts', signed(again))).body).toMatchObject({
        accounts: [{ money: 10_000 - 100 * keys.length }, {}],
      });
    },
    SLOW_MS,
  );
});

describe('an impossible start', () => {
  it(
    'is explained: other seed or speed, folder in use, port taken, bad record, bad season, bad flags',
    async () => {
      const first = await start();
      const { port } = new URL(first.address);
      const refused = async (...more: readonly string[]): Promise<readonly [number | null, string]> => {
        const ended = await startHost(more);
        if (!('code' in ended)) throw new Error('it started');
        return [ended.code, ended.printed];
      };
      expect(await refused(...args())).toEqual([1, expect.stringContaining('is in use by another operator')]);
      const other = mkdtempSync(join(tmpdir(), 'touchline-restart-'));
      expect(await refused('--port', port, '--data', other)).toEqual([
        1,
        expect.stringContaining(`Port ${port} is taken`),
      ]);
      rmSync(other, { recursive: true, force: true });
      await first.end('SIGKILL');
      expect(await refused(...args('--seed', '2'))).toEqual([
        1,
        expect.stringContaining('the data were made with --seed 1, not 2'),
      ]);
      const record = join(data, 'operator.jsonl');
      const bad = readFileSync(record, 'utf8').split('\n').length;
      appendFileSync(record, 'nonsense\nnonsense\n');
      expect(await refused(...args())).toEqual([
        1,
        expect.stringContaining(`operator.jsonl:${bad}: this is not a line of the record`),
      ]);
      expect(await refused(...args('--line', 'no-such-season'))).toEqual([
        1,
        expect.stringContaining('no-such-season'),
      ]);
      expect(await refused('--sped', '1')).toEqual([2, expect.stringContaining('Usage:')]);
      expect(await refused('--fault', 'lose-answer=many')).toEqual([
        2,
        expect.stringContaining('--fault must be lose-answer=NUMBER'),
      ]);
    },
    SLOW_MS,
  );
});
