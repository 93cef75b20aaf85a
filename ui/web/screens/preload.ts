/** The code of the next screen, fetched while someone seems to be on the way there. */
import type { Screen } from '../../../core/navigation/routes.ts';
import { loadOf } from './screens.tsx';

const BY_PATH: readonly (readonly [RegExp, Screen])[] = [
  [/^\/(live|line)\/\d+\/\d+\/\d+$/, 'game'],
  [/^\/(live|line)\/\d+\/\d+$/, 'champ'],
  [/^\/live(\/\d+)?$/, 'live'],
  [/^\/line(\/\d+)?$/, 'line'],
  [/^\/office\/history/, 'history'],
  [/^\/office\/responsible/, 'limits'],
  [/^\/office\/recharge$/, 'recharge'],
  [/^\/office\/account$/, 'account'],
];

/** Whether the player asked to save data, as far as the browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

/** Fetches a screen's code ahead. A failure is the screen's own matter, later. */
export function preloadPath(path: string): void {
  if (savesData()) return;
  const screen = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  if (screen !== undefined) void loadOf(screen)().catch(() => undefined);
}
