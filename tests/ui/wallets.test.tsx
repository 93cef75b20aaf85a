/** The wallets of the office: what each shows, where it leads, and what the operator decides. */
import { beforeEach, expect, it } from 'vitest';
import { ALL_SHOWN, type OfficeOffer } from 'touchline/core/office-settings/public';
import { userDecider } from 'touchline/core/user/decider';
import { viewUser } from 'touchline/core/user/views';
import { decodeUser } from 'touchline/core/user/wire';
import type { Wallet, WalletsView } from 'touchline/core/wallets/types';
import { WalletsScreen } from '../../ui/web/screens/office/wallets-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { OFFICE_SETTINGS as SETTINGS, PLAYER } from './fake-views.ts';
import { render } from './render.tsx';

const WALLETS: readonly Wallet[] = [
  { kind: 'money', accountId: 7, iso: 'EUR', money: 10_000, isMain: true, isActive: true },
  { kind: 'money', accountId: 9, iso: 'JPY', money: 300, isMain: false, isActive: false },
  { kind: 'freeBets', accountId: 8, iso: 'EUR', money: 500 },
  { kind: 'bonus', iso: 'EUR', amount: 1_000, percent: 50, endsAt: null },
  { kind: 'cashback', cashback: 'vip', iso: 'EUR', amount: 70 },
  { kind: 'points', points: 120, worth: { iso: 'EUR', amount: 100 } },
];

let core: FakeCore;
const hides = (isHidden: boolean): void => {
  const config = decodeUser({ result: { user_hide_balance: isHidden } });
  core.fake.set.feature('user', viewUser({ ...userDecider.initial, facts: config.ok ? config.value : null }));
};
const shown = (change: Partial<OfficeOffer>): void =>
  core.fake.set.feature('officeSettings', {
    ...SETTINGS,
    answer: { ...SETTINGS.answer, office: { ...ALL_SHOWN, ...change } },
  });
const has = (change: Partial<WalletsView>): void =>
  core.fake.set.feature('wallets', { wallets: WALLETS, loading: [], failed: [], ...change });

beforeEach(async () => {
  await loadNamespaces('office', 'tools');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
  core.fake.set.feature('accountChanges', {
    busy: null,
    problem: null,
    conversion: { step: 'idle' },
    addable: [],
    hasFailed: false,
    sources: [],
    targets: [],
  });
  hides(false);
  shown({});
  has({});
});

it('[WAL-1…WAL-4] each wallet has its amount and a way to use it', async () => {
  const page = await render(core, <WalletsScreen />);
  const ways: readonly (readonly [name: string, amount: string, link: string])[] = [
    ['Main account · EUR', '€100.00', '/office/deduce'],
    ['For free bets', '€5.00', '/line'],
    ['Bonus in progress', '€10.00', '/office/bonuses/wager'],
    ['VIP cashback', '€0.70', '/office/casino/vipcashback'],
    ['Points', '120 points', '/office/rewards'],
  ];
  for (const [name, amount, link] of ways) {
    const card = page.getByRole('listitem', { name });
    expect(card.textContent).toContain(amount);
    const links = [...card.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    expect(links.some((href) => href?.endsWith(link))).toBe(true);
  }
  expect(page.getByText(/50% done/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Use: account in JPY' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'account-changes/activate', payload: { accountId: 9 } });
});

it('[WAL-5, OST-10] the section has the operator’s title, or the site’s own, or is not shown', async () => {
  shown({ walletTitle: 'balances' });
  const page = await render(core, <WalletsScreen />);
  expect(page.getByRole('heading', { name: 'Balances' })).toBeTruthy();
  await page.after(() => shown({}));
  expect(page.getByRole('heading', { name: 'Wallets' })).toBeTruthy();
  await page.after(() => shown({ areWalletsShown: false }));
  expect(page.queryAllByRole('listitem')).toEqual([]);
  expect(page.getByText(/^Wallets are not shown/)).toBeTruthy();
});

it('[OST-5] covered amounts are uncovered by a tap', async () => {
  hides(true);
  const page = await render(core, <WalletsScreen />);
  const card = page.getByRole('listitem', { name: 'Main account · EUR' });
  expect(card.textContent).not.toContain('€100.00');
  expect(page.getByRole('listitem', { name: 'Points' }).textContent).not.toContain('€1.00');
  await page.user.click(page.getByRole('button', { name: 'Show the balance' }));
  expect(card.textContent).toContain('€100.00');
});

it('[WAL-6] a part that did not arrive is named, and loaded again', async () => {
  has({ wallets: WALLETS.slice(0, 1), failed: ['rewards'] });
  const page = await render(core, <WalletsScreen />);
  await page.user.click(page.getByRole('button', { name: 'Try again' }));
  expect(core.fake.commands.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['rewards/load', 'accounts/refresh', 'office-settings/load']),
  );
});
