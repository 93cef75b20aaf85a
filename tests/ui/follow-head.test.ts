/** The document head during navigation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeoPageData } from 'touchline/core/seo/public';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { followHead } from '../../ui/web/follow-head.ts';
import { firstLocation, nextLocation, type PageLocation, type Shown } from '../../ui/web/page-location.ts';
import { nameDrawn, rename } from '../../ui/web/use-title.ts';
import { createFakeCore } from './fake-core.ts';

const EMPTY: SeoPageData = {
  title: '',
  description: '',
  customCanonical: null,
  metaRobots: null,
  hierarchyMetaRobots: null,
  metas: [],
  hrefLang: [],
};
/** A screen without its own title. */
const SCREEN = { title: null };
let place: PageLocation;
let show: (outcome: Shown) => void;
let asked: string[];
let leave: () => void;
let answers: Map<string, (data: SeoPageData | null) => void>;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const go = async (address: string): Promise<void> => {
  show({ kind: 'show', target: readSiteAddress(address), commands: [] });
  await settle();
};
const answer = async (section: string, data: Partial<SeoPageData> | null): Promise<void> => {
  answers.get(section)?.(data === null ? null : { ...EMPTY, ...data });
  await settle();
};
const one = (selector: string, attribute: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(attribute);

beforeEach(() => {
  document.head.innerHTML =
    '<title>Built</title><meta name="description" content="Built"><meta name="dmca" content="kept"><link data-seo rel="canonical" href="/old">';
  asked = [];
  answers = new Map();
  const core = createFakeCore();
  place = firstLocation(core, '/en');
  const listeners: (() => void)[] = [];
  show = (outcome) => {
    place = nextLocation(core, place, outcome, null);
    listeners.forEach((listener) => listener());
  };
  const router = { current: () => place, onLocation: (listener: () => void) => void listeners.push(listener) };
  leave = nameDrawn(SCREEN);
  rename(SCREEN, 'Home');
  followHead(core, router, '/', (query) => {
    asked.push(query['section'] ?? '');
    return new Promise((resolve) => answers.set(query['section'] ?? '', resolve));
  });
});
afterEach(async () => {
  leave();
  await go('/en/office/account');
});

describe('the document head', () => {
  it('[SEO-1] is the operator’s for each page, and the page’s own where the operator has none', async () => {
    await answer('home', { title: 'Listed home', description: 'About home' });
    expect(document.title).toBe('Listed home');
    expect(one('meta[name=description]', 'content')).toBe('About home');
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(one('link[rel=canonical]', 'href')).toBe(`${location.origin}/en`);
    expect(one('meta[name=dmca]', 'content')).toBe('kept');

    await go('/de/live/1?x=1');
    expect(document.title).toBe('Home');
    rename(SCREEN, 'Football');
    expect(document.title).toBe('Football');
    await answer('live-sport', null);
    expect(document.title).toBe('Football');
    expect(one('link[rel=canonical]', 'href')).toBe(`${location.origin}/de/live/1`);
    expect(one('link[hreflang=ar]', 'href')).toBe(`${location.origin}/ar/live/1`);
  });

  it('keeps the operator’s title when a screen learns its name late', async () => {
    await answer('home', { title: 'Listed home' });
    rename(SCREEN, 'Home, at last');
    expect(document.title).toBe('Listed home');
  });

  it('ignores an answer that arrives after the player has left the page', async () => {
    await go('/en/live');
    await answer('live', { title: 'Live' });
    await answer('home', { title: 'Listed home' });
    expect(document.title).toBe('Live');
    expect(one('link[rel=canonical]', 'href')).toBe(`${location.origin}/en/live`);
  });

  it('[SEO-10] keeps the screen’s own name on a page that the call can’t name alone', async () => {
    await answer('home', { title: 'Listed home' });
    await go('/en/promotions/p1');
    rename(SCREEN, 'The first promotion');
    await answer('promotion', { title: 'All promotions' });
    expect(document.title).toBe('The first promotion');
    await go('/en/line/1/5/7');
    await answer('game', { title: 'Home – Away, as listed' });
    expect(document.title).toBe('Home – Away, as listed');
  });

  it('has a window’s name while the window is open, and never a blank', () => {
    const modal = { title: null };
    const close = nameDrawn(modal);
    rename(modal, 'Log in');
    expect(document.title).toBe('Log in');
    rename(SCREEN, 'Home, in other words');
    expect(document.title).toBe('Log in');
    rename(modal, ' ');
    expect(document.title).toBe('Home, in other words');
    rename(modal, 'Log in');
    close();
    expect(document.title).toBe('Home, in other words');
  });

  it('[SEO-4] is not requested for pages of a player, and once for each page', async () => {
    await answer('home', { title: 'Listed home' });
    await go('/en/office/account');
    expect(one('meta[name=robots]', 'content')).toBe('noindex, nofollow');
    expect(document.title).toBe('Home');
    await go('/en');
    expect(document.title).toBe('Listed home');
    expect(asked).toEqual(['home']);
  });

  it('[SEO-5] marks a missing page as missing', async () => {
    show({ kind: 'fail', status: 404, target: readSiteAddress('/en/no-such-page') });
    await settle();
    expect(one('meta[name=robots]', 'content')).toBe('noindex, nofollow');
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  });
});
