/** The code of the next screen is preloaded, unless the player saves data or the network is slow. */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { preloadPath } from '../../ui/web/screens/screens.tsx';
import { createFakeCore } from './fake-core.ts';

// Files of a worker share the evaluated modules: an earlier file may have loaded the screen that this one counts.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const loads = vi.hoisted(() => ({ game: 0 }));
vi.mock('../../ui/web/screens/game/game-screen.tsx', () => {
  loads.game += 1;
  return { GameScreen: () => null };
});

function connected(connection: Readonly<Record<string, unknown>> | null): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
afterEach(() => connected(null));

/** Waits until an import, if any, has started. */
const settled = (): Promise<void> => vi.dynamicImportSettled();

function openCore() {
  const core = createFakeCore();
  core.fake.set.feature('remoteViews', { entries: new Map(), contents: new Map() });
  return core;
}

describe('preloading a screen', () => {
  it.each([
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { saveData: true, effectiveType: '4g' },
  ])('[NAV-40] is skipped for %j', async (connection) => {
    const core = openCore();
    connected(connection);
    preloadPath(core, '/live/1/5/7');
    preloadPath(core, '/office/account');
    await settled();
    expect(loads).toEqual({ game: 0 });
    expect(core.fake.commands).toEqual([]);
  });

  it('[NAV-40] happens otherwise, or on an unknown connection: a board’s code, or the view of a remote screen', async () => {
    const core = openCore();
    connected({ saveData: false, effectiveType: '4g' });
    preloadPath(core, '/live/1/5/7');
    await settled();
    expect(loads).toEqual({ game: 1 });
    expect(core.fake.commands).toEqual([]);
    connected(null);
    preloadPath(core, '/office/responsible/my-control');
    await settled();
    expect(loads).toEqual({ game: 1 });
    expect(core.fake.commands).toEqual([
      { type: 'remote-views/load', payload: { view: 'limits', path: '/office/responsible/my-control' } },
    ]);
  });

  it('is skipped for a page that is only a document', () => {
    const core = openCore();
    preloadPath(core, '/about');
    preloadPath(core, '/nowhere');
    expect(core.fake.commands).toEqual([]);
  });
});
