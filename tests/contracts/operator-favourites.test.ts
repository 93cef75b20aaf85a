/** The account's favourites, as the core decodes them: merged, each player's own, and there after a restart. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { marketPin } from 'touchline/core/favourites/rules/market-pins';
import type { Favourite } from 'touchline/core/favourites/types';
import { decodeAccountCopy, FAVOURITES_PATH } from 'touchline/core/favourites/wire';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const clock = createManualClock(Date.UTC(2026, 10, 21, 15));
let host: NodeOperator;
let player: Signed;
const setup = { clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) };
const star = (id: number, at: number, isOn = true): Favourite => ({ kind: 'game', id, at, isOn, startsAt: null });
const list = async (who = player): Promise<unknown> =>
  decodeAccountCopy((await get(host.fetch, FAVOURITES_PATH, signed(who))).body);
const send = (favourites: unknown) => post(host.fetch, FAVOURITES_PATH, { favourites }, signed(player));

beforeEach(async () => {
  host = await createNodeOperator(setup);
  player = await register(host.fetch);
});
afterEach(() => host.close());

it('[FAV-6] are merged star by star, and there after a restart', async () => {
  expect(await list()).toEqual({ ok: true, value: [] });
  const { body } = await send([star(7, 5), star(8, 5)]);
  expect(decodeAccountCopy(body)).toEqual({ ok: true, value: [star(7, 5), star(8, 5)] });
  await send([star(7, 4, false), star(8, 6, false)]);
  const merged = [star(7, 5), star(8, 6, false)];
  expect(await list()).toEqual({ ok: true, value: merged });
  await host.close();
  host = await createNodeOperator(setup);
  expect(host.operator.favourites.list(Number(player.userId))).toEqual(merged);
});

it('[FAV-10] have pins of markets beside the other kinds', async () => {
  const pin: Favourite = { ...star(marketPin(1, KIND.total), 5), kind: 'market' };
  await send([star(7, 5), pin]);
  expect(await list()).toEqual({ ok: true, value: [star(7, 5), pin] });
});

it('[FAV-6] belong to one player, and only what is a list of favourites is taken', async () => {
  await send([star(7, 5)]);
  const other = await register(host.client());
  expect(decodeAccountCopy((await get(host.fetch, FAVOURITES_PATH)).body).ok).toBe(false);
  expect(await list(other)).toEqual({ ok: true, value: [] });
  for (const wrong of [
    'x',
    [{ ...star(1, 1), kind: 'player' }],
    [{ ...star(1, 1), id: -1 }],
    Array(1_001).fill(star(1, 1)),
  ])
    expect((await send(wrong)).status).toBe(422);
  expect(await list()).toEqual({ ok: true, value: [star(7, 5)] });
});
