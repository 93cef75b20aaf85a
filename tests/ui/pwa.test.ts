/** Registration of the service worker, and the announcement of a new version. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from '../../ui/web/sw/chunk-reload.ts';
import { registerServiceWorker } from '../../ui/web/sw/register.ts';

class Worker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(async () => undefined);
  readonly unregister = vi.fn(async () => true);
}
class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  readonly register = vi.fn(async (_url: string, _options: unknown) => this.registration);
  readonly getRegistrations = vi.fn(async () => [this.registration]);
}

let container: Container;
const updated = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  container = new Container();
  updated.mockReset();
  vi.stubEnv('NODE_ENV', 'production');
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllEnvs();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('registration', () => {
  it('[VER-4] uses the worker below the base path of the site', async () => {
    await registerServiceWorker('/shop/', updated);
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/shop/pwa-sw.js', {
      scope: '/shop/',
      updateViaCache: 'none',
    });
  });

  it('is skipped in a development build, which unregisters an existing worker', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await registerServiceWorker('/', updated);
    expect(container.register).not.toHaveBeenCalled();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is skipped for %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      await registerServiceWorker('/', updated);
      expect(container.register).not.toHaveBeenCalled();
    },
  );

  it('is skipped without an error where service workers are unsupported or fail', async () => {
    container.register.mockRejectedValueOnce(new Error('planted'));
    await registerServiceWorker('/', updated);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await registerServiceWorker('/', updated);
    expect(updated).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  it('is checked for after 60 s, and then every 5 minutes', async () => {
    await registerServiceWorker('/', updated);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(container.registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(container.registration.update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(container.registration.update).toHaveBeenCalledTimes(3);
  });

  it('is announced once, when it waits; the first version is not', async () => {
    const first = new Worker();
    container.registration.installing = first;
    await registerServiceWorker('/', updated);
    first.become('installed');
    container.registration.active = first;
    first.become('activated');
    container.controller = first;
    container.dispatchEvent(new Event('controllerchange'));
    expect(updated).not.toHaveBeenCalled();

    const second = new Worker();
    container.registration.installing = second;
    container.registration.dispatchEvent(new Event('updatefound'));
    second.become('installed');
    second.become('installed');
    container.dispatchEvent(new Event('controllerchange'));
    expect(updated).toHaveBeenCalledOnce();
  });

  it('is announced when it was waiting already, or another tab activated it', async () => {
    container.registration.active = new Worker();
    container.registration.waiting = new Worker();
    await registerServiceWorker('/', updated);
    expect(updated).toHaveBeenCalledOnce();

    updated.mockReset();
    container.registration.waiting = null;
    container.controller = container.registration.active;
    await registerServiceWorker('/', updated);
    container.dispatchEvent(new Event('controllerchange'));
    expect(updated).toHaveBeenCalledOnce();
  });
});

describe('a chunk that fails to load', () => {
  it('[VER-5] reloads the page at most once a minute, and never offline', () => {
    const reload = vi.fn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reloadOnChunkFailure(reload);
    dispatchEvent(new Event('chunk-failed'));
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    dispatchEvent(new Event('chunk-failed'));
    dispatchEvent(new Event('chunk-failed'));
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('chunk-failed'));
    expect(reload).toHaveBeenCalledTimes(2);
    online.mockRestore();
  });
});
