/**
 * The office's calls: accounts in other currencies, settings and photographs, across a restart; and the event
 * collector.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { decodeDepositNotice, decodeUser } from 'touchline/core/user/wire';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { collectorBody } from 'touchline/core/analytics/wire';
import { decodeAccounts } from 'touchline/core/accounts/wire';
import { ALL_SHOWN } from 'touchline/core/office-settings/public';
import { decodeMenuOwner, decodeSettings } from 'touchline/core/office-settings/wire';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const store = createMemoryStore();
let host: NodeOperator;
let player: Signed;
beforeAll(async () => {
  host = await createNodeOperator({ store });
  player = await register(host.fetch);
});
afterAll(() => host.close());

const save = async (path: string, body: unknown): Promise<unknown> =>
  (await post(host.fetch, path, body, signed(player))).body;
const ask = async (path: string): Promise<unknown> => (await get(host.fetch, path, signed(player))).body;
const currencyId = (iso: string): number => host.operator.currencies.find((each) => each.iso === iso)?.id ?? -1;
async function accounts(): Promise<readonly (readonly [iso: string, type: string, isActive: boolean])[]> {
  const decoded = decodeAccounts(await ask('/web-api/user/accounts'));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value.accounts.map(({ iso, type, isActive }) => [iso, type, isActive]);
}
async function restart(): Promise<void> {
  await host.close();
  host = await createNodeOperator({ store });
  const { body } = await post(host.fetch, '/web-api/user/login', {
    login: base64(player.login),
    password: base64(player.password),
  });
  player = { ...player, ...(body as Omit<Signed, 'login' | 'password'>) };
}

describe('accounts in other currencies', () => {
  it('are added, selected and removed, and survive a restart', async () => {
    expect(await save('/web-api/user/accounts/add?lng=de', { currencyId: currencyId('USD') })).toEqual({
      success: true,
      data: { message: 'Gespeichert.' },
    });
    const usd = (
      (await ask('/web-api/user/accounts')) as {
        readonly accounts: readonly { readonly id: number; readonly iso: string }[];
      }
    ).accounts.find(({ iso }) => iso === 'USD')?.id;
    expect(await save('/web-api/user/accounts/change', { id: usd })).toMatchObject({ success: true });
    await restart();
    expect(await accounts()).toEqual([
      ['EUR', 'main', false],
      ['EUR', 'bonus', false],
      ['USD', 'currency', true],
    ]);
    expect(await save('/web-api/user/accounts/remove', { currencyId: currencyId('USD') })).toMatchObject({
      success: false,
      data: { message: expect.stringContaining('active') as string },
    });
    expect(await save('/web-api/user/accounts/change', { id: Number(player.userId) })).toMatchObject({ success: true });
    expect(await save('/web-api/user/accounts/remove', { currencyId: currencyId('USD') })).toMatchObject({
      success: true,
    });
    expect(await accounts()).toEqual([
      ['EUR', 'main', true],
      ['EUR', 'bonus', false],
    ]);
  });
  it.each([
    ['add', () => ({ currencyId: 99_999 }), 'no such currency'],
    ['add', () => ({ currencyId: currencyId('EUR') }), 'already'],
    ['remove', () => ({ currencyId: currencyId('EUR') }), 'stays'],
    ['remove', () => ({ currencyId: currencyId('JPY') }), 'no account'],
    ['change', () => ({ id: 1 }), 'no such account'],
    ['change', () => ({ id: 4_000_000_000 + Number(player.userId) }), 'bonus account'],
  ] as const)('%s is refused with an explanation', async (what, body, words) => {
    const before = await accounts();
    expect(await save(`/web-api/user/accounts/${what}`, body())).toMatchObject({
      success: false,
      data: { message: expect.stringContaining(words) as string },
    });
    expect(await accounts()).toEqual(before);
  });
});

it('settings and unwanted sports of a player are stored, and reported in the user config', async () => {
  await save('/web-api/office/settings/save', { id: 'user_hide_balance', value: true });
  await save('/web-api/office/settings/sports', { product: 'live', sports: [3, 1, 3] });
  expect(
    (await post(host.fetch, '/web-api/office/settings/sports', { product: 'live', sports: [123_456] }, signed(player)))
      .status,
  ).toBe(422);
  await restart();
  expect(await ask('/web-api/user/config')).toMatchObject({
    result: { user_hide_balance: true, disallow_live_sport: [1, 3], disallow_line_sport: [] },
  });
  expect(await ask('/web-api/office/settings')).toMatchObject({
    commonSettings: [{ id: 'user_hide_balance', value: true }],
    liveDisallowSports: [1, 3],
  });
});

it('[OST-10] the settings of the office say what is shown, by switches, as the core decodes them', async () => {
  const offer = async () => {
    const decoded = decodeSettings(await ask('/web-api/office/settings'));
    if (!decoded.ok) throw new Error(decoded.error);
    return decoded.value;
  };
  expect((await offer()).office).toEqual(ALL_SHOWN);
  expect((await offer()).values).toMatchObject({ bonus_offers: true, first_deposit_bonus: true });
  const set = {
    showFavoriteTeams: false,
    showPromoCodeCheck: false,
    promoTitle: 'bonusCode',
    showWallets: false,
    walletsTitle: 'wallets',
    showClubPoints: false,
    isVisiblePromoPointsRules: false,
    showAdditionalCashBackTerms: false,
    usePromoPointsName: true,
  };
  await post(host.fetch, '/sandbox-api/v1/switches', { set });
  expect((await offer()).office).toEqual({
    areFavouriteTeamsShown: false,
    isPromoCodeCheckShown: false,
    promoTitle: 'bonusCode',
    areWalletsShown: false,
    walletTitle: 'wallets',
    areClubPointsShown: false,
    clubPoints: 0,
    pointsEarned: 0,
    cashback: { arePointRulesShown: false, areFurtherTermsShown: false, arePromoPoints: true, promoPoints: 0 },
  });
  await restart();
});

it('[OST-9] the menu of the office carries the player’s data, as the core decodes them', async () => {
  expect(decodeMenuOwner(await ask('/web-api/office/menu?lng=en'))).toEqual({
    ok: true,
    value: { name: '', email: '', countryCode: 'RU', bonusBalance: 1_000, canDeposit: true },
  });
});

it('[USR-16, USR-18, USR-19, USR-20] the flags of the config follow the switches, and the notice has words and a button', async () => {
  const facts = async () => {
    const decoded = decodeUser(await ask('/web-api/user/config'));
    if (!decoded.ok) throw new Error(decoded.error);
    return decoded.value;
  };
  expect(await facts()).toMatchObject({
    isTransferRequired: false,
    verificationKinds: ['photo', 'document'],
    isDataMissing: true,
    hasDeposited: false,
    depositNotice: null,
  });
  const set = {
    isRequiredTransfer: true,
    isCCLine: true,
    isCClive: true,
    verificationTypes: ['document'],
    depositNotice: 'withButton',
    isNeedIdentification: true,
    hasVerificationModal: true,
    verification: 'unverified',
  };
  await post(host.fetch, '/sandbox-api/v1/switches', { set });
  const now = await facts();
  expect(now).toMatchObject({
    isTransferRequired: true,
    isCcLine: true,
    isCcLive: true,
    verificationKinds: ['document'],
    isIdentificationNeeded: true,
    isVerificationAskedAtDeposit: true,
    depositNotice: { hasButton: true },
  });
  const path = `/web-api/user/notifications/${now.depositNotice?.textId ?? 0}`;
  expect(decodeDepositNotice(await ask(`${path}?lng=de`))).toMatchObject({
    ok: true,
    value: { text: expect.stringContaining('Feiertage') as string, button: { title: 'Alle Zahlungsarten' } },
  });
  expect((await get(host.fetch, '/web-api/user/notifications/99', signed(player))).status).toBe(404);
  await restart();
});

it('a photograph that is not an image is refused, and so is the sixth of a day', async () => {
  const send = async (image: string) =>
    (await post(host.fetch, '/web-api/identification/photo', { provider: 'verigram', image }, signed(player))).status;
  expect(await send('/9j/4AAQ')).toBe(200);
  expect(await send('bm9uZQ==')).toBe(403);
  for (let count = 3; count <= 5; count += 1) expect(await send('/9j/4AAQ'), `photograph ${count}`).toBe(200);
  expect(await send('/9j/4AAQ')).toBe(429);
});

it('the collector takes events while switched on, under its own key, and keeps the newest', async () => {
  const send = async (key: string, count = 1) =>
    (await post(host.fetch, `/fatman-api/${key}`, { events: Array.from({ length: count }, (_, index) => ({ index })) }))
      .status;
  expect(await send('touchline')).toBe(404);
  await post(host.fetch, '/sandbox-api/v1/switches', { set: { isFatmanAnalyticsAvailable: true } });
  expect(await send('another')).toBe(404);
  expect(await send('touchline')).toBe(204);
  expect(await send('touchline', 51)).toBe(422);
  for (let times = 0; times < 5; times += 1) await send('touchline', 50);
  const { events } = (await ask('/sandbox-api/v1/collected')) as { readonly events: readonly unknown[] };
  expect(events).toHaveLength(200);
});

it('[ANL-3, ANL-10] the collector takes a beacon, which has no header of its own, and lists sink and event', async () => {
  await post(host.fetch, '/sandbox-api/v1/switches', { set: { isFatmanAnalyticsAvailable: true } });
  const send = async (body: string): Promise<number> =>
    (
      await host.fetch('/fatman-api/touchline', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
    ).status;
  const item = { id: 'i1', name: 'page_view', at: 5, payload: { route: 'live', path: '/live' } } as const;
  expect(await send(collectorBody([item], true))).toBe(204);
  expect(await send('{"whence":7,"events":[]}')).toBe(422);
  expect(await send('no json')).toBe(400);
  const { events } = (await ask('/sandbox-api/v1/collected')) as { readonly events: readonly unknown[] };
  expect(events.at(-1)).toMatchObject({ sink: 'collector', event: item });
});

it('[ANL-10] a service is configured with its script and hash only while switched on, and shows its calls', async () => {
  const configured = async (): Promise<unknown> =>
    ((await ask('/bff-api/config/all.json?lang=en')) as { readonly analyticsServices: unknown }).analyticsServices;
  expect(await configured()).toEqual([]);
  await post(host.fetch, '/sandbox-api/v1/switches', { set: { analyticsServices: ['pixel', 'counter4', 'nobody'] } });
  const services = (await configured()) as readonly Readonly<Record<'service' | 'key' | 'url' | 'integrity', string>>[];
  expect(services.map(({ service, key }) => [service, key])).toEqual([
    ['counter4', ''],
    ['pixel', 'touchline-pixel'],
  ]);
  for (const { url, integrity } of services) {
    const script = await (await host.fetch(url, {})).text();
    expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(integrity);
  }
  const call = async (service: string): Promise<number> =>
    (await post(host.fetch, `/web-api/analytics/services/${service}`, { call: ['trackCustom', 'page_view', {}] }))
      .status;
  expect(await call('pixel')).toBe(204);
  expect(await call('tag')).toBe(404);
  expect(await (await host.fetch('/sandbox-api/v1/collected/page', {})).text()).toContain('pixel');
});

it('[RFR-5] keeps who sent a player, across a restart', async () => {
  const { body } = await post(host.fetch, '/web-api/registration/fast', {
    currency: 'EUR',
    countryId: host.operator.countries[0]?.id ?? 0,
    language: 'en',
    isAdult: true,
    referral: { type: 'reflinkid', value: '4711' },
  });
  player = body as Signed;
  const sentBy = async (): Promise<unknown> =>
    ((await ask('/web-api/user/config')) as { readonly result: { readonly user_ref_id: number } }).result.user_ref_id;
  expect(await sentBy()).toBe(4711);
  await restart();
  expect(await sentBy()).toBe(4711);
});

it('[SEO-2] pages of a mirror have the mirrored host as canonical, long addresses their own short ones', async () => {
  await post(host.fetch, '/sandbox-api/v1/switches', { set: { mirrorDomain: 'main.example' } });
  const canonical = async (section: string) =>
    (
      (await ask(`/bff-api/seo/page-data?language=en&section=${section}&subsectionId=1&championshipId=1`)) as {
        readonly customCanonical: unknown;
      }
    ).customCanonical;
  expect(await canonical('live')).toEqual({ mode: 'mirror', domain: 'main.example' });
  expect(await canonical('sports-champ')).toEqual({ mode: 'url', targetUrl: '/en/line/1/1' });
});
