/** Loads the player's devices, and signs them out. Each answer is the list as it is then [DEV-2]. */
import { EMPTY, map, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { DevicesCommand, DevicesEvent } from './messages.ts';
import type { DevicesAnswer } from './types.ts';
import { decodeDevices, DEVICES_PATHS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<DevicesEvent>>;
  readonly api: Api;
}

export function manageDevices({ events$, api }: Io): Observable<DevicesCommand> {
  const post = (path: string, body: object): Observable<Result<DevicesAnswer, CallFailure>> =>
    api({ method: 'POST', path, auth: true, body, decode: decodeDevices });
  const ask = (event: DevicesEvent): Observable<Result<DevicesAnswer, CallFailure>> => {
    if (event.type === 'devices/loading')
      return api({ method: 'GET', path: DEVICES_PATHS.list, auth: true, decode: decodeDevices });
    if (event.type !== 'devices/ending') return EMPTY;
    const { id } = event.payload;
    return id === null ? post(DEVICES_PATHS.endOthers, {}) : post(DEVICES_PATHS.end, { id });
  };
  return events$.pipe(
    mergeMap(({ event }) => ask(event)),
    map((answer): DevicesCommand =>
      answer.ok ? { type: 'devices/receive', payload: answer.value } : { type: 'devices/reportFailure', payload: {} },
    ),
  );
}
