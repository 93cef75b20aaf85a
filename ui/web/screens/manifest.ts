/**
 * The manifest of the screens: what each needs beside the first load. A screen with `load` is a chunk of its own. The
 * others are in bundled views, whose code loads as that of remote views does. Home and the forms over it come with the
 * first load.
 */
import type { ComponentType } from 'react';
import type { BundledScreen } from 'touchline/navigation/view-routes';
import type { Screen } from 'touchline/navigation/routes';
import { needStyles, type Styles } from '../styles/deferred.ts';
import { loadNamespaces, type Namespace } from '../text.ts';
import type { ScreenProps } from './screen-props.ts';

interface Needs {
  /** Beside those of every page. */
  readonly texts?: readonly Namespace[];
  readonly styles?: readonly Styles[];
}

interface ScreenEntry extends Needs {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export type LoadedScreen = Exclude<Screen, BundledScreen | 'home' | 'login' | 'registration' | 'undecided'>;

const BOARDS: readonly Namespace[] = ['boards'];

const LOADED: Readonly<Record<LoadedScreen, ScreenEntry>> = {
  live: { load: async () => (await import('./live/live-screen.tsx')).LiveScreen, texts: BOARDS },
  line: { load: async () => (await import('./line/line-screen.tsx')).LineScreen, texts: BOARDS },
  champ: { load: async () => (await import('./champ/champ-screen.tsx')).ChampScreen, texts: BOARDS },
  'page-type': {
    load: async () => (await import('./page-types/page-type-screen.tsx')).PageTypeScreen,
    texts: ['boards', 'pages', 'tools'],
    styles: ['page'],
  },
  game: {
    load: async () => (await import('./game/game-screen.tsx')).GameScreen,
    texts: ['game'],
    styles: ['page', 'game'],
  },
  plain: {
    load: async () => (await import('./plain/plain-screen.tsx')).PlainScreen,
    texts: ['pages'],
    styles: ['page'],
  },
  remote: {
    load: async () => (await import('./remote/remote.ts')).RemoteScreen,
    texts: ['remote'],
    styles: ['page', 'remote'],
  },
  technical: {
    load: async () => (await import('./technical/technical-screen.tsx')).TechnicalScreen,
    texts: ['closed', 'shell'],
    styles: ['page', 'auth', 'closed'],
  },
  debugger: {
    load: async () => (await import('./debugger/debugger-screen.tsx')).DebuggerScreen,
    styles: ['page', 'debugger'],
  },
  search: {
    load: async () => (await import('./search/search-screen.tsx')).SearchScreen,
    texts: ['tools'],
    styles: ['page'],
  },
  display: {
    load: async () => (await import('./display/display-screen.tsx')).DisplayScreen,
    texts: ['office', 'display'],
    styles: ['page', 'office'],
  },
  favourites: {
    load: async () => (await import('./favourites/favourites-screen.tsx')).FavouritesScreen,
    texts: ['tools', 'shell'],
    styles: ['page', 'office'],
  },
  statistics: {
    load: async () => (await import('./statistics/statistics-screen.tsx')).StatisticsScreen,
    texts: ['media', 'game', 'boards'],
    styles: ['page', 'game'],
  },
  casino: {
    load: async () => (await import('./casino/casino-screen.tsx')).CasinoScreen,
    texts: ['casino', 'office'],
    styles: ['page', 'office', 'casino'],
  },
  'not-found': { load: async () => (await import('./errors/not-found-screen.tsx')).NotFoundScreen },
  'server-error': { load: async () => (await import('./errors/server-error-screen.tsx')).ServerErrorScreen },
};

const OFFICE: Needs = { texts: ['office'], styles: ['page', 'office'] };
const CASHIER: Needs = { texts: ['cashier', 'office'], styles: ['page', 'office', 'cashier'] };
const BETS: Needs = { texts: ['office', 'coupon', 'game'], styles: ['page', 'office'] };
const IDENTIFICATION_STYLES: readonly Styles[] = ['page', 'office', 'auth'];

const BUNDLED: Readonly<Record<BundledScreen, Needs>> = {
  account: OFFICE,
  settings: { ...OFFICE, texts: ['office', 'shell'] },
  'office-menu': OFFICE,
  wallets: { ...OFFICE, texts: ['office', 'tools'] },
  history: BETS,
  'print-coupon': BETS,
  limits: { texts: ['limits', 'office'], styles: ['page', 'office', 'limits'] },
  recharge: CASHIER,
  deduce: CASHIER,
  payments: CASHIER,
  'payment-requests': CASHIER,
  'create-request': CASHIER,
  'payment-return': CASHIER,
  'registration-page': { texts: ['auth'], styles: ['page', 'auth'] },
  letter: { texts: ['auth', 'security'], styles: ['page', 'auth'] },
  security: { texts: ['auth', 'security', 'office'], styles: ['page', 'office', 'auth'] },
  identification: { texts: ['identification', 'office'], styles: IDENTIFICATION_STYLES },
  verification: { texts: ['identification', 'auth', 'office'], styles: IDENTIFICATION_STYLES },
  rewards: { texts: ['rewards', 'office'], styles: ['page', 'office', 'auth'] },
  inbox: { texts: ['inbox', 'office'], styles: ['page', 'office', 'auth'] },
};

const NEEDS: Readonly<Partial<Record<Screen, Needs>>> = { ...LOADED, ...BUNDLED };

/** The texts and styles of a screen beside those of every page. */
export function needsOf(screen: Screen): Required<Needs> {
  const { texts = [], styles = [] } = NEEDS[screen] ?? {};
  return { texts, styles };
}

export function isLoadedScreen(screen: Screen): screen is LoadedScreen {
  return Object.hasOwn(LOADED, screen);
}

export function loadCode(screen: LoadedScreen): Promise<ComponentType<ScreenProps>> {
  return LOADED[screen].load();
}

const met = new Set<Screen>();

/** Loads texts and styles of a screen, each once; after a failure the next call retries. */
export async function loadNeeds(screen: Screen): Promise<void> {
  const { texts, styles } = needsOf(screen);
  await Promise.all([needStyles(...styles), loadNamespaces(...texts)]);
  met.add(screen);
}

export function areNeedsLoaded(screen: Screen): boolean {
  return met.has(screen);
}
