/** Which component draws which screen of the route table. Home comes with the first load; every other is a chunk of its own with its words. */
import type { ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import { needWords, type Namespace } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { ScreenSkeleton } from '../components/skeleton.tsx';
import { HomeScreen } from './home/home-screen.tsx';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

type Load = () => Promise<ComponentType<ScreenProps>>;

/** Code and words together, once. A failed load is forgotten, so that the next try is a try. */
function withWords(load: Load, ...namespaces: readonly Namespace[]): Load {
  let pending: Promise<ComponentType<ScreenProps>> | null = null;
  return () => {
    pending ??= Promise.all([load(), needWords(...namespaces)]).then(([loaded]) => loaded).catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

const LOADS = {
  live: withWords(async () => (await import('./boards.ts')).LiveScreen),
  line: withWords(async () => (await import('./boards.ts')).LineScreen),
  champ: withWords(async () => (await import('./boards.ts')).ChampScreen),
  game: withWords(async () => (await import('./game/game-screen.tsx')).GameScreen, 'game'),
  account: withWords(async () => (await import('./office/office.ts')).AccountScreen, 'office'),
  history: withWords(async () => (await import('./office/office.ts')).HistoryScreen, 'office', 'coupon', 'game'),
  printCoupon: withWords(async () => (await import('./office/office.ts')).PrintCouponScreen, 'office', 'coupon', 'game'),
  plain: withWords(async () => (await import('./plain/plain-screen.tsx')).PlainScreen, 'pages'),
  notFound: withWords(async () => (await import('./boards.ts')).NotFoundScreen),
  serverError: withWords(async () => (await import('./boards.ts')).ServerErrorScreen),
};

const BY_SCREEN: Readonly<Record<Exclude<Screen, 'home' | 'login' | 'registration' | 'undecided'>, Load>> = {
  live: LOADS.live,
  line: LOADS.line,
  champ: LOADS.champ,
  game: LOADS.game,
  account: LOADS.account,
  history: LOADS.history,
  'print-coupon': LOADS.printCoupon,
  plain: LOADS.plain,
  'not-found': LOADS.notFound,
  'server-error': LOADS.serverError,
};
const made = new Map<Screen, ComponentType<ScreenProps>>();

/** The component of a screen. */
export function screenOf(screen: Screen): ComponentType<ScreenProps> {
  if (screen === 'home' || screen === 'login' || screen === 'registration') return HomeScreen;
  if (screen === 'undecided') return ScreenSkeleton;
  const component = made.get(screen) ?? lazyAgain(BY_SCREEN[screen]);
  made.set(screen, component);
  return component;
}

const BY_PATH: readonly (readonly [RegExp, Load])[] = [
  [/^\/(live|line)\/\d+\/\d+\/\d+$/, LOADS.game],
  [/^\/(live|line)\/\d+\/\d+$/, LOADS.champ],
  [/^\/live(\/\d+)?$/, LOADS.live],
  [/^\/line(\/\d+)?$/, LOADS.line],
  [/^\/office\/history/, LOADS.history],
  [/^\/print-coupon\//, LOADS.printCoupon],
  [/^\/office\/account$/, LOADS.account],
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
  void BY_PATH.find(([pattern]) => pattern.test(path))?.[1]().catch(() => undefined);
}
