/** Options of the display change how a shell looks, and nothing that is money. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import { CHOICES, SWITCHES } from 'touchline/core/display/types';
import type { SwitchName } from 'touchline/core/display/types';
import type { Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);
const FOOTBALL = 1;
/** Of a kind whose stake has a limit and whose odds are shown. */
const RESULT = 1;

let time: Time;
let host: NodeOperator;
let core: Core;
const calls = new Set<string>();

beforeAll(async () => {
  time = createTime(START);
  host = await createNodeOperator({ clock: time.clock });
  host.operator.switches.set({ isLineHeld: true });
  const counting: typeof host.fetch = (input, init) => {
    calls.add(new URL(String(input instanceof Request ? input.url : input), 'https://site.test').pathname);
    return host.fetch(input, init);
  };
  core = createDevice(counting, time.clock).start();
});
afterAll(async () => {
  core.stop();
  await host.close();
});

it('[DSP-6] every value of every option leaves prices, the coupon’s figures and the calls as they are', async () => {
  core.line.watch([`line:${FOOTBALL}`]);
  const games = (): readonly number[] =>
    core.line
      .board({ kind: 'line', sportId: FOOTBALL })
      .get()
      .groups.flatMap(({ gameIds }) => gameIds);
  const marketOf = (gameId: number): number =>
    core.line
      .markets(gameId)
      .get()
      .find(({ kind, id }) => kind === RESULT && core.line.quote(id).state === 'open')?.id ?? 0;
  await time.until('games', () => games().filter((id) => marketOf(id) > 0).length > 3);
  await core.load('display');
  const markets = games()
    .map(marketOf)
    .filter((id) => id > 0)
    .slice(0, 3);
  for (const marketId of markets) core.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
  core.dispatch({ type: 'coupon/typeStake', payload: { text: '12.34' } });
  await time.pass(5_000);
  const before = new Set(calls);
  const money = (): unknown => [core.coupon.get(), markets.map((id) => core.line.quote(id))];
  const figures = JSON.stringify(money());
  expect(figures).toContain('1234');

  let chosen = 0;
  const choose = (option: string, value: unknown): void => {
    expect(core.dispatch({ type: 'display/choose', payload: { [option]: value } }).ok).toBe(true);
    expect(core.feature('display').get()).toMatchObject({ [option]: value });
    expect(JSON.stringify(money()), `${option} ${String(value)}`).toBe(figures);
    chosen += 1;
  };
  for (const [option, values] of Object.entries(CHOICES))
    for (const value of values.toReversed()) choose(option, value);
  for (const option of Object.keys(SWITCHES) as SwitchName[])
    for (const value of [!SWITCHES[option], SWITCHES[option]]) choose(option, value);
  expect(chosen).toBeGreaterThan(40);
  await time.pass(5_000);
  expect([...calls].filter((path) => !before.has(path))).toEqual([]);
});
