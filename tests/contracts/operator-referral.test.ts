/** A bet carries the number of who sent the player, where the operator has the same number. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeUser } from 'touchline/core/user/wire';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine, outcome, START } from '../unit/sandbox-book/fake-line.ts';
import { leg } from '../unit/sandbox-book/given.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const clock = createManualClock(START);
const setup = { clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) };
let host: NodeOperator;
beforeEach(async () => {
  host = await createNodeOperator(setup);
});
afterEach(() => host.close());

async function refOfBet(player: Signed, key: string, refId: number | null): Promise<unknown> {
  const coupon = {
    accountId: Number(player.userId),
    amount: 1_000,
    typeId: 0,
    changeCoefAction: 0,
    bets: [{ ...leg(outcome(1), 1_950), isLive: false }],
    exactCoef: null,
    refId,
  };
  const { body } = await post(host.fetch, '/bet-api/v1/bets', coupon, { ...signed(player), 'idempotency-key': key });
  const bet = (body as { readonly bet: { readonly id: string | number } }).bet;
  return host.operator.book.known(Number(bet.id))?.coupon.refId;
}

it('[CPN-143] the number of the player’s referral is kept with the bet, another number is not', async () => {
  const player = await register(host.fetch, { referral: { type: 'reflinkid', value: '4711' } });
  const config = decodeUser((await get(host.fetch, '/web-api/user/config', signed(player))).body);
  expect(config.ok && config.value.referralId).toBe(4_711);
  expect(await refOfBet(player, 'k1', 4_711)).toBe(4_711);
  expect(await refOfBet(player, 'k2', 12)).toBeUndefined();
  expect(await refOfBet(player, 'k3', null)).toBeUndefined();
});

it('[CPN-143] a bet of a player whom nobody has sent carries no number', async () => {
  const player = await register(host.client());
  expect(await refOfBet(player, 'k4', 4_711)).toBeUndefined();
});
