/** The data of the player in the menu of the office: an answer to the caller, kept nowhere [OST-9]. */
import { defer, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { MenuOwner } from './types.ts';
import { decodeMenuOwner, MENU_PATH } from './wire.ts';

export interface OfficeSettingsActions {
  /** Null: the operator did not answer. */
  readonly menuOwner: () => Observable<MenuOwner | null>;
}

export function createMenuOwner(api: Api, language: () => string): OfficeSettingsActions {
  return {
    menuOwner: () =>
      defer(() =>
        api({ method: 'GET', path: MENU_PATH, query: { lng: language() }, auth: true, decode: decodeMenuOwner }),
      ).pipe(map((answer) => (answer.ok ? answer.value : null))),
  };
}
