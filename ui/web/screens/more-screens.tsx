/**
 * Screens that no first price waits for. The site's own are delivered; each screen of the shell is a chunk of its own
 * with its texts.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { OwnScreen } from 'touchline/navigation/delivered';
import { isOwnScreen } from 'touchline/navigation/delivered';
import type { Screen } from 'touchline/navigation/routes';
import { needStyles, type Styles } from '../styles/late.ts';
import { needWords } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import type { OwnScreenProps } from '../views/own-view.tsx';
import { withWords, type Load, type ScreenProps } from './with-words.ts';

/** Loads the styles of every page and more groups. */
const styled =
  (load: Load, ...styles: readonly Styles[]): Load =>
  async () =>
    (await Promise.all([load(), needStyles('page', ...styles)]))[0];

/** Screens of the shell: those needed when no view can be loaded, and the ones that render views. */
type ShellScreen = Exclude<
  Screen,
  OwnScreen | 'home' | 'login' | 'registration' | 'undecided' | 'live' | 'line' | 'champ' | 'game'
>;

const LOADS: Readonly<Record<ShellScreen, Load>> = {
  plain: withWords(
    styled(async () => (await import('./plain/plain-screen.tsx')).PlainScreen),
    'pages',
  ),
  remote: withWords(
    styled(async () => (await import('./remote/remote.ts')).RemoteScreen, 'remote'),
    'remote',
  ),
  technical: withWords(
    styled(async () => (await import('./technical/technical-screen.tsx')).TechnicalScreen, 'auth', 'closed'),
    'closed',
    'shell',
  ),
  debugger: withWords(styled(async () => (await import('./debugger/debugger-screen.tsx')).DebuggerScreen, 'debugger')),
  'not-found': withWords(async () => (await import('./boards.ts')).NotFoundScreen),
  'server-error': withWords(async () => (await import('./boards.ts')).ServerErrorScreen),
};

const isOfShell = (screen: Screen): screen is ShellScreen => Object.hasOwn(LOADS, screen);
const made = new Map<ShellScreen, ComponentType<ScreenProps>>();

function ofShell(screen: ShellScreen): ComponentType<ScreenProps> {
  const component = made.get(screen) ?? lazyAgain(LOADS[screen]);
  made.set(screen, component);
  return component;
}

/** One component for all delivered screens, so that it stays mounted from one to the next. */
const Delivered = lazyAgain<OwnScreenProps>(async () => {
  const [{ OwnRoom }] = await Promise.all([
    import('./remote/remote.ts'),
    needStyles('page', 'remote'),
    needWords('remote'),
  ]);
  return OwnRoom;
});

export function MoreScreen({ screen, params }: { readonly screen: Screen } & ScreenProps): ReactNode {
  if (isOwnScreen(screen)) return <Delivered screen={screen} params={params} />;
  return createElement(ofShell(isOfShell(screen) ? screen : 'not-found'), { params });
}
