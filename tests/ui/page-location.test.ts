import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { createNavigation } from 'touchline/navigation/create-navigation';
import type { Outcome } from 'touchline/navigation/navigation';
import {
  firstLocation,
  isModal,
  nextLocation,
  pathBelow,
  type PageLocation,
  type Shown,
} from '../../ui/web/page-location.ts';
import { createVirtualClock } from '../models/virtual-clock.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';

const shown = (outcome: Outcome): Shown => {
  if (outcome.kind !== 'show' && outcome.kind !== 'fail') throw new Error(outcome.kind);
  return outcome;
};
/** Places one after another, the first of an address. */
function at(
  core: FakeCore,
  address: string,
): { readonly get: () => PageLocation; readonly show: (outcome: Shown, redirectedFrom?: string) => void } {
  let place = firstLocation(core, address);
  return {
    get: () => place,
    show(outcome, redirectedFrom) {
      place = nextLocation(core, place, outcome, redirectedFrom ?? null);
    },
  };
}

describe('the initial page', () => {
  it('is the one that the guards allow, after redirects', () => {
    const place = at(createFakeCore(), '/live').get();
    expect(place.outcome.target.path).toBe('/live');
    expect(place.outcome.target.language).toBe('en');
  });

  it('keeps the requested page when it is the login', () => {
    const place = at(createFakeCore(), '/en/office/history').get();
    expect(isModal(place.outcome)).toBe(true);
    expect(place.returnTo).toBe('/office/history');
    expect(pathBelow(place)).toBe('/');
  });

  it('is undecided for an address that the first routes do not have', () => {
    expect(at(createFakeCore(), '/en/nowhere').get().outcome).toMatchObject({
      kind: 'show',
      target: { route: { name: 'undecided' } },
    });
  });
});

describe('the return path of a login', () => {
  it('is taken from its address, from the initial page on', () => {
    const places = at(createFakeCore(), '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory');
    expect(places.get().returnTo).toBe('/office/history');
    expect(at(createFakeCore(), '/en/user/login').get().returnTo).toBe('/');
  });

  it('is taken from its address after a redirect by a guard, and kept for the registration', () => {
    const core = createFakeCore();
    const places = at(core, '/en/live/1');
    places.show(
      shown(core.navigation.peek('/en/user/login?return-url=%2Fen%2Foffice%2Fhistory%3Fx%3D1')),
      '/en/office/account',
    );
    expect(places.get().returnTo).toBe('/office/history?x=1');
    places.show(shown(core.navigation.peek('/en/registration')));
    expect(places.get().returnTo).toBe('/office/history?x=1');
  });
});

describe('a modal', () => {
  it('opens over the last screen and returns to it', () => {
    const core = createFakeCore();
    const places = at(core, '/en/live/1');
    places.show(shown(core.navigation.peek('/en/user/login')));
    places.show(shown(core.navigation.peek('/en/registration')));
    expect(pathBelow(places.get())).toBe('/live/1');
    expect(places.get().returnTo).toBe('/live/1');
    places.show(shown(core.navigation.peek('/en/line')));
    expect(places.get().background).toBeNull();
  });

  it('does not show a player’s page behind it, but still returns there', () => {
    const core = createFakeCore();
    core.fake.set.session(PLAYER);
    const places = at(core, '/en/office/account');
    core.fake.set.session({ status: 'guest', busy: null, failure: null });
    places.show(shown(core.navigation.peek('/en/user/login')), '/en/office/account');
    expect(pathBelow(places.get())).toBe('/');
    expect(places.get().returnTo).toBe('/office/account');
  });
});

describe('a page that the first paint cannot decide', () => {
  it('is never its own return path', () => {
    const core = createFakeCore();
    const { peek } = core.navigation;
    const real = createNavigation({
      context: createCell({ signedIn: null, language: 'en', languages: ['en'], isRegistrationAllowed: true }),
      clock: createVirtualClock(),
      report: () => undefined,
      dispatch: () => undefined,
    });
    core.navigation.peek = (address) => (address === '/en/casino-lobby' ? real.peek(address) : peek(address));
    const places = at(core, '/en/casino-lobby');
    expect(places.get().outcome.target.route?.screen).toBe('undecided');
    places.show(shown(peek('/en/user/login')));
    expect(places.get().background).toBeNull();
    expect(pathBelow(places.get())).toBe('/');
  });
});
