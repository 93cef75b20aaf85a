import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const PATH = '/web-api/support/questions';

describe('questions to support', () => {
  const store = createMemoryStore();
  let host: NodeOperator;
  let player: Signed;
  let other: Signed;
  beforeAll(async () => {
    host = await createNodeOperator({ store });
    [player, other] = [await register(host.client()), await register(host.client())];
  });
  afterAll(() => host.close());
  const ask = (key: string, text: string, who: Signed = player) =>
    post(host.fetch, PATH, { key, text, language: 'de' }, signed(who));
  const list = async (who: Signed = player): Promise<readonly unknown[]> =>
    ((await get(host.fetch, PATH, signed(who))).body as { readonly questions: readonly unknown[] }).questions;

  it('[SCH-17] are accepted from players only, with 5 to 1,000 characters', async () => {
    expect((await get(host.fetch, PATH)).status).toBe(401);
    expect((await post(host.fetch, PATH, { key: 'k', text: 'How long?', language: 'en' })).status).toBe(401);
    for (const wrong of ['', '    a    ', 'x'.repeat(1_001)]) expect((await ask('k', wrong)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('[SCH-17] count once per key, are private, are answered in their language, and survive a restart', async () => {
    const first = await ask('one', 'Wie lange dauert eine Auszahlung?');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ number: 'Q-0001', text: 'Wie lange dauert eine Auszahlung?', answer: null });
    expect((await ask('one', 'Wie lange dauert eine Auszahlung?')).body).toEqual(first.body);
    expect((await ask('one', 'Ist das meine Frage?', other)).body).toMatchObject({ number: 'Q-0002' });
    await ask('two', 'Und ein Limit?');
    expect(await list(other)).toHaveLength(1);
    await host.close();
    host = await createNodeOperator({ store });
    await post(host.fetch, '/sandbox-api/v1/switches', { set: { deskAnswerSeconds: 0 } });
    const again = (
      await post(host.fetch, '/web-api/user/login', {
        login: Buffer.from(player.login).toString('base64'),
        password: Buffer.from(player.password).toString('base64'),
      })
    ).body as Signed;
    expect(await list(again)).toMatchObject([
      { number: 'Q-0003', text: 'Und ein Limit?' },
      { number: 'Q-0001', answer: { text: expect.stringContaining('Auszahlungen stehen') as string } },
    ]);
  });
});
