/**
 * The screens of the route table: what each loads, and how it is rendered. Home comes with the first load. Bundled views
 * load as remote views do (`views/needs.ts`); each of the other screens is a chunk of its own.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { BundledScreen } from 'touchline/navigation/view-routes';
import { bundledViewOf, isBundledScreen } from 'touchline/navigation/view-routes';
import type { Screen } from 'touchline/navigation/routes';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { needStyles, type Styles } from '../styles/late.ts';
import { loadNamespaces, type Namespace } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import type { BundledScreenProps } from '../views/bundled-view.tsx';
import { need } from '../views/needs.ts';
import { HomeScreen } from './home/home-screen.tsx';
import type { ScreenProps } from './screen-props.ts';

export type { ScreenProps } from './screen-props.ts';

interface ScreenEntry {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Beside those of every page. */
  readonly texts?: readonly Namespace[];
  readonly styles?: readonly Styles[];
}

type LoadedScreen = Exclude<Screen, BundledScreen | 'home' | 'login' | 'registration' | 'undecided'>;

const SCREENS: Readonly<Record<LoadedScreen, ScreenEntry>> = {
  live: { load: async () => (await import('./live/live-screen.tsx')).LiveScreen },
  line: { load: async () => (await import('./line/line-screen.tsx')).LineScreen },
  champ: { load: async () => (await import('./champ/champ-screen.tsx')).ChampScreen },
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
  'not-found': { load: async () => (await import('./errors/not-found-screen.tsx')).NotFoundScreen },
  'server-error': { load: async () => (await import('./errors/server-error-screen.tsx')).ServerErrorScreen },
};

const isLoaded = (screen: Screen): screen is LoadedScreen => Object.hasOwn(SCREENS, screen);

/** The texts and styles of a screen beside those of every page. */
export function screenNeeds(screen: Screen): Required<Pick<ScreenEntry, 'texts' | 'styles'>> {
  const { texts = [], styles = [] }: Partial<ScreenEntry> = isLoaded(screen) ? SCREENS[screen] : {};
  return { texts, styles };
}

const loads = new Map<LoadedScreen, Promise<ComponentType<ScreenProps>>>();

/** Loads a screen's code, texts and styles, once. A failed load is forgotten, so that the next call retries. */
function load(screen: LoadedScreen): Promise<ComponentType<ScreenProps>> {
  const { texts, styles } = screenNeeds(screen);
  const loading =
    loads.get(screen) ??
    Promise.all([SCREENS[screen].load(), needStyles(...styles), loadNamespaces(...texts)])
      .then(([component]) => {
        ready.add(screen);
        return component;
      })
      .catch((fault: unknown) => {
        loads.delete(screen);
        throw fault;
      });
  loads.set(screen, loading);
  return loading;
}

/** Loads what the first render of a screen needs; a bundled view and home need nothing. */
export async function loadScreen(screen: Screen): Promise<void> {
  if (isLoaded(screen)) await load(screen);
}

const ready = new Set<LoadedScreen>();

/** Whether a screen's code is there, or loads by other means than `loadScreen`. */
export function isScreenReady(screen: Screen): boolean {
  return !isLoaded(screen) || ready.has(screen);
}

const made = new Map<LoadedScreen, ComponentType<ScreenProps>>();

function componentOf(screen: LoadedScreen): ComponentType<ScreenProps> {
  const component = made.get(screen) ?? lazyAgain(() => load(screen));
  made.set(screen, component);
  return component;
}

/** One component for all bundled views, so that it stays mounted from one to the next. */
const Bundled = lazyAgain<BundledScreenProps>(async () => {
  const [{ BundledRoom }] = await Promise.all([
    import('./remote/remote.ts'),
    needStyles('page', 'remote'),
    loadNamespaces('remote'),
  ]);
  return BundledRoom;
});

export function ScreenOf({ screen, params }: { readonly screen: Screen } & ScreenProps): ReactNode {
  if (screen === 'home' || screen === 'login' || screen === 'registration') return <HomeScreen />;
  if (screen === 'undecided') return <ScreenSkeleton />;
  if (isBundledScreen(screen)) return <Bundled screen={screen} params={params} />;
  return createElement(componentOf(screen), { params });
}

/** Whether the browser reports that the player saves data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

/**
 * Prefetches the code of the screen at a path without language, when the player seems about to open it. The screen
 * itself reports a failure later.
 */
export function preloadPath(core: Pick<Core, 'feature' | 'dispatch'>, path: string): void {
  if (savesData()) return;
  const { route } = readSiteAddress(path);
  if (route === null) return;
  const { screen } = route;
  if (screen !== 'remote' && screen !== 'plain') loadScreen(screen).catch(() => undefined);
  if (!isBundledScreen(screen)) return;
  need(screen).catch(() => undefined);
  import('./remote/remote.ts').catch(() => undefined);
  if (core.feature('remoteViews').get() !== null)
    core.dispatch({ type: 'remote-views/load', payload: { view: bundledViewOf(screen), path } });
}
