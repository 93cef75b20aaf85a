/** A page that was not there is looked at again when the context knows better. */
import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { createNavigation } from 'touchline/navigation/create-navigation';
import type { KnownContext } from 'touchline/navigation/navigation-context';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const GUEST: KnownContext = { signedIn: false, language: 'en', languages: ['en'], isRegistrationAllowed: true };

function stand(known: KnownContext) {
  const context = createCell<KnownContext>(known);
  const navigation = createNavigation({
    context,
    clock: createVirtualClock(),
    report: () => undefined,
    dispatch: () => undefined,
  });
  let told = 0;
  navigation.onOutdated(() => (told += 1));
  return { context, navigation, told: () => told };
}

describe('[NAV-3] what was not there', () => {
  it('is told of once it is', async () => {
    const { context, navigation, told } = stand({ ...GUEST, availableRoutes: [1] });
    expect((await navigation.decide('/en/rules/general')).kind).toBe('fail');
    context.set({ ...context.get(), minutes: 1 } as KnownContext);
    expect(told()).toBe(0);
    context.set({ ...GUEST, availableRoutes: [47] });
    expect(told()).toBe(1);
    context.set({ ...GUEST, availableRoutes: [47, 48] });
    expect(told()).toBe(1);
    expect((await navigation.decide('/en/rules/general')).kind).toBe('show');
  });

  it('is told of when the redirect service may know it, and not again once that has said no', async () => {
    const { context, navigation, told } = stand(GUEST);
    expect((await navigation.decide('/en/old-page')).kind).toBe('fail');
    context.set({ ...GUEST, redirects: [] });
    expect(told()).toBe(1);
    const again = navigation.decide('/en/old-page');
    context.set({ ...GUEST, redirects: [{ asked: '/en/old-page', answer: null }] });
    expect((await again).kind).toBe('fail');
    context.set({ ...context.get() });
    expect(told()).toBe(1);
  });
});

describe('[NAV-36] a page that is shown', () => {
  const closed = { cookie: null, isActive: true, webState: false };
  const PRODUCTION: KnownContext = {
    ...GUEST,
    isProduction: true,
    redirects: [],
    isGateKnown: true,
    blocking: { state: 'free' },
  };

  it('is told of when its site opens, though the redirect service was never asked about it', async () => {
    const { context, navigation, told } = stand({ ...PRODUCTION, maintenance: closed });
    expect((await navigation.decide('/en/maintenance')).kind).toBe('show');
    context.set({ ...context.get() });
    expect(told()).toBe(0);
    context.set({ ...PRODUCTION, maintenance: { ...closed, isActive: false } });
    expect(told()).toBe(1);
  });

  it('is not told of for a question to that service alone', async () => {
    const { context, navigation, told } = stand({
      ...PRODUCTION,
      redirects: [{ asked: '/en/oldbrowser', answer: null }],
    });
    expect((await navigation.decide('/en/oldbrowser')).kind).toBe('show');
    // Its answer is forgotten among others by and by.
    context.set({ ...PRODUCTION });
    context.set({ ...PRODUCTION, redirects: [{ asked: '/en/line', answer: null }] });
    expect(told()).toBe(0);
  });
});
