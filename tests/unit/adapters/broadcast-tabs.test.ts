import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBroadcastTabs } from '../../../adapters/browser/broadcast-tabs.ts';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Exclusive locks by name, as in a browser. */
function createLocks(): Pick<LockManager, 'request'> {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: (async (lock: string, work: () => Promise<unknown>) => {
      const mine = (turns.get(lock) ?? Promise.resolve()).then(work, work);
      turns.set(lock, mine);
      return mine;
    }) as LockManager['request'],
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('tabs of a browser', () => {
  it('without channels and locks: a tab is alone, and its work is done', async () => {
    vi.stubGlobal('BroadcastChannel', function channel() {
      refuse();
    });
    for (const navigator of [
      {},
      {
        get locks() {
          return refuse();
        },
      },
      { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
    ]) {
      vi.stubGlobal('navigator', navigator);
      const tabs = createBroadcastTabs('test');
      expect(() => tabs.post({ kind: 'any' })).not.toThrow();
      const received: unknown[] = [];
      tabs.messages$.subscribe((message) => received.push(message)).unsubscribe();
      expect(received).toEqual([]);
      let times = 0;
      expect(await tabs.exclusive('lock', () => Promise.resolve((times += 1)))).toBe(1);
    }
  });

  it('with both: messages reach the other tab, and work of one name runs one at a time', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const [one, other] = [createBroadcastTabs('test'), createBroadcastTabs('test')];
    const received = new Promise((resolve) => other.messages$.subscribe(resolve));
    one.post({ kind: 'hello' });
    expect(await received).toEqual({ kind: 'hello' });
    const order: string[] = [];
    let go = (): void => undefined;
    const first = one.exclusive('lock', async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => (go = resolve));
      order.push('first ends');
    });
    const second = other.exclusive('lock', async () => void order.push('second'));
    await Promise.resolve();
    await Promise.resolve();
    go();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('with a failing job: the job does not run twice', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    let times = 0;
    const done = createBroadcastTabs('test').exclusive('lock', () => {
      times += 1;
      return Promise.reject(new Error('its own'));
    });
    await expect(done).rejects.toThrow('its own');
    expect(times).toBe(1);
  });
});
