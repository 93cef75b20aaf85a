/**
 * The route table. Data only: name, path, layout, screen, access and conditions of each page. Paths have no language;
 * `{x}` is a parameter, `{x?}` an optional one, and a trailing `*` matches the rest.
 *
 * This file has the routes that the first paint may show before the guards have decided [NAV-8]; the rest of the table
 * is in `routes/`, the whole in `all-routes.ts`.
 */
export type Layout = 'main' | 'empty' | 'headless' | 'maintenance' | 'blocked';
export type Screen =
  | 'home'
  | 'live'
  | 'line'
  | 'champ'
  | 'page-type'
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
  | 'settings'
  | 'identification'
  | 'rewards'
  | 'inbox'
  | 'verification'
  | 'office-menu'
  | 'wallets'
  | 'plain'
  | 'remote'
  | 'technical'
  | 'search'
  | 'favourites'
  | 'debugger'
  | 'display'
  | 'casino'
  | 'statistics'
  | 'undecided'
  | 'not-found'
  | 'server-error';
/** The topic of a page. One remote view has all pages of an area. */
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
  /** Parameter patterns: a path with a parameter that does not match is not this route. */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** Parameters that the path has without spelling them, with their values. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The path that this one stands for; `{x}` in it is this path's parameter. */
  readonly redirectTo?: string;
  /** The modal that opens over the screen. */
  readonly modal?: 'login' | 'registration';
  /** The area of a page without a screen of its own. */
  readonly area?: Area;
  /** One of the operator's sports pages (its route number 38): the quick coupon stays [S4.9.9]. */
  readonly isSports?: true;
  /** The operator lists the available ones of these routes; the route does not exist when it is not listed. */
  readonly isListed?: true;
  /** `may`: open to banned players too. `only`: open to banned players only. */
  readonly banned?: 'may' | 'only';
  /** The condition for the route to exist. */
  readonly needs?: 'registration' | 'identification' | 'payment' | 'taxes';
  /** The parts that this page omits: the text at its end, or the footer as well. */
  readonly off?: readonly ('seo' | 'footer')[];
  /** The page has the width of the tree and the coupon as well; its coupon opens as a sheet. */
  readonly isWhole?: boolean | undefined;
  /** The route does not exist in production. */
  readonly isNonProduction?: true;
}

const ID = /^\d{1,15}$/;

export const ROUTES: readonly Route[] = [
  { name: 'home', path: '/', layout: 'main', screen: 'home', access: 'all' },
  { name: 'search', path: '/search', layout: 'main', screen: 'search', access: 'all' },
  { name: 'favourites', path: '/favourites', layout: 'main', screen: 'favourites', access: 'all' },
  { name: 'live', isSports: true, path: '/live', layout: 'main', screen: 'live', access: 'all' },
  {
    name: 'live-sport',
    isSports: true,
    path: '/live/{sport}',
    layout: 'main',
    screen: 'live',
    access: 'all',
    params: { sport: ID },
  },
  { name: 'line', isSports: true, path: '/line', layout: 'main', screen: 'line', access: 'all' },
  {
    name: 'line-sport',
    isSports: true,
    path: '/line/{sport}',
    layout: 'main',
    screen: 'line',
    access: 'all',
    params: { sport: ID },
  },
  {
    name: 'champ',
    isSports: true,
    path: '/{section}/{sport}/{champ}',
    layout: 'main',
    screen: 'champ',
    access: 'all',
    params: { section: /^(?:live|line)$/, sport: ID, champ: ID },
  },
  {
    name: 'game',
    isSports: true,
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
    // Also the number of a cash-out, for its receipt [CSO-15].
    params: { couponId: /^\d{1,15}(?:-\d{1,5})?$/ },
  },
  { name: 'server-error', path: '/500', layout: 'empty', screen: 'server-error', access: 'all' },
];
