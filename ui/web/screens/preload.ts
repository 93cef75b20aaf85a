/** Prefetches the code of the next screen while the player seems about to open it. */
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { isOwnScreen, ownViewOf } from 'touchline/navigation/delivered';
import { need } from '../views/needs.ts';
import { loadBoard } from './screens.tsx';

/** Whether the browser reports that the player saves data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

/** Prefetches a screen's code. The screen itself reports a failure later. `path` has no language. */
export function preloadPath(core: Pick<Core, 'feature' | 'dispatch'>, path: string): void {
  if (savesData()) return;
  const { route } = readSiteAddress(path);
  if (route === null) return;
  const board = loadBoard(route.screen);
  if (board !== false) return void board.catch(() => undefined);
  if (!isOwnScreen(route.screen)) return;
  void need(route.screen).catch(() => undefined);
  void import('./remote/remote.ts').catch(() => undefined);
  if (core.feature('remoteViews').get() !== null)
    core.dispatch({ type: 'remote-views/load', payload: { view: ownViewOf(route.screen), path } });
}
