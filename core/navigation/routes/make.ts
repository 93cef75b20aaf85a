/** Helpers for the table: most pages differ only in name and path. */
import type { Area, Route } from '../routes.ts';

export const ID = /^\d{1,15}$/;
/** Address parts without a pattern of their own. */
export const WORD = /^[\w-]{1,80}$/;
/** A round of a game: the provider's id after its own, such as `sample:1f2e` [CSN-30]. */
export const ROUND = /^[\w:-]{1,120}$/;

/** The parameters of a board of cyber sport, by the operator's id of the sport (`ESPORTS`). */
export const CYBER = { pageType: 'cyber', sport: '40' } as const;

type Extra = Partial<Omit<Route, 'name' | 'path'>>;

/** Creates routes of one area: main layout, open to everybody, without their own screen. */
export function pagesOf(area: Area, common: Extra = {}): (name: string, path: string, extra?: Extra) => Route {
  return (name, path, extra = {}) => ({
    name,
    path,
    layout: 'main',
    screen: 'plain',
    access: 'all',
    area,
    ...common,
    ...extra,
  });
}

/** A path that stands for another. */
export function redirectOf(name: string, path: string, redirectTo: string, params: Route['params'] = {}): Route {
  return { name, path, layout: 'main', screen: 'home', access: 'all', redirectTo, params };
}
