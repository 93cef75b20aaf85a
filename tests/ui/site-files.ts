/** The files of a built site, for the page renderer. */
import { LANGUAGES } from 'touchline/core/preferences/types';

const SHEETS = {
  'ui/web/styles/main.css': { href: '/assets/main-1.css', text: '.main{}' },
  'ui/web/styles/deferred/page.css': { href: '/assets/page-1.css', text: '.page{}' },
  'ui/web/styles/deferred/consent.css': { href: '/assets/consent-1.css', text: '.consent{}' },
  'ui/web/styles/deferred/game.css': { href: '/assets/game-1.css', text: '.game{}' },
  'ui/web/styles/deferred/remote.css': { href: '/assets/remote-1.css', text: '.remote{}' },
  'ui/web/styles/deferred/office.css': { href: '/assets/office-1.css', text: '.office{}' },
};

const SCREENS = [
  'live/live-screen.tsx',
  'line/line-screen.tsx',
  'champ/champ-screen.tsx',
  'page-types/page-type-screen.tsx',
  'game/game-screen.tsx',
  'remote/remote.ts',
  'casino/casino-screen.tsx',
  'statistics/statistics-screen.tsx',
  'search/search-screen.tsx',
  'favourites/favourites-screen.tsx',
].map(
  (source) =>
    [
      `ui/web/screens/${source}`,
      [`/assets/${source.replace(/^.*\/|\.\w+$/g, '')}-1.js`, '/assets/shared-1.js'],
    ] as const,
);

const TEXTS = LANGUAGES.flatMap((language) =>
  ['common', 'line', 'boards', 'pages', 'tools', 'game', 'remote', 'casino', 'office', 'cashier'].map(
    (namespace) => [`ui/web/locales/${language}/${namespace}.json`, [`/assets/${language}-${namespace}-1.js`]] as const,
  ),
);

export const SITE_FILES = { sheets: SHEETS, scripts: Object.fromEntries([...SCREENS, ...TEXTS]) };
