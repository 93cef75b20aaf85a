/**
 * Renders pages on a server, with the components of the browser over a core that has only the seed: what a browser
 * renders first from the same seed is the same.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import type { PageContent, PageRenderer, SiteFiles, StyleSheet } from '../../adapters/hosts/render/page-renderer.ts';
import { createSilentPorts } from '../../adapters/node/silent-ports.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { Target } from 'touchline/navigation/guard';
import { isBundledScreen, viewOfRoute } from 'touchline/navigation/view-routes';
import type { Route, Screen } from 'touchline/navigation/routes';
import type { Language } from 'touchline/core/preferences/types';
import { App, SitePage } from './app.tsx';
import { formatTime } from './format/time.ts';
import { LinksContext } from './links.ts';
import { firstLocation } from './page-location.ts';
import { createSiteRoutes, loadRoute } from './routes.tsx';
import { needsOf } from './screens/manifest.ts';
import { FirstConsent } from './shell/modals/first-consent.tsx';
import { createTexts, FIRST_NAMESPACES, isLanguage, type Texts } from './text.ts';

/** The built `early.ts`. */
declare const __EARLY__: string;

/** React shows a lazy component in the second render after its code has loaded. */
const MAX_RENDERS = 3;
const SUSPENDED = '<!--$!-->';

function topicsOf({ screen }: Route, { sport, champ, game }: Target['params']): readonly string[] {
  if (screen === 'home') return ['top'];
  if (screen === 'live') return [sport === undefined ? 'live' : `live:${sport}`];
  if (screen === 'line' && sport !== undefined) return [`line:${sport}`];
  if (screen === 'game' && game !== undefined) return [`game:${game}`];
  // As `PageTypeScreen` watches them: its other pages have no games of their own before the list of sports.
  if (screen === 'page-type') return sport === undefined ? [] : [`live:${sport}`, `line:${sport}`];
  if (screen !== 'champ') return [];
  // As `ChampScreen` watches them.
  if (champ !== undefined) return [`champ:${champ}`];
  return sport === undefined ? ['top'] : [`live:${sport}`, `line:${sport}`];
}

/**
 * The documents that are rendered: the results and the information pages, except a page that a site may keep for its
 * players.
 */
function isRenderedDocument({ name, area, screen, needs }: Route): boolean {
  return screen === 'remote' && (name === 'results' || area === 'information') && needs === undefined;
}

function contentOf(address: string): PageContent | null {
  const { route, path, params, query, language } = readSiteAddress(address);
  if (route === null || query !== '' || !isLanguage(language) || route.modal !== undefined || route.access !== 'all')
    return null;
  if (isRenderedDocument(route)) return viewOfRoute(route, path);
  const topics = topicsOf(route, params);
  return topics.length === 0
    ? null
    : { topics, sportId: params['sport'] === undefined ? null : Number(params['sport']) };
}

const MAIN_STYLES = 'ui/web/styles/main.css';
/** Of the question about cookies, which is a part of every page [RND-16]. */
const CONSENT_STYLES = 'ui/web/styles/deferred/consent.css';

/** The screens that are rendered. */
const RENDERED: readonly Screen[] = ['home', 'live', 'line', 'champ', 'page-type', 'game', 'remote'];

/** The sources of screens that players open at an address of their own; the entry has the code of home. */
const SOURCES: Readonly<Partial<Record<Screen, string>>> = {
  live: 'live/live-screen.tsx',
  line: 'line/line-screen.tsx',
  champ: 'champ/champ-screen.tsx',
  'page-type': 'page-types/page-type-screen.tsx',
  game: 'game/game-screen.tsx',
  remote: 'remote/remote.ts',
  casino: 'casino/casino-screen.tsx',
  statistics: 'statistics/statistics-screen.tsx',
  search: 'search/search-screen.tsx',
  favourites: 'favourites/favourites-screen.tsx',
};

const DAY_MS = 86_400_000;

/**
 * The 22nd of each month, whose number `early.ts` replaces, and what a 12-hour clock of the language has after a time
 * in the morning and in the evening. A month that none of the page's times falls into, in any zone, is empty.
 */
function datesIn(html: string, language: Language): readonly string[] {
  const UTC = { language, is12h: true, timeZone: 0 } as const;
  const times = [...html.matchAll(/ data-at="(\d+)"/g)].map(([, at]) => Number(at));
  const months = new Set(times.flatMap((at) => [at - DAY_MS, at + DAY_MS].map((day) => new Date(day).getUTCMonth())));
  return [
    ...Array.from({ length: 12 }, (_, month) =>
      months.has(month) ? formatTime(Date.UTC(2026, month, 22), 'shortDay', UTC) : '',
    ),
    ...[10, 22].map((hour) => formatTime(Date.UTC(2026, 0, 1, hour, 44), 'time', UTC).replace(/^10:44/, '')),
  ];
}

const coreOf = createContext<Core>();
const nothing = (): void => undefined;

/** The routes with the page that the guards allow at once; there is nothing to wait for on a server. */
const { query, dataRoutes } = createStaticHandler(
  createSiteRoutes({
    element: <SitePage base="/" preload={nothing} onShown={nothing} />,
    async loader({ request, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) {
      const { pathname, search } = new URL(request.url);
      const page = firstLocation(context.get(coreOf), pathname + search);
      await loadRoute(page.outcome.target.route);
      return page;
    },
  }),
);

/** The page of an address that has one. */
function pageAt(address: string): { readonly language: Language; readonly route: Route } {
  const { language, route } = readSiteAddress(address);
  if (!isLanguage(language) || route === null) throw new Error(`${address} has no page to render`);
  return { language, route };
}

export function createPageRenderer({ sheets, scripts }: SiteFiles): PageRenderer {
  const loaded = new Map<Language, Promise<Texts>>();
  const questions = new Map<Language, Promise<string>>();

  async function load(language: Language): Promise<Texts> {
    const loading = createTexts((wanted, namespace) => import(`./locales/${wanted}/${namespace}.json`));
    await loading.changeLanguage(language);
    return loading;
  }

  function textsOf(language: Language): Promise<Texts> {
    const known = loaded.get(language) ?? load(language);
    loaded.set(language, known);
    known.catch(() => loaded.delete(language));
    return known;
  }

  /** The same for all pages of a language. */
  async function renderConsent(language: Language): Promise<string> {
    const texts = await textsOf(language);
    await texts.loadNamespaces('shell');
    const core = createCore(createSilentPorts(null, language));
    return renderToStaticMarkup(
      <App core={core} texts={texts}>
        <LinksContext value={{ preload: nothing, go: nothing, href: (path) => core.navigation.href(path) }}>
          <FirstConsent />
        </LinksContext>
      </App>,
    );
  }

  const sheetOf = (source: string): StyleSheet => {
    const sheet = sheets[source];
    if (sheet === undefined) throw new Error(`the site has no ${source}`);
    return sheet;
  };
  const sheetsOf = (screen: Screen): readonly StyleSheet[] => [
    sheetOf(MAIN_STYLES),
    ...needsOf(screen).styles.map((group) => sheetOf(`ui/web/styles/deferred/${group}.css`)),
    sheetOf(CONSENT_STYLES),
  ];
  const byScreen = new Map(RENDERED.map((screen) => [screen, sheetsOf(screen)]));
  const filesOf = (source: string): readonly string[] => {
    const files = scripts[source];
    if (files === undefined) throw new Error(`the site has no ${source}`);
    return files;
  };
  const codeOf = new Map(
    Object.entries(SOURCES).map(([screen, source]) => [screen, filesOf(`ui/web/screens/${source}`)]),
  );

  return {
    script: __EARLY__,
    styles: [...new Set([...byScreen.values()].flat())],
    contentOf,
    stylesOf: (address) => byScreen.get(readSiteAddress(address).route?.screen ?? 'undecided') ?? [],
    scriptsOf(address) {
      const { language, route } = readSiteAddress(address);
      if (!isLanguage(language) || route === null) return [];
      const namespaces = new Set([...FIRST_NAMESPACES, ...needsOf(route.screen).texts]);
      return [
        ...(codeOf.get(isBundledScreen(route.screen) ? 'remote' : route.screen) ?? []),
        ...[...namespaces].flatMap((namespace) => filesOf(`ui/web/locales/${language}/${namespace}.json`)),
      ];
    },
    datesOf: (address, html) => datesIn(html, pageAt(address).language),
    consentOf(address) {
      const { language } = pageAt(address);
      const known = questions.get(language) ?? renderConsent(language);
      questions.set(language, known);
      known.catch(() => questions.delete(language));
      return known;
    },
    async render(address, seed) {
      const { language, route } = pageAt(address);
      const texts = await textsOf(language);
      await texts.loadNamespaces(...needsOf(route.screen).texts);
      // Never started: it shows the seed, and asks nothing of anybody.
      const core = createCore(createSilentPorts(seed, language));
      if ('view' in seed) await core.load('remoteViews');
      const requestContext = new RouterContextProvider();
      requestContext.set(coreOf, core);
      // Loads the screen's code, too.
      const context = await query(new Request(new URL(address, 'http://site')), { requestContext });
      if (context instanceof Response) throw new Error(`${address} has no page to render`);
      const router = createStaticRouter(dataRoutes, context);
      for (let round = 1; ; round += 1) {
        const html = renderToString(
          <App core={core} texts={texts}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>,
        );
        if (!html.includes(SUSPENDED)) return html;
        if (round === MAX_RENDERS) throw new Error(`${address} is suspended`);
        await Promise.resolve();
      }
    },
  };
}
