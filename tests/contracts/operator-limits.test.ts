import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { limitsPaths } from 'touchline/core/limits/paths';
import { decodeAvailable } from 'touchline/core/limits/wire';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

describe('limits at the operator', () => {
  const store = createMemoryStore();
  let host: NodeOperator;
  let player: Signed;

  beforeAll(async () => {
    host = await createNodeOperator({ store });
    player = await register(host.fetch);
  });
  afterAll(() => host.close());

  it('require a token', async () => {
    expect((await get(host.fetch, limitsPaths.limits)).status).toBe(401);
    expect((await post(host.fetch, limitsPaths.blockUser)).status).toBe(401);
  });

  it('[LIM-24] available ones have a measure, and the operator’s label in the language of the call while switched on', async () => {
    const deposits = async () => {
      const { body } = await get(host.fetch, limitsPaths.available, { ...signed(player), 'x-language': 'de' });
      const read = decodeAvailable(body);
      return read.ok ? read.value.filter(({ type }) => type === 'depositDay' || type === 'sessionTime') : read.error;
    };
    expect(await deposits()).toMatchObject([{ measure: 'amount' }, { measure: 'hours' }]);
    expect(JSON.stringify(await deposits())).not.toContain('label');
    await post(host.fetch, '/sandbox-api/v1/switches', { set: { hasLimitLabels: true } });
    expect(await deposits()).toMatchObject([{ type: 'depositDay', label: 'Tagesbudget' }, { type: 'sessionTime' }]);
    await post(host.fetch, '/sandbox-api/v1/switches', { set: { hasLimitLabels: false } });
  });

  it('[LIM-28] available ones name some of their options in the language of the call while switched on', async () => {
    const checks = async () => {
      const { body } = await get(host.fetch, limitsPaths.available, { ...signed(player), 'x-language': 'de' });
      const read = decodeAvailable(body);
      return read.ok ? read.value.find(({ type }) => type === 'realityCheck')?.optionsMap : read.error;
    };
    expect(await checks()).toBeUndefined();
    await post(host.fetch, '/sandbox-api/v1/switches', { set: { hasLimitLabels: true } });
    expect(await checks()).toEqual({ 15: 'Jede Viertelstunde', 60: 'Jede Stunde' });
    await post(host.fetch, '/sandbox-api/v1/switches', { set: { hasLimitLabels: false } });
  });

  it('[LIM-17] take effect at once, delay a looser value, and survive a restart with it', async () => {
    const save = (limitValue: number) =>
      post(host.fetch, limitsPaths.limits, { limits: [{ limitType: 1, limitValue }] }, signed(player));
    expect(await save(500)).toMatchObject({
      status: 200,
      body: { status: 'ok', limitsData: [{ limitType: 1, limitValue: 500, limitBalance: 500, limitState: 'ACTIVE' }] },
    });
    expect(await save(900)).toMatchObject({
      body: {
        limitsData: [
          { limitValue: 500, limitState: 'ACTIVE' },
          { limitValue: 900, limitState: 'PENDING' },
        ],
      },
    });
    const removed = await host.fetch(`${limitsPaths.remove}?limitType=1`, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'XMLHttpRequest', ...signed(player) },
    });
    expect(await removed.json()).toMatchObject({ status: 'pendingExists' });
    await host.close();
    host = await createNodeOperator({ store });
    const again = await post(host.fetch, '/web-api/user/login', {
      login: Buffer.from(player.login).toString('base64'),
      password: Buffer.from(player.password).toString('base64'),
    });
    player = { ...player, ...(again.body as Signed) };
    expect(await get(host.fetch, limitsPaths.limits, signed(player))).toMatchObject({
      body: { limits: [{ limitValue: 500 }, { limitValue: 900 }] },
    });
  });

  it('[LIM-5] a bet over a limit is refused with the limit’s name, and stopping closes all bets', async () => {
    const coupon = {
      accountId: Number(player.userId),
      amount: 600,
      typeId: 0,
      changeCoefAction: 1,
      bets: [{ marketId: 1, gameId: 1, kind: 1, type: 1, param: 0, coef: 2_000 }],
    };
    const place = async (key: string) =>
      (await post(host.fetch, '/bet-api/v1/bets', coupon, { ...signed(player), 'idempotency-key': key })).body as {
        reasons: readonly { code: string; limitType?: number; amount?: number }[];
      };
    expect((await place('one')).reasons).toContainEqual({ code: 'limitReached', limitType: 1, amount: 500 });
    expect((await post(host.fetch, limitsPaths.blockUser, undefined, signed(player))).body).toMatchObject({
      success: true,
    });
    expect((await place('two')).reasons.map(({ code }) => code)).toContain('excluded');
  });
});
