/** A page that was not there is looked at again when the world knows better. */
import { describe, expect, it } from 'vitest';
import { createCell } from '../../../core/kernel/readable.ts';
import { createNavigation } from '../../../core/navigation/create-navigation.ts';
import type { NavigationWorld } from '../../../core/navigation/world.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const GUEST: NavigationWorld = { signedIn: false, language: 'en', languages: ['en'], isRegistrationAllowed: true };

function stand(known: NavigationWorld) {
  const world = createCell<NavigationWorld>(known);
  const navigation = createNavigation({
    world,
    clock: createVirtualClock(),
    report: () => undefined,
    dispatch: () => undefined,
  });
  let told = 0;
  navigation.onOutdated(() => (told += 1));
  return { world, navigation, told: () => told };
}

describe('[NAV-3] what was not there', () => {
  it('is told of once it is', async () => {
    const { world, navigation, told } = stand({ ...GUEST, availableRoutes: [1] });
    expect((await navigation.decide('/en/rules/general')).kind).toBe('fail');
    world.set({ ...world.get(), minutes: 1 } as NavigationWorld);
    expect(told()).toBe(0);
    world.set({ ...GUEST, availableRoutes: [47] });
    expect(told()).toBe(1);
    world.set({ ...GUEST, availableRoutes: [47, 48] });
    expect(told()).toBe(1);
    expect((await navigation.decide('/en/rules/general')).kind).toBe('show');
  });

  it('is told of when the redirect service may know it, and not again once that has said no', async () => {
    const { world, navigation, told } = stand(GUEST);
    expect((await navigation.decide('/en/old-page')).kind).toBe('fail');
    world.set({ ...GUEST, redirects: [] });
    expect(told()).toBe(1);
    const again = navigation.decide('/en/old-page');
    world.set({ ...GUEST, redirects: [{ asked: '/en/old-page', answer: null }] });
    expect((await again).kind).toBe('fail');
    world.set({ ...world.get() });
    expect(told()).toBe(1);
  });
});

describe('[NAV-36] a page that is shown', () => {
  const closed = { cookie: null, isActive: true, webState: false };
  const PRODUCTION: NavigationWorld = {
    ...GUEST,
    isProduction: true,
    redirects: [],
    isGateKnown: true,
    blocking: { state: 'free' },
  };

  it('is told of when its site opens, though the redirect service was never asked about it', async () => {
    const { world, navigation, told } = stand({ ...PRODUCTION, maintenance: closed });
    expect((await navigation.decide('/en/maintenance')).kind).toBe('show');
    world.set({ ...world.get() });
    expect(told()).toBe(0);
    world.set({ ...PRODUCTION, maintenance: { ...closed, isActive: false } });
    expect(told()).toBe(1);
  });

  it('is not told of for a question to that service alone', async () => {
    const { world, navigation, told } = stand({
      ...PRODUCTION,
      redirects: [{ asked: '/en/oldbrowser', answer: null }],
    });
    expect((await navigation.decide('/en/oldbrowser')).kind).toBe('show');
    // Its answer is forgotten among others by and by.
    world.set({ ...PRODUCTION });
    world.set({ ...PRODUCTION, redirects: [{ asked: '/en/line', answer: null }] });
    expect(told()).toBe(0);
  });
});
