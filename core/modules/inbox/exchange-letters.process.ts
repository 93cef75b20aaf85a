/**
 * Loads and sends the player's letters [INB-1…INB-4]. No text enters a message: what was loaded is put into the cells,
 * and messages say only how a call ended.
 */
import { concatMap, EMPTY, filter, from, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InboxCommand, InboxEvent } from './messages.ts';
import type { Idea, Kind, SendOutcome, Thread } from './types.ts';
import { decodeIdeas, decodeThread, INBOX_PATHS } from './wire.ts';

/** The time between two looks for an answer. */
const LOOK_MS = 5_000;

interface Io {
  readonly events$: Observable<Recorded<InboxEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly language: () => string;
  readonly nextId: () => string;
  /** Takes a text from the secret channel, once. */
  readonly take: (attempt: string) => string | null;
  readonly thread: Cell<Thread | null>;
  readonly ideas: Cell<readonly Idea[] | null>;
  /** Emits when the player leaves. */
  readonly left$: Observable<unknown>;
}

type Stored = Result<{ readonly hasNews: boolean }, CallFailure>;

export function exchangeLetters(io: Io): Observable<InboxCommand> {
  const { events$, api, clock, language, nextId, take, thread, ideas, left$ } = io;
  /** The last text of each kind without an answer keeps its key. */
  const open = new Map<Kind, { readonly key: string; readonly text: string }>();

  function exchange(kind: Kind, letter?: { readonly key: string; readonly text: string }): Observable<Stored> {
    const asked = { path: INBOX_PATHS[kind], query: { lng: language() }, auth: true } as const;
    const call =
      letter === undefined
        ? ({ ...asked, method: 'GET' } as const)
        : ({ ...asked, method: 'POST', body: { ...letter, language: language() } } as const);
    if (kind === 'thread')
      return api({ ...call, decode: decodeThread }).pipe(
        takeUntil(left$),
        map((answer): Stored => {
          if (!answer.ok) return answer;
          const hasNews = answer.value.unread > (thread.get()?.unread ?? 0);
          thread.set(answer.value);
          return ok({ hasNews });
        }),
      );
    return api({ ...call, decode: decodeIdeas }).pipe(
      takeUntil(left$),
      map((answer): Stored => {
        if (!answer.ok) return answer;
        ideas.set(answer.value);
        return ok({ hasNews: false });
      }),
    );
  }

  function isAwaited(kind: Kind): boolean {
    return kind === 'thread'
      ? thread.get()?.isAwaited === true
      : ideas.get()?.some(({ answer }) => answer === null) === true;
  }

  const load$ = merge(
    ...(['thread', 'ideas'] as const).map((kind) =>
      events$.pipe(
        filter(({ event }) => event.type === 'inbox/loading' && event.payload.kind === kind),
        switchMap(() => exchange(kind)),
        map((answer): InboxCommand => ({
          type: 'inbox/reportLoaded',
          payload: { kind, hasFailed: !answer.ok, hasNews: answer.ok && answer.value.hasNews },
        })),
      ),
    ),
  );

  const look$ = merge(
    ...(['thread', 'ideas'] as const).map((kind) =>
      events$.pipe(
        filter(
          ({ event }) => (event.type === 'inbox/loaded' || event.type === 'inbox/sent') && event.payload.kind === kind,
        ),
        switchMap(() => (isAwaited(kind) ? after(clock, LOOK_MS).pipe(takeUntil(left$)) : EMPTY)),
        map((): InboxCommand => ({ type: 'inbox/load', payload: { kind } })),
      ),
    ),
  );

  function outcomeOf(kind: Kind, answer: Stored): SendOutcome {
    if (answer.ok) {
      open.delete(kind);
      return 'sent';
    }
    const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
    if (isRefused) open.delete(kind);
    return isRefused ? 'refused' : 'failed';
  }

  const send$ = events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'inbox/sending') return EMPTY;
      const { kind, attempt } = event.payload;
      const text = take(attempt);
      if (text === null) return EMPTY;
      const known = open.get(kind);
      const letter = known?.text === text ? known : { key: nextId(), text };
      open.set(kind, letter);
      return exchange(kind, letter).pipe(
        map((answer): InboxCommand => ({
          type: 'inbox/reportSent',
          payload: { kind, outcome: outcomeOf(kind, answer) },
        })),
      );
    }),
  );

  const read$ = events$.pipe(
    filter(({ event }) => event.type === 'inbox/markingRead'),
    concatMap(() => {
      const upTo = thread.get()?.messages.at(-1)?.at ?? 0;
      return api({
        method: 'POST',
        path: INBOX_PATHS.read,
        query: { lng: language() },
        auth: true,
        body: { upTo },
        decode: decodeThread,
      }).pipe(takeUntil(left$));
    }),
    concatMap((answer) => {
      if (!answer.ok) return EMPTY;
      thread.set(answer.value);
      return from<InboxCommand[]>([{ type: 'inbox/reportRead', payload: {} }]);
    }),
  );

  const forget$ = left$.pipe(
    map((): InboxCommand => {
      open.clear();
      thread.set(null);
      ideas.set(null);
      return { type: 'inbox/forget', payload: {} };
    }),
  );
  return merge(load$, look$, send$, read$, forget$);
}
