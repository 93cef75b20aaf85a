/** Asks for what a page follows, and again when something starts or ends, at most 15 seconds later [TRN-1, TRN-7]. */
import { concat, concatMap, defer, distinctUntilChanged, EMPTY, filter, map, merge, of, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { shownIn } from './decider.ts';
import type { TournamentsCommand, TournamentsEvent } from './messages.ts';
import { tournamentsIn } from './rules/acts.ts';
import type { Followed, TournamentsAnswer, TournamentsState } from './types.ts';
import { decodeTournament, decodeTournaments, LIST_PATH, pagePath } from './wire.ts';

const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
const FAILURE_PAUSE_MS = 5_000;
/** The answer after a start or an end is asked for a little later. */
const GRACE_MS = 250;
const NOT_FOUND = 404;

interface Io {
  readonly events$: Observable<Recorded<TournamentsEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  /** The operator's time. */
  readonly operatorNow: () => number;
  readonly state: () => Pick<TournamentsState, 'followed' | 'answer' | 'acting'>;
  readonly isSignedIn: () => boolean;
  /** Titles are in the player's language. */
  readonly language: Readable<string>;
}

/** How long after an answer the next one is asked for. `now` is the operator's time. */
export function nextPauseMs(answer: TournamentsAnswer, now: number): number {
  const shown = tournamentsIn(answer);
  // The prizes are about to be paid.
  if (shown.some(({ status, own }) => status === 'ended' && own !== null && own.prize === null)) return MIN_PAUSE_MS;
  const changes = shown.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > now);
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, Math.min(...changes) + GRACE_MS - now));
}

/** An act on what is followed ends the asking until the act is answered [TRN-5]. */
const ASKED_AFTER: ReadonlySet<TournamentsEvent['type']> = new Set([
  'tournaments/following',
  'tournaments/acting',
  'tournaments/done',
  'tournaments/refused',
  'tournaments/unknown',
]);
const REFRESH: Message = { type: 'accounts/refresh', payload: {} };

export function followTournaments(io: Io): Observable<Message> {
  const { events$, api, clock, operatorNow, state, isSignedIn, language } = io;
  const load = (followed: Followed): Observable<TournamentsAnswer | null> => {
    const who = { query: { lng: language.get() }, ...(isSignedIn() ? ({ auth: true } as const) : {}) };
    return followed === 'list'
      ? api({ method: 'GET', path: LIST_PATH, ...who, decode: decodeTournaments }).pipe(
          map((answer) => (answer.ok ? { kind: 'list', tournaments: answer.value.tournaments } : null)),
        )
      : api({ method: 'GET', path: pagePath(followed), ...who, decode: decodeTournament(followed) }).pipe(
          map((answer): TournamentsAnswer | null => {
            if (answer.ok) return { kind: 'page', tournament: answer.value };
            const isUnknown = answer.error.kind === 'status' && answer.error.status === NOT_FOUND;
            return isUnknown ? { kind: 'page', tournament: null } : null;
          }),
        );
  };
  /** Whether a prize has come since the last answer [TRN-7]. */
  const hasNewPrize = (answer: TournamentsAnswer): boolean =>
    shownIn(state())?.own?.prize === null && (shownIn({ answer })?.own?.prize ?? 0) > 0;
  const ask = (followed: Followed): Observable<Message> =>
    defer(() => load(followed)).pipe(
      concatMap((answer) => {
        const command: TournamentsCommand =
          answer === null
            ? { type: 'tournaments/reportFailure', payload: { followed } }
            : { type: 'tournaments/receive', payload: { followed, answer } };
        const pause = answer === null ? FAILURE_PAUSE_MS : nextPauseMs(answer, operatorNow());
        const more = answer !== null && hasNewPrize(answer) ? of(REFRESH) : EMPTY;
        return concat(of<Message>(command), more, after(clock, pause).pipe(concatMap(() => ask(followed))));
      }),
    );
  return merge(
    events$.pipe(filter(({ event }) => ASKED_AFTER.has(event.type))),
    language.value$.pipe(distinctUntilChanged(), skip(1)),
  ).pipe(
    // Another page replaces the one before, and null ends the asking.
    switchMap(() => {
      const { followed, acting } = state();
      return followed === null || acting?.id === followed ? EMPTY : ask(followed);
    }),
  );
}
