/** Which component draws which screen of the route table. Home comes with the first load; every other is a chunk of its own with its words. */
import type { ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import { needStyles } from '../styles/late.ts';
import { withWords, type Load, type ScreenProps } from './with-words.ts';
import { lazyAgain } from '../try-again.tsx';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { HomeScreen } from './home/home-screen.tsx';

export type { ScreenProps } from './with-words.ts';

const LOADS = {
  live: withWords(async () => (await import('./boards.ts')).LiveScreen),
  line: withWords(async () => (await import('./boards.ts')).LineScreen),
  champ: withWords(async () => (await import('./boards.ts')).ChampScreen),
  game: withWords(async () => (await Promise.all([import('./game/game-screen.tsx'), needStyles('game')]))[0].GameScreen, 'game'),
};

const isFirst = (screen: Screen): screen is keyof typeof LOADS => Object.hasOwn(LOADS, screen);

/** Screens without prices are found in a table of their own, which is loaded with the first of them. */
export function loadOf(screen: Screen): Load {
  return isFirst(screen) ? LOADS[screen] : async () => (await import('./more-screens.ts')).loadScreen(screen);
}
const made = new Map<Screen, ComponentType<ScreenProps>>();

/** The component of a screen. */
export function screenOf(screen: Screen): ComponentType<ScreenProps> {
  if (screen === 'home' || screen === 'login' || screen === 'registration') return HomeScreen;
  if (screen === 'undecided') return ScreenSkeleton;
  const component = made.get(screen) ?? lazyAgain(loadOf(screen));
  made.set(screen, component);
  return component;
}
