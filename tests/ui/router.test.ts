/** The router with a core that allows, cancels or redirects: the effects of a cancelled navigation. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Outcome } from 'touchline/navigation/navigation';
import { firstLocation } from '../../ui/web/page-location.ts';
import { createSiteRouter, type SiteRouter } from '../../ui/web/router.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';

const NO: Outcome = { kind: 'cancel', reason: 'navigationBlocked' };
const first = location.href;
afterEach(() => history.replaceState(null, '', first));

async function open(
  address: string,
  refuse: (asked: string) => boolean,
): Promise<{ readonly core: FakeCore; readonly site: SiteRouter; readonly asked: string[] }> {
  history.replaceState(null, '', address);
  const core = createFakeCore();
  const asked: string[] = [];
  const { decide } = core.navigation;
  core.navigation.decide = (at) => {
    asked.push(at);
    return refuse(at) ? Promise.resolve(NO) : decide(at);
  };
  const site = createSiteRouter(core, '/', firstLocation(core, address), null);
  site.start();
  return { core, site, asked };
}
const shownIn = (site: SiteRouter): string => site.current().outcome.target.path;
/** The content of the page, and its address. */
const placeOf = (site: SiteRouter) => ({ shown: shownIn(site), path: location.pathname });
const isMoving = ({ router }: SiteRouter): boolean => router.state.navigation.state !== 'idle';

it('[NAV-11] a cancelled navigation keeps the page and its address', async () => {
  const { site, asked } = await open('/en/live', (at) => at === '/en/line');
  await vi.waitFor(() => expect(asked.length).toBe(1));
  void site.router.navigate('/en/line');
  await vi.waitFor(() => expect(asked).toContain('/en/line'));
  await vi.waitFor(() =>
    expect({ ...placeOf(site), isMoving: isMoving(site) }).toEqual({
      shown: '/live',
      path: '/en/live',
      isMoving: false,
    }),
  );
  void site.router.navigate('/en/live/1');
  await vi.waitFor(() => expect(placeOf(site)).toEqual({ shown: '/live/1', path: '/en/live/1' }));
});

it('[NAV-11] a cancelled first visit leads home', async () => {
  const { site } = await open('/en/live#x', (at) => at.startsWith('/en/live'));
  await vi.waitFor(() =>
    expect(placeOf(site)).toEqual({ shown: '/', path: expect.stringMatching(/^\/en\/?$/) as string }),
  );
});

it('[NAV-11] the page stays as rendered when every navigation is cancelled, and retries are bounded', async () => {
  const { site, asked } = await open('/en/live#x', () => true);
  await vi.waitFor(() => expect(isMoving(site)).toBe(false));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  void site.router.navigate('/en/line');
  await vi.waitFor(() => expect(asked).toContain('/en/line'));
  await vi.waitFor(() => expect(isMoving(site)).toBe(false));
  expect(asked.length).toBeLessThan(8);
});

it('[NAV-10] an address is decided with its hash, at first and later', async () => {
  const { site, asked } = await open('/en/live#top', () => false);
  await vi.waitFor(() => expect(asked).toEqual(['/en/live#top']));
  void site.router.navigate('/en/line?x=1#end');
  await vi.waitFor(() => expect(asked).toEqual(['/en/live#top', '/en/line?x=1#end']));
  await vi.waitFor(() =>
    expect({ shown: shownIn(site), hash: location.hash }).toEqual({ shown: '/line', hash: '#end' }),
  );
});

it('[NAV-8] a first page that only the guards can decide is shown once they have', async () => {
  const { site, asked } = await open('/en/contacts', () => false);
  expect(site.current().outcome.target.route?.name).toBe('undecided');
  await vi.waitFor(() => expect(site.current().outcome.target.route?.name).toBe('contacts'));
  expect(asked).toEqual(['/en/contacts']);
});

it('[PRF-1] a language chosen in another tab replaces the one in the address', async () => {
  const { core, site, asked } = await open('/en/live?x=1#top', () => false);
  const drawn = site.current().outcome;
  await vi.waitFor(() => expect(site.current().outcome).not.toBe(drawn));
  const before = history.length;
  core.fake.set.preferences({ theme: 'dark' });
  core.fake.set.preferences({ language: 'de' });
  await vi.waitFor(() =>
    expect({
      language: site.current().outcome.target.language,
      address: location.pathname + location.search + location.hash,
    }).toEqual({ language: 'de', address: '/de/live?x=1#top' }),
  );
  expect(asked).toEqual(['/en/live?x=1#top', '/de/live?x=1#top']);
  expect(history.length).toEqual(before);
});
