/**
 * Signs an inactive player out [ACT-1, ACT-2, ACT-3]. Activity in one tab counts for all. The elapsed time is checked
 * before any sign counts, so that a page that slept through it ends the session first. Without an activity port no
 * player is signed out.
 */
import { debounce, merge, mergeMap, Observable, from, EMPTY } from 'rxjs';
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import type { Message } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import { after, every } from '../../kernel/time.ts';
import type { ActivityPort } from '../../ports/activity.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionCommand, SessionState } from '../session/public.ts';
import type { ActivityState } from './decider.ts';

/** Signs in faster succession count as one. */
const DEBOUNCE_MS = 100;
/** The interval at which a page checks the elapsed time and broadcasts activity to the other tabs. */
const BEAT_MS = 5_000;
/** How long a tab waits for another tab that has begun to end the session. */
const OTHER_TAB_MS = 2_000;

const KIND = 'activity';
const decodeWord = decodeWith(
  v.object({ kind: v.literal(KIND), userId: v.string(), at: v.pipe(v.number(), v.safeInteger()) }),
);

interface LogOffIo {
  readonly session: Readable<SessionState>;
  readonly activity: Readable<ActivityState>;
  /** Minutes of inactivity after which a player is signed out; null to disable. */
  readonly minutes: Readable<number | null>;
  readonly port: ActivityPort;
  /** Emits when the player plays in a game's frame, whose input the page does not see. */
  readonly played$: Observable<unknown>;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible'>;
  readonly tabs: TabsPort;
  /** The player's last activity, ms since the epoch, shared by the tabs of a browser and its next visit. */
  readonly lastActivity: StoredValue<number>;
  /** Minutes of inactivity that ended a session which has not been announced yet. */
  readonly loggedOff: StoredValue<number>;
}

function logOffInactive(io: LogOffIo): Observable<Message> {
  return whilePlayer(
    io.session,
    (userId) =>
      new Observable<Message>((subscriber) => {
        const keeper = createKeeper(io, userId, (command) => subscriber.next(command));
        const signs$ = merge(io.port.signs$, io.played$);
        // First: the time at the start of this visit may be over already.
        subscriber.add(io.minutes.value$.subscribe(() => keeper.look(false)));
        subscriber.add(io.page.visible.value$.subscribe(() => keeper.look(false)));
        // Both the first and the last sign of a burst count, so that no part of a long movement is lost.
        subscriber.add(signs$.subscribe(keeper.sign));
        subscriber.add(signs$.pipe(debounce(() => after(io.clock, DEBOUNCE_MS))).subscribe(() => keeper.look(true)));
        subscriber.add(
          io.tabs.messages$.subscribe((message) => {
            const word = decodeWord(message);
            if (word.ok && word.value.userId === userId) keeper.receive(word.value.at);
          }),
        );
        subscriber.add(keeper.beat$.subscribe());
      }),
  );
}

interface Keeper {
  /** Checks whether the time is over; if not, `isSign` records activity. */
  readonly look: (isSign: boolean) => void;
  readonly sign: () => void;
  readonly receive: (at: number) => void;
  readonly beat$: Observable<unknown>;
}

function createKeeper(
  { activity, minutes, port, clock, tabs, lastActivity, loggedOff }: LogOffIo,
  userId: string,
  emit: (command: Message) => void,
): Keeper {
  let activeAt = Math.min(lastActivity.read() ?? clock.now(), clock.now());
  let broadcastAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  let cancelWait: () => void = () => undefined;

  function broadcast(now: number): void {
    // The clock was set back: the broadcast time lies in the future.
    if (broadcastAt > now) broadcastAt = Number.NEGATIVE_INFINITY;
    if (activeAt <= broadcastAt || now - broadcastAt < BEAT_MS) return;
    broadcastAt = now;
    lastActivity.write(activeAt);
    tabs.post({ kind: KIND, userId, at: activeAt });
  }

  function end(limit: number): void {
    isOver = true;
    const finish = (): void => {
      loggedOff.write(limit);
      emit({ type: 'session/logOut', payload: {} } satisfies SessionCommand);
    };
    // The tab that removes the stored activity ends the session for all; the others are notified.
    const isFirst = lastActivity.read() !== null;
    lastActivity.remove();
    if (isFirst) finish();
    else cancelWait = clock.after(OTHER_TAB_MS, finish);
  }

  function look(isSign: boolean): void {
    if (isOver) return;
    const now = clock.now();
    // Setting the clock back must not extend activity.
    activeAt = Math.min(activeAt, now);
    const limit = minutes.get();
    if (limit !== null && now - activeAt >= limit * 60_000) {
      const storedAt = lastActivity.read() ?? 0;
      if (storedAt <= now) activeAt = Math.max(activeAt, storedAt);
      if (now - activeAt >= limit * 60_000) return end(limit);
    }
    if (isSign || port.isMediaPlaying()) activeAt = now;
    broadcast(now);
  }

  return {
    look,
    sign: () => {
      if (clock.now() - activeAt >= DEBOUNCE_MS) look(true);
    },
    receive: (at) => {
      activeAt = Math.max(activeAt, Math.min(at, clock.now()));
    },
    beat$: merge(
      new Observable<never>(() => () => cancelWait()),
      every(clock, BEAT_MS).pipe(
        mergeMap(() => {
          // A page that is left pauses, unless it plays media.
          if (!activity.get().isLeft || port.isMediaPlaying()) look(false);
          return EMPTY;
        }),
      ),
    ),
  };
}

/** Loads the port on demand. */
export function logOffWith(load: () => Promise<ActivityPort>, io: Omit<LogOffIo, 'port'>): Observable<Message> {
  return from(load()).pipe(mergeMap((port) => logOffInactive({ ...io, port })));
}
