/** The router with a core that allows, cancels or redirects: the effects of a cancelled navigation. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Outcome } from 'touchline/navigation/navigation';
import { createPlaces, type Places } from '../../ui/web/place.ts';
import { startRouter } from '../../ui/web/router.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';

const NO: Outcome = { kind: 'cancel', reason: 'navigationBlocked' };
const first = location.href;
afterEach(() => history.replaceState(null, '', first));

async function open(
  address: string,
  refuse: (asked: string) => boolean,
): Promise<{ readonly core: FakeCore; readonly places: Places; readonly asked: string[] }> {
  history.replaceState(null, '', address);
  const core = createFakeCore();
  const asked: string[] = [];
  const { decide } = core.navigation;
  core.navigation.decide = (at) => {
    asked.push(at);
    return refuse(at) ? Promise.resolve(NO) : decide(at);
  };
  const places = createPlaces(core, '/', address, () => undefined);
  startRouter(core, places, '/');
  return { core, places, asked };
}
const shownIn = (places: Places): string => places.get().outcome.target.path;

it('[NAV-11] a cancelled navigation keeps the page and its address', async () => {
  const { places, asked } = await open('/en/live', (at) => at === '/en/line');
  await vi.waitFor(() => expect(asked.length).toBe(1));
  places.go('/line');
  await vi.waitFor(() => expect(asked).toContain('/en/line'));
  await vi.waitFor(() =>
    expect([shownIn(places), location.pathname, places.get().moving]).toEqual(['/live', '/en/live', false]),
  );
  places.go('/live/1');
  await vi.waitFor(() => expect([shownIn(places), location.pathname]).toEqual(['/live/1', '/en/live/1']));
});

it('[NAV-11] a cancelled first visit leads home', async () => {
  const { places } = await open('/en/live#x', (at) => at.startsWith('/en/live'));
  await vi.waitFor(() => expect([shownIn(places), location.pathname.replace(/(?<=.)\/$/, '')]).toEqual(['/', '/en']));
});

it('[NAV-11] the page stays as rendered when every navigation is cancelled, and retries are bounded', async () => {
  const { places, asked } = await open('/en/live#x', () => true);
  await vi.waitFor(() => expect(places.get().moving).toBe(false));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  places.go('/line');
  await vi.waitFor(() => expect(asked).toContain('/en/line'));
  await vi.waitFor(() => expect(places.get().moving).toBe(false));
  expect(asked.length).toBeLessThan(8);
});

it('[NAV-10] an address is decided with its hash, at first and later', async () => {
  const { places, asked } = await open('/en/live#top', () => false);
  await vi.waitFor(() => expect(asked).toEqual(['/en/live#top']));
  places.go('/line?x=1#end');
  await vi.waitFor(() => expect(asked).toEqual(['/en/live#top', '/en/line?x=1#end']));
  await vi.waitFor(() => expect([shownIn(places), location.hash]).toEqual(['/line', '#end']));
});

it('[PRF-1] a language chosen in another tab replaces the one in the address', async () => {
  const { core, places, asked } = await open('/en/live?x=1#top', () => false);
  const drawn = places.get().outcome;
  await vi.waitFor(() => expect(places.get().outcome).not.toBe(drawn));
  const before = history.length;
  core.fake.set.preferences({ theme: 1 });
  core.fake.set.preferences({ language: 'de' });
  await vi.waitFor(() =>
    expect([places.get().outcome.target.language, location.pathname + location.search + location.hash]).toEqual([
      'de',
      '/de/live?x=1#top',
    ]),
  );
  expect(asked).toEqual(['/en/live?x=1#top', '/de/live?x=1#top']);
  expect(history.length).toEqual(before);
});
