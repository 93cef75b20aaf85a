/** The code of the next screen is fetched ahead, unless the player saves data or the network is slow. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadPath } from '../../ui/web/screens/preload.ts';

const loads = vi.hoisted(() => ({ game: 0, office: 0 }));
vi.mock('../../ui/web/screens/game/game-screen.tsx', () => {
  loads.game += 1;
  return { GameScreen: () => null };
});
vi.mock('../../ui/web/screens/office/office.ts', () => {
  loads.office += 1;
  return { AccountScreen: () => null, HistoryScreen: () => null, PrintCouponScreen: () => null };
});

function connected(connection: Readonly<Record<string, unknown>> | null): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
afterEach(() => connected(null));

/** The import is under way by then, if there is one. */
const settled = (): Promise<void> => vi.dynamicImportSettled();

describe('a screen ahead', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }])('is not fetched for %j', async (connection) => {
    connected(connection);
    preloadPath('/live/1/5/7');
    preloadPath('/office/account');
    await settled();
    expect(loads).toEqual({ game: 0, office: 0 });
  });

  it('is fetched otherwise, and where the browser does not tell', async () => {
    connected({ saveData: false, effectiveType: '4g' });
    preloadPath('/live/1/5/7');
    await settled();
    expect(loads).toEqual({ game: 1, office: 0 });
    connected(null);
    preloadPath('/office/account');
    await settled();
    expect(loads).toEqual({ game: 1, office: 1 });
  });
});
