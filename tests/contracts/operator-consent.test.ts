import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { readRecord } from '../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { CONSENT_TIME_PATH } from 'touchline/core/consent/send-time.process';
import { post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

describe('the time of consent at the operator', () => {
  const store = createMemoryStore();
  let host: NodeOperator;
  let player: Signed;

  beforeAll(async () => {
    host = await createNodeOperator({ store });
    player = await register(host.fetch);
  });
  afterAll(() => host.close());
  const report = (cookiesAgreeTime: unknown, headers: Record<string, string> = signed(player)) =>
    post(host.fetch, CONSENT_TIME_PATH, { cookiesAgreeTime }, headers);
  const times = (): readonly number[] =>
    store.records.flatMap((record) => (record.t === 'consentReceived' ? [record.agreedAt] : []));

  it('[CNS-5] is accepted from players only, and must be a time', async () => {
    expect((await report('2026-01-10T12:00:00.000Z', {})).status).toBe(401);
    for (const wrong of ['yesterday', 12, null, '', '9999-01-01T00:00:00.000Z'])
      expect((await report(wrong)).status).toBe(422);
    expect(times()).toEqual([]);
  });

  it('[CNS-5] is stored once, and survives a restart', async () => {
    const at = '2024-01-10T12:00:00.000Z';
    expect((await report(at)).status).toBe(204);
    expect((await report(at)).status).toBe(204);
    expect(times()).toEqual([Date.parse(at)]);
    await host.close();
    host = await createNodeOperator({ store });
    expect(host.operator.consents.agreedAt(Number(player.userId))).toBe(Date.parse(at));
  });

  it('[CNS-5] is read from the record of an earlier version', () => {
    const record = { at: 2, playerId: 7, agreedAt: 1 };
    expect(readRecord({ t: 'consentTold', ...record })).toEqual({
      ok: true,
      value: { t: 'consentReceived', ...record },
    });
  });
});
