/** One tab: a runtime with the modules that limits need, and all of their processes. */
import { filter, mergeMap, EMPTY, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import type { Api } from 'touchline/http/api';
import type { AnyModule, Module } from 'touchline/kernel/decider';
import type { Recorded } from 'touchline/kernel/message';
import { moduleOf } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import { createCell } from 'touchline/kernel/readable';
import type { Cell, Readable } from 'touchline/kernel/readable';
import type { Result } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import type { Clock } from 'touchline/ports/clock';
import type { TabsPort } from 'touchline/ports/tabs';
import { answerReminder, forgetLimits } from 'touchline/core/limits/answer-reminder.process';
import { changeLimits } from 'touchline/core/limits/change-limits.process';
import type { LimitsDecider, LimitsFacts } from 'touchline/core/limits/decider';
import { keepTime } from 'touchline/core/limits/keep-time.process';
import { loadPreview, loadStory } from 'touchline/core/limits/load-my-control.process';
import { loadReasons } from 'touchline/core/limits/load-reasons.process';
import { loadLimits } from 'touchline/core/limits/load-limits.process';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from 'touchline/core/limits/messages';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { storedValue, wholeNumber } from 'touchline/kernel/stored-value';
import { ping } from 'touchline/core/limits/ping.process';
import { reminderStart } from 'touchline/core/limits/reminder-start';
import type { LimitsState } from 'touchline/core/limits/state';
import { noticesDecider } from 'touchline/core/notices/decider';
import type { NoticesState } from 'touchline/core/notices/decider';
import type { NoticesCommand, NoticesEvent, NoticesRejection } from 'touchline/core/notices/messages';
import { sessionDecider } from 'touchline/core/session/decider';
import type { SessionState } from 'touchline/core/session/decider';
import { followTabs } from 'touchline/core/session/follow-tabs.process';
import type { SessionCommand, SessionEvent, SessionRejection } from 'touchline/core/session/messages';

export interface LimitsTab {
  readonly id: number;
  readonly visible: Cell<boolean>;
  readonly reports: string[];
  readonly recorded: Recorded[];
  dispatch(command: LimitsCommand): Result<readonly LimitsEvent[], LimitsRejection>;
  limits(): LimitsState;
  session(): SessionState;
  notices(): NoticesState;
  enter(userId: string): void;
  leave(): void;
  close(): void;
}

interface Events {
  readonly session: SessionEvent;
  readonly limits: LimitsEvent;
}

interface TabParts {
  readonly id: number;
  readonly clock: Clock;
  readonly api: Api;
  readonly tabs: TabsPort;
  readonly storage: Map<string, string>;
  readonly decider: LimitsDecider;
  readonly whoIs: (session: Readable<SessionState>) => Readable<SessionState>;
  readonly loginAt: () => number | null;
  readonly onGuestCall: () => void;
}

export function openTab({ id, clock, api, tabs, storage, decider, whoIs, loginAt, onGuestCall }: TabParts): LimitsTab {
  const reports: string[] = [];
  const recorded: Recorded[] = [];
  const report = (where: string, fault: unknown): void =>
    void reports.push(`${where}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`);
  let made = 0;
  const session: Module<'session', SessionState, SessionCommand, SessionEvent, null, SessionRejection> = {
    name: 'session',
    decider: sessionDecider,
    facts: () => null,
  };
  const notices: Module<'notices', NoticesState, NoticesCommand, NoticesEvent, null, NoticesRejection> = {
    name: 'notices',
    decider: noticesDecider,
    facts: () => null,
  };
  const limits: Module<'limits', LimitsState, LimitsCommand, LimitsEvent, LimitsFacts, LimitsRejection> = {
    name: 'limits',
    decider,
    facts: () => ({
      signedIn: whoIs(runtime.readable('session') as Readable<SessionState>).get().status === 'player',
      pack: DEFAULT_PACK,
    }),
  };
  const modules: readonly AnyModule[] = [session, notices, limits];
  const runtime = createRuntime({
    modules,
    clock,
    ids: { next: () => `tab${id}-${String((made += 1)).padStart(7, '0')}`, uuid: () => '', random: () => 0.5 },
    report,
  });
  runtime.events$.subscribe((each) => {
    if (moduleOf(each.event.type) === 'limits') recorded.push(each);
  });
  const visible = createCell(true);
  const online = createCell(true);
  const login = createCell<number | null>(null);
  const io = { storage: createMemoryStorage(storage), report };
  const started = storedValue(DEVICE_STORAGE.realityCheck, reminderStart, 'limits/reminder', io);
  const pingDueAt = storedValue(DEVICE_STORAGE.pingAt, wholeNumber, 'limits/ping', io);
  const eventsOf = <N extends keyof Events>(name: N): Observable<Recorded<Events[N]>> =>
    runtime.events$.pipe(filter((each): each is Recorded<Events[N]> => moduleOf(each.event.type) === name));
  const sessionOf = runtime.readable('session') as Readable<SessionState>;
  const limitsOf = runtime.readable('limits') as Readable<LimitsState>;
  const guarded: Api = (call) => {
    if (sessionOf.get().status !== 'player') onGuestCall();
    return api(call);
  };
  const common = {
    events$: eventsOf('limits'),
    session: whoIs(sessionOf),
    limits: () => limitsOf.get(),
    api: guarded,
    clock,
    tabs,
    language: () => 'en',
  };
  const running = supervise(
    [
      { name: 'session/follow-tabs', run: () => followTabs(eventsOf('session'), tabs, sessionOf.get) },
      {
        name: 'session/broadcast',
        run: () =>
          eventsOf('session').pipe(
            tap(({ event }) => {
              if (event.type === 'session/signedOut' && event.payload.why === 'asked')
                tabs.post({ kind: 'signedOut', why: 'asked' });
            }),
            mergeMap(() => EMPTY),
          ),
      },
      { name: 'limits/load', run: () => loadLimits({ ...common, operatorNow: () => clock.now() }) },
      { name: 'limits/change', run: () => changeLimits(common) },
      { name: 'limits/reasons', run: () => loadReasons({ ...common, wantFreshToken: () => undefined }) },
      { name: 'limits/story', run: () => loadStory(common) },
      { name: 'limits/preview', run: () => loadPreview(common) },
      { name: 'limits/ping', run: () => ping({ ...common, page: { visible }, dueAt: pingDueAt }) },
      { name: 'limits/answer-reminder', run: () => answerReminder({ ...common, started }) },
      { name: 'limits/forget', run: () => forgetLimits(eventsOf('session'), started, pingDueAt) },
      {
        name: 'limits/keep-time',
        run: () =>
          keepTime({
            session: sessionOf,
            limits: limitsOf,
            loginAt: login,
            clock,
            page: { visible, online },
            tabs,
            started,
          }),
      },
    ],
    { clock, report, dispatch: (command) => runtime.dispatch(command) },
  );
  return {
    id,
    visible,
    reports,
    recorded,
    dispatch: (command) => runtime.dispatch(command) as Result<readonly LimitsEvent[], LimitsRejection>,
    limits: () => limitsOf.get(),
    session: () => sessionOf.get(),
    notices: () => runtime.state('notices') as NoticesState,
    enter(userId) {
      login.set(loginAt());
      runtime.dispatch({ type: 'session/reportPlayer', payload: { userId, how: 'restored', previousLoginAt: null } });
    },
    leave() {
      runtime.dispatch({ type: 'session/logOut', payload: {} });
      login.set(null);
    },
    close: () => running.unsubscribe(),
  };
}
