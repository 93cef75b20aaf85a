/**
 * Judges an address for the first paint, before the guards can know everything: a guard that waits lets pass, and the
 * commands of guards wait for `decide` [NAV-4]. An address outside the first routes is undecided, unless a host has
 * rendered its page [NAV-8].
 */
import type { DocumentSeed } from '../ports/remote-views.ts';
import type { Target } from './guard.ts';
import type { Outcome } from './navigation.ts';
import type { KnownContext } from './navigation-context.ts';
import { fullContext } from './navigation-context.ts';
import { GUARDS, judge } from './pipeline.ts';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';
import { viewOfRoute } from './view-routes.ts';

const FIRST: ReadonlySet<Route> = new Set(ROUTES);
const GIVEN_UP: ReadonlySet<string> = new Set(GUARDS.map(({ name }) => name));

/**
 * A placeholder until the guards have decided, with the frame of the page where it has one. No return address leads
 * here.
 */
function undecided(target: Target): Outcome {
  const layout = target.route === null || target.route.layout === 'main' ? 'main' : 'empty';
  const isWhole = target.route?.isWhole;
  const route: Route = { name: 'undecided', path: '', layout, screen: 'undecided', access: 'player', isWhole };
  return { kind: 'show', target: { ...target, route }, commands: [] };
}

/** Page types that are boards are as public as the first routes [NAV-42]. */
const isFirst = (route: Route): boolean => FIRST.has(route) || route.fixed !== undefined;

/** Whether a host has rendered this address: the page then has its document. */
function isRendered({ route, path, language }: Target, seed: DocumentSeed | undefined): boolean {
  if (seed === undefined) return false;
  const page = viewOfRoute(route, path);
  return page?.view === seed.view && path === seed.path && language === seed.language;
}

/** `seed` is the document of a page that a host has rendered. */
export function peek(target: Target, known: KnownContext, seed?: DocumentSeed): Outcome {
  if (target.route === null || !(isFirst(target.route) || isRendered(target, seed))) return undecided(target);
  const context = fullContext({ ...known, previous: null, lastPage: null, cameFrom: [] });
  // `decide` reports a guard's fault.
  const { outcome } = judge(target, context, () => undefined, { givenUp: GIVEN_UP });
  if (outcome.kind === 'wait') return undecided(target);
  return outcome.kind === 'show' ? { ...outcome, commands: [] } : outcome;
}
