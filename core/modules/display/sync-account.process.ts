/** Sends a player's choices to the account, and takes over what was chosen on other devices [DSP-3]. */
import { concatMap, defer, distinctUntilChanged, EMPTY, filter, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Preferences } from '../preferences/public.ts';
import type { SessionEvent, SessionView } from '../session/public.ts';
import type { DisplayCommand } from './messages.ts';
import { unkept } from './rules/merge.ts';
import type { Entries } from './types.ts';
import { decodeAnswer, encodeEntries, PREFERENCES_PATH } from './wire.ts';

/** Choices in quick succession are sent together. */
const COLLECT_MS = 1_000;
/** The pause after a call that failed. */
const AGAIN_MS = 30_000;

interface Io {
  readonly session: Readable<SessionView>;
  readonly entries: Readable<Entries>;
  readonly preferences: Readable<Preferences>;
  readonly api: Api;
  readonly clock: Clock;
}

/** Unsent choices of one player never enter the next player's account [DSP-4]. */
export function releaseEntries(session$: Observable<Recorded<SessionEvent>>): Observable<DisplayCommand> {
  return session$.pipe(
    filter(({ event }) => event.type === 'session/signedOut' && event.payload.userId !== null),
    map((): DisplayCommand => ({ type: 'display/release', payload: {} })),
  );
}

export function syncAccount({ session, entries, preferences, api, clock }: Io): Observable<DisplayCommand> {
  const call = { path: PREFERENCES_PATH, auth: true, decode: decodeAnswer } as const;
  const hasNews = (): boolean => Object.keys(unkept(entries.get())).length > 0;

  function sync(): Observable<DisplayCommand> {
    return defer(() => {
      const sent = unkept(entries.get());
      const answer$ = hasNews()
        ? api({ ...call, method: 'POST', body: { preferences: encodeEntries(sent, preferences.get().appView) } })
        : api({ ...call, method: 'GET' });
      return answer$.pipe(
        switchMap((answer) =>
          answer.ok
            ? of<DisplayCommand>({ type: 'display/receive', payload: { answer: answer.value, sent } })
            : after(clock, AGAIN_MS).pipe(switchMap(sync)),
        ),
      );
    });
  }
  const changes$ = entries.value$.pipe(
    // The first change of several sends them all; the others find nothing left to send.
    concatMap(() => (hasNews() ? after(clock, COLLECT_MS).pipe(switchMap(sync)) : EMPTY)),
  );
  return session.value$.pipe(
    map((now) => (now.status === 'player' ? now.userId : null)),
    distinctUntilChanged(),
    switchMap((userId) => (userId === null ? EMPTY : merge(sync(), changes$))),
  );
}
