/** The form of the betting calculator, by its labels. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Calculator } from '../../ui/web/screens/calculator/calculator.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

async function open() {
  await loadNamespaces('calculator');
  const core = createFakeCore();
  const page = await render(core, <Calculator />);
  return { core, page };
}

const leg = (page: Rendered, n: number) => within(page.getByRole('group', { name: `Selection ${n}` }));
const odds = (page: Rendered, n: number): HTMLElement => leg(page, n).getByRole('textbox', { name: 'Odds' });
const results = (page: Rendered): readonly string[] =>
  within(page.getByRole('region', { name: 'Results' }))
    .queryAllByRole('term')
    .map((name) => `${textOf(name)} ${textOf(name.nextElementSibling)}`);
const said = (page: Rendered): string =>
  textOf(within(page.getByRole('region', { name: 'Results' })).getByRole('status'));
const isLeg = (group: HTMLElement): boolean => group.tagName === 'FIELDSET';
const legCount = (page: Rendered): number => page.getAllByRole('group').filter(isLeg).length;

describe('the calculator', () => {
  it('[CPN-141] shows the figures of a system as it is typed, and the payout of the chosen results', async () => {
    const { page } = await open();
    expect(said(page)).toBe('Enter the stake and the odds of every selection to see the results.');
    await page.user.select(page.getByRole('combobox', { name: 'Type of bet' }), 'System');
    await page.user.fill(page.getByRole('textbox', { name: 'Stake, EUR' }), '600');
    for (const [at, text] of ['1.9', '2', '2,5'].entries()) await page.user.fill(odds(page, at + 1), text);
    expect(results(page)).toEqual([
      'Lines 3',
      'Stake per line €200.00',
      'Total stake €600.00',
      'Returns €2,710.00',
      'Minimum returns €760.00',
      'Guaranteed €0.00',
      'Still possible €2,710.00',
    ]);
    await page.user.select(leg(page, 1).getByRole('combobox', { name: 'Result' }), 'Won');
    await page.user.select(leg(page, 2).getByRole('combobox', { name: 'Result' }), 'Won');
    await page.user.select(leg(page, 3).getByRole('combobox', { name: 'Result' }), 'Lost');
    expect(results(page).slice(-2)).toEqual(['Payout €760.00', 'Profit +€160.00']);
  });

  it('[CPN-141] says at the field why it cannot be read', async () => {
    const { page } = await open();
    await page.user.fill(odds(page, 1), '0.5');
    expect(odds(page, 1).getAttribute('aria-invalid')).toBe('true');
    expect(textOf(leg(page, 1).getByRole('alert'))).toContain('like 2.50');
    await page.user.fill(page.getByRole('textbox', { name: 'Stake, EUR' }), 'ten');
    expect(page.getAllByRole('alert').map(textOf)[0]).toContain('The stake is not an amount');
    expect(said(page)).toBe('Correct the marked fields to see the results.');
  });

  it('[CPN-138] odds keep their value when the player changes the odds view', async () => {
    const { core, page } = await open();
    await page.user.fill(odds(page, 1), '2.5');
    await page.after(() => core.dispatch({ type: 'preferences/choose', payload: { oddsView: 'american' } }));
    expect((odds(page, 1) as HTMLInputElement).value).toBe('+150');
  });

  it('[CPN-139, CPN-140] singles have a stake each, a conditional has one for each later block', async () => {
    const { page } = await open();
    await page.user.select(page.getByRole('combobox', { name: 'Type of bet' }), 'Singles');
    expect(page.getAllByRole('textbox', { name: 'Stake, EUR' })).toHaveLength(2);
    await page.user.select(page.getByRole('combobox', { name: 'Type of bet' }), 'Conditional bet');
    expect(page.getAllByRole('textbox', { name: /^Stake/ })).toHaveLength(2);
    expect(leg(page, 2).getByRole('textbox', { name: 'Stake on block 2, EUR' })).toBeDefined();
    await page.user.select(leg(page, 2).getByRole('combobox', { name: 'Block' }), 'Block 1');
    expect(leg(page, 2).queryByRole('textbox', { name: /^Stake/ })).toBeNull();
  });

  it('[CPN-140] selections are added and removed down to what the type needs, and all is cleared', async () => {
    const { page } = await open();
    expect(page.queryByRole('button', { name: 'Remove selection 1' })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Add a selection' }));
    await page.user.fill(odds(page, 3), '3');
    await page.user.click(page.getByRole('button', { name: 'Remove selection 1' }));
    expect(legCount(page)).toBe(2);
    expect((odds(page, 2) as HTMLInputElement).value).toBe('3');
    expect(document.activeElement).toBe(page.getByRole('group', { name: 'Selections' }));
    await page.user.click(page.getByRole('button', { name: 'Clear all' }));
    expect((odds(page, 2) as HTMLInputElement).value).toBe('');
  });

  it('[CPN-138] a type that allows fewer selections says so', async () => {
    const { page } = await open();
    await page.user.fill(page.getByRole('textbox', { name: 'Stake, EUR' }), '5');
    await page.user.fill(odds(page, 1), '2');
    await page.user.fill(odds(page, 2), '3');
    await page.user.select(page.getByRole('combobox', { name: 'Type of bet' }), 'Single');
    expect(said(page)).toBe('A single has one selection: remove the others, or choose another type.');
    await page.user.click(page.getByRole('button', { name: 'Remove selection 1' }));
    expect(results(page)).toContain('Returns €15.00');
  });
});
