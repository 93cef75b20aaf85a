/** Everything around the screens: header, menus, footer, support, decorations. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setupOf, type SiteSetup } from 'touchline/core/site-config/setup';
import type { Actions } from 'touchline/app/features';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { BottomNav } from '../../ui/web/shell/bottom-nav.tsx';
import { SiteChrome } from '../../ui/web/shell/site-chrome/site-chrome.tsx';
import { flakeAt } from '../../ui/web/shell/site-chrome/snowfall.tsx';
import { SupportPanel } from '../../ui/web/shell/site-chrome/support-panel.tsx';
import { forcedMedia, platformIn } from '../../ui/web/shell/site-chrome/use-platform.ts';
import { Header } from '../../ui/web/shell/header.tsx';
import { HomeStrip } from '../../ui/web/shell/home-strip.tsx';
import { Menu } from '../../ui/web/shell/menu.tsx';
import { PlayerZone } from '../../ui/web/shell/player-zone.tsx';
import { LanguagePick } from '../../ui/web/shell/preference-selects.tsx';
import { ProductWays } from '../../ui/web/shell/product-ways.tsx';
import { OfficeNav } from '../../ui/web/screens/office/office-nav.tsx';
import { needWords } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { CONFIG } from './fake-views.ts';
import { draw as drawFirst, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
beforeEach(() => needWords('tools'));
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const asked: unknown[] = [];
/** The shell together with its lazy parts. */
const draw: typeof drawFirst = async (...what) => {
  const whole = await drawFirst(...what);
  await whole.settled();
  return whole;
};
const VIEW: SiteChromeView = {
  menu: [
    {
      id: 'money',
      title: 'Money',
      links: [
        { id: 'account', title: 'My account', to: { kind: 'site', path: '/office/account' } },
        { id: 'history', title: 'Bets', to: { kind: 'site', path: '/office/history' } },
      ],
    },
  ],
  footer: {
    columns: [
      {
        title: 'Information',
        links: [
          { id: 'about', title: 'About us', to: { kind: 'site', path: '/about' } },
          { id: 'x', title: 'X', to: { kind: 'away', href: 'https://x.com/t' } },
        ],
      },
    ],
    licence: 'Licensed.',
  },
  support: {
    email: 'a@b.example',
    hours: 'Always',
    hasCallback: true,
    social: [{ id: 'x', title: 'X', to: { kind: 'away', href: 'https://x.com/t' } }],
  },
  text: { title: 'Live betting', blocks: [{ heading: '', text: 'What it is.' }] },
  callback: { status: 'idle', attempt: '', number: null },
  talk: { status: 'idle', messages: [] },
};
const ACTIONS: Actions<'siteChrome'> = {
  askCallback: (form) => {
    asked.push(form);
    return form.phone === '' ? 'badPhone' : 'asked';
  },
  say: (text) => void asked.push(text),
};

function core(setup: Partial<SiteSetup> = {}, view: SiteChromeView | null = VIEW): FakeCore {
  const made = createFakeCore();
  made.fake.set.feature('siteSetup', { ...setupOf(null), ...setup });
  if (view !== null) made.fake.set.feature('siteChrome', view, ACTIONS);
  return made;
}
const land = (page: Drawn, address: string): Promise<void> =>
  page.after(() => page.places.land({ kind: 'show', target: readSiteAddress(address), commands: [] }));
const texts = (page: Drawn, selector: string): readonly string[] => page.all(selector).map((each) => each.textContent);

describe('the header', () => {
  it('has no registration button where registration is closed', async () => {
    const made = core();
    drawn = await draw(made, <Header />);
    expect(drawn.all('a[href*="/registration"]')).toHaveLength(1);
    await drawn.after(() => made.fake.set.siteConfig({ ...CONFIG, isRegistrationAllowed: false }));
    expect(drawn.all('a[href*="/registration"]')).toHaveLength(0);
  });

  it('has the products, and the rest under "More", which Escape closes', async () => {
    drawn = await draw(core(), <ProductWays />);
    expect(texts(drawn, '.head-product')).toEqual(['Casino', 'Live casino', 'Games', 'Promotions']);
    const button = drawn.one('.head-more-button');
    expect(drawn.one('#head-more').hidden).toBe(true);
    await drawn.click(button);
    expect([button.getAttribute('aria-expanded'), drawn.one('#head-more').hidden]).toEqual(['true', false]);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(drawn.one('#head-more').hidden).toBe(true);
    expect(document.activeElement).toBe(button);
  });
});

describe('languages', () => {
  it('[FUR-15] hidden from guests are offered to players only', async () => {
    const made = core({ langHiddenUnauthorized: ['ru', 'en'] });
    drawn = await draw(made, <LanguagePick />);
    expect(texts(drawn, 'option')).toEqual(['English', 'Deutsch', 'العربية']);
    await drawn.after(() => made.fake.set.session({ status: 'player', userId: '1', previousLoginAt: null }));
    expect(texts(drawn, 'option')).toEqual(['English', 'Русский', 'Deutsch', 'العربية']);
    await drawn.after(() => made.fake.set.siteConfig({ ...CONFIG, languages: ['en', 'de'] }));
    expect(texts(drawn, 'option')).toEqual(['English', 'Deutsch']);
  });
});

describe('below the page', () => {
  it('[FUR-1, FUR-2] are the operator’s links, internal ones with the language in the address', async () => {
    const made = core();
    drawn = await draw(made, <SiteChrome />, '/en/live');
    expect(drawn.one('.page-words h2').textContent).toBe('Live betting');
    expect(drawn.all('.foot-columns a').map((link) => link.getAttribute('href'))).toContain('/en/about');
    const away = drawn.one('.foot-columns a[href^="https"]');
    expect([away.getAttribute('rel'), away.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
    expect(drawn.one('.foot-age').getAttribute('aria-label')).toBe(`From the age of ${CONFIG.minAge} only`);
    expect(drawn.one('.foot-company').textContent).toContain('Licensed.');
    expect(made.fake.commands.find(({ type }) => type === 'site-chrome/openPage')).toMatchObject({
      payload: { query: { section: 'live', language: 'en' } },
    });
  });

  it('[FUR-3, FUR-8] a feature that loads late gets the current page and width', async () => {
    const made = core({}, null);
    drawn = await draw(made, <SiteChrome />, '/en/live');
    const commands = (): readonly string[] =>
      made.fake.commands.map(({ type }) => type).filter((type) => type.startsWith('site-chrome/'));
    expect(commands()).toEqual([]);
    await drawn.after(() => made.fake.set.feature('siteChrome', VIEW));
    expect(commands().toSorted()).toEqual(['site-chrome/openPage', 'site-chrome/reportWidth']);
  });

  it('[FUR-4] a route switches the text or the footer off', async () => {
    const made = core();
    drawn = await draw(made, <SiteChrome />);
    await land(drawn, '/en/slots/game/1/some-game');
    expect([drawn.all('.page-words').length, drawn.all('.foot').length]).toEqual([0, 0]);
    expect(made.fake.commands.filter(({ type }) => type === 'site-chrome/openPage').at(-1)).toMatchObject({
      payload: { query: null },
    });
    await land(drawn, '/en/live');
    expect([drawn.all('.page-words').length, drawn.all('.foot').length]).toEqual([1, 1]);
  });

  it('[FUR-9] the policy logo is requested in its countries only', async () => {
    const made = core();
    drawn = await draw(made, <SiteChrome />);
    expect(drawn.all('img[src$="logo.agif"]')).toHaveLength(0);
    await drawn.after(() => made.fake.set.siteConfig({ ...CONFIG, geoCountryId: 66 }));
    expect(drawn.all('img[src$="logo.agif"]')).toHaveLength(1);
  });

  it('[FUR-11] it snows on the home page where it is switched on', async () => {
    drawn = await draw(core({ isSnowfall: true }), <SiteChrome />);
    expect(drawn.one('.snowfall').getAttribute('aria-hidden')).toBe('true');
    await land(drawn, '/en/live');
    expect(drawn.all('.snowfall')).toHaveLength(0);
    expect(flakeAt(7, 5_000)).toEqual(flakeAt(7, 5_000));
  });

  it('[FUR-12] championships have their own theme', async () => {
    drawn = await draw(core(), <SiteChrome />);
    for (const type of ['champ', 'epl', 'laliga', 'europaleague']) {
      await land(drawn, `/en/${type}/line/all/1`);
      expect(document.documentElement.dataset['special']).toBe(type);
    }
    await land(drawn, '/en/ipl/line/all/1');
    expect(document.documentElement.dataset['special']).toBeUndefined();
  });

  it('[FUR-14] the operator may request a single header row', async () => {
    drawn = await draw(core({ headerRows: 'single' }), <SiteChrome />);
    expect(document.documentElement.dataset['rows']).toBe('single');
  });

  it('the licence tag is present where the host requires it', async () => {
    drawn = await draw(
      core({ licenceConfig: { dmca: { domains: [location.host], name: 'dmca-here', content: 'yes' } } }),
      <SiteChrome />,
    );
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="dmca-here"]')?.content).toBe('yes');
    await drawn.remove();
    drawn = await draw(
      core({ licenceConfig: { dmca: { domains: ['other.example'], name: 'dmca-there', content: 'yes' } } }),
      <SiteChrome />,
    );
    expect(document.head.querySelector('meta[name="dmca-there"]')).toBeNull();
  });
});

describe('[FUR-10] the scroll-to-top button', () => {
  it.each([
    [true, 1],
    [false, 4],
  ] as const)('wide: %s, appears after %i screens', async (isWide, screens) => {
    const before = globalThis.matchMedia;
    globalThis.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: isWide, media: query }) as unknown as MediaQueryList;
    drawn = await draw(core(), <SiteChrome />);
    const scrollTo = async (y: number): Promise<void> =>
      act(async () => {
        Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
        dispatchEvent(new Event('scroll'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    await scrollTo(screens * innerHeight);
    expect(drawn.all('.float-button.is-up')).toHaveLength(0);
    await scrollTo(screens * innerHeight + 1);
    expect(drawn.all('.float-button.is-up')).toHaveLength(1);
    await scrollTo(0);
    expect(drawn.all('.float-button.is-up')).toHaveLength(0);
    globalThis.matchMedia = before;
  });
});

describe('support', () => {
  it('[FUR-5] lists the available channels', async () => {
    drawn = await draw(
      core({ consultantParams: { consultant_id: 'c' } }),
      <SupportPanel siteChrome={VIEW} onClose={() => undefined} />,
    );
    expect(texts(drawn, '.support h3')).toEqual(['Chat with a consultant', 'Call me back', 'Other ways']);
    expect(drawn.one('.support-ways a').getAttribute('href')).toBe('mailto:a@b.example');
    await drawn.remove();
    drawn = await draw(
      core(),
      <SupportPanel
        siteChrome={{ ...VIEW, support: { email: '', hours: '', hasCallback: false, social: [] } }}
        onClose={() => undefined}
      />,
    );
    expect([texts(drawn, '.support h3'), drawn.all('.support-ways li').length]).toEqual([['Ask in writing'], 0]);
    // Where no other channel is offered, a question can be written after logging in.
    expect(drawn.all('.support a').map((way) => way.getAttribute('href'))).toEqual(['/en/user/login']);
  });

  it('[FUR-7] reports the result of a call-back request', async () => {
    drawn = await draw(core(), <SupportPanel siteChrome={VIEW} onClose={() => undefined} />);
    await drawn.after(() => drawn?.one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(drawn.one('.field-error').textContent).toContain('no telephone number');
    await drawn.remove();
    drawn = await draw(
      core(),
      <SupportPanel
        siteChrome={{ ...VIEW, callback: { status: 'taken', attempt: '1', number: 'C-0007' } }}
        onClose={() => undefined}
      />,
    );
    expect(drawn.one('[role="status"]').textContent).toContain('C-0007');
  });
});

describe('menus', () => {
  it('of the account have the player’s pages', async () => {
    drawn = await draw(core(), <PlayerZone />);
    await drawn.click(drawn.one('.player-button'));
    const ways = texts(drawn, '.player-menu li');
    for (const name of [
      'My account',
      'Bet history',
      'Transaction history',
      'VIP cashback',
      'My limits',
      'Support',
      'Log out',
    ])
      expect(ways).toContain(name);
  });

  it('of small screens have the specification’s pages, and the consultant where there is one', async () => {
    const made = core({ consultantParams: { consultant_id: 'c' } });
    drawn = await draw(made, <Menu onClose={() => undefined} />);
    expect(texts(drawn, '.menu-grid')[0]).toBe('LobbyPromoTournamentsSlotsLive casinoGamesCategories');
    expect(texts(drawn, '.menu-grid')[1]).toContain('Consultant');
    await drawn.after(() => made.fake.set.feature('siteSetup', setupOf(null)));
    expect(texts(drawn, '.menu-grid')[1]).not.toContain('Consultant');
  });

  it('at the bottom are the casino’s on its pages and the sports’ elsewhere', async () => {
    drawn = await draw(core(), <BottomNav sheet={null} onSheet={() => undefined} />);
    expect(texts(drawn, '.bottom-way')).toEqual(['Sports', 'Live', 'Coupon', 'My bets', 'Menu']);
    await land(drawn, '/en/slots');
    expect(texts(drawn, '.bottom-way')).toEqual(['Tournaments', 'Categories', 'Promo', 'My casino', 'Menu']);
  });

  it('[FUR-1] of the office are the operator’s categories, and two links before those are known', async () => {
    const made = core({}, null);
    drawn = await draw(made, <OfficeNav />, '/en/');
    expect(texts(drawn, 'a')).toEqual(['My account', 'Bet history']);
    await drawn.after(() => made.fake.set.feature('siteChrome', VIEW));
    expect([texts(drawn, '.office-nav-title'), texts(drawn, 'a')]).toEqual([['Money'], ['My account', 'Bets']]);
    await land(drawn, '/en/office/history/17');
    expect(drawn.one('[aria-current="page"]').textContent).toBe('Bets');
  });

  it('[FUR-16] the home page begins as the operator sets', async () => {
    const made = core({ homepageType: 'casino' });
    drawn = await draw(made, <HomeStrip />);
    expect(texts(drawn, '.strip-way')).toContain('Slots');
    await drawn.after(() => made.fake.set.feature('siteSetup', { ...setupOf(null), homepageType: 'live' }));
    for (const way of drawn.all('.strip-way')) expect(way.getAttribute('href')).toMatch(/^\/en\/live\/\d+$/);
    await drawn.after(() => made.fake.set.feature('siteSetup', setupOf(null)));
    expect(drawn.one('.strip-way').getAttribute('href')).toMatch(/^\/en\/line\/\d+$/);
  });
});

describe('[FUR-13] platform_type', () => {
  it('is mobile or desktop, and nothing else', () => {
    expect(
      ['?platform_type=mobile', '?a=1&platform_type=desktop', '?platform_type=evil', '', '?platform_type='].map(
        platformIn,
      ),
    ).toEqual(['mobile', 'desktop', null, null, null]);
  });
  it('forces the conditions about width, and no others', () => {
    expect(
      ['(max-width: 1023px)', '(min-width: 1500px)', '(max-width: 380px)'].map((condition) =>
        forcedMedia(condition, 'mobile'),
      ),
    ).toEqual(['all', 'not all', 'not all']);
    expect(
      ['(max-width: 1023px)', '(min-width: 1024px)', '(min-width: 1500px)'].map((condition) =>
        forcedMedia(condition, 'desktop'),
      ),
    ).toEqual(['not all', 'all', 'not all']);
    expect(forcedMedia('(prefers-reduced-motion: reduce)', 'mobile')).toBeNull();
  });
});
