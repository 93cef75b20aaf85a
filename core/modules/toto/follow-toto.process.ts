/** Asks for what a page follows, and again when the open draw closes, at most half a minute later [TOC-1]. */
import {
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  combineLatest,
  map,
  merge,
  of,
  skip,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import { ok } from '../../kernel/result.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TotoCommand, TotoEvent } from './messages.ts';
import type { Draw, DrawList, Followed, TotoAnswer } from './types.ts';
import { couponsPath, decodeCoupons, decodeDraw, decodeDrawList, drawPath, listPath } from './wire.ts';

const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const FAILURE_PAUSE_MS = 5_000;
/** The answer after a closing is asked for a little later. */
const GRACE_MS = 250;
const NOT_FOUND = 404;

interface Io {
  readonly events$: Observable<Recorded<TotoEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  /** The operator's time. */
  readonly operatorNow: () => number;
  readonly followed: () => Followed | null;
  readonly isSignedIn: () => boolean;
  /** Names of teams and competitions are in the player's language. */
  readonly language: Readable<string>;
}

/** How long after an answer the next one is asked for. `now` is the operator's time. */
export function nextPauseMs({ open, draws }: DrawList, now: number): number {
  const closesAt = draws.find(({ number }) => number === open)?.closesAt ?? Infinity;
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, closesAt + GRACE_MS - now));
}

/** The number of the draw that is shown; null for none. */
function numberOf({ draw }: Followed, { open, next }: DrawList): number | null {
  if (draw === 'open') return open;
  return draw === 'next' ? next : draw;
}

/** A purchase changes what is shown. */
const ASKED_AFTER: ReadonlySet<TotoEvent['type']> = new Set([
  'toto/following',
  'toto/bought',
  'toto/refused',
  'toto/unknown',
]);

export function followToto(io: Io): Observable<TotoCommand> {
  const { events$, api, clock, operatorNow, followed, isSignedIn, language } = io;
  const load = (shown: Followed): Observable<TotoAnswer | null> => {
    const { section } = shown;
    const isPlayer = isSignedIn();
    const who = isPlayer ? ({ auth: true } as const) : {};
    const drawOf = (number: number): Observable<Result<Draw | null, unknown>> =>
      api({
        method: 'GET',
        path: drawPath(section, number),
        query: { lng: language.get() },
        ...who,
        decode: decodeDraw,
      }).pipe(
        map((draw) => (!draw.ok && draw.error.kind === 'status' && draw.error.status === NOT_FOUND ? ok(null) : draw)),
      );
    const coupons = (): Observable<Result<{ readonly coupons: TotoAnswer['coupons'] }, unknown>> =>
      isPlayer
        ? api({ method: 'GET', path: couponsPath(section), auth: true, decode: decodeCoupons })
        : of(ok({ coupons: null }));
    return api({ method: 'GET', path: listPath(section), ...who, decode: decodeDrawList }).pipe(
      switchMap((list): Observable<TotoAnswer | null> => {
        if (!list.ok) return of(null);
        const number = numberOf(shown, list.value);
        return combineLatest([number === null ? of(ok(null)) : drawOf(number), coupons()]).pipe(
          map(([draw, own]) =>
            draw.ok && own.ok ? { list: list.value, draw: draw.value, coupons: own.value.coupons } : null,
          ),
        );
      }),
    );
  };
  const ask = (shown: Followed): Observable<TotoCommand> =>
    defer(() => load(shown)).pipe(
      concatMap((answer) => {
        const command: TotoCommand =
          answer === null
            ? { type: 'toto/reportFailure', payload: { followed: shown } }
            : { type: 'toto/receive', payload: { followed: shown, answer } };
        const pause = answer === null ? FAILURE_PAUSE_MS : nextPauseMs(answer.list, operatorNow());
        return concat(of(command), after(clock, pause).pipe(concatMap(() => ask(shown))));
      }),
    );
  return merge(
    events$.pipe(filter(({ event }) => ASKED_AFTER.has(event.type))),
    language.value$.pipe(distinctUntilChanged(), skip(1)),
  ).pipe(
    // Another page replaces the one before, and null ends the asking.
    switchMap(() => {
      const shown = followed();
      return shown === null ? EMPTY : ask(shown);
    }),
  );
}
