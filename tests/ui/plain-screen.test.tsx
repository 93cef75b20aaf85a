/** Every page without a screen of its own says what it is and leads somewhere. */
import { afterEach, describe, expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from '../../core/navigation/all-routes.ts';
import { PlainScreen } from '../../ui/web/screens/plain/plain-screen.tsx';
import { wordsOf } from '../../ui/web/screens/plain/page-words.ts';
import { needWords } from '../../ui/web/text.ts';
import { CLOSED, DEVELOPERS, EMPTY, HEADLESS, MAIN, OFFICE } from '../unit/navigation/specified.ts';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const addresses = [...MAIN, ...OFFICE, ...HEADLESS, ...EMPTY, ...DEVELOPERS, ...CLOSED].map(([path]) => path).filter((path) => readSiteAddress(path).route?.screen === 'plain');

async function open(path: string): Promise<Drawn> {
  await needWords('pages');
  const page = await draw(createFakeCore(), <PlainScreen />);
  await page.after(() => page.places.land({ kind: 'show', target: readSiteAddress(`/en${path}`), commands: [] }));
  return page;
}

describe('a page without a screen', () => {
  it.each(addresses)('%s has a title, a text and a way on', async (path) => {
    const page = (drawn = await open(path));
    const title = page.one('h1').textContent;
    expect(title).not.toMatch(/^\s*$|page\./);
    expect(document.title).toBe(`${title} · Touchline`);
    expect(page.one('.empty-text').textContent).toMatch(/^[A-Z“].*[.]$/s);
    expect(page.element.textContent).not.toContain('page.');
    const { ways } = wordsOf(readSiteAddress(path).route ?? { name: '', path: '', layout: 'main', screen: 'plain', access: 'all' });
    expect(page.all('.empty-ways a, .empty-ways button').length).toBe(ways === 'none' ? 0 : ways === 'again' ? 1 : 2);
  });

  it('of every route is among these', () => {
    const seen = new Set(addresses.map((path) => readSiteAddress(path).route?.name));
    expect(ALL_ROUTES.filter(({ screen, name }) => screen === 'plain' && !seen.has(name)).map(({ name }) => name).toSorted()).toEqual(['authApp', 'bonus-offer', 'cyber']);
  });

  it('lets a player who does not confirm leave', async () => {
    const core = createFakeCore();
    await needWords('pages');
    const page = (drawn = await draw(core, <PlainScreen />));
    await page.after(() => page.places.land({ kind: 'show', target: readSiteAddress('/en/confirm'), commands: [] }));
    await page.click(page.one('.empty-ways button'));
    expect(core.fake.commands).toEqual([{ type: 'session/logOut', payload: {} }]);
  });
});
