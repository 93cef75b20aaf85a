/** Loads the screens of the route table as the manifest says (`manifest.ts`), and renders them. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { bundledViewOf, isBundledScreen } from 'touchline/navigation/view-routes';
import type { Screen } from 'touchline/navigation/routes';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { savesData } from '../saves-data.ts';
import { needStyles } from '../styles/deferred.ts';
import { loadNamespaces } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import type { BundledScreenProps } from '../views/bundled-view.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { isLoadedScreen, loadCode, loadNeeds, type LoadedScreen } from './manifest.ts';
import type { ScreenProps } from './screen-props.ts';

export type { ScreenProps } from './screen-props.ts';

const loads = new Map<LoadedScreen, Promise<ComponentType<ScreenProps>>>();

/** Loads a screen's code, texts and styles, once. A failed load is forgotten, so that the next call retries. */
function load(screen: LoadedScreen): Promise<ComponentType<ScreenProps>> {
  const loading =
    loads.get(screen) ??
    Promise.all([loadCode(screen), loadNeeds(screen)]).then(
      ([component]) => component,
      (fault: unknown) => {
        loads.delete(screen);
        throw fault;
      },
    );
  loads.set(screen, loading);
  return loading;
}

/** Loads what the first render of a screen needs; a bundled view and home need nothing. */
export async function loadScreen(screen: Screen): Promise<void> {
  if (isLoadedScreen(screen)) await load(screen);
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
  loadNeeds(screen).catch(() => undefined);
  import('./remote/remote.ts').catch(() => undefined);
  if (core.feature('remoteViews').get() !== null)
    core.dispatch({ type: 'remote-views/load', payload: { view: bundledViewOf(screen), path } });
}
