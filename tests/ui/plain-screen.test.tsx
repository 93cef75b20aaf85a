/** The plain pages without links have a title and a text. */
import { expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { PlainScreen } from '../../ui/web/screens/plain/plain-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

it.each([
  ['/oldbrowser', /browser/],
  ['/auth-app', /Sign in/],
])('%s has a title and a text', async (path, named) => {
  await loadNamespaces('pages');
  const page = await render(createFakeCore(), <PlainScreen />);
  await page.show({ kind: 'show', target: readSiteAddress(`/en${path}`), commands: [] });
  const title = page.getByRole('heading', { level: 1 }).textContent;
  expect(title).toMatch(named);
  expect(document.title).toBe(`${title} · Touchline`);
  expect(page.getAllByRole('paragraph').at(-1)?.textContent).toMatch(/^[A-Z].*[.]$/s);
  expect(page.container.textContent).not.toMatch(/page\.t/);
});

it('no other page is plain', () => {
  expect(ALL_ROUTES.filter(({ screen }) => screen === 'plain').map(({ name }) => name)).toEqual([
    'oldBrowser',
    'authApp',
  ]);
});
