/** Messages of the system: the adapter over the Notifications API, the words, and a press. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SystemAlert, SystemPermission } from 'touchline/ports/system-alerts';
import { createBrowserSystemAlerts } from '../../adapters/browser/browser-system-alerts.ts';
import { pressAlert, type Pages } from '../../ui/web/sw/press-alert.ts';
import { connectPage } from '../../ui/web/connected-page.ts';
import { open, wordsOf } from '../../ui/web/system-alerts.ts';
import { createFakeCore } from './fake-core.ts';

const ALERT: SystemAlert = {
  tag: '7:3',
  title: { key: 'alert.kind.goal', params: {} },
  body: { key: 'alert.goal', params: { home: 'Arsenal', away: 'Chelsea', team: 'Arsenal', score: '1:0' } },
  path: '/live/1/5/7',
};
const WORDS = { title: 'Goal', body: 'Goal for Arsenal!', icon: '/icon-192.png', address: '/en/live/1/5/7' };

/** As browsers have it: made by `new`, with the permission as a field of the class. */
class FakeNotification extends EventTarget {
  static permission = 'default';
  static answer = 'granted';
  static readonly made: FakeNotification[] = [];
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.permission;
  });
  readonly close = vi.fn();
  readonly title: string;
  readonly options: unknown;
  constructor(title: string, options: unknown) {
    super();
    this.title = title;
    this.options = options;
    FakeNotification.made.push(this);
  }
}

const opened: string[] = [];
const port = () => createBrowserSystemAlerts({ wordsOf: async () => WORDS, open: (path) => void opened.push(path) });
const worker = (registration: unknown): EventTarget => {
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
};

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  FakeNotification.permission = 'default';
  FakeNotification.made.length = 0;
  FakeNotification.requestPermission.mockClear();
  opened.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

describe('[ALR-6] the permission', () => {
  it.each([
    ['default', 'ask'],
    ['granted', 'granted'],
    ['denied', 'denied'],
  ] satisfies [string, SystemPermission][])('%s is %s', (now, wanted) => {
    FakeNotification.permission = now;
    expect(port().permission.get()).toBe(wanted);
  });

  it('is unsupported without the interface, and on a page that was not loaded securely', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(port().permission.get()).toBe('unsupported');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', undefined);
    expect(port().permission.get()).toBe('unsupported');
  });

  it('is not asked for by itself, and is known as soon as the player has decided', async () => {
    FakeNotification.answer = 'denied';
    const { permission, request } = port();
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    request();
    await vi.waitFor(() => expect(permission.get()).toBe('denied'));
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    // In the browser's settings.
    FakeNotification.permission = 'granted';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(permission.get()).toBe('granted');
  });
});

describe('[ALR-6] a message', () => {
  it('is shown by the page without a service worker, and a press opens the game', async () => {
    await port().show(ALERT);
    const [shown] = FakeNotification.made;
    expect(shown?.title).toBe('Goal');
    expect(shown?.options).toEqual({ body: 'Goal for Arsenal!', icon: '/icon-192.png', tag: '7:3' });
    shown?.dispatchEvent(new Event('click'));
    expect(shown?.close).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(opened).toEqual(['/live/1/5/7']));
  });

  it('is shown by the service worker, whose report of a press opens the game', async () => {
    const showNotification = vi.fn(async () => undefined);
    const container = worker({ active: {}, showNotification });
    await port().show(ALERT);
    expect(FakeNotification.made).toEqual([]);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Goal', {
      body: 'Goal for Arsenal!',
      icon: '/icon-192.png',
      tag: '7:3',
      data: { path: '/live/1/5/7', address: '/en/live/1/5/7' },
    });
    for (const data of [null, 'alertPressed', { kind: 'other', path: '/x' }, { kind: 'alertPressed', path: 5 }])
      container.dispatchEvent(new MessageEvent('message', { data }));
    container.dispatchEvent(new MessageEvent('message', { data: { kind: 'alertPressed', path: '/live/1/5/7' } }));
    await vi.waitFor(() => expect(opened).toEqual(['/live/1/5/7']));
  });

  it('is shown by the page while the service worker is not active yet', async () => {
    worker({ active: null, showNotification: () => Promise.reject(new Error('not active')) });
    await port().show(ALERT);
    expect(FakeNotification.made).toHaveLength(1);
  });
});

it('[ALR-6] a message has words in the player’s language, and the site’s addresses', async () => {
  const core = createFakeCore();
  const went: string[] = [];
  connectPage({ core, base: '/shop/', go: (address) => went.push(address) });
  expect(await wordsOf(ALERT)).toEqual({
    title: 'Goal',
    body: 'Goal for Arsenal: Arsenal – Chelsea 1:0',
    icon: '/shop/icon-192.png',
    address: '/shop/en/live/1/5/7',
  });
  const paid = { key: 'notice.betPaid', params: { id: '12', amount: 1_250, currency: 'EUR' } };
  expect((await wordsOf({ ...ALERT, body: paid })).body).toBe('Bet 12 paid €12.50.');
  open('/live/1/5/7');
  await vi.waitFor(() => expect(went).toEqual(['/en/live/1/5/7']));
});

describe('[ALR-6] a press', () => {
  const page = (visibilityState: string) => ({
    visibilityState,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
  });
  const given = (...pages: ReturnType<typeof page>[]) => ({
    matchAll: vi.fn(async () => pages),
    openWindow: vi.fn(async () => undefined),
  });
  const press = (data: unknown, clients: Pages): Promise<void> => pressAlert(data, clients, 'https://site.example');
  const data = { path: '/live/1/5/7', address: '/en/live/1/5/7' };

  it('focuses a page of the site, the visible one first, and sends it the path', async () => {
    const [hidden, seen] = [page('hidden'), page('visible')];
    const clients = given(hidden, seen);
    await press(data, clients);
    expect(seen.focus).toHaveBeenCalledOnce();
    expect(seen.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'alertPressed', path: '/live/1/5/7' });
    expect(hidden.focus).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens the address where every page is closed, never that of another site', async () => {
    const clients = given();
    await press(data, clients);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://site.example/en/live/1/5/7');
    clients.openWindow.mockClear();
    for (const wrong of [null, {}, { ...data, address: 'https://other.example/' }, { path: 5, address: '/' }])
      await press(wrong, clients);
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
});
