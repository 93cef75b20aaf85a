/** Which component draws which screen of the route table. Home comes with the first load; every other is a chunk of its own with its words. */
import type { ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import { withWords, type Load, type ScreenProps } from './with-words.ts';
import { lazyAgain } from '../try-again.tsx';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { HomeScreen } from './home/home-screen.tsx';

export type { ScreenProps } from './with-words.ts';

const LOADS = {
  live: withWords(async () => (await import('./boards.ts')).LiveScreen),
  line: withWords(async () => (await import('./boards.ts')).LineScreen),
  champ: withWords(async () => (await import('./boards.ts')).ChampScreen),
  game: withWords(async () => (await import('./game/game-screen.tsx')).GameScreen, 'game'),
};

const isFirst = (screen: Screen): screen is keyof typeof LOADS => Object.hasOwn(LOADS, screen);

/** Screens without prices are found in a table of their own, which is loaded with the first of them. */
function loadOf(screen: Screen): Load {
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

const BY_PATH: readonly (readonly [RegExp, Screen])[] = [
  [/^\/(live|line)\/\d+\/\d+\/\d+$/, 'game'],
  [/^\/(live|line)\/\d+\/\d+$/, 'champ'],
  [/^\/live(\/\d+)?$/, 'live'],
  [/^\/line(\/\d+)?$/, 'line'],
  [/^\/office\/history/, 'history'],
  [/^\/office\/responsible/, 'limits'],
  [/^\/office\/recharge$/, 'recharge'],
  [/^\/office\/account$/, 'account'],
];

/** Whether the player asked to save data, as far as the browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

/** Fetches a screen's code ahead. A failure is the screen's own matter, later. */
export function preloadPath(path: string): void {
  if (savesData()) return;
  const screen = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  if (screen !== undefined) void loadOf(screen)().catch(() => undefined);
}
