import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PlacingView } from 'touchline/core/coupon/views';
import type { Theme } from 'touchline/core/preferences/types';
import { createCell } from 'touchline/kernel/readable';
import type { BridgeWindow, MessengerEvent } from '../../../adapters/messenger/bridge.ts';
import { createBridge } from '../../../adapters/messenger/bridge.ts';
import type { Launch, MessengerTheme } from '../../../adapters/messenger/launch.ts';
import { startMiniApp } from '../../../adapters/messenger/mini-app.ts';

const LAUNCH: Launch = { platform: 'weba', version: '7.10', startPath: null, theme: 'dark' };

function given(launch: Partial<Launch> = {}, chosen: Theme = 'auto', at = '/', mayFeel = true) {
  const preferences = createCell<{ readonly theme: Theme }>({ theme: chosen });
  const slip = createCell<{ readonly legs: readonly unknown[] }>({ legs: [] });
  const placing = createCell<{ readonly placing: Pick<PlacingView, 'state'> }>({ placing: { state: 'idle' } });
  const events$ = new Subject<MessengerEvent>();
  const sent: [type: string, data: unknown][] = [];
  const shown: (MessengerTheme | null)[] = [];
  let path = at;
  let backs = 0;
  let reported = (): void => undefined;
  startMiniApp(
    { preferences, coupon: { slip, placing } },
    { send: (type, data) => void sent.push([type, data]), events$ },
    {
      path: () => path,
      onLocation: (listener) => void (reported = listener),
      go: (to) => void (path = to),
      back: () => void (backs += 1),
      show: (theme) => void shown.push(theme),
      mayFeel: () => mayFeel,
    },
    { ...LAUNCH, ...launch },
  );
  return {
    preferences,
    slip,
    sent,
    shown,
    events$,
    path: () => path,
    backs: () => backs,
    move: (to: string) => {
      path = to;
      reported();
    },
    state: (state: PlacingView['state']) => placing.set({ placing: { state } }),
    of: (type: string) => sent.flatMap(([name, data]) => (name === type ? [data] : [])),
  };
}

describe('a mini-app', () => {
  it('[MSG-3] says that it is ready and asks for the whole height', () => {
    expect(given().sent.map(([type]) => type)).toEqual(expect.arrayContaining(['web_app_ready', 'web_app_expand']));
  });

  it('[MSG-4] follows the messenger’s theme while the player has chosen none', () => {
    const app = given();
    app.events$.next({ type: 'theme_changed', data: { theme_params: { bg_color: '#ffffff' } } });
    app.events$.next({ type: 'theme_changed', data: { theme_params: { bg_color: 'nonsense' } } });
    app.preferences.set({ theme: 'dark' });
    app.events$.next({ type: 'theme_changed', data: { theme_params: { bg_color: '#000000' } } });
    app.preferences.set({ theme: 'auto' });
    expect(app.shown).toEqual(['dark', 'light', 'light', null, null, 'dark']);
  });

  it('[MSG-5] has the messenger’s back button on every page but home, and goes back with it', () => {
    const app = given();
    app.move('/live');
    app.move('/');
    expect(app.of('web_app_setup_back_button')).toEqual([
      { is_visible: false },
      { is_visible: true },
      { is_visible: false },
    ]);
    app.events$.next({ type: 'back_button_pressed', data: undefined });
    expect(app.backs()).toBe(1);
  });

  it('[MSG-6] lets a new selection, an acceptance and a refusal be felt, and nothing else', () => {
    const app = given();
    app.slip.set({ legs: [1] });
    app.slip.set({ legs: [1, 2] });
    app.slip.set({ legs: [1] });
    for (const state of ['sending', 'accepted', 'idle', 'sending', 'rejected', 'idle'] as const) app.state(state);
    expect(app.of('web_app_trigger_haptic_feedback')).toEqual([
      { type: 'selection_change' },
      { type: 'selection_change' },
      { type: 'notification', notification_type: 'success' },
      { type: 'notification', notification_type: 'error' },
    ]);
  });

  it('[MSG-6] lets nothing be felt where the player wants no haptics', () => {
    const app = given({}, 'auto', '/', false);
    app.slip.set({ legs: [1] });
    for (const state of ['sending', 'accepted'] as const) app.state(state);
    expect(app.of('web_app_trigger_haptic_feedback')).toEqual([]);
  });

  it('[MSG-7] asks before it is closed only while a bet is on its way', () => {
    const app = given();
    for (const state of ['saving', 'sending', 'pending', 'unknown', 'accepted', 'idle'] as const) app.state(state);
    expect(app.of('web_app_setup_closing_behavior')).toEqual([
      { need_confirmation: true },
      { need_confirmation: false },
    ]);
  });

  it('[MSG-9] opens the page of its link from home, and from nowhere else', () => {
    expect(given({ startPath: '/live' }).path()).toBe('/live');
    expect(given({ startPath: '/live' }, 'auto', '/line/1').path()).toBe('/line/1');
  });
});

describe('the bridge', () => {
  const listening = (): {
    readonly page: BridgeWindow;
    readonly emit: (event: object) => void;
    readonly posted: unknown[];
  } => {
    const listeners = new Set<(event: never) => void>();
    const posted: unknown[] = [];
    const parent = { postMessage: (text: unknown) => void posted.push(text) };
    const page = {
      parent,
      addEventListener: (_name: string, listener: (event: never) => void) => void listeners.add(listener),
      removeEventListener: (_name: string, listener: (event: never) => void) => void listeners.delete(listener),
    } as unknown as BridgeWindow;
    return { page, posted, emit: (event) => listeners.forEach((listener) => listener(event as never)) };
  };

  it('[MSG-2] of a frame takes messages of the framing window alone, and leaves out what cannot be read', () => {
    const { page, emit, posted } = listening();
    const bridge = createBridge(page);
    const events: MessengerEvent[] = [];
    bridge.events$.subscribe((event) => events.push(event));
    const good = JSON.stringify({ eventType: 'back_button_pressed' });
    emit({ source: page.parent, data: good });
    emit({ source: {}, data: good });
    for (const data of ['{', 'null', '{"eventType":1}', 5, { eventType: 'x' }]) emit({ source: page.parent, data });
    expect(events).toEqual([{ type: 'back_button_pressed', data: undefined }]);
    bridge.send('web_app_ready');
    expect(posted).toEqual(['{"eventType":"web_app_ready","eventData":{}}']);
  });

  it('[MSG-2] of an application uses its object, in both directions', () => {
    const posted: unknown[] = [];
    const page: BridgeWindow = Object.assign(listening().page, {
      TelegramWebviewProxy: { postEvent: (...event: readonly string[]) => void posted.push(event) },
    });
    const bridge = createBridge(page);
    const events: MessengerEvent[] = [];
    const subscription = bridge.events$.subscribe((event) => events.push(event));
    page.Telegram?.WebView?.receiveEvent('theme_changed', { a: 1 });
    bridge.send('web_app_setup_back_button', { is_visible: true });
    expect(events).toEqual([{ type: 'theme_changed', data: { a: 1 } }]);
    expect(posted).toEqual([['web_app_setup_back_button', '{"is_visible":true}']]);
    subscription.unsubscribe();
    expect(page.Telegram?.WebView).toBeUndefined();
  });
});
