import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import type { Core } from 'touchline/app/facade';
import type { GateView } from 'touchline/core/gate/public';
import { entryOf, watchVersion } from '../../ui/web/sw/watch-version.ts';

const NAME = 'assets/main-ABCDEFGH.js';
const NEXT = 'assets/main-IJKLMNOP.js';

function stand(list: () => Promise<unknown>, joined = true) {
  const sent: Message[] = [];
  const gate = createCell<GateView | null>(null);
  const view = (isNoticeDue: boolean) => ({ version: { isNoticeDue } }) as unknown as GateView;
  if (joined) gate.set(view(false));
  const asked: string[] = [];
  let announced = 0;
  const core = { dispatch: (command: Message) => void sent.push(command), feature: () => gate } as unknown as Core;
  const { waits } = watchVersion(
    core,
    '/',
    () => (announced += 1),
    NAME,
    (url) => {
      asked.push(url);
      return list();
    },
  );
  return {
    sent,
    gate,
    view,
    waits,
    asked,
    announced: () => announced,
    commands: () => sent.map(({ type, payload }) => `${type} ${(payload as { readonly version: string }).version}`),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the version of the page', () => {
  it('[VER-1] is its entry script; a new one is checked for after 60 s and every 5 minutes', async () => {
    const { commands, asked } = stand(() => Promise.resolve({ id: 'x', entry: NEXT }));
    expect(commands()).toEqual([`app-version/start ${NAME}`]);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/assets.json']);
    expect(commands()).toEqual([`app-version/start ${NAME}`, `app-version/report ${NEXT}`]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
  });

  it('[VER-1] is read from the page, below the base, and unknown in an unbuilt page', () => {
    expect(entryOf('/', [{ src: '/live-reload.js' }, { src: `/${NAME}` }])).toEqual(NAME);
    expect(entryOf('/site/', [{ src: `https://site.example/site/${NAME}` }])).toEqual(NAME);
    expect(entryOf('/', [{ src: '/live-reload.js' }])).toBeNull();
  });

  it.each([
    ['no list', () => Promise.reject(new Error('offline'))],
    ['a list of another shape', () => Promise.resolve({ entry: 'https://evil.example/x.js' })],
    ['nothing', () => Promise.resolve(null)],
  ])('[VER-3] is not outdated by %s', async (_what, list) => {
    const { commands } = stand(list);
    await vi.advanceTimersByTimeAsync(400_000);
    expect(commands()).toEqual([`app-version/start ${NAME}`]);
  });

  it('[VER-1] is outdated by a waiting service worker, even before the core is ready; the list is then not requested', async () => {
    const { commands, waits, gate, view, asked } = stand(() => Promise.resolve({ entry: NAME }), false);
    waits();
    expect(commands()).toEqual([]);
    gate.set(view(false));
    expect(commands()).toEqual([`app-version/start ${NAME}`, 'app-version/report waiting']);
    await vi.advanceTimersByTimeAsync(400_000);
    expect(asked).toEqual([]);
  });

  it('[VER-2] is announced as outdated once', () => {
    const { gate, view, announced } = stand(() => Promise.resolve(null));
    gate.set(view(true));
    gate.set(view(false));
    gate.set(view(true));
    expect(announced()).toBe(1);
  });
});
