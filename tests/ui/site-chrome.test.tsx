/** Everything around the screens: header, menus, footer, support, decorations. */
import { act } from 'react';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { MORE, PRODUCTS } from '../../ui/web/shell/products.ts';
import { Sheets } from '../../ui/web/screens/coupon/sheets.tsx';
import { OfficeNav } from '../../ui/web/screens/office/office-nav.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { CONFIG } from './fake-views.ts';
import { textOf } from './page-text.ts';
import { render as renderFirst, type Rendered } from './render.tsx';

beforeEach(() => loadNamespaces('tools'));

const asked: unknown[] = [];
/** The shell together with its lazy parts. */
const render: typeof renderFirst = async (...what) => {
  const whole = await renderFirst(...what);
  await whole.settled();
  return whole;
};
const VIEW: SiteChromeView = {
  theme: null,
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
  text: { title: 'Live betting', blocks: [{ heading: '', text: 'What it is.' }], style: '' },
  callback: { status: 'idle', attempt: '', number: null },
  talk: { status: 'idle', messages: [] },
};
const ACTIONS: Actions<'siteChrome'> = {
  askCallback: (form) => {
    asked.push(form);
    return form.phone === '' ? 'badPhone' : 'asked';
  },
  send: (text) => void asked.push(text),
};

function core(setup: Partial<SiteSetup> = {}, view: SiteChromeView | null = VIEW): FakeCore {
  const made = createFakeCore();
  made.fake.set.feature('siteSetup', { ...setupOf(null), ...setup });
  if (view !== null) made.fake.set.feature('siteChrome', view, ACTIONS);
  return made;
}
const show = (page: Rendered, address: string): Promise<void> =>
  page.show({ kind: 'show', target: readSiteAddress(address), commands: [] });
const textsOf = (page: Rendered, role: 'link' | 'option'): readonly string[] => page.getAllByRole(role).map(textOf);
const linksOf = (page: Rendered): readonly (string | null)[] =>
  page.getAllByRole('link').map((link) => link.getAttribute('href'));
const press = (page: Rendered, name: string | RegExp): Promise<void> =>
  page.user.click(page.getByRole('button', { name }));

describe('the header', () => {
  it('has no registration button where registration is closed', async () => {
    const made = core();
    const page = await render(made, <Header />);
    expect(page.queryByRole('link', { name: 'Register' })).not.toBeNull();
    await page.after(() => made.fake.set.siteConfig({ ...CONFIG, isRegistrationAllowed: false }));
    expect(page.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('has the products, and the rest under "More", which Escape closes', async () => {
    const page = await render(core(), <ProductWays />);
    expect(textsOf(page, 'link')).toEqual(['Casino', 'Live casino', 'Games', 'Promotions']);
    expect(page.queryByRole('list')).toBeNull();
    const button = page.getByRole('button', { name: 'More' });
    await page.user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(page.getByRole('list')).getAllByRole('link').map(textOf)).toContain('Results');
    await page.user.keyboard('{Escape}');
    expect(page.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('languages', () => {
  it('[SCH-15] hidden from guests are offered to players only', async () => {
    const made = core({ languagesHiddenFromGuests: ['ru', 'en'] });
    const page = await render(made, <LanguagePick />);
    expect(textsOf(page, 'option')).toEqual(['English', 'Deutsch', 'العربية']);
    await page.after(() => made.fake.set.session({ status: 'player', userId: '1', previousLoginAt: null }));
    expect(textsOf(page, 'option')).toEqual(['English', 'Русский', 'Deutsch', 'العربية']);
    await page.after(() => made.fake.set.siteConfig({ ...CONFIG, languages: ['en', 'de'] }));
    expect(textsOf(page, 'option')).toEqual(['English', 'Deutsch']);
  });
});

describe('below the page', () => {
  it('[SCH-19] the operator’s styles are there as long as their text', async () => {
    const style = 'p { line-height: 1.6; color: red }';
    const made = core({}, { ...VIEW, text: { title: 'Live betting', blocks: [], style } });
    const page = await render(made, <SiteChrome />, '/en/live');
    const rules = (): readonly string[] =>
      document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    expect(rules().join('')).toMatch(/\.page-words p\s*\{\s*line-height: 1\.6;?\s*\}/);
    expect(rules()).toHaveLength(1);
    await page.after(() => made.fake.set.feature('siteChrome', { ...VIEW, text: null }, ACTIONS));
    expect(rules()).toEqual([]);
  });

  it('[SCH-1, SCH-2] are the operator’s links, internal ones with the language in the address', async () => {
    const made = core();
    const page = await render(made, <SiteChrome />, '/en/live');
    expect(page.queryByRole('heading', { level: 2, name: 'Live betting' })).not.toBeNull();
    const foot = within(page.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/en/about');
    const away = foot.getByRole('link', { name: /^X / });
    expect(away.getAttribute('href')).toBe('https://x.com/t');
    expect(away.getAttribute('rel')).toBe('noopener noreferrer');
    expect(away.getAttribute('target')).toBe('_blank');
    expect(foot.queryByRole('img', { name: `For ages ${CONFIG.minAge} and over only` })).not.toBeNull();
    expect(foot.queryByText(/Licensed\./)).not.toBeNull();
    expect(made.fake.commands.find(({ type }) => type === 'site-chrome/openPage')).toMatchObject({
      payload: { query: { section: 'live', language: 'en' } },
    });
  });

  it('[SCH-3, SCH-8] a feature that loads late gets the current page and width', async () => {
    const made = core({}, null);
    const page = await render(made, <SiteChrome />, '/en/live');
    const commands = (): readonly string[] =>
      made.fake.commands.map(({ type }) => type).filter((type) => type.startsWith('site-chrome/'));
    expect(commands()).toEqual([]);
    await page.after(() => made.fake.set.feature('siteChrome', VIEW));
    expect(commands().toSorted()).toEqual(['site-chrome/openPage', 'site-chrome/reportWidth']);
  });

  it('[SCH-4] a route switches the text or the footer off', async () => {
    const made = core();
    const page = await render(made, <SiteChrome />);
    await show(page, '/en/slots/game/1/some-game');
    expect(page.queryByRole('region', { name: 'Live betting' })).toBeNull();
    expect(page.queryByRole('contentinfo')).toBeNull();
    expect(made.fake.commands.filter(({ type }) => type === 'site-chrome/openPage').at(-1)).toMatchObject({
      payload: { query: null },
    });
    await show(page, '/en/live');
    expect(page.queryByRole('region', { name: 'Live betting' })).not.toBeNull();
    expect(page.queryByRole('contentinfo')).not.toBeNull();
  });

  it('[SCH-9] the policy logo is requested in its countries only', async () => {
    const made = core();
    const page = await render(made, <SiteChrome />);
    // The picture is hidden from screen readers, and from everybody else.
    const logos = (): readonly Element[] => [...page.container.querySelectorAll('img[src$="logo.agif"]')];
    expect(logos()).toHaveLength(0);
    await page.after(() => made.fake.set.siteConfig({ ...CONFIG, geoCountryId: 66 }));
    expect(logos()).toHaveLength(1);
  });

  it('[SCH-11] it snows on the home page where it is switched on', async () => {
    const page = await render(core({ isSnowfall: true }), <SiteChrome />);
    // The decoration is hidden from screen readers.
    const snow = (): Element | null => page.container.querySelector('canvas');
    expect(snow()?.getAttribute('aria-hidden')).toBe('true');
    await show(page, '/en/live');
    expect(snow()).toBeNull();
    expect(flakeAt(7, 5_000)).toEqual(flakeAt(7, 5_000));
  });

  it('[SCH-12] championships have their own theme', async () => {
    const page = await render(core(), <SiteChrome />);
    for (const type of ['champ', 'epl', 'laliga', 'europaleague', 'ipl', 'cyber']) {
      await show(page, `/en/${type}/line/all/1`);
      expect(document.documentElement.dataset['special']).toBe(type);
    }
    for (const type of ['epl', 'ipl', 'cyber']) {
      await show(page, `/en/${type}`);
      expect(document.documentElement.dataset['special']).toBe(type);
    }
    await show(page, '/en/team/line/all/1');
    expect(document.documentElement.dataset['special']).toBeUndefined();
  });

  it('[SCH-20] another page has the theme that the operator names, and the address comes first', async () => {
    const made = core();
    made.fake.set.feature('siteChrome', { ...VIEW, theme: 'champ' }, ACTIONS);
    const page = await render(made, <SiteChrome />);
    expect(document.documentElement.dataset['special']).toBe('champ');
    await show(page, '/en/epl/line/all/1');
    expect(document.documentElement.dataset['special']).toBe('epl');
    await show(page, '/en/live');
    await page.after(() => made.fake.set.feature('siteChrome', VIEW, ACTIONS));
    expect(document.documentElement.dataset['special']).toBeUndefined();
  });

  it('[SCH-14] the operator may request a single header row', async () => {
    await render(core({ headerRows: 'single' }), <SiteChrome />);
    expect(document.documentElement.dataset['rows']).toBe('single');
  });

  it('the licence tag is present where the host requires it', async () => {
    const page = await render(
      core({ licenceConfig: { dmca: { domains: [location.host], name: 'dmca-here', content: 'yes' } } }),
      <SiteChrome />,
    );
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="dmca-here"]')?.content).toBe('yes');
    page.unmount();
    await render(
      core({ licenceConfig: { dmca: { domains: ['other.example'], name: 'dmca-there', content: 'yes' } } }),
      <SiteChrome />,
    );
    expect(document.head.querySelector('meta[name="dmca-there"]')).toBeNull();
  });
});

describe('[SCH-10] the scroll-to-top button', () => {
  it.each([
    [true, 1],
    [false, 4],
  ] as const)('wide: %s, appears after %i screens', async (isWide, screens) => {
    const before = globalThis.matchMedia;
    globalThis.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: isWide, media: query }) as unknown as MediaQueryList;
    const page = await render(core(), <SiteChrome />);
    const up = (): HTMLElement | null => page.queryByRole('button', { name: 'Back to the top' });
    const scrollTo = async (y: number): Promise<void> =>
      act(async () => {
        Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
        dispatchEvent(new Event('scroll'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    await scrollTo(screens * innerHeight);
    expect(up()).toBeNull();
    await scrollTo(screens * innerHeight + 1);
    expect(up()).not.toBeNull();
    await scrollTo(0);
    expect(up()).toBeNull();
    globalThis.matchMedia = before;
  });
});

describe('support', () => {
  const partsOf = (page: Rendered): readonly string[] => page.getAllByRole('heading', { level: 3 }).map(textOf);

  it('[SCH-5] lists the available channels', async () => {
    const page = await render(
      core({ consultantId: 'c' }),
      <SupportPanel siteChrome={VIEW} onClose={() => undefined} />,
    );
    expect(partsOf(page)).toEqual(['Chat with a consultant', 'Call me back', 'Other ways']);
    expect(page.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
    page.unmount();
    const other = await render(
      core(),
      <SupportPanel
        siteChrome={{ ...VIEW, support: { email: '', hours: '', hasCallback: false, social: [] } }}
        onClose={() => undefined}
      />,
    );
    expect(partsOf(other)).toEqual(['Ask in writing']);
    // A player without another channel can write a question after logging in.
    expect(other.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual(['/en/user/login']);
  });

  it('[SCH-7] reports the result of a call-back request', async () => {
    const page = await render(core(), <SupportPanel siteChrome={VIEW} onClose={() => undefined} />);
    await press(page, 'Ask for a call');
    expect(textOf(page.getByRole('alert'))).toContain('not a telephone number');
    page.unmount();
    const other = await render(
      core(),
      <SupportPanel
        siteChrome={{ ...VIEW, callback: { status: 'taken', attempt: '1', number: 'C-0007' } }}
        onClose={() => undefined}
      />,
    );
    expect(textOf(other.getByRole('status'))).toContain('C-0007');
  });
});

describe('menus', () => {
  /** The part of the menu with this heading. */
  const waysUnder = (page: Rendered, heading: string): readonly string[] =>
    within(page.getByRole('region', { name: heading }))
      .getAllByRole('listitem')
      .map(textOf);
  const waysAtBottom = (page: Rendered): readonly string[] =>
    [...page.getByRole('navigation', { name: 'Main' }).children].map(textOf);

  it('of the account have the player’s pages', async () => {
    const page = await render(core(), <PlayerZone />);
    await press(page, /^Account menu/);
    const ways = page.getAllByRole('listitem').map(textOf);
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

  it('of small screens have the required pages [S2.12.29], and the consultant where there is one', async () => {
    const made = core({ consultantId: 'c' });
    const page = await render(made, <Menu onClose={() => undefined} />);
    expect(waysUnder(page, 'Casino and games')).toEqual([
      'Lobby',
      'Promo',
      'Tournaments',
      'Slots',
      'Live casino',
      'Games',
      'Categories',
    ]);
    expect(waysUnder(page, 'Information and help')).toContain('Consultant');
    await page.after(() => made.fake.set.feature('siteSetup', setupOf(null)));
    expect(waysUnder(page, 'Information and help')).not.toContain('Consultant');
  });

  it('[SCH-22] on a phone, bar and menu together have all sections of the wide header, on sports and casino pages', async () => {
    const made = core();
    const head = await render(made, <ProductWays />);
    await press(head, 'More');
    const sections = [...PRODUCTS, ...MORE].map(({ to }) => `/en${to}`);
    expect(linksOf(head)).toEqual(expect.arrayContaining(sections));
    head.unmount();
    for (const address of ['/en/', '/en/slots']) {
      const page = await render(
        made,
        <>
          <BottomNav sheet={null} onSheet={() => undefined} />
          <Menu onClose={() => undefined} />
        </>,
        address,
      );
      await page.settled();
      expect(linksOf(page), address).toEqual(expect.arrayContaining([...sections, '/en/line', '/en/live']));
      for (const name of ['Odds', 'Language']) expect(page.queryByLabelText(name), name).not.toBeNull();
      expect(page.queryByRole('button', { name: /Dark|Light/i }), 'theme').not.toBeNull();
      page.unmount();
    }
  });

  it('[SCH-22] the browser’s back button closes the menu, and a link inside takes its place in the history', async () => {
    const push = vi.spyOn(history, 'pushState');
    const gone = vi.fn<() => void>();
    const page = await render(core(), <Sheets sheet="menu" isCalled={false} onClose={gone} />);
    expect(push).toHaveBeenCalledOnce();
    await page.after(() => dispatchEvent(new PopStateEvent('popstate')));
    expect(gone).toHaveBeenCalledOnce();
    await page.user.click(page.getByRole('link', { name: 'Toto' }));
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/toto', { replace: true });
    push.mockRestore();
  });

  it.each(['coupon', 'bets'] as const)('[SCH-23] the browser’s back button closes the sheet: %s', async (sheet) => {
    const push = vi.spyOn(history, 'pushState');
    const gone = vi.fn<() => void>();
    const page = await render(core(), <Sheets sheet={sheet} isCalled={false} onClose={gone} />);
    await page.settled();
    await page.settled();
    expect(push).toHaveBeenCalledOnce();
    await page.after(() => dispatchEvent(new PopStateEvent('popstate')));
    expect(gone).toHaveBeenCalledOnce();
    push.mockRestore();
  });

  it('at the bottom are the casino’s on its pages and the sports’ elsewhere', async () => {
    const page = await render(core(), <BottomNav sheet={null} onSheet={() => undefined} />);
    expect(waysAtBottom(page)).toEqual(['Sports', 'Live', 'Coupon', 'My bets', 'Menu']);
    await show(page, '/en/slots');
    await page.findByText('My casino');
    expect(waysAtBottom(page)).toEqual(['Tournaments', 'Categories', 'Promo', 'My casino', 'Menu']);
  });

  it('[SCH-1] of the office are the operator’s categories, and two links before those are known', async () => {
    const made = core({}, null);
    const page = await render(made, <OfficeNav />, '/en/');
    expect(textsOf(page, 'link')).toEqual(['My account', 'Bet history']);
    await page.after(() => made.fake.set.feature('siteChrome', VIEW));
    expect(page.queryByText('Money')).not.toBeNull();
    expect(textsOf(page, 'link')).toEqual(['My account', 'Bets']);
    await show(page, '/en/office/history/17');
    expect(textOf(page.getByRole('link', { current: 'page' }))).toBe('Bets');
  });

  it('[SCH-16] the home page begins as the operator sets', async () => {
    const made = core({ homepageType: 'casino' });
    const page = await render(made, <HomeStrip />);
    expect(textsOf(page, 'link')).toContain('Slots');
    await page.after(() => made.fake.set.feature('siteSetup', { ...setupOf(null), homepageType: 'live' }));
    for (const way of page.getAllByRole('link')) expect(way.getAttribute('href')).toMatch(/^\/en\/live\/\d+$/);
    await page.after(() => made.fake.set.feature('siteSetup', setupOf(null)));
    expect(page.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/en\/line\/\d+$/);
  });
});

describe('[SCH-13] platform_type', () => {
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
