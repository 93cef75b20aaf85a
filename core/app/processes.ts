/** The effects that every visit needs. Each stands in its module; here they get their ports. What joins later is in `parts/`. */
import type { Observable } from 'rxjs';
import type { Api } from '../http/api.ts';
import type { TokenStore } from '../http/token-source.ts';
import type { Journal } from '../kernel/journal.ts';
import type { Message, Recorded } from '../kernel/message.ts';
import type { NamedProcess } from '../kernel/process.ts';
import type { Cell, Readable } from '../kernel/readable.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { watchLegs } from '../modules/coupon/watch-legs.process.ts';
import type { Line } from '../modules/line/public.ts';
import { expireNotices } from '../modules/notices/expire-notices.process.ts';
import { keepPreferences } from '../modules/preferences/keep-preferences.process.ts';
import { authenticate } from '../modules/session/authenticate.process.ts';
import { followTabs } from '../modules/session/follow-tabs.process.ts';
import { leave } from '../modules/session/leave.process.ts';
import type { LogoutMark } from '../modules/session/logout-mark.ts';
import { restoreSession } from '../modules/session/restore-session.process.ts';
import type { Vault } from '../modules/session/vault.ts';
import type { NewCredentials } from '../modules/session/views.ts';
import { loadSiteConfig } from '../modules/site-config/load-site-config.process.ts';
import type { Ports } from '../ports/ports.ts';
import type { CouponRules } from '../modules/coupon/rules.ts';
import { followCoupon } from './follow-coupon.process.ts';
import { forgetPlayer, isOfAnother } from './forget-player.process.ts';
import type { Events, States } from './modules.ts';

export interface ProcessParts {
  readonly ports: Ports;
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly vault: Vault;
  readonly newCredentials: Cell<NewCredentials | null>;
  /** A sign-out is being told to the operator: a login waits for it. */
  readonly leaving: Cell<boolean>;
  readonly mark: LogoutMark;
  readonly forgetting: LogoutMark;
  readonly line: Line;
  readonly journal: Journal;
  readonly runtime: Pick<Runtime, 'forgetLog' | 'join' | 'past'>;
  readonly state: <N extends keyof States>(name: N) => States[N];
  readonly readable: <N extends keyof States>(name: N) => Readable<States[N]>;
  readonly eventsOf: <N extends keyof Events>(name: N) => Observable<Recorded<Events[N]>>;
  readonly touchCoupon: () => void;
  /** The rules of betting; null until they are loaded. */
  readonly rules: Cell<CouponRules | null>;
  readonly dispatch: (command: Message) => unknown;
}

export function createProcesses(parts: ProcessParts): readonly NamedProcess[] {
  const {
    ports,
    api,
    tokens,
    vault,
    newCredentials,
    leaving,
    mark,
    forgetting,
    line,
    journal,
    runtime,
    state,
    readable,
    eventsOf,
    touchCoupon,
  } = parts;
  const { clock, tabs, storage, report } = ports;
  const language = (): string => state('preferences').language;
  const sessionEvents$ = eventsOf('session');
  return [
    { name: 'site-config/load', run: () => loadSiteConfig(api, clock, language) },
    {
      name: 'session/authenticate',
      run: () => authenticate({ events$: sessionEvents$, api, tokens, vault, newCredentials, language, leaving }),
    },
    {
      name: 'session/restore',
      run: () =>
        restoreSession({
          events$: sessionEvents$,
          api,
          clock,
          mark,
          contradicts: (userId) => isOfAnother(state('coupon'), state('receipts'), userId),
          leaving,
        }),
    },
    {
      name: 'session/leave',
      run: () => leave({ events$: sessionEvents$, api, tokens, tabs, mark, newCredentials, leaving }),
    },
    { name: 'session/follow-tabs', run: () => followTabs(sessionEvents$, tabs) },
    {
      name: 'app/forget-player',
      run: () =>
        forgetPlayer({
          events$: sessionEvents$,
          journal,
          forgetting,
          runtime,
          coupon: () => state('coupon'),
          receipts: () => state('receipts'),
        }),
    },
    { name: 'notices/expire', run: () => expireNotices(readable('notices'), clock) },
    {
      name: 'preferences/keep',
      run: () => keepPreferences({ events$: eventsOf('preferences'), storage, tabs, report }),
    },
    { name: 'coupon/watch-legs', run: () => watchLegs(readable('coupon'), line.reads, touchCoupon) },
    { name: 'app/follow-coupon', run: () => followCoupon(parts) },
    ...line.processes,
  ];
}
