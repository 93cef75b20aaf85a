/** A shown page is judged again when the context may change the verdict. */
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
  let reported = 0;
  navigation.onOutdated(() => (reported += 1));
  return { context, navigation, reported: () => reported };
}

describe('[NAV-3] a page that was not found', () => {
  it('is reported as outdated once it exists', async () => {
    const { context, navigation, reported } = stand({ ...GUEST, availableRoutes: [] });
    expect((await navigation.decide('/en/rules/general')).kind).toBe('fail');
    context.set({ ...context.get(), minutes: 1 } as KnownContext);
    expect(reported()).toBe(0);
    context.set({ ...GUEST, availableRoutes: ['rules'] });
    expect(reported()).toBe(1);
    context.set({ ...GUEST, availableRoutes: ['rules', 'contacts'] });
    expect(reported()).toBe(1);
    expect((await navigation.decide('/en/rules/general')).kind).toBe('show');
  });

  it('is reported as outdated when the redirect service may know it, and not again after that service has declined', async () => {
    const { context, navigation, reported } = stand(GUEST);
    expect((await navigation.decide('/en/old-page')).kind).toBe('fail');
    context.set({ ...GUEST, redirects: [] });
    expect(reported()).toBe(1);
    const again = navigation.decide('/en/old-page');
    context.set({ ...GUEST, redirects: [{ asked: '/en/old-page', answer: null }] });
    expect((await again).kind).toBe('fail');
    context.set({ ...context.get() });
    expect(reported()).toBe(1);
  });
});

describe('[NAV-36] a shown page', () => {
  const closed = { cookie: null, isActive: true, webState: false };
  const PRODUCTION: KnownContext = {
    ...GUEST,
    isProduction: true,
    redirects: [],
    isGateKnown: true,
    blocking: { state: 'free' },
  };

  it('is reported as outdated when the site opens, even if the redirect service was never queried for it', async () => {
    const { context, navigation, reported } = stand({ ...PRODUCTION, maintenance: closed });
    expect((await navigation.decide('/en/maintenance')).kind).toBe('show');
    context.set({ ...context.get() });
    expect(reported()).toBe(0);
    context.set({ ...PRODUCTION, maintenance: { ...closed, isActive: false } });
    expect(reported()).toBe(1);
  });

  it('is not reported as outdated by a query to the redirect service alone', async () => {
    const { context, navigation, reported } = stand({
      ...PRODUCTION,
      redirects: [{ asked: '/en/oldbrowser', answer: null }],
    });
    expect((await navigation.decide('/en/oldbrowser')).kind).toBe('show');
    // The answer expires among newer ones.
    context.set({ ...PRODUCTION });
    context.set({ ...PRODUCTION, redirects: [{ asked: '/en/line', answer: null }] });
    expect(reported()).toBe(0);
  });
});
