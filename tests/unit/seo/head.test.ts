import { describe, expect, it } from 'vitest';
import { headOf } from 'touchline/core/seo/head';
import { decodeSeoPageData, seoQuery } from 'touchline/core/seo/page-data';
import { isIndexable, robotsOf } from 'touchline/core/seo/robots';
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { addressOf, alternates, canonical, links, meta, NO_DATA, routeNamed, SITE, targetOf } from './given.ts';

/** The routes that may be indexed, transcribed by hand. No other route may be. */
const LISTED = [
  'home',
  'live',
  'live-sport',
  'line',
  'line-sport',
  'champ',
  'game',
  'sports-live',
  'sports-line',
  'sports-champ',
  'sports-game',
  'sports-type',
  'sports-epl',
  'sports-laliga',
  'sports-europaleague',
  'sports-ipl',
  'sports-topgame',
  'cyber-live',
  'cyber-line',
  'multi',
  'champs',
  'results',
  'statistic',
  'statisticpopup',
  'toto',
  'toto-draw',
  'toto-next',
  'toto-draws',
  'lotto',
  'cyber',
  'cyber-main',
  'cyber-disciplines',
  'cyber-champs',
  'cyber-dashboard',
  'cyber-discipline',
  'cyber-champ',
  'cyber-game',
  'bingo',
  'fishinghunting',
  'scratchcards',
  'keno',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
  'poker',
  'slots-vulkan',
  'slots-game',
  'slots-subcategory-game',
  'slots',
  'live-casino-game',
  'live-casino-subcategory-game',
  'live-casino',
  'casino-lobby',
  'providers',
  'provider',
  'othergames',
  'casino-brand',
  'casino-slot-first-deposit',
  'bonus-casino',
  'bonus-casino-promotion',
  'bonus-casino-promo',
  'bonus',
  'bonus-offer',
  'bonuses',
  'bonuses-partners',
  'offers',
  'promotion',
  'tournaments',
  'tournament',
  'landing',
  'landing-headless',
  'promo',
  'rules',
  'contacts',
  'about',
  'howbet',
  'payment',
  'cookies',
  'licenses',
  'taxation',
  'consent',
  'simpleidentification',
  'amlkyc',
  'smsbets',
  'amlpolicy',
  'disputeresolution',
  'kycpolicy',
  'responsiblegaming',
  'cash_terminals',
  'betting-calculator',
  'points',
  'mobile',
  'desktop',
  'ourpartners',
  'betting-alphabet',
  'news',
  'cricket-app',
  'ipl-betting-app',
  'football-champions-rules',
  'allgamesentrance',
  'allgamesentrance-game',
  'fortuna',
  'chest',
  'memory',
  'safe',
  'lottery',
  'dragon-bonus',
  'games-landing',
  'betting-awards',
  'results-frontend',
  'hunting-and-fishing',
];

describe('the head of a route', () => {
  it('[SEO-4] allows indexing of public pages only', () => {
    expect(
      ALL_ROUTES.filter(isIndexable)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(LISTED.toSorted());
  });

  it.each(ALL_ROUTES.map((route) => [route.name, route] as const))('[SEO-1, SEO-2, SEO-3, SEO-4] %s', (_, route) => {
    for (const language of SITE.languages) {
      const address = addressOf(route, language);
      const target = targetOf(`${address}?return-url=%2Fen&x=1#y`);
      const head = headOf({ ...target, route }, language, SITE, {
        ...NO_DATA,
        title: 'A title',
        description: 'A description',
      });
      expect(head).toMatchObject({ language, title: 'A title' });
      expect(meta(head, 'description')).toBe('A description');
      expect(canonical(head)).toBe(`https://site.example${address}`);
      const rest = address.slice(3);
      expect(alternates(head)).toEqual({
        en: `https://site.example/en${rest}`,
        ru: `https://site.example/ru${rest}`,
        de: `https://site.example/de${rest}`,
        ar: `https://site.example/ar${rest}`,
        'x-default': `https://site.example/en${rest}`,
      });
      expect(meta(head, 'robots')).toBe(LISTED.includes(route.name) ? 'index, follow' : 'noindex, nofollow');
      expect(seoQuery({ ...target, route }, language, 'site.example') !== null).toBe(LISTED.includes(route.name));
    }
  });
});

describe('the canonical address', () => {
  const target = targetOf('/en/live/1?x=1');
  const of = (customCanonical: unknown): string | undefined => {
    const data = decodeSeoPageData({ customCanonical });
    return data.ok ? canonical(headOf(target, 'en', SITE, data.value)) : data.error;
  };
  const OWN = 'https://site.example/en/live/1';

  it.each([
    [{ mode: 'url', targetUrl: 'https://other.example/page?a=1' }, 'https://other.example/page?a=1'],
    [{ mode: 'url', targetUrl: '/en/live' }, 'https://site.example/en/live'],
    [{ mode: 'mirror', domain: 'main.example' }, 'https://main.example/en/live/1'],
    [{ mode: 'mirror', domain: 'main.example:8443' }, 'https://main.example:8443/en/live/1'],
    // Only these two modes are accepted, each with its own field, and only valid addresses.
    [{ mode: 'url', domain: 'main.example' }, OWN],
    [{ mode: 'mirror', targetUrl: 'https://other.example/' }, OWN],
    [{ mode: 'copy', targetUrl: 'https://other.example/', domain: 'main.example' }, OWN],
    [{ mode: 'url', targetUrl: 'javascript:alert(1)' }, OWN],
    [{ mode: 'url', targetUrl: 'http://other.example/' }, OWN],
    [{ mode: 'url', targetUrl: '//other.example/' }, OWN],
    [{ mode: 'url', targetUrl: 'https://user@other.example/' }, OWN],
    [{ mode: 'url', targetUrl: 'https://other.example/"><script>' }, OWN],
    [{ mode: 'mirror', domain: 'main.example/path' }, OWN],
    [{ mode: 'mirror', domain: 'user@main.example' }, OWN],
    [{ mode: 'mirror', domain: '"><script>' }, OWN],
    [null, OWN],
  ])('[SEO-2] for %j', (custom, wanted) => {
    expect(of(custom)).toBe(wanted);
  });

  it('[SEO-3] applies to the language links of a mirror; a copy has none, and a page that names itself keeps them', () => {
    const head = (customCanonical: { mode: string; targetUrl: string; domain: string }) =>
      alternates(headOf(target, 'en', SITE, { ...NO_DATA, customCanonical }));
    expect(head({ mode: 'mirror', targetUrl: '', domain: 'main.example' })['de']).toBe(
      'https://main.example/de/live/1',
    );
    expect(head({ mode: 'url', targetUrl: '/en/live', domain: '' })).toEqual({});
    expect(head({ mode: 'url', targetUrl: '/en/live/1', domain: '' })['de']).toBe('https://site.example/de/live/1');
  });

  it('[SEO-3] does not affect the operator’s language links, which replace the site’s, without invalid addresses', () => {
    const hrefLang = [
      { lang: 'de-AT', href: 'https://at.example/live' },
      { lang: 'x-default', href: '/en/live' },
      { lang: 'fr', href: 'javascript:1' },
      { lang: '"><b', href: '/fr' },
    ];
    expect(alternates(headOf(target, 'en', SITE, { ...NO_DATA, hrefLang }))).toEqual({
      'de-AT': 'https://at.example/live',
      'x-default': 'https://site.example/en/live',
    });
  });

  it('includes the base path of the site', () => {
    expect(canonical(headOf(targetOf('/en'), 'en', { ...SITE, base: '/touchline/' }, null))).toBe(
      'https://site.example/touchline/en',
    );
  });
});

describe('robots', () => {
  const live = routeNamed('live');
  it.each([
    [null, null, 'index, follow'],
    ['noindex, follow', null, 'noindex, follow'],
    [null, 'noindex', 'noindex'],
    ['index', 'noindex', 'index'],
    ['NOINDEX , max-snippet:20', 'index', 'noindex, max-snippet:20'],
    ['"><script>, anything', 'nofollow', 'nofollow'],
  ])('[SEO-4] follow the page %j, then its ancestors %j: %s', (metaRobots, hierarchyMetaRobots, wanted) => {
    expect(robotsOf(live, { metaRobots, hierarchyMetaRobots })).toBe(wanted);
    expect(robotsOf(routeNamed('account'), { metaRobots: 'index, follow', hierarchyMetaRobots })).toBe(
      'noindex, nofollow',
    );
  });
});

describe('the operator’s page data', () => {
  it.each([404, 500] as const)('[SEO-5] are ignored on a page with status %d', (status) => {
    const head = headOf(targetOf('/en/live'), 'en', SITE, { ...NO_DATA, title: 'Live' }, status);
    expect(head.title).toBe('Touchline');
    expect(links(head, 'canonical')).toEqual([]);
    expect(links(head, 'alternate')).toEqual([]);
    expect(meta(head, 'robots')).toBe('noindex, nofollow');
  });

  it('[SEO-7] can’t replace the page’s own tags, and each value is one line of limited length', () => {
    const metas = [
      { name: 'og:title', content: 'a\n\u0000b' },
      { name: 'Referrer', content: 'unsafe-url' },
      { name: 'robots', content: 'index' },
      { name: 'x y', content: '' },
      { name: 'x" onload="', content: '' },
    ];
    const head = headOf(targetOf('/en/live'), 'en', SITE, { ...NO_DATA, title: '🏆'.repeat(300), metas });
    expect(
      head.tags
        .filter(({ tag }) => tag === 'meta')
        .map((tag) => (tag.tag === 'meta' ? `${tag.name}=${tag.content}` : '')),
    ).toEqual(['robots=index, follow', 'og:title=a b']);
    expect(head.title).toBe('🏆'.repeat(200));
    const many = Array.from({ length: 5_000 }, (_, at) => ({ name: `x:${at}`, content: 'y'.repeat(5_000) }));
    expect(headOf(targetOf('/en/live'), 'en', SITE, { ...NO_DATA, metas: many }).tags.length).toBeLessThan(120);
  });

  it('[SEO-9] add the licence tag on its domains only', () => {
    const dmca = { domains: ['site.example'], name: 'dmca-site-verification', content: 'abc' };
    expect(meta(headOf(targetOf('/en'), 'en', { ...SITE, dmca }, null), 'dmca-site-verification')).toBe('abc');
    expect(
      meta(
        headOf(targetOf('/en'), 'en', { ...SITE, origin: 'https://mirror.example', dmca }, null),
        'dmca-site-verification',
      ),
    ).toBeUndefined();
  });

  it('[SEO-8] may be empty or absent', () => {
    expect(headOf(targetOf('/en/live'), 'en', SITE, null).title).toBe('Touchline');
    expect(decodeSeoPageData({}).ok).toBe(true);
    for (const wrong of [null, 'x', { title: 5 }, { metas: [{ name: 'a', content: 1 }] }, { hrefLang: 'x' }])
      expect(decodeSeoPageData(wrong).ok).toBe(false);
  });

  it('are requested with the specified query', () => {
    expect(seoQuery(targetOf('/de/champ/live/top/1/22/333'), 'de', 'site.example')).toEqual({
      domain: 'site.example',
      projectId: '1',
      language: 'de',
      timezone: '0',
      stream: 'live',
      section: 'sports-game',
      subsectionId: '1',
      championshipId: '22',
      matchId: '333',
      menuSection: 'top',
    });
  });
});
