/**
 * Waits for the moments of a player's limits, in the operator's time [LIM-10 … LIM-13]. Protection acts here (a session
 * ends, a reminder shows) even when the operator can't be reached; nothing is ever released here: only the operator
 * does that. While a moment is pending, a visible page checks each second, so that it is right after a sleep; a hidden
 * one waits at most 5 minutes at a time and checks when it becomes visible.
 */
import { Observable } from 'rxjs';
import type { Message } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import { text } from '../../kernel/text.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { LimitsCommand } from './messages.ts';
import type { ReminderStart } from './reminder-start.ts';
import { nextNewsAt, reminderEveryMs, reminderFrom, sessionEndsAt } from './rules/deadlines.ts';
import type { Reckoning } from './rules/server-time.ts';
import { anchored, reckon } from './rules/server-time.ts';
import type { LimitsState } from './state.ts';
import { protecting } from './state.ts';
import { received, broadcast } from './tab-messages.ts';

const SEEN_BEAT_MS = 1_000;
const HIDDEN_BEAT_MS = 300_000;
/** The interval at which the stored start is read again, ms. */
const RELOAD_MS = 300_000;
/** How long protection waits for the operator's time when the local time is in doubt, ms. */
const GRACE_MS = 1_000;
/** The operator's time may stand still: requests for the same moment have doubling pauses, ms. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

interface Io {
  readonly session: Readable<SessionState>;
  readonly limits: Readable<LimitsState>;
  /** When the player logged in, the operator's ms; null while it is not known. */
  readonly loginAt: Readable<number | null>;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible' | 'online'>;
  readonly tabs: TabsPort;
  readonly started: StoredValue<ReminderStart>;
}

export function keepTime(io: Io): Observable<Message> {
  return whilePlayer(
    io.session,
    (userId) =>
      new Observable<Message>((subscriber) => {
        const keeper = createKeeper(io, userId, (command) => subscriber.next(command));
        subscriber.add(keeper.stop);
        subscriber.add(io.limits.value$.subscribe(keeper.look));
        subscriber.add(io.loginAt.value$.subscribe(keeper.look));
        subscriber.add(io.page.visible.value$.subscribe(keeper.wake));
        subscriber.add(io.page.online.value$.subscribe(keeper.wake));
        subscriber.add(
          received(io.tabs, userId).subscribe((word) => {
            if (word.what === 'sessionEnded') keeper.endSession(false);
            if (word.what === 'reminderAnswered') keeper.forgetStart();
          }),
        );
      }),
  );
}

interface Keeper {
  readonly look: () => void;
  readonly wake: () => void;
  readonly stop: () => void;
  readonly forgetStart: () => void;
  readonly endSession: (isFirst: boolean) => void;
}

function createKeeper(
  { limits, loginAt, clock, page, tabs, started }: Io,
  userId: string,
  emit: (command: Message) => void,
): Keeper {
  let time: Reckoning | null = null;
  let anchor: LimitsState['anchor'] = null;
  let planned = Number.POSITIVE_INFINITY;
  let cancel: () => void = () => undefined;
  let askedFor: number | null = null;
  /** The moment of the last request, and the number of requests. */
  let lastAsked: { readonly moment: number; readonly tries: number } | null = null;
  let hasEnded = false;
  let start: { readonly from: number; readonly isSilent: boolean; readonly readAt: number } | null = null;

  const refresh = (why: 'due' | 'doubt'): void =>
    emit({ type: 'limits/refresh', payload: { why } } satisfies LimitsCommand);

  function endSession(isFirst: boolean): void {
    if (hasEnded) return;
    hasEnded = true;
    cancel();
    // The notice first: another tab may end the session for all before this one does.
    emit({ type: 'notices/show', payload: { tone: 'info', text: text('limits.sessionEnded'), lastsMs: null } });
    if (isFirst) broadcast(tabs, userId, { what: 'sessionEnded' });
    emit({ type: 'session/logOut', payload: {} });
  }

  function remindAt(state: LimitsState, now: number): number | null {
    const every = reminderEveryMs(protecting(state).limits);
    // An open reminder waits for its answer, which moves the start.
    if (state.reminder !== null) start = null;
    if (every === null || state.reminder !== null) return null;
    if (start === null || now - start.readAt >= RELOAD_MS || now < start.readAt) {
      const stored = started.read();
      const own = stored?.userId === userId ? stored : null;
      const from = own === null ? (start?.from ?? reminderFrom(loginAt.get(), every, now)) : own.from;
      start = { from, isSilent: own?.isSilent ?? start?.isSilent ?? false, readAt: now };
    }
    return start.isSilent ? null : start.from + every;
  }

  /** Acts on due moments; returns the next moment, or null. */
  function act(state: LimitsState, at: Reckoning): number | null {
    const now = at.serverAt;
    const answeredAt = state.anchor?.serverAt ?? now;
    const news = nextNewsAt(state.limits, answeredAt);
    const tries = news !== null && lastAsked?.moment === news ? lastAsked.tries : 0;
    const askAt =
      news === null || tries === 0
        ? news
        : Math.max(news, answeredAt + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
    if (news !== null && askAt !== null && askAt <= now && askedFor !== news) {
      askedFor = news;
      lastAsked = { moment: news, tries: tries + 1 };
      refresh('due');
    }
    if (hasEnded) return null;
    // Read again after the emissions above, which may have changed the state.
    const ends = sessionEndsAt(protecting(limits.get()).limits, loginAt.get());
    const reminder = remindAt(limits.get(), now);
    const trusted = at.doubtSince === null || now - at.doubtSince >= GRACE_MS;
    const graceEnds = at.doubtSince === null ? null : at.doubtSince + GRACE_MS;
    const waits: number[] = [];
    if (askAt !== null && askedFor !== news) waits.push(askAt);
    for (const [due, run] of [
      [ends, () => endSession(true)],
      [reminder, () => remind(reminder ?? now)],
    ] as const) {
      if (due === null) continue;
      if (due > now) waits.push(due);
      else if (trusted) run();
      else if (graceEnds !== null) waits.push(graceEnds);
    }
    return waits.length === 0 ? null : Math.min(...waits);
  }

  function remind(at: number): void {
    emit({ type: 'limits/remind', payload: { at } } satisfies LimitsCommand);
  }

  let isLooking = false;
  let again = false;
  /** The last checked state, and its next moment. */
  let looked: LimitsState | null = null;
  let nextAt: number | null = null;

  function settle(): void {
    if (isLooking) {
      again = true;
      return;
    }
    isLooking = true;
    let next: number | null = null;
    do {
      again = false;
      const state = limits.get();
      const now = protecting(state).anchor;
      if (now !== anchor) {
        anchor = now;
        askedFor = null;
        time = anchor === null ? null : anchored(anchor.serverAt, clock.now());
      }
      next = time === null ? null : act(state, time);
      looked = state;
    } while (again && !hasEnded);
    isLooking = false;
    nextAt = next;
    arm();
  }

  function arm(): void {
    const next = nextAt;
    cancel();
    cancel = () => undefined;
    // Without a timer there is no planned wait, so the clock's time counts.
    planned = Number.POSITIVE_INFINITY;
    if (next === null || time === null || hasEnded) return;
    planned = Math.max(0, Math.min(next - time.serverAt, page.visible.get() ? SEEN_BEAT_MS : HIDDEN_BEAT_MS));
    cancel = clock.after(planned, () => pass(planned));
  }

  /** At least `waitedMs` of time has passed. */
  function pass(waitedMs: number): void {
    if (time !== null) {
      const before = time.doubtSince;
      time = reckon(time, clock.now(), waitedMs, page.visible.get());
      if (before === null && time.doubtSince !== null) refresh('doubt');
      // Nothing has changed: keep waiting.
      const isStartFresh = start === null || time.serverAt - start.readAt < RELOAD_MS;
      if (
        !isLooking &&
        looked === limits.get() &&
        time.doubtSince === null &&
        isStartFresh &&
        nextAt !== null &&
        time.serverAt < nextAt
      )
        return arm();
    }
    return settle();
  }

  return {
    // An answer has just brought the time, which replaces the extrapolation.
    look: () => (protecting(limits.get()).anchor === anchor ? pass(sinceLooked()) : settle()),
    wake: () => pass(sinceLooked()),
    stop: () => cancel(),
    forgetStart: () => {
      start = null;
      settle();
    },
    endSession,
  };

  /** The elapsed time by the local clock, limited to the planned wait: any more is a sleep or a changed clock. */
  function sinceLooked(): number {
    return time === null ? 0 : Math.max(0, Math.min(planned, clock.now() - time.localAt));
  }
}
