/** The route table. Data only: what a path is called, which layout and screen it has, and who may see it. Paths have no language; `{x}` is a parameter. */
export type Layout = 'main' | 'empty';
export type Screen = 'home' | 'live' | 'line' | 'champ' | 'game' | 'account' | 'history' | 'login' | 'registration' | 'not-found' | 'server-error';

export interface Route {
  readonly name: string;
  readonly path: string;
  readonly layout: Layout;
  readonly screen: Screen;
  readonly access: 'all' | 'player' | 'guest';
  /** Parameter patterns: a path whose parameter does not match is not this route. */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** Another path that this one stands for. */
  readonly redirectTo?: string;
  /** Modal that opens over the screen. */
  readonly modal?: 'login' | 'registration';
}

const ID = /^\d{1,15}$/;

export const ROUTES: readonly Route[] = [
  { name: 'home', path: '/', layout: 'main', screen: 'home', access: 'all' },
  { name: 'live', path: '/live', layout: 'main', screen: 'live', access: 'all' },
  { name: 'live-sport', path: '/live/{sport}', layout: 'main', screen: 'live', access: 'all', params: { sport: ID } },
  { name: 'line', path: '/line', layout: 'main', screen: 'line', access: 'all' },
  { name: 'line-sport', path: '/line/{sport}', layout: 'main', screen: 'line', access: 'all', params: { sport: ID } },
  { name: 'champ', path: '/{section}/{sport}/{champ}', layout: 'main', screen: 'champ', access: 'all', params: { section: /^(?:live|line)$/, sport: ID, champ: ID } },
  { name: 'game', path: '/{section}/{sport}/{champ}/{game}', layout: 'main', screen: 'game', access: 'all', params: { section: /^(?:live|line)$/, sport: ID, champ: ID, game: ID } },
  { name: 'coupon', path: '/coupon', layout: 'main', screen: 'home', access: 'all', redirectTo: '/' },
  { name: 'login', path: '/user/login', layout: 'main', screen: 'home', access: 'guest', modal: 'login' },
  { name: 'registration', path: '/registration', layout: 'main', screen: 'home', access: 'guest', modal: 'registration' },
  { name: 'office', path: '/office', layout: 'main', screen: 'account', access: 'player', redirectTo: '/office/account' },
  { name: 'account', path: '/office/account', layout: 'main', screen: 'account', access: 'player' },
  { name: 'history', path: '/office/history', layout: 'main', screen: 'history', access: 'player' },
  { name: 'bet', path: '/office/history/{bet}', layout: 'main', screen: 'history', access: 'player', params: { bet: /^[\w-]{1,40}$/ } },
  { name: 'server-error', path: '/500', layout: 'empty', screen: 'server-error', access: 'all' },
];
