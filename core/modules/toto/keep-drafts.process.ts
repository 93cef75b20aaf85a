/** Keeps the drafts on the device: a guest's until they log in, a player's until they log out [TOC-5]. */
import { distinctUntilChanged, EMPTY, ignoreElements, map, merge, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { SessionState } from '../session/public.ts';
import type { TotoCommand, TotoEvent } from './messages.ts';
import { withKept } from './rules/drafts.ts';
import type { Draft } from './types.ts';
import { decodeDrafts } from './wire.ts';

interface Io extends StoredValueIo {
  readonly events$: Observable<Recorded<TotoEvent>>;
  readonly drafts: () => readonly Draft[];
  readonly session: Readable<SessionState>;
}

/** Events that change a draft. */
const CHANGES: ReadonlySet<TotoEvent['type']> = new Set([
  'toto/drafted',
  'toto/draftCleared',
  'toto/buying',
  'toto/bought',
  'toto/refused',
]);

export function keepDrafts({ events$, drafts, session, ...io }: Io): Observable<TotoCommand> {
  const format = jsonOf(decodeDrafts);
  const ofGuest = storedValue(DEVICE_STORAGE.totoDrafts, format, 'toto/drafts', io);
  const ofPlayer = storedValue(DEVICE_STORAGE.playersTotoDrafts, format, 'toto/drafts', io);
  const write = (now: readonly Draft[]): void => {
    const kept = session.get().status === 'player' ? ofPlayer : ofGuest;
    if (now.length === 0) kept.remove();
    else kept.write(now);
  };
  const restore$ = session.value$.pipe(
    map((now) => (now.status === 'player' ? now.userId : now.status)),
    distinctUntilChanged(),
    switchMap((who): Observable<TotoCommand> => {
      if (who === 'unknown') return EMPTY;
      const guests = ofGuest.read() ?? [];
      const kept = who === 'guest' ? guests : [...(ofPlayer.read() ?? []), ...guests];
      // A guest's drafts become the player's at the login.
      write(withKept(drafts(), kept));
      if (who !== 'guest') ofGuest.remove();
      return kept.length === 0 ? EMPTY : of({ type: 'toto/restoreDrafts', payload: { drafts: kept } });
    }),
  );
  const write$ = events$.pipe(
    tap(({ event }) => {
      // A purchase is written before it is sent: a page that ends in between asks again under the same key.
      if (CHANGES.has(event.type)) write(drafts());
      if (event.type !== 'toto/forgotten' || !event.payload.isLeaving) return;
      ofGuest.remove();
      ofPlayer.remove();
    }),
    ignoreElements(),
  );
  return merge(write$, restore$);
}
