/** Sends the time of a player's consent to the operator: once after a sign-in or a choice, from one tab [CNS-5]. */
import { distinctUntilChanged, EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionEvent } from '../session/public.ts';
import type { Choice, ConsentCommand } from './messages.ts';

export const CONSENT_TIME_PATH = '/web-api/user/cookies-agree';
/** Longer than any call takes. */
const TURN_TIMEOUT_MS = 30_000;

export interface SendTimeIo {
  /** The time of a signed-in player's choice that the operator does not have yet, ms; otherwise null. */
  readonly due: Readable<number | null>;
  /** The choice on this device. Whichever tab sends its time notes that here. */
  readonly stored: StoredValue<Choice>;
  readonly sessionEvents$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
  readonly tabs: TabsPort;
  readonly clock: Clock;
}

export function sendTime({ due, stored, sessionEvents$, api, tabs, clock }: SendTimeIo): Observable<ConsentCommand> {
  // After a failure the next visit or sign-in tries again: the choice itself holds either way.
  const send = (at: number): Observable<ConsentCommand> =>
    api({
      method: 'POST',
      path: CONSENT_TIME_PATH,
      auth: true,
      body: { cookiesAgreeTime: new Date(at).toISOString() },
      decode: nothing,
    }).pipe(
      mergeMap((answer) => (answer.ok ? of<ConsentCommand>({ type: 'consent/confirmSent', payload: { at } }) : EMPTY)),
    );
  const sent$ = due.value$.pipe(
    distinctUntilChanged(),
    switchMap((at): Observable<ConsentCommand> => {
      if (at === null) return EMPTY;
      return inTurn({ tabs, clock, name: 'consent/time', timeoutMs: TURN_TIMEOUT_MS }, () => {
        const choice = stored.read();
        return choice?.at === at && choice.isSent ? EMPTY : send(at);
      });
    }),
  );
  // Nothing of a player stays: the next player's sign-in sends the time again.
  const left$ = sessionEvents$.pipe(
    filter(({ event }) => event.type === 'session/signedOut' && event.payload.userId !== null),
    map((): ConsentCommand => ({ type: 'consent/forgetSent', payload: {} })),
  );
  return merge(sent$, left$);
}
