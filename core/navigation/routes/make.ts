/** Short hands for the table: most pages differ in name and path alone. */
import type { Area, Route } from '../routes.ts';

export const ID = /^\d{1,15}$/;
/** What addresses are made of where the specification gives no pattern. */
export const WORD = /^[\w-]{1,80}$/;

type Extra = Partial<Omit<Route, 'name' | 'path'>>;

/** Makes pages of one area: main layout, everybody's, no screen of their own. */
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
