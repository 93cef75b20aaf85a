/**
 * The asking browser's side. One challenge at a time; its secret stays in this closure. The operator is asked about the
 * challenge every two seconds until the challenge is decided or over. A question that is under way when the visitor
 * gives up still counts if its answer is a session: the browser has the cookie by then.
 */
import {
  concat,
  concatMap,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  of,
  take,
  takeUntil,
  takeWhile,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { TokenStore } from '../../http/token-source.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { after, every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { QrLoginCommand, QrLoginEvent } from './messages.ts';
import { askFailure, decodeChallenge, decodeCollected, decodeNothing, QR_PATHS } from './wire.ts';

const POLL_MS = 2_000;
/** How long after its deadline a challenge that was approved in time can still be collected. */
const COLLECT_MS = 30_000;

interface Io {
  readonly events$: Observable<Recorded<QrLoginEvent>>;
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  /** True while a sign-out is being sent: its answer would take the new session's cookie [SES-4]. */
  readonly leaving: Readable<boolean>;
  /** The ticket that the page shows. */
  readonly ticket: Cell<string | null>;
}

const GIVEN_UP: ReadonlySet<QrLoginEvent['type']> = new Set(['qr-login/cancelled', 'qr-login/forgotten']);
const ENDS: ReadonlySet<QrLoginEvent['type']> = new Set([...GIVEN_UP, 'qr-login/ended', 'qr-login/asked']);

export function askForLogin({ events$, api, tokens, clock, leaving, ticket }: Io): Observable<Message> {
  const own$ = events$.pipe(
    filter(({ foreign }) => foreign !== true),
    map(({ event }) => event),
  );
  const ends$ = own$.pipe(filter(({ type }) => ENDS.has(type)));
  const ended = (why: 'refused' | 'expired' | 'entered'): QrLoginCommand => ({
    type: 'qr-login/reportEnd',
    payload: { why },
  });

  function follow(own: { readonly ticket: string; readonly secret: string }, lifeMs: number): Observable<Message> {
    let isOver = false;
    // A challenge that the visitor has given up can no longer be approved.
    const giveUp$ = ends$.pipe(
      take(1),
      mergeMap(({ type }) => {
        isOver = true;
        return GIVEN_UP.has(type)
          ? api({ method: 'POST', path: QR_PATHS.cancel, body: own, handlesLimit: true, decode: decodeNothing })
          : EMPTY;
      }),
      mergeMap(() => EMPTY),
    );
    const timeout$ = after(clock, lifeMs + COLLECT_MS).pipe(
      map(() => ended('expired')),
      takeUntil(ends$),
    );
    const answers$ = every(clock, POLL_MS).pipe(
      takeUntil(ends$),
      exhaustMap(() =>
        api({ method: 'POST', path: QR_PATHS.collect, body: own, handlesLimit: true, decode: decodeCollected }),
      ),
      // A question without an answer is asked again.
      mergeMap((answer) => (answer.ok ? [answer.value.state] : [])),
      takeWhile((state) => state === 'waiting', true),
      mergeMap((state): readonly Message[] => {
        if (typeof state === 'string') return state === 'waiting' || isOver ? [] : [ended(state)];
        tokens.hold(state);
        const { userId, previousLoginAt } = state;
        return [
          ended('entered'),
          { type: 'session/reportPlayer', payload: { userId, how: 'loggedIn', previousLoginAt } },
        ];
      }),
    );
    return merge(giveUp$, timeout$, answers$);
  }

  const challenge = (remember: boolean): Observable<Message> =>
    leaving.value$.pipe(
      filter((isLeaving) => !isLeaving),
      take(1),
      concatMap(() =>
        api({ method: 'POST', path: QR_PATHS.ask, body: { remember }, handlesLimit: true, decode: decodeChallenge }),
      ),
      takeUntil(ends$),
      concatMap((answer) => {
        if (!answer.ok) return of<Message>({ type: 'qr-login/reportAskFailure', payload: askFailure(answer.error) });
        const { comparison, expiresIn, ...own } = answer.value;
        ticket.set(own.ticket);
        return concat(
          of<Message>({ type: 'qr-login/reportChallenge', payload: { comparison, expiresInMs: expiresIn } }),
          follow(own, expiresIn),
        );
      }),
    );

  return own$.pipe(
    mergeMap((event) => {
      if (ENDS.has(event.type)) ticket.set(null);
      return event.type === 'qr-login/asked' ? challenge(event.payload.remember) : EMPTY;
    }),
  );
}
