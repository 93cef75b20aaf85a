/** Loads the settings and saves changes, one after another [OST-1…OST-3]. */
import { concatMap, EMPTY, filter, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, Call } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { OfficeSettingsCommand, OfficeSettingsEvent } from './messages.ts';
import type { OfficeSettingsState, SaveError } from './types.ts';
import { decodeSave, decodeSettings, SETTINGS_PATHS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<OfficeSettingsEvent>>;
  readonly state: Readable<OfficeSettingsState>;
  readonly api: Api;
  readonly language: () => string;
}

const NO_ANSWER: readonly SaveError[] = [{ isOperatorsOwn: false, message: '' }];

function callOf(event: OfficeSettingsEvent): Pick<Call<unknown>, 'path' | 'body'> | null {
  if (event.type === 'office-settings/setting') return { path: SETTINGS_PATHS.save, body: event.payload };
  return event.type === 'office-settings/hiding' ? { path: SETTINGS_PATHS.sports, body: event.payload } : null;
}

export function manageSettings({ events$, state, api, language }: Io): Observable<OfficeSettingsCommand> {
  const load$ = events$.pipe(
    filter(({ event }) => event.type === 'office-settings/loading'),
    switchMap(() =>
      api({
        method: 'GET',
        path: SETTINGS_PATHS.load,
        query: { lng: language() },
        auth: true,
        decode: decodeSettings,
      }),
    ),
    map((answer): OfficeSettingsCommand =>
      answer.ok
        ? { type: 'office-settings/receive', payload: answer.value }
        : { type: 'office-settings/reportFailure', payload: {} },
    ),
  );
  const save$ = events$.pipe(
    map(({ event }) => callOf(event)),
    concatMap((call) =>
      call === null
        ? EMPTY
        : api({ ...call, method: 'POST', query: { lng: language() }, auth: true, decode: decodeSave }),
    ),
    map((answer): OfficeSettingsCommand => {
      const errors = answer.ok ? answer.value : NO_ANSWER;
      return errors.length === 0
        ? { type: 'office-settings/reportSaved', payload: {} }
        : { type: 'office-settings/reportNotSaved', payload: { errors } };
    }),
  );
  // After a change that was not saved, the page shows again what the operator has.
  const again$ = state.value$.pipe(
    filter(({ isOutdated, saving, status }) => isOutdated && saving === 0 && status === 'ready'),
    map((): OfficeSettingsCommand => ({ type: 'office-settings/load', payload: {} })),
  );
  return merge(load$, save$, again$);
}
