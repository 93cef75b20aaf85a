/** The icons beside the site's ways: each is a picture of the thing, and tells it from its neighbours. */
import { describe, expect, it } from 'vitest';
import type { IconName } from '../../ui/web/components/icon.tsx';
import { ACCOUNT_WAYS } from '../../ui/web/shell/account-ways.ts';
import { CASINO_BOTTOM, INFO, MENU, MORE, PRODUCTS } from '../../ui/web/shell/products.ts';

/** Signs of an act or a state, and of single sports: beside a product they would say something else. */
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
  ...(['rack', 'target', 'bars', 'football', 'tennis', 'hockey'] as const),
];

describe.each([
  ['products', PRODUCTS],
  ['more products', MORE],
  ['the bottom of casino pages', CASINO_BOTTOM],
  ['the menu', MENU],
  ['information', INFO],
  ['the account', ACCOUNT_WAYS],
] as const)('the icons of %s', (_, ways) => {
  it('are never the sign of something else', () => {
    expect(ways.filter(({ icon }) => OF_OTHERS.includes(icon)).map(({ to, icon }) => `${to}: ${icon}`)).toEqual([]);
  });

  it('are all different', () => {
    const icons = ways.map(({ icon }) => icon);
    expect(icons).toEqual([...new Set(icons)]);
  });
});
