/** Keeps the zones of the side column on the device, and restores them into an empty list [MDA-8]. */
import { defer, EMPTY, filter, mergeMap, merge, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import { isSideZone } from './decider.ts';
import type { MediaCommand, MediaEvent } from './messages.ts';
import { createMediaEntity, hasSource } from './rules/entity.ts';
import type { MediaState } from './types.ts';
import { decodeZones } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<MediaEvent>>;
  readonly state: () => MediaState;
  readonly storage: KeyValueStorage;
  readonly report: Report;
}

export function keepZones({ events$, state, ...io }: Io): Observable<MediaCommand> {
  const stored = storedValue(DEVICE_STORAGE.mediaZones, jsonOf(decodeZones), 'media/zones', io);
  const restore$ = defer((): Observable<MediaCommand> => {
    if (state().mediaEntities.length > 0) return EMPTY;
    const zones = (stored.read() ?? []).filter(hasSource).map(createMediaEntity).filter(isSideZone);
    return zones.length === 0 ? EMPTY : of({ type: 'media/restore', payload: { entities: zones } });
  });
  const write = (): void => {
    const zones = state().mediaEntities.filter(isSideZone);
    if (zones.length === 0) stored.remove();
    else stored.write(zones.map(({ boundingClientRect: _, isFloating: __, id: ___, ...zone }) => zone));
  };
  const followed$ = events$.pipe(
    filter(
      ({ event: { type } }) => type === 'media/selected' || type === 'media/unselected' || type === 'media/cleared',
    ),
    mergeMap(({ event }) => {
      const isKept = event.type !== 'media/cleared' || event.payload.why === 'game';
      if (isKept) write();
      return isKept ? EMPTY : restore$;
    }),
  );
  return merge(restore$, followed$);
}
