// @vitest-environment node
/** Pages as a server renders them, without a browser. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from 'touchline/core/preferences/types';
import type { LineSeed } from 'touchline/ports/line-feed';
import type { StyleSheet } from '../../adapters/hosts/render/page-renderer.ts';
import { createRenderedPages, fillPage } from '../../adapters/hosts/render/rendered-pages.ts';
import { createPageRenderer } from '../../ui/web/entry-server.tsx';
import { snapText } from '../unit/line/frames.ts';
import { documentSeed, ENDED_AT } from './document-seed.ts';
import { SITE_FILES } from './site-files.ts';

/** The flag of a game of the home page. */
const TOP = 1;
const SEED: LineSeed = {
  topics: ['top'],
  tree: JSON.stringify({
    sports: [
      { id: 1, name: 'Fußball', nameEng: 'Football', live: 1, line: 2, championships: [] },
      { id: 2, name: 'Eishockey', nameEng: 'Ice hockey', live: 0, line: 3, championships: [] },
    ],
  }),
  frame: snapText([
    {
      id: 1,
      flags: TOP,
      markets: [
        [11, 1_850],
        [12, 3_400, 1],
      ],
    },
    { id: 2, flags: TOP, status: 2, score: '1:0', markets: [[21, 2_150]] },
  ]),
};
const renderer = createPageRenderer(SITE_FILES);

/** The topics of the line that an address shows; null where it shows none. */
function topicsOf(address: string): readonly string[] | null {
  const content = renderer.contentOf(address);
  return content !== null && 'topics' in content ? content.topics : null;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a board', () => {
  it('[RND-12] schedules nothing, so that nothing of a page outlives it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] });
    for (const address of ['/en', '/en/live', '/en/live/1/5/2']) {
      const topics = topicsOf(address) ?? [];
      expect(await renderer.render(address, { ...SEED, topics })).toContain('2.15');
      expect(vi.getTimerCount(), address).toBe(0);
    }
  });

  it('[RND-1] has its games and prices, in the language of its address', async () => {
    const pages = new Set<string>();
    for (const language of LANGUAGES) {
      const html = await renderer.render(`/${language}`, SEED);
      expect(html).toContain('Home 1');
      expect(html).toContain('>1.85<');
      expect(html).toContain('>2.15<');
      expect(html, language).toContain(`href="/${language}/live"`);
      pages.add(/<nav class="head-nav"[^>]*>.*?<\/nav>/.exec(html)?.[0] ?? '');
    }
    expect(pages.size).toBe(LANGUAGES.length);
  });

  it('[RND-1] marks a suspended price', async () => {
    const html = await renderer.render('/en', SEED);
    const cellOf = (market: number): string =>
      new RegExp(`<button[^>]*data-market="${market}".*?</button>`).exec(html)?.[0] ?? '';
    expect(cellOf(11)).toMatch(/class="cell"[^>]*aria-pressed="false">.*>1\.85</);
    expect(cellOf(12)).toMatch(/class="cell is-locked"[^>]*aria-disabled="true".*>3\.40</);
  });

  it('[RND-3, RND-5] is the same each time, has the times of UTC, and no inline style or script', async () => {
    for (const address of ['/en', '/ar/live', '/de/line/1', '/ru/line/1/5', '/de/live/1/5/2']) {
      const topics = topicsOf(address) ?? [];
      const html = await renderer.render(address, { ...SEED, topics });
      expect(await renderer.render(address, { ...SEED, topics }), address).toBe(html);
      expect(html, address).not.toMatch(/\sstyle=|<script|\son\w+=/);
      expect(html, address).toMatch(/>1\.85<|>2\.15</);
    }
    expect(await renderer.render('/en', SEED)).toContain(
      '<span class="when-clock">13:00</span><span class="when-period">UTC</span>',
    );
  });

  it('[RND-17] has the first 20 games of its list', async () => {
    for (const count of [40, 80]) {
      const games = Array.from({ length: count }, (_, at) => ({
        id: at + 1,
        status: 2,
        markets: [[10 * at + 11, 1_850] as const],
      }));
      const html = await renderer.render('/en/live', { ...SEED, topics: ['live'], frame: snapText(games) });
      expect(new Set(html.match(/\/en\/live\/\d+\/\d+\/\d+/g)).size, `${count} games`).toBe(20);
    }
  });

  it('[RND-1] has the sports with games, as links', async () => {
    const html = await renderer.render('/de', SEED);
    expect(html).toMatch(/<nav class="strip"[^>]*>.*href="\/de\/line\/1".*Fußball.*href="\/de\/line\/2".*Eishockey/);
  });

  it('[RND-1] of one game has its score, its markets, and the texts of their language', async () => {
    const html = await renderer.render('/de/live/1/5/2', { ...SEED, topics: ['game:2'] });
    expect(html).toContain('class="scoreboard"');
    expect(html).toContain('>2.15<');
    expect(html).toContain('Alle zuklappen');
  });

  it('[LIN-260] of a competition has its name as the heading, with games and without', async () => {
    const headingOf = async (seed: LineSeed): Promise<string | undefined> =>
      /<h1>.*<bdi>(.*)<\/bdi>/.exec(await renderer.render('/de/line/1/5', { ...seed, topics: ['champ:5'] }))?.[1];
    expect(await headingOf(SEED)).toBe('Champ 5');
    const championships = [{ id: 5, name: 'Bundesliga', country: 'DE', live: 0, line: 0, top: true }];
    const sports = [{ id: 1, name: 'Fußball', nameEng: 'Football', live: 0, line: 0, championships }];
    const empty = { ...SEED, tree: JSON.stringify({ sports }), frame: snapText([]) };
    expect(await headingOf(empty)).toBe('Bundesliga');
  });

  it('[RND-9] has the style sheets of every page and of its screen', () => {
    const namesOf = (sheets: readonly StyleSheet[]): readonly string[] => sheets.map(({ text }) => text);
    expect(namesOf(renderer.stylesOf('/en/live/1/5/2'))).toEqual(['.main{}', '.page{}', '.game{}', '.consent{}']);
    expect(namesOf(renderer.stylesOf('/en'))).toEqual(['.main{}', '.consent{}']);
    expect(namesOf(renderer.stylesOf('/en/results'))).toEqual(['.main{}', '.page{}', '.remote{}', '.consent{}']);
    expect(namesOf(renderer.styles)).toEqual(['.main{}', '.consent{}', '.page{}', '.game{}', '.remote{}']);
    const { 'ui/web/styles/deferred/page.css': page, ...others } = SITE_FILES.sheets;
    expect(page.text).toBe('.page{}');
    expect(() => createPageRenderer({ ...SITE_FILES, sheets: others })).toThrow('page.css');
  });

  it('[RND-14] has the scripts of its screen, and the texts of its first render in its language', () => {
    expect(renderer.scriptsOf('/en')).toEqual(['/assets/en-common-1.js', '/assets/en-line-1.js']);
    expect(renderer.scriptsOf('/de/live/1/5/2')).toEqual([
      '/assets/game-screen-1.js',
      '/assets/shared-1.js',
      '/assets/de-common-1.js',
      '/assets/de-line-1.js',
      '/assets/de-game-1.js',
    ]);
    // A screen that the browser renders loads with the entry, too; a bundled one in the room of remote views.
    expect(renderer.scriptsOf('/en/casino-lobby')).toEqual([
      '/assets/casino-screen-1.js',
      '/assets/shared-1.js',
      ...['common', 'line', 'casino', 'office'].map((namespace) => `/assets/en-${namespace}-1.js`),
    ]);
    expect(renderer.scriptsOf('/en/office/recharge')).toContain('/assets/remote-1.js');
    expect(renderer.scriptsOf('/en/no-such-page/at/all')).toEqual([]);
    expect(() => createPageRenderer({ ...SITE_FILES, scripts: {} })).toThrow('live-screen.tsx');
  });

  it('[RND-5] has the months of its times and the halves of a day in the words of its language, around a number that no word has', () => {
    const inMonth = (month: number, day: number): string => ` data-at="${Date.UTC(2026, month, day)}"`;
    const html = Array.from({ length: 12 }, (_, month) => inMonth(month, 15)).join('');
    for (const language of LANGUAGES) {
      const dates = renderer.datesOf(`/${language}`, html);
      expect(new Set(dates).size).toBe(14);
      for (const day of dates.slice(0, 12)) expect(day.split('22')).toHaveLength(2);
      for (const half of dates.slice(12)) expect(half).toMatch(/^\s\p{L}+$/u);
    }
    expect(renderer.datesOf('/de', html)[1]).toBe('22. Feb.');
    const neededFor = (...days: readonly [number, number][]): readonly string[] =>
      renderer.datesOf('/en', days.map((day) => inMonth(...day)).join('')).filter((day) => day.startsWith('22'));
    expect(neededFor([10, 15])).toEqual(['22 Nov']);
    expect(neededFor([10, 30])).toEqual(['22 Nov', '22 Dec']);
    expect(neededFor([0, 1], [5, 2])).toEqual(['22 Jan', '22 Jun', '22 Dec']);
    expect(neededFor()).toEqual([]);
  });

  it('[RND-1] is rendered for its addresses only', () => {
    expect(topicsOf('/en')).toEqual(['top']);
    expect(topicsOf('/en/live')).toEqual(['live']);
    expect(topicsOf('/en/live/2')).toEqual(['live:2']);
    expect(topicsOf('/en/line/2')).toEqual(['line:2']);
    expect(topicsOf('/en/line/2/5')).toEqual(['champ:5']);
    expect(topicsOf('/en/epl')).toEqual(['champ:1001']);
    expect(topicsOf('/en/topgame')).toEqual(['top']);
    expect(topicsOf('/en/cyber')).toEqual(['live:40', 'line:40']);
    expect(topicsOf('/en/cyber/dota-2')).toEqual(['live:40', 'line:40']);
    expect(topicsOf('/en/cyber/live')).toEqual(['live:40']);
    expect(topicsOf('/en/cyber/disciplines')).toEqual(['live:40', 'line:40']);
    expect(topicsOf('/en/cyber/dashboard')).toEqual(['live:40', 'line:40']);
    expect(topicsOf('/en/cyber/dota-2/40003')).toEqual(['champ:40003']);
    expect(topicsOf('/en/cyber/dota-2/40003/7')).toEqual(['game:7']);
    expect(topicsOf('/en/live/2/5/7')).toEqual(['game:7']);
    for (const address of [
      '/',
      '/xx',
      '/en?x=1',
      '/en/line',
      '/en/team',
      '/en/betsonyour',
      '/en/user/login',
      '/en/office/account',
      '/en/nowhere',
      '/en/500',
    ])
      expect(renderer.contentOf(address), address).toBeNull();
  });
});

describe('a document', () => {
  it('[RND-13] has its texts, its links and its times of UTC, which say so, in the frame of every page', async () => {
    const html = await renderer.render('/de/results', documentSeed('sports', '/results', 'de'));
    expect(html).toContain('<h1>Results</h1>');
    expect(html).toContain('Home 1 – Away 1');
    expect(html).toMatch(/<a [^>]*href="\/de\/results\/live"[^>]*>Live<\/a>/);
    expect(html).toContain(
      `<time class="moment" dateTime="2026-01-10T22:30:00.000Z" data-at="${ENDED_AT}">` +
        '<span>22:30 UTC</span> <span>10. Jan.</span></time>',
    );
    expect(html).toMatch(/<time dateTime="2026-01-10T22:30:00.000Z">[^<]*22:30 UTC<\/time>/);
    expect(html).toContain('href="/de/live"');
  });

  it('[RND-3, RND-12] is the same each time, and schedules nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] });
    const seed = documentSeed('sports', '/results', 'ar');
    const html = await renderer.render('/ar/results', seed);
    expect(await renderer.render('/ar/results', { ...seed })).toBe(html);
    expect(html).not.toMatch(/\sstyle=|<script|\son\w+=/);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[RND-13] that is unreadable is not rendered', async () => {
    const seed = { ...documentSeed('sports', '/results', 'en'), text: '{"title":"x","blocks":[{"t":"script"}]}' };
    await expect(renderer.render('/en/results', seed)).rejects.toThrow('remote-views/seed');
  });

  it('[RND-13] is rendered for its addresses only', () => {
    expect(renderer.contentOf('/en/results')).toEqual({ view: 'sports', path: '/results' });
    expect(renderer.contentOf('/en/results/live')).toEqual({ view: 'sports', path: '/results/live' });
    for (const path of ['/rules/general', '/rules/general/1', '/about', '/contacts', '/cookies', '/responsiblegaming'])
      expect(renderer.contentOf(`/ar${path}`)).toEqual({ view: 'information', path });
    for (const address of [
      '/en/results?x=1',
      '/en/results/other',
      '/xx/results',
      '/en/office/support',
      '/en/casino-lobby',
      '/en/payment',
      '/en/rules',
    ])
      expect(renderer.contentOf(address), address).toBeNull();
  });
});

const STYLE: StyleSheet = { href: '/assets/a".css', text: 'a>b{}' };
const SPORTS = [1, 2].map((id) => ({
  id,
  championships: [
    { id: 10 * id, top: true },
    { id: 10 * id + 1, top: false },
  ],
}));

describe('the pages of a host', () => {
  const given = (render: (address: string) => Promise<string>, sports = SPORTS.slice(0, 0)) => {
    let now = 0;
    const faults: unknown[] = [];
    const rendered: string[] = [];
    const pages = createRenderedPages({
      renderer: {
        script: 'early()',
        styles: [],
        stylesOf: () => [STYLE],
        scriptsOf: () => ['/assets/line.js'],
        datesOf: () => ['22 Jan', '22 "Feb"'],
        consentOf: (address) => Promise.resolve(`<b>${address}</b>`),
        contentOf: (address) =>
          address.startsWith('/en/results')
            ? { view: 'sports', path: address.slice(3) }
            : address.startsWith('/en')
              ? { topics: [address], sportId: address === '/en/line/2' ? 2 : null }
              : null,
        render: (address) => {
          rendered.push(address);
          return render(address);
        },
      },
      snapshot: (topics, language) =>
        Promise.resolve(topics[0] === '/en/gone' ? null : `{"name":"</script> & ${language}"}`),
      document: ({ view, path }, language) =>
        Promise.resolve(
          path === '/results'
            ? { view, path, language, appName: 'A "name"', text: '{"title":"</script> & results"}' }
            : null,
        ),
      tree: (language) => ({ language, sports }),
      now: () => now,
      report: (fault) => faults.push(fault),
    });
    return { pages, rendered, faults, pass: (ms: number) => void (now += ms) };
  };

  it('[RND-2] are rendered once a second, however many ask', async () => {
    const { pages, rendered, pass } = given(() => Promise.resolve('<p>1.85</p>'));
    const all = await Promise.all(Array.from({ length: 50 }, () => pages('/en', 'en')));
    expect(new Set(all).size).toBe(1);
    expect(rendered).toEqual(['/en']);
    pass(999);
    await pages('/en', 'en');
    expect(rendered).toHaveLength(1);
    pass(1);
    await pages('/en', 'en');
    await pages('/en/live', 'en');
    expect(rendered).toEqual(['/en', '/en', '/en/live']);
  });

  it('[RND-2] leave the memory, the oldest first', async () => {
    const { pages, rendered } = given(() => Promise.resolve(''));
    for (let at = 0; at <= 500; at += 1) await pages(`/en/line/${at}`, 'en');
    await pages('/en/line/500', 'en');
    expect(rendered).toHaveLength(501);
    await pages('/en/line/0', 'en');
    expect(rendered).toHaveLength(502);
  });

  it('[RND-4] carry their snapshot, whatever its texts', async () => {
    const { pages } = given(() => Promise.resolve('<p></p>'));
    expect(await pages('/en/"x"', 'en')).toEqual({
      styles: [STYLE],
      scripts: ['/assets/line.js'],
      dates: '22 Jan|22 "Feb"',
      script: '<script>early()</script>',
      root: '<div id="root" data-address="/en/&quot;x&quot;"><p></p></div>',
      consent: '<b>/en/"x"</b>',
      seed:
        '<script type="application/json" id="seed" data-topics="/en/&quot;x&quot;" data-language="en">{"name":"\\u003c/script> & en"}</script>' +
        '<script type="application/json" id="seed-tree">{"language":"en","sports":[]}</script>',
    });
  });

  it('[RND-13] carry their document, whatever its texts', async () => {
    const { pages, rendered } = given(() => Promise.resolve('<h1></h1>'));
    expect(await pages('/en/results', 'en')).toEqual({
      styles: [STYLE],
      scripts: ['/assets/line.js'],
      dates: '22 Jan|22 "Feb"',
      script: '<script>early()</script>',
      root: '<div id="root" data-address="/en/results"><h1></h1></div>',
      consent: '<b>/en/results</b>',
      seed:
        '<script type="application/json" id="seed-document" data-view="sports" data-path="/results" data-language="en" ' +
        'data-name="A &quot;name&quot;">{"title":"\\u003c/script> & results"}</script>',
    });
    expect(await pages('/en/results/live', 'en')).toBeNull();
    expect(rendered).toEqual(['/en/results']);
  });

  it('[RND-4] carry all sports, with the competitions at the top and those of their own sport', async () => {
    const listed = async (address: string, sports = SPORTS): Promise<readonly (readonly number[])[]> => {
      const { pages } = given(() => Promise.resolve(''), sports);
      const { seed } = (await pages(address, 'en')) ?? { seed: '' };
      const tree = JSON.parse(/id="seed-tree">([^<]*)/.exec(seed)?.[1] ?? '') as { readonly sports: typeof SPORTS };
      return tree.sports.map(({ championships }) => championships.map(({ id }) => id));
    };
    expect(await listed('/en')).toEqual([[10], [20]]);
    expect(await listed('/en/line/2')).toEqual([[10], [20, 21]]);
    expect(await listed('/en', SPORTS.slice(0, 1))).toEqual([[10, 11]]);
  });

  it('[RND-9, RND-14] have their styles inline, in place of the links to the same files, and name the scripts to load', () => {
    const link = '<link rel="stylesheet" href="/assets/a.css">';
    const entry = '<script type="module" src="/assets/entry.js"></script>';
    const html = `<html lang="en"><head>${link}<title>x</title>${entry}</head><body><div id="root"></div></body>`;
    const styles = [
      { ...STYLE, href: '/assets/a.css' },
      { href: '/assets/b.css', text: "b{content:'$&'}" },
    ];
    const scripts = ['/assets/line.js'];
    const shown = { styles, scripts, dates: '22 "Jan"', script: '<s>$1</s>', root: '<p>$1</p>' };
    const page = { ...shown, consent: '<b>$1</b>', seed: '<i>$1</i>' };
    const filled =
      '<html data-dates="22 &quot;Jan&quot;" lang="en"><head><title>x</title><script type="module" src="/assets/entry.js"></script><link rel="modulepreload" href="/assets/line.js"><style data-href="/assets/a.css">a>b{}</style>' +
      `<style data-href="/assets/b.css">b{content:'$&'}</style></head><body><s>$1</s>`;
    expect(fillPage(html, page, false)).toBe(`${filled}<p>$1</p><i>$1</i></body>`);
    // [RND-16]
    expect(fillPage(html, page, true)).toBe(`${filled}<b>$1</b><p>$1</p><i>$1</i></body>`);
  });

  it('[RND-1] are left to the browser where there is nothing to render, and after a fault, which is reported', async () => {
    const fault = new Error('no');
    const { pages, faults } = given(() => Promise.reject(fault));
    expect(await pages('/xx', 'en')).toBeNull();
    expect(await pages('/en/gone', 'en')).toBeNull();
    expect(faults).toEqual([]);
    expect(await pages('/en', 'en')).toBeNull();
    expect(faults).toEqual([fault]);
  });
});
