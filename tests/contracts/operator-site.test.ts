/** The operator's calls for the shell: menus, page texts, support, and the switches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { SWITCH_NAMES } from '../../adapters/sandbox/operator/switches/switches.ts';
import { createGroupReader } from 'touchline/core/site-chrome/views';
import { decodeText } from 'touchline/core/site-chrome/wire';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { get, post } from './operator-client.ts';

describe('content around the screens', () => {
  const store = createMemoryStore();
  let host: NodeOperator;
  beforeAll(async () => {
    host = await createNodeOperator({ store });
  });
  afterAll(() => host.close());

  it.each(['en', 'ru', 'de', 'ar'])('[SCH-1, SCH-2] menus in %s link to existing pages', async (lang) => {
    const { body } = await get(host.fetch, `/bff-api/config/group/get?groups=menu,footer,support&lang=${lang}`);
    const { menu, footer, support } = createGroupReader()(body as { menu: unknown; footer: unknown; support: unknown });
    const links = [...menu.flatMap(({ links: each }) => each), ...footer.columns.flatMap(({ links: each }) => each)];
    expect(links.length).toBeGreaterThan(20);
    for (const { to, title } of links) {
      expect(title).not.toBe('');
      expect(to.kind === 'site' && readSiteAddress(`/en${to.path}`).route !== null, JSON.stringify(to)).toBe(true);
    }
    expect(menu).toHaveLength(3);
    expect(footer.columns).toHaveLength(4);
    expect(support.hasCallback).toBe(true);
    expect(support.social).toHaveLength(3);
  });

  it('[SCH-3] a page’s text is in its language', async () => {
    const ask = async (language: string) =>
      decodeText((await get(host.fetch, `/bff-api/seo/content?section=live&language=${language}`)).body);
    expect(await ask('en')).toMatchObject({ ok: true, value: { title: 'Live betting' } });
    expect(await ask('de')).toMatchObject({ ok: true, value: { title: 'Livewetten' } });
  });

  it.each([
    ['live', 'How prices work'],
    ['virtualsports', 'How prices work'],
    ['slots', 'How a result is drawn'],
    ['slots-game', 'How a result is drawn'],
    ['tournaments', 'How a result is drawn'],
    ['fortuna', 'How a result is drawn'],
  ])('[SCH-3] the text of %s is about what its page offers', async (section, heading) => {
    const { body } = await get(host.fetch, `/bff-api/seo/content?section=${section}&language=en`);
    const { blocks } = body as { readonly blocks: readonly { readonly heading: string }[] };
    const headings = blocks.map((block) => block.heading);
    expect(headings).toContain(heading);
    expect(headings).toContain('Playing safely');
    expect(headings.filter((each) => /prices|result is drawn/.test(each))).toHaveLength(1);
  });

  it('[SCH-7] a call-back is recorded once, also across a restart', async () => {
    const ask = async (phone: string) =>
      (await post(host.fetch, '/web-api/support/callback', { name: 'Ada', phone, language: 'en' })).body;
    expect(await ask('+442079460000')).toEqual({ number: 'C-0001' });
    expect(await ask('+442079460000')).toEqual({ number: 'C-0001' });
    expect(await ask('+442079460001')).toEqual({ number: 'C-0002' });
    expect(
      (await post(host.fetch, '/web-api/support/callback', { name: 'Ada', phone: 'none', language: 'en' })).status,
    ).toBe(422);
    await host.close();
    host = await createNodeOperator({ store });
    expect(host.operator.desk.callbacks().map(({ number, name }) => [number, name])).toEqual([
      ['C-0001', 'Ada'],
      ['C-0002', 'Ada'],
    ]);
  });

  it('[SCH-5] the chat answers as the configured consultant only', async () => {
    const send = (consultant: string, text: string) =>
      post(host.fetch, '/web-api/support/chat', { consultant, text, language: 'en' });
    expect((await send('touchline-desk', 'How do I deposit?')).body).toMatchObject({
      reply: expect.stringContaining('Deposit') as string,
    });
    expect((await send('somebody', 'Hello')).status).toBe(404);
    expect((await get(host.fetch, '/web-api/policy/logo.agif')).status).toBe(200);
  });

  it('the config has every switched field', async () => {
    await post(host.fetch, '/sandbox-api/v1/switches', {
      set: { headerRows: 'single', policyLogoCountries: [7], consultantId: '' },
    });
    expect((await get(host.fetch, '/bff-api/config/all.json')).body).toMatchObject({
      headerRows: 'single',
      policyLogoCountries: [7],
      consultantParams: null,
    });
    expect(
      (await post(host.fetch, '/web-api/support/chat', { consultant: '', text: 'x', language: 'en' })).status,
    ).toBe(404);
    await post(host.fetch, '/sandbox-api/v1/switches', { reset: true });
  });
});

describe('the switch page without script', () => {
  const PAGE = '/sandbox-api/v1/switches/page';
  let host: NodeOperator;
  beforeAll(async () => {
    host = await createNodeOperator({});
  });
  afterAll(() => host.close());
  const read = async (): Promise<string> => String((await get(host.fetch, PAGE)).body);
  const send = async (fields: Readonly<Record<string, string>>) => {
    const [, secret = ''] = /name="secret" value="([^"]+)"/.exec(await read()) ?? [];
    const { status, headers, body } = await post(
      host.fetch,
      PAGE,
      new URLSearchParams({ secret, ...fields }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    return { status, to: headers.get('location'), body: String(body) };
  };

  it('has every switch, and sets and resets them while the site is closed', async () => {
    const html = await read();
    expect(SWITCH_NAMES.filter((name) => !html.includes(`id="${name}"`))).toEqual([]);
    expect(await send({ name: 'blockReason', value: '4' })).toMatchObject({ status: 303, to: `${PAGE}#blockReason` });
    expect(await send({ name: 'langHiddenUnauthorized', value: 'ru, de' })).toMatchObject({ status: 303 });
    expect(host.operator.switches.get('blockReason')).toBe(4);
    expect(host.operator.switches.get('langHiddenUnauthorized')).toEqual(['ru', 'de']);
    expect(await read()).toContain('blockReason (changed)');
    expect(await send({ act: 'reset' })).toMatchObject({ status: 303 });
    expect(host.operator.switches.get('blockReason')).toBe(0);
  });
  it('reports an invalid value as text, and accepts no form of another site', async () => {
    const wrong = await send({ name: '<b>blockReason', value: '4' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('there is no switch');
    expect(wrong.body).not.toContain('<b>block');
    expect(await send({ name: 'blockReason', value: '99' })).toMatchObject({ status: 422 });
    expect(await send({ secret: 'none', name: 'blockReason', value: '4' })).toMatchObject({ status: 403 });
    expect(host.operator.switches.get('blockReason')).toBe(0);
  });
});

it('every answer except those of the switches is delayed as switched', async () => {
  const clock = createManualClock(Date.UTC(2026, 0, 10, 12));
  const host = await createNodeOperator({ clock });
  await post(host.fetch, '/sandbox-api/v1/switches', { set: { latencyMs: 500 } });
  let isThere = false;
  const answer = get(host.fetch, '/web-api/session').then(() => (isThere = true));
  await get(host.fetch, '/sandbox-api/v1/switches');
  clock.advance(499);
  await get(host.fetch, '/sandbox-api/v1/switches');
  expect(isThere).toBe(false);
  clock.advance(1);
  await answer;
  await host.close();
});
