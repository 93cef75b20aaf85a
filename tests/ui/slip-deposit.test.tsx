/** The deposit that a bet lacks, in the coupon. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CashierView } from 'touchline/core/cashier/public';
import { RechargeBody } from '../../ui/web/screens/cashier/form-screens.tsx';
import { SlipDeposit } from '../../ui/web/screens/cashier/slip-deposit.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { given } from '../unit/cashier/given.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const shortfall = { amount: 1_250, currency: 'EUR' };

async function shown(view: CashierView): Promise<{ readonly core: FakeCore; readonly page: Rendered }> {
  await loadNamespaces('cashier');
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  core.fake.set.feature('modals', { open: [], shown: null });
  core.fake.set.feature('cashier', view);
  return { core, page: await render(core, <SlipDeposit />) };
}

it('[CSH-19] the missing amount is offered as a deposit, which opens over the page', async () => {
  const { core, page } = await shown(given(undefined, { shortfall }).view);
  expect(page.getByText('This bet needs €12.50 more.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Deposit €12.50' }));
  expect(core.fake.commands).toEqual([
    { type: 'cashier/prepareDeposit', payload: shortfall },
    { type: 'modals/open', payload: { kind: 'recharge', id: 'recharge' } },
  ]);
});

it('[CSH-19] a player who may not deposit reads every reason, and is offered none', async () => {
  const rightStops = { deposit: ['notAllowed' as const], withdrawal: [], request: [] };
  const { page } = await shown(given(undefined, { shortfall, rightStops }).view);
  const [reason] = page.getAllByRole('listitem');
  expect(reason?.textContent).toContain("You can't do this at the moment.");
  expect(page.queryAllByRole('button')).toEqual([]);
  expect(
    within(reason ?? page.container)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/en/office/support');
});

it('[CSH-19] nothing is said where nothing is missing', async () => {
  const { page } = await shown(given().view);
  expect(page.container.textContent).toBe('');
});

it('[CSH-19, GSN-35] the window says what the bet still needs, that the coupon stays while nothing can be named, without a bet that the page stays, and beside a game that the game does', async () => {
  await loadNamespaces('cashier', 'shell');
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  const prepared = given([{ type: 'cashier/depositPrepared', payload: shortfall }], { shortfall }).view;
  core.fake.set.feature('cashier', prepared);
  const modal = {
    id: 'recharge',
    kind: 'recharge',
    title: { key: '', params: {} },
    text: [],
    params: {},
    buttons: [],
    canClose: true,
    lastsMs: null,
    isHeld: false,
  } as const;
  const page = await render(core, <RechargeBody modal={modal} answer={() => undefined} />);
  expect(page.getByText(/^Your bet needs €12\.50 more\./)).toBeTruthy();
  await page.after(() => core.fake.set.feature('cashier', { ...prepared, shortfall: null }));
  expect(page.getByText('The coupon stays as it is while you deposit.')).toBeTruthy();
  await page.after(() => core.fake.set.feature('cashier', { ...prepared, prepared: null, shortfall: null }));
  expect(page.getByText('This page stays as it is while you deposit.')).toBeTruthy();
  page.unmount();
  const game = await render(
    core,
    <RechargeBody modal={{ ...modal, params: { for: 'game' } }} answer={() => undefined} />,
  );
  expect(game.getByText('The game stays open, with its round, while you deposit.')).toBeTruthy();
});
