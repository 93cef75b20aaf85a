/**
 * Follows the price stream: opens it for the wanted topics, orders frames, writes them into the read model. A gap that
 * does not close, an unreadable frame, silence for 5 s or a lost stream reopen it, at once the first time and then with
 * growing pauses [LIN-3, LIN-4]. A stream of the same topics and language resumes after the last applied frame; where
 * it can't, a snapshot makes the model complete again [LIN-13]. `switchMap`: other topics, another language or a page
 * that is hidden or left replace the stream.
 */
import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  NEVER,
  of,
  retry,
  startWith,
  switchMap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LineFeedPort, ResumePoint } from '../../ports/line-feed.ts';
import type { PagePort } from '../../ports/page.ts';
import type { Report } from '../../ports/report.ts';
import { decodeFrame } from './feed/decode-frame.ts';
import { createSequencer } from './feed/sequencer.ts';
import type { Sequencer, Wholeness } from './feed/sequencer.ts';
import type { LineCommand } from './messages.ts';
import type { ReadModel } from './read-model/read-model.ts';

/** Without a frame for this long prices are stale and can't be bet. */
export const STALE_MS = 5_000;
/** How long a missing frame is waited for before the stream reopens. */
const GAP_MS = 500;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** A page hidden for this long needs no prices. */
const HIDDEN_MS = 30_000;
/**
 * After this many short streams in a row, a snapshot is requested: the operator may not understand the resume point.
 */
const MAX_RESUMES = 4;

class Lost extends Error {}

/**
 * The state of the read model: the last applied frame, and the stream that it belongs to. Null when only a snapshot can
 * complete the model. Outlives a restart of the process.
 */
export interface Progress {
  applied: (ResumePoint & { readonly stream: string }) | null;
}

/** Streams with the same key carry the same frames. */
export const streamKey = (language: string, wanted: readonly string[], topics: readonly string[]): string =>
  [language, wanted.join(), topics.join()].join(' ');

export interface FeedIo {
  readonly feed: LineFeedPort;
  readonly clock: Clock;
  readonly page: PagePort;
  readonly report: Report;
  readonly topics: Readable<readonly string[]>;
  readonly language: Observable<string>;
  readonly model: ReadModel;
  readonly progress: Progress;
  /** Receives each frame's time on the operator's clock. */
  readonly onFrame: (at: number) => void;
}

export function followFeed(io: FeedIo): Observable<LineCommand> {
  const { clock, page, topics, language } = io;
  const scheduler = schedulerOf(clock);
  const isLeft$ = page.isLeft?.value$ ?? of(false);
  const needed$ = combineLatest([page.visible.value$, isLeft$]).pipe(
    switchMap(([isVisible, isLeft]) =>
      isLeft
        ? of(false)
        : isVisible
          ? of(true)
          : timer(HIDDEN_MS, scheduler).pipe(
              map(() => false),
              startWith(true),
            ),
    ),
    distinctUntilChanged(),
  );
  return combineLatest([topics.value$, language.pipe(distinctUntilChanged()), needed$]).pipe(
    switchMap(([wanted, lng, needed]) =>
      wanted.length === 0 || !needed ? of(report('idle')) : stream(io, wanted, lng),
    ),
  );
}

function report(status: LineCommand['payload']['status']): LineCommand {
  return { type: 'line/reportFeed', payload: { status } };
}

function stream(io: FeedIo, wanted: readonly string[], lng: string): Observable<LineCommand> {
  const { clock, progress } = io;
  const scheduler = schedulerOf(clock);
  const lost$ = throwError(() => new Lost());
  let tries = 0;
  let openedAt = clock.now();
  let topics = wanted;
  const once$ = defer(() => {
    if (topics.length === 0) {
      progress.applied = null;
      io.model.empty(wanted);
      return concat(of(report('idle')), NEVER);
    }
    openedAt = clock.now();
    const key = streamKey(lng, wanted, topics);
    const resume = tries < MAX_RESUMES && progress.applied?.stream === key ? progress.applied : null;
    const sequencer = createSequencer(resume);
    const read$ = io.feed.open(topics, lng, resume).pipe(
      timeout({ each: STALE_MS, scheduler, with: () => lost$ }),
      map((text) => take(io, sequencer, wanted, key, text)),
    );
    // A stream that ends counts as lost.
    return concat(read$, lost$).pipe(
      distinctUntilChanged(),
      switchMap((now) => {
        switch (now) {
          case 'waiting':
            return EMPTY;
          case 'whole':
            return of(report('live'));
          case 'gap':
            // The gap has a moment to close by itself.
            return timer(GAP_MS, scheduler).pipe(map(() => giveUp(progress)));
        }
      }),
      catchError((fault: unknown) =>
        concat(
          of(report('stale')),
          throwError(() => fault),
        ),
      ),
    );
  });
  return once$.pipe(
    retry({
      delay: (fault) => {
        const unknown = unknownTopicsOf(fault);
        topics = topics.filter((topic) => !unknown.includes(topic));
        if (!(fault instanceof Lost) && unknown.length === 0) io.report('line/follow-feed', fault);
        // A stream that lasted a while resets the pauses; one that breaks at once must not be retried in a tight loop.
        tries = clock.now() - openedAt > STALE_MS ? 1 : tries + 1;
        const pause = tries === 1 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 2));
        return timer(pause, scheduler);
      },
    }),
    startWith(report('connecting')),
  );
}

/** Ends the stream; only a snapshot can help. */
function giveUp(progress: Progress): never {
  progress.applied = null;
  throw new Lost();
}

/**
 * Topics that the operator no longer has (a leg of a closed line, a mistyped game) must not cost the others their
 * prices [LIN-5].
 */
function unknownTopicsOf(fault: unknown): readonly unknown[] {
  // Anything may be thrown; `?.` and the check below take all of it.
  const unknownTopics = (fault as { readonly unknownTopics?: unknown } | null | undefined)?.unknownTopics;
  return Array.isArray(unknownTopics) ? (unknownTopics as readonly unknown[]) : [];
}

/** Applies the frames that are ready. Throws `Lost` when only a snapshot can help. */
function take(
  { model, progress, onFrame, report: reportFault }: FeedIo,
  sequencer: Sequencer,
  topics: readonly string[],
  key: string,
  text: string,
): Wholeness {
  const frame = decodeFrame(text);
  if (!frame.ok) {
    reportFault('line/follow-feed', new Error(frame.error));
    giveUp(progress);
  }
  onFrame(frame.value.at);
  const { apply, now } = sequencer.take(frame.value);
  if (apply.length > 0) {
    // A fault in between leaves the model incomplete.
    progress.applied = null;
    for (const each of apply) model.apply(each, topics);
    const applied = sequencer.applied();
    progress.applied = applied.epoch === '' ? null : { stream: key, ...applied };
  }
  if (sequencer.overflowed()) giveUp(progress);
  return now;
}
