/**
 * The current page: the data of the site's route. The router decides each location with the core's guards; the first
 * one is what `navigation.peek` allows at once, so that the first render waits for no guard.
 */
import { useRouteLoaderData } from 'react-router-dom';
import type { Core } from 'touchline/app/facade';
import type { Outcome } from 'touchline/navigation/navigation';

export type Shown = Extract<Outcome, { readonly kind: 'show' | 'fail' }>;

export interface PageLocation {
  readonly outcome: Shown;
  /** The screen below a modal: the last one shown that was not a modal and that every visitor may see. */
  readonly background: Shown | null;
  /** Where to go when a modal is done: the requested address, or the last location. A path without language. */
  readonly returnTo: string;
}

/** The id of the route whose data is the page location. */
export const SITE = 'site';
const MAX_REDIRECTS = 5;

function firstOutcome(core: Core, address: string): Shown {
  let asked = address;
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const outcome = core.navigation.peek(asked);
    if (outcome.kind === 'show' || outcome.kind === 'fail') return outcome;
    asked = outcome.kind === 'redirect' ? outcome.to : core.navigation.href('/');
  }
  return failedAt('/500');
}

/** The outcome for a page that can't be decided. */
export function failedAt(path: string): Shown {
  return { kind: 'fail', status: 500, target: { language: null, path, query: '', hash: '', route: null, params: {} } };
}

/** `/en/live?x=1` -> `/live?x=1`. */
function withoutLanguage(address: string): string {
  const path = address.replace(/^\/[a-z]{2}(?=\/|\?|#|$)/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The return path that an address carries, without language; null when there is none or it is unsafe. */
function askedReturn(core: Core, { query }: Shown['target']): string | null {
  const to = core.navigation.returnTo(query);
  return to === null ? null : withoutLanguage(to);
}

export function isModal(outcome: Shown): boolean {
  return outcome.kind === 'show' && outcome.target.route?.modal !== undefined;
}

/**
 * `asked` is a path without language: a page for players sends guests to the login, which returns them to that page.
 */
function firstReturn(core: Core, first: Shown, asked: string): string {
  if (!isModal(first)) return '/';
  return askedReturn(core, first.target) ?? (asked.startsWith(first.target.path) ? '/' : asked);
}

/** The location of the first render. `address` is relative to the path that the site is served from. */
export function firstLocation(core: Core, address: string): PageLocation {
  const outcome = firstOutcome(core, address);
  return { outcome, background: null, returnTo: firstReturn(core, outcome, withoutLanguage(address)) };
}

/** The location after a decision. `redirectedFrom` is the address that a guard has redirected to this one, if any. */
export function nextLocation(
  core: Core,
  last: PageLocation,
  outcome: Shown,
  redirectedFrom: string | null,
): PageLocation {
  if (!isModal(outcome)) return { outcome, background: null, returnTo: '/' };
  const below = last.outcome;
  const stays = isModal(below);
  const open = below.kind === 'show' && below.target.route?.access === 'all' ? below : null;
  return {
    outcome,
    background: stays ? last.background : open,
    returnTo:
      askedReturn(core, outcome.target) ??
      (redirectedFrom === null
        ? stays
          ? last.returnTo
          : below.target.path + below.target.query
        : withoutLanguage(redirectedFrom)),
  };
}

export function usePageLocation(): PageLocation {
  const page = useRouteLoaderData<PageLocation>(SITE);
  if (page === undefined) throw new Error('no site route above');
  return page;
}

/** The screen below the open modal, or the current screen when no modal is open. */
export function useShown(): Shown {
  const { outcome, background } = usePageLocation();
  return background ?? outcome;
}

/** Where closing a modal leads: to the screen visible below it. */
export function pathBelow({ background }: PageLocation): string {
  return background === null ? '/' : background.target.path + background.target.query;
}
