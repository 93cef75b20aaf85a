/** The parts of the office that the operator shows, and the player at the head of its menu. */
import { NEVER, of } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import type { MenuOwner } from 'touchline/core/office-settings/public';
import { userDecider } from 'touchline/core/user/decider';
import { viewUser } from 'touchline/core/user/views';
import { decodeUser } from 'touchline/core/user/wire';
import { MenuScreen } from '../../ui/web/screens/office/menu-screen.tsx';
import { SettingsScreen } from '../../ui/web/screens/office/settings-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { OFFICE_SETTINGS as SETTINGS, PLAYER } from './fake-views.ts';
import { render } from './render.tsx';

const OWNER: MenuOwner = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  countryCode: 'DE',
  bonusBalance: 1_000,
  canDeposit: true,
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('office', 'display');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
  // Until the config is there, balances are covered.
  const config = decodeUser({ result: {} });
  core.fake.set.feature('user', viewUser({ ...userDecider.initial, facts: config.ok ? config.value : null }));
});
const owned = (owner: MenuOwner): void =>
  core.fake.set.feature('officeSettings', SETTINGS, { menuOwner: () => of(owner) });

it('[OST-8] a player decides whether bonuses are offered', async () => {
  core.fake.set.feature('officeSettings', {
    ...SETTINGS,
    answer: { ...SETTINGS.answer, values: { bonus_offers: true, first_deposit_bonus: true } },
  });
  const page = await render(core, <SettingsScreen />);
  await page.user.click(page.getByRole('checkbox', { name: 'Offer me a bonus on my first deposit' }));
  expect(core.fake.commands.at(-1)).toEqual({
    type: 'office-settings/set',
    payload: { id: 'first_deposit_bonus', value: false },
  });
});

it('[OST-9] the menu names the player, with the money for free bets and a way to deposit', async () => {
  owned(OWNER);
  const page = await render(core, <MenuScreen />);
  const card = page.getByRole('region', { name: 'You' });
  for (const text of ['Ada Lovelace', 'ada@example.org', 'Germany', '€10.00']) expect(card.textContent).toContain(text);
  expect(page.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain('/office/recharge');
});

it('[OST-9] the menu says when deposits are closed, and leaves out what is not known', async () => {
  owned({ ...OWNER, name: '', email: '', countryCode: '', canDeposit: false });
  const page = await render(core, <MenuScreen />);
  expect(page.getByText('Deposits are closed for your account.')).toBeTruthy();
  expect(page.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(page.queryByText('Germany')).toBeNull();
});

it('[OST-9] the menu has no player before the operator has answered', async () => {
  core.fake.set.feature('officeSettings', SETTINGS, { menuOwner: () => NEVER });
  const page = await render(core, <MenuScreen />);
  expect(page.queryByRole('region', { name: 'You' })).toBeNull();
});
