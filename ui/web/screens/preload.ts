/** The code of the next screen, fetched while someone seems to be on the way there. */
import type { Core } from '../../../core/app/facade.ts';
import { readSiteAddress } from '../../../core/navigation/all-routes.ts';
import { isOwnScreen, ownViewOf } from '../../../core/navigation/delivered.ts';
import { need } from '../views/needs.ts';
import { loadBoard } from './screens.tsx';

/** Whether the player asked to save data, as far as the browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

/** Fetches a screen's code ahead. A failure is the screen's own matter, later. `path` has no language. */
export function preloadPath(core: Pick<Core, 'part' | 'dispatch'>, path: string): void {
  if (savesData()) return;
  const { route } = readSiteAddress(path);
  if (route === null) return;
  const board = loadBoard(route.screen);
  if (board !== false) return void board.catch(() => undefined);
  if (!isOwnScreen(route.screen)) return;
  void need(route.screen).catch(() => undefined);
  void import('./remote/remote.ts').catch(() => undefined);
  if (core.part('remoteViews').get() !== null)
    core.dispatch({ type: 'remote-views/load', payload: { view: ownViewOf(route.screen), path } });
}
