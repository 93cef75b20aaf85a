/** The icons of the site's links: each fits its subject and differs from its neighbours. */
import { describe, expect, it } from 'vitest';
import type { IconName } from '../../ui/web/components/icon.tsx';
import { ACCOUNT_WAYS } from '../../ui/web/shell/account-ways.ts';
import { CASINO_BOTTOM, INFO, MENU, MORE, PRODUCTS } from '../../ui/web/shell/products.ts';

/** Icons of actions, states and single sports, which would mislead next to a product. */
const OF_OTHERS: readonly IconName[] = [
  ...([
    'check',
    'search',
    'forward',
    'back',
    'down',
    'copy',
    'close',
    'undo',
    'redo',
    'trash',
    'alert',
    'lock',
  ] as const),
  ...(['football'] as const),
];

describe.each([
  ['products', PRODUCTS],
  ['more products', MORE],
  ['the bottom of casino pages', CASINO_BOTTOM],
  ['the menu', MENU],
  ['information', INFO],
  ['the account', ACCOUNT_WAYS],
] as const)('the icons of %s', (_, ways) => {
  it('have no other meaning', () => {
    expect(ways.filter(({ icon }) => OF_OTHERS.includes(icon)).map(({ to, icon }) => `${to}: ${icon}`)).toEqual([]);
  });

  it('are all different', () => {
    const icons = ways.map(({ icon }) => icon);
    expect(icons).toEqual([...new Set(icons)]);
  });
});
