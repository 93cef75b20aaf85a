/**
 * Holds the current place and offers navigation. The first place is what `navigation.peek` allows at once, so that the
 * first paint waits for no guard; from then on, the router decides every navigation and reports it here. No component
 * imports the router.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Core } from 'touchline/app/facade';
import type { Outcome } from 'touchline/navigation/navigation';

export type Shown = Extract<Outcome, { readonly kind: 'show' | 'fail' }>;

export interface Place {
  readonly outcome: Shown;
  /** The screen below a modal: the last one shown that was not a modal and that every visitor may see. */
  readonly background: Shown | null;
  /** Where to go when a modal is done: the requested address, or the last place. A path without language. */
  readonly returnTo: string;
  /** Whether a navigation is under way. */
  readonly moving: boolean;
}

/** Interface to the router. */
export interface Driver {
  go(address: string, replace: boolean): void;
}

export interface Places {
  readonly get: () => Place;
  readonly subscribe: (changed: () => void) => () => void;
  /** Navigates to a path without language, such as `/live/1`; before the router runs, by loading the page. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Returns the `href` of a path, with language and base. */
  readonly href: (path: string) => string;
  /** Prefetches the code of the screen at a path, when the player seems about to open it. */
  readonly preload: (path: string) => void;
  readonly land: (outcome: Shown) => void;
  /** Records that a guard redirected the player from `address`; a modal opened by the redirect returns there. */
  readonly sentFrom: (address: string) => void;
  readonly setMoving: (moving: boolean) => void;
  readonly attach: (driver: Driver) => void;
}

const MAX_REDIRECTS = 5;

function firstOutcome(core: Core, address: string): Shown {
  let asked = address;
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const outcome = core.navigation.peek(asked);
    if (outcome.kind === 'show' || outcome.kind === 'fail') return outcome;
    asked = outcome.kind === 'redirect' ? outcome.to : core.navigation.href('/');
  }
  return {
    kind: 'fail',
    status: 500,
    target: { language: null, path: '/500', query: '', hash: '', route: null, params: {} },
  };
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

/** `base` is the path that the site is served from, with a trailing slash; `address` is relative to it. */
export function createPlaces(core: Core, base: string, address: string, preload: (path: string) => void): Places {
  const first = firstOutcome(core, address);
  let place: Place = {
    outcome: first,
    background: null,
    returnTo: firstReturn(core, first, withoutLanguage(address)),
    moving: false,
  };
  let sent: string | null = null;
  let driver: Driver | null = null;
  const listeners = new Set<() => void>();
  const put = (next: Place): void => {
    place = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => place,
    preload,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    href: (path) => base + core.navigation.href(path).slice(1),
    go(path, { replace = false } = {}) {
      const target = core.navigation.href(path);
      if (driver !== null) return driver.go(target, replace);
      // A link of a page that is not taken over yet: the browser follows it.
      location[replace ? 'replace' : 'assign'](base + target.slice(1));
    },
    land(outcome) {
      const last = place.outcome;
      const open = last.kind === 'show' && last.target.route?.access === 'all' ? last : null;
      const stays = isModal(outcome) && isModal(last);
      const background = !isModal(outcome) ? null : stays ? place.background : open;
      const returnTo = !isModal(outcome)
        ? '/'
        : (askedReturn(core, outcome.target) ??
          sent ??
          (stays ? place.returnTo : last.target.path + last.target.query));
      sent = null;
      put({ outcome, background, returnTo, moving: false });
    },
    sentFrom(from) {
      sent ??= withoutLanguage(from);
    },
    setMoving(moving) {
      if (moving !== place.moving) put({ ...place, moving });
    },
    attach(next) {
      driver = next;
    },
  };
}

export const PlacesContext = createContext<Places | null>(null);

export function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (places === null) throw new Error('usePlaces needs a PlacesContext above it');
  return places;
}

export function usePlace(): Place {
  const places = usePlaces();
  return useSyncExternalStore(places.subscribe, places.get, places.get);
}

/** The screen below the open modal, or the current screen when no modal is open. */
export function useShown(): Shown {
  const { outcome, background } = usePlace();
  return background ?? outcome;
}

export function useGo(): Places['go'] {
  return usePlaces().go;
}

/** Where closing a modal leads: to the screen visible below it. */
export function pathBelow({ background }: Place): string {
  return background === null ? '/' : background.target.path + background.target.query;
}
