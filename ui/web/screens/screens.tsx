/** Which component draws which screen of the route table. Home comes with the first load; every other is a chunk of its own with its words. */
import { lazy, type ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import { needWords, type Namespace } from '../text.ts';
import { HomeScreen } from './home/home-screen.tsx';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

type Loaded = { readonly default: ComponentType<ScreenProps> };
type Load = () => Promise<Loaded>;

/** Code and words together, once. A failed load is forgotten, so that the next try is a try. */
function withWords(load: Load, ...namespaces: readonly Namespace[]): Load {
  let pending: Promise<Loaded> | null = null;
  return () => {
    pending ??= Promise.all([load(), needWords(...namespaces)]).then(([loaded]) => loaded).catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

const LOADS = {
  live: withWords(async () => ({ default: (await import('./live/live-screen.tsx')).LiveScreen })),
  line: withWords(async () => ({ default: (await import('./line/line-screen.tsx')).LineScreen })),
  champ: withWords(async () => ({ default: (await import('./champ/champ-screen.tsx')).ChampScreen })),
  game: withWords(async () => ({ default: (await import('./game/game-screen.tsx')).GameScreen }), 'game'),
  account: withWords(async () => ({ default: (await import('./office/account-screen.tsx')).AccountScreen }), 'office'),
  history: withWords(async () => ({ default: (await import('./office/history-screen.tsx')).HistoryScreen }), 'office', 'coupon', 'game'),
  notFound: withWords(async () => ({ default: (await import('./errors/not-found-screen.tsx')).NotFoundScreen })),
  serverError: withWords(async () => ({ default: (await import('./errors/server-error-screen.tsx')).ServerErrorScreen })),
};

const COMPONENTS: Readonly<Record<Screen, ComponentType<ScreenProps>>> = {
  home: HomeScreen,
  live: lazy(LOADS.live),
  line: lazy(LOADS.line),
  champ: lazy(LOADS.champ),
  game: lazy(LOADS.game),
  account: lazy(LOADS.account),
  history: lazy(LOADS.history),
  login: HomeScreen,
  registration: HomeScreen,
  'not-found': lazy(LOADS.notFound),
  'server-error': lazy(LOADS.serverError),
};

export function screenOf(screen: Screen): ComponentType<ScreenProps> {
  return COMPONENTS[screen];
}

const BY_PATH: readonly (readonly [RegExp, Load])[] = [
  [/^\/(live|line)\/\d+\/\d+\/\d+$/, LOADS.game],
  [/^\/(live|line)\/\d+\/\d+$/, LOADS.champ],
  [/^\/live(\/\d+)?$/, LOADS.live],
  [/^\/line(\/\d+)?$/, LOADS.line],
  [/^\/office\/history/, LOADS.history],
  [/^\/office\/account$/, LOADS.account],
];

/** Fetches a screen's code ahead. A failure is the screen's own matter, later. */
export function preloadPath(path: string): void {
  void BY_PATH.find(([pattern]) => pattern.test(path))?.[1]().catch(() => undefined);
}
