/** Consent over visits, tabs and players, in a whole core in virtual time. */
import { describe, expect, it } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { CONSENT_TIME_PATH } from 'touchline/core/consent/send-time.process';
import type { HttpRequest } from 'touchline/ports/http';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

interface Site {
  readonly world: World;
  /** Bodies of the requests to the operator. */
  readonly sent: string[];
}

/** `ms`: how long the operator takes to answer. */
function site({ hasCookiesPopup = true, status = 204, ms = 1 } = {}): Site {
  const world = createWorld();
  world.operator.config = { hasCookiesPopup };
  const sent: string[] = [];
  const usual = world.browser.fate;
  world.browser.fate = (request: HttpRequest) => {
    if (request.path !== CONSENT_TIME_PATH) return usual(request);
    sent.push(request.body ?? '');
    return { kind: 'respond', status, text: '', ms };
  };
  return { world, sent };
}
async function open({ world }: Site): Promise<Tab> {
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(300);
  return tab;
}
async function register({ world }: Site, tab: Tab): Promise<void> {
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(1_000);
  expect(tab.core.session.get().status).toBe('player');
}
const asked = (tab: Tab): boolean =>
  tab.core
    .feature('modals')
    .get()
    ?.open.some(({ kind }) => kind === 'cookieConsent') ?? false;
const type = (tab: Tab): string | null | undefined => tab.core.feature('consent').get()?.type;
const kept = ({ world }: Site): unknown => JSON.parse(world.browser.storage.get(DEVICE_STORAGE.consent.name) ?? 'null');

describe('the cookie question', () => {
  it('[CNS-1] is shown to a visitor who has not chosen, can’t be closed, and survives navigation', async () => {
    const here = site();
    const tab = await open(here);
    expect(asked(tab)).toBe(true);
    expect(tab.core.dispatch({ type: 'modals/close', payload: { id: 'cookie-consent' } }).ok).toBe(false);
    tab.core.dispatch({ type: 'modals/closeAll', payload: {} });
    expect(asked(tab)).toBe(true);
    expect(type(tab)).toBeNull();
  });
  it('[CNS-4, CNS-8] a withdrawn consent is withdrawn in every tab, also where the clock was set back in between', async () => {
    const here = site();
    const one = await open(here);
    one.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    await here.world.clock.run(100);
    here.world.clock.shift(-3_600_000);
    const other = await open(here);
    other.core.dispatch({ type: 'consent/acceptSelected', payload: { checked: [] } });
    await here.world.clock.run(100);
    expect(type(one)).toBe('none');
    expect(type(other)).toBe('none');
    expect(kept(here)).toMatchObject({ type: 'none' });
  });
  it('[CNS-4] is closed in every tab once answered in one, and for later visits', async () => {
    const here = site();
    const [one, other] = [await open(here), await open(here)];
    one.core.dispatch({ type: 'consent/acceptSelected', payload: { checked: ['marketing'] } });
    await here.world.clock.run(100);
    expect(asked(one)).toBe(false);
    expect(asked(other)).toBe(false);
    expect(type(one)).toBe('marketing');
    expect(type(other)).toBe('marketing');
    const later = await open(here);
    expect(asked(later)).toBe(false);
    expect(type(later)).toBe('marketing');
  });
  it('[CNS-4] is asked again when the stored choice can’t be read, which is reported', async () => {
    const here = site();
    here.world.browser.storage.set(DEVICE_STORAGE.consent.name, '{"type":"everything"}');
    const tab = await open(here);
    expect(asked(tab)).toBe(true);
    expect(tab.reports.some((report) => report.startsWith('consent/stored'))).toBe(true);
  });
  it('[CNS-6] is not asked where the operator has no popup: everything is allowed, nothing is stored or sent', async () => {
    const here = site({ hasCookiesPopup: false });
    const tab = await open(here);
    await register(here, tab);
    expect(asked(tab)).toBe(false);
    expect(type(tab)).toBe('all');
    expect(here.sent).toHaveLength(0);
    expect(kept(here)).toBeNull();
  });
  it('[CNS-8] can be reopened to change the choice, and closed without an answer', async () => {
    const here = site();
    const tab = await open(here);
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'cookieConsent', id: 'again', canClose: true } });
    tab.core.dispatch({ type: 'modals/close', payload: { id: 'again' } });
    expect(asked(tab)).toBe(false);
    expect(type(tab)).toBe('all');
    tab.core.dispatch({ type: 'consent/acceptSelected', payload: { checked: [] } });
    expect(type(tab)).toBe('none');
    expect(kept(here)).toEqual({ type: 'none', at: here.world.clock.now(), isSent: false });
  });
});

describe('the time of consent', () => {
  it('[CNS-5] of a guest stays on the device, is sent once at sign-in, and not again after a reload', async () => {
    const here = site();
    const tab = await open(here);
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    const at = here.world.clock.now();
    await here.world.clock.run(5_000);
    expect(here.sent).toEqual([]);
    await register(here, tab);
    expect(here.sent).toEqual([JSON.stringify({ cookiesAgreeTime: new Date(at).toISOString() })]);
    expect(kept(here)).toEqual({ type: 'all', at, isSent: true });
    tab.kill();
    const again = await open(here);
    await here.world.clock.run(5_000);
    expect(again.core.session.get().status).toBe('player');
    expect(here.sent).toHaveLength(1);
  });
  it('[CNS-5] of a player is sent at once; the next player to sign in sends another', async () => {
    const here = site();
    const tab = await open(here);
    await register(here, tab);
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    await here.world.clock.run(1_000);
    expect(here.sent).toHaveLength(1);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await here.world.clock.run(1_000);
    expect(kept(here)).toMatchObject({ isSent: false });
    await register(here, tab);
    expect(here.sent).toHaveLength(2);
  });
  it('[CNS-5] is sent by one tab, though another learns of the sign-in before the answer', async () => {
    const here = site({ ms: 2_000 });
    const [one, other] = [await open(here), await open(here)];
    one.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    await register(here, one);
    other.visible.set(false);
    other.visible.set(true);
    await here.world.clock.run(10_000);
    expect(other.core.session.get().status).toBe('player');
    expect(here.sent).toHaveLength(1);
    expect(kept(here)).toMatchObject({ isSent: true });
  });
  it('[CNS-5] that could not be sent is sent at the next start', async () => {
    const here = site({ status: 503 });
    const tab = await open(here);
    await register(here, tab);
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    await here.world.clock.run(60_000);
    expect(kept(here)).toMatchObject({ type: 'all', isSent: false });
    const tries = here.sent.length;
    tab.kill();
    await open(here);
    await here.world.clock.run(1_000);
    expect(here.sent.length).toBeGreaterThan(tries);
  });
});
