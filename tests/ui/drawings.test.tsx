/** Illustrations of empty places. */
import { expect, it } from 'vitest';
import { HomePromo } from '../../ui/web/components/home-promo.tsx';
import { DrawnScene, type Scene } from '../../ui/web/components/drawings/scenes.tsx';
import { NotFoundScreen } from '../../ui/web/screens/errors/not-found-screen.tsx';
import { ServerErrorScreen } from '../../ui/web/screens/errors/server-error-screen.tsx';
import { createFakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { drawn, render } from './render.tsx';

it('the page of a failure has an illustration and a way to try again', async () => {
  const page = await render(createFakeCore(), <ServerErrorScreen />);
  await page.settled();
  expect(page.container.innerHTML).toContain(drawn('serverError'));
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('an illustration is hidden from screen readers and stands in place of the icon', async () => {
  const page = await render(createFakeCore(), <NotFoundScreen />);
  await page.settled();
  expect(drawn('notFound')).toContain('aria-hidden="true"');
  // The icon of an empty state would stand before its title.
  const [, title] = page.getAllByText(page.getByRole('heading').textContent ?? '');
  expect(title?.previousElementSibling?.outerHTML).toBe(drawn('notFound'));
});

const SCENES: readonly Scene[] = [
  ...(['coupon', 'favourites', 'history', 'search', 'notFound', 'promo', 'results', 'noGames'] as const),
  ...(['statistics', 'rounds', 'casinoFavourites', 'bonuses', 'maintenance', 'closed', 'country'] as const),
  ...(['codes', 'code', 'bonusExpress', 'dailyExpress', 'over', 'serverError'] as const),
];

it.each(SCENES)('the illustration %s has only colours of the theme', async (scene) => {
  const page = await render(createFakeCore(), <DrawnScene name={scene} />);
  const paints = [...page.container.querySelectorAll('[fill], [stroke]')].flatMap((part) =>
    ['fill', 'stroke'].flatMap((name) => part.getAttribute(name) ?? []),
  );
  expect(paints.length).toBeGreaterThan(4);
  expect(paints.filter((paint) => paint !== 'none' && !/^var\(--[\w-]+\)$/.test(paint))).toEqual([]);
});

it('the way to the promotions is on the home page of guests, never of players', async () => {
  const core = createFakeCore();
  const page = await render(core, <HomePromo />);
  await page.settled();
  expect(page.getByRole('link', { name: /Promotions/ }).getAttribute('href')).toBe('/en/offers');
  await page.after(() => core.fake.set.session(PLAYER));
  expect(page.queryByRole('link')).toBeNull();
});
