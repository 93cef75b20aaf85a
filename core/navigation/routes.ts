/**
 * The route table. Data only: what a path is called, which layout and screen it has, who may see it and what must hold for it to be there. Paths have no language;
 * `{x}` is a parameter, `{x?}` one that may be left out, and a `*` at the end takes whatever follows.
 *
 * What the first paint knows stands here; the rest of the table comes with the guards (`routes/`, `all-routes.ts`).
 */
export type Layout = 'main' | 'empty' | 'headless' | 'maintenance' | 'blocked';
export type Screen =
  | 'home'
  | 'live'
  | 'line'
  | 'champ'
  | 'game'
  | 'account'
  | 'history'
  | 'limits'
  | 'recharge'
  | 'deduce'
  | 'payments'
  | 'payment-requests'
  | 'create-request'
  | 'payment-return'
  | 'print-coupon'
  | 'login'
  | 'registration'
  | 'registration-page'
  | 'letter'
  | 'security'
  | 'plain'
  | 'remote'
  | 'technical'
  | 'debugger'
  | 'undecided'
  | 'not-found'
  | 'server-error';
/** What a page is about. Pages of one area are delivered by one remote view. */
export type Area =
  | 'sports'
  | 'toto'
  | 'lotto'
  | 'cyber'
  | 'casino'
  | 'promotions'
  | 'information'
  | 'office'
  | 'payments'
  | 'others'
  | 'games'
  | 'user'
  | 'technical'
  | 'tools';

export interface Route {
  readonly name: string;
  readonly path: string;
  readonly layout: Layout;
  readonly screen: Screen;
  readonly access: 'all' | 'player' | 'guest';
  /** Parameter patterns: a path whose parameter does not match is not this route. */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** Another path that this one stands for; `{x}` in it is this path's parameter. */
  readonly redirectTo?: string;
  /** Modal that opens over the screen. */
  readonly modal?: 'login' | 'registration';
  /** The area of a page without a screen of its own. */
  readonly area?: Area;
  /** The route's number, where the specification speaks of it: 38 keeps the quick coupon. */
  readonly number?: number;
  /** The number under which the operator lists the route as available: not listed, not there. The specification's meta flag 13. */
  readonly available?: number;
  /** `may`: a banned player may be here, too. `only`: nobody else may. */
  readonly banned?: 'may' | 'only';
  /** What must hold for the route to be there at all. */
  readonly needs?: 'registration' | 'identification' | 'payment';
  /** What does not stand around this page: the words at its end, or the footer as well. */
  readonly off?: readonly ('seo' | 'footer')[];
  /** Not there in production. */
  readonly isNonProduction?: true;
}

const ID = /^\d{1,15}$/;

export const ROUTES: readonly Route[] = [
  { name: 'home', path: '/', layout: 'main', screen: 'home', access: 'all' },
  { name: 'live', number: 38, path: '/live', layout: 'main', screen: 'live', access: 'all' },
  {
    name: 'live-sport',
    number: 38,
    path: '/live/{sport}',
    layout: 'main',
    screen: 'live',
    access: 'all',
    params: { sport: ID },
  },
  { name: 'line', number: 38, path: '/line', layout: 'main', screen: 'line', access: 'all' },
  {
    name: 'line-sport',
    number: 38,
    path: '/line/{sport}',
    layout: 'main',
    screen: 'line',
    access: 'all',
    params: { sport: ID },
  },
  {
    name: 'champ',
    number: 38,
    path: '/{section}/{sport}/{champ}',
    layout: 'main',
    screen: 'champ',
    access: 'all',
    params: { section: /^(?:live|line)$/, sport: ID, champ: ID },
  },
  {
    name: 'game',
    number: 38,
    path: '/{section}/{sport}/{champ}/{game}',
    layout: 'main',
    screen: 'game',
    access: 'all',
    params: { section: /^(?:live|line)$/, sport: ID, champ: ID, game: ID },
  },
  { name: 'coupon', path: '/coupon', layout: 'main', screen: 'home', access: 'all', redirectTo: '/' },
  { name: 'login', path: '/user/login', layout: 'main', screen: 'home', access: 'guest', modal: 'login' },
  {
    name: 'registration',
    path: '/registration',
    layout: 'main',
    screen: 'home',
    access: 'guest',
    modal: 'registration',
    needs: 'registration',
  },
  {
    name: 'office',
    path: '/office',
    layout: 'main',
    screen: 'account',
    access: 'player',
    redirectTo: '/office/account',
  },
  { name: 'account', path: '/office/account', layout: 'main', screen: 'account', access: 'player' },
  { name: 'history', path: '/office/history', layout: 'main', screen: 'history', access: 'player' },
  {
    name: 'bet',
    path: '/office/history/{bet}',
    layout: 'main',
    screen: 'history',
    access: 'player',
    params: { bet: /^[\w-]{1,40}$/ },
  },
  {
    name: 'print-coupon',
    path: '/print-coupon/{couponId}',
    layout: 'empty',
    screen: 'print-coupon',
    access: 'player',
    params: { couponId: ID },
  },
  { name: 'server-error', path: '/500', layout: 'empty', screen: 'server-error', access: 'all' },
];
