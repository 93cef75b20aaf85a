import type { NavigationCommand } from './commands.ts';
import type { Target } from './target.ts';

type PageView = Extract<NavigationCommand, { readonly type: 'analytics/viewPage' }>['payload'];

/** Parameters that are the same for every visitor, with the form that their values must have [NAV-22]. */
const PUBLIC: Readonly<Record<string, RegExp>> = {
  section: /^(?:line|live)$/,
  sport: /^\d{1,15}$/,
  champ: /^\d{1,15}$/,
  game: /^\d{1,15}$/,
};
const BONUS = /^[a-z]{1,12}(?:_[a-z]{1,12})?$/;
const BONUS_ROUTES: ReadonlySet<string> = new Set(['bonus', 'bonus-offer']);

/** The facts of a page that analytics may know; `null` for an address without a route. */
export function viewOf({ route, params }: Pick<Target, 'route' | 'params'>): PageView | null {
  if (route === null) return null;
  const { name, path } = route;
  const details = new Map(
    Object.entries(params).filter(([key, value]) => Object.hasOwn(PUBLIC, key) && PUBLIC[key]?.test(value) === true),
  );
  const { id = '' } = params;
  if (BONUS_ROUTES.has(name) && BONUS.test(id)) details.set('bonus', id);
  return details.size === 0 ? { route: name, path } : { route: name, path, details: Object.fromEntries(details) };
}
