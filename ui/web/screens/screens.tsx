/**
 * Maps the route table's screens to components. Home comes with the first load; each of the others is a chunk of its
 * own with its texts.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Screen } from 'touchline/navigation/routes';
import { needStyles } from '../styles/late.ts';
import { withWords, type ScreenProps } from './with-words.ts';
import { lazyAgain } from '../try-again.tsx';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { HomeScreen } from './home/home-screen.tsx';

export type { ScreenProps } from './with-words.ts';

const LOADS = {
  live: withWords(async () => (await import('./boards.ts')).LiveScreen),
  line: withWords(async () => (await import('./boards.ts')).LineScreen),
  champ: withWords(async () => (await import('./boards.ts')).ChampScreen),
  game: withWords(
    async () => (await Promise.all([import('./game/game-screen.tsx'), needStyles('game')]))[0].GameScreen,
    'game',
  ),
};

const isFirst = (screen: Screen): screen is keyof typeof LOADS => Object.hasOwn(LOADS, screen);
const made = new Map<Screen, ComponentType<ScreenProps>>();

/** Screens without prices. */
const More = lazyAgain(async () => (await import('./more-screens.tsx')).MoreScreen);

/** Prefetches a board's code; returns false for a screen that is not a board. */
export function loadBoard(screen: Screen): Promise<unknown> | false {
  return isFirst(screen) && LOADS[screen]();
}

export function ScreenOf({ screen, params }: { readonly screen: Screen } & ScreenProps): ReactNode {
  if (screen === 'home' || screen === 'login' || screen === 'registration') return <HomeScreen />;
  if (screen === 'undecided') return <ScreenSkeleton />;
  if (!isFirst(screen)) return <More screen={screen} params={params} />;
  const component = made.get(screen) ?? lazyAgain(LOADS[screen]);
  made.set(screen, component);
  return createElement(component, { params });
}
