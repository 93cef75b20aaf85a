/**
 * Where the player is, and the way to go elsewhere. The first place comes from `navigation.peek`, so that the first paint needs no router; once the router
 * is loaded it decides every move and tells of it here. No component imports the router.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Core } from '../../core/app/facade.ts';
import type { Outcome } from '../../core/navigation/navigation.ts';

export type Shown = Extract<Outcome, { readonly kind: 'show' | 'fail' }>;

export interface Place {
  readonly outcome: Shown;
  /** The screen that stays below a modal: the last one that was no modal and that anyone may see. */
  readonly background: Shown | null;
  /** Where to go when a modal has done its work: what was asked for, or the last place. A path without language. */
  readonly returnTo: string;
  /** A move has been asked for and is not over. */
  readonly moving: boolean;
}

/** How the loaded router is driven. */
export interface Driver {
  go(address: string, replace: boolean): void;
}

export interface Places {
  readonly get: () => Place;
  readonly subscribe: (changed: () => void) => () => void;
  /** Goes to a path of the site without language, such as `/live/1`. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** The address of a path for `href`, with language and base. */
  readonly href: (path: string) => string;
  /** Fetches the code of the screen at a path, when someone seems to be on the way there. */
  readonly preload: (path: string) => void;
  readonly land: (outcome: Shown) => void;
  /** A guard sends the player elsewhere; if that is a modal, she comes back to `address` after it. */
  readonly sentFrom: (address: string) => void;
  readonly setMoving: (moving: boolean) => void;
  readonly attach: (driver: Driver) => void;
  /** Called when someone wants to move before the router is there. */
  readonly onWanted: (listener: () => void) => void;
}

const MOST_REDIRECTS = 5;

function firstOutcome(core: Core, address: string): Shown {
  let asked = address;
  for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
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

/** Where an address asks to lead afterwards, without language; null when it does not, or when that is not safe. */
function askedReturn(core: Core, { query }: Shown['target']): string | null {
  const to = core.navigation.returnTo(query);
  return to === null ? null : withoutLanguage(to);
}

/** The address is none of the first routes: the router says what it is. */
function isUndecided({ target }: Shown): boolean {
  return target.route?.screen === 'undecided';
}

export function isModal(outcome: Shown): boolean {
  return outcome.kind === 'show' && outcome.target.route?.modal !== undefined;
}

/** `asked` is a path without language: a page of players sends guests to the login, and gets them back. */
function firstReturn(core: Core, first: Shown, asked: string): string {
  if (!isModal(first)) return '/';
  return askedReturn(core, first.target) ?? (asked.startsWith(first.target.path) ? '/' : asked);
}

/** `base` is where the site is served from, with a slash at its end; `address` is below it. */
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
  let wanted: { readonly address: string; readonly replace: boolean } | null = null;
  let onWanted = (): void => undefined;
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
      wanted = { address: target, replace };
      put({ ...place, moving: true });
      onWanted();
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
      if (wanted !== null) driver.go(wanted.address, wanted.replace);
      wanted = null;
    },
    onWanted(listener) {
      onWanted = listener;
      if (isUndecided(first)) listener();
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

/** What is drawn below a modal, or is the whole page. */
export function useShown(): Shown {
  const { outcome, background } = usePlace();
  return background ?? outcome;
}

export function useGo(): Places['go'] {
  return usePlaces().go;
}

/** Where closing a modal leads: to the screen that is seen below it. */
export function pathBelow({ background }: Place): string {
  return background === null ? '/' : background.target.path + background.target.query;
}
