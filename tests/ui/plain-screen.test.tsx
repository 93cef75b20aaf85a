/** The plain pages without links have a title and a text. */
import { afterEach, expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { PlainScreen } from '../../ui/web/screens/plain/plain-screen.tsx';
import { needWords } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

it.each([
  ['/oldbrowser', /browser/],
  ['/auth-app', /Sign in/],
])('%s has a title and a text', async (path, named) => {
  await needWords('pages');
  const page = (drawn = await draw(createFakeCore(), <PlainScreen />));
  await page.after(() => page.places.land({ kind: 'show', target: readSiteAddress(`/en${path}`), commands: [] }));
  const title = page.one('h1').textContent;
  expect(title).toMatch(named);
  expect(document.title).toBe(`${title} · Touchline`);
  expect(page.one('.empty-text').textContent).toMatch(/^[A-Z].*[.]$/s);
  expect(page.element.textContent).not.toMatch(/page\.t/);
});

it('no other page is plain', () => {
  expect(ALL_ROUTES.filter(({ screen }) => screen === 'plain').map(({ name }) => name)).toEqual([
    'oldBrowser',
    'authApp',
  ]);
});
