/**
 * Asks the operator while the page is visible: at once, then every minute, more often near a change, and at the
 * announced moments. The newest trigger replaces the running pause. Without an answer the known state stands [MNT-2,
 * MNT-3].
 */
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  repeat,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { PagePort } from '../../ports/page.ts';
import type { MaintenanceCommand, MaintenanceEvent } from './messages.ts';
import { isNoticeDue, isRestless, momentsAfter } from './rules.ts';
import type { MaintenanceState } from './types.ts';
import { COOKIE, decodeMaintenance, MAINTENANCE_GROUP } from './wire.ts';

const CALM_MS = 60_000;
const RESTLESS_MS = 20_000;
/** The random delay after an announced moment, so that not all pages ask at once. */
const SPREAD_MS = 3_000;

interface Io {
  readonly events$: Observable<Recorded<MaintenanceEvent>>;
  readonly state: Readable<MaintenanceState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly random: () => number;
  readonly cookies: CookiesPort | undefined;
  readonly page: Pick<PagePort, 'visible'>;
  readonly language: () => string;
  /** The operator's clock minus the local clock, ms. */
  readonly clockOffset: () => number;
}

export function watchMaintenance({
  events$,
  state,
  api,
  clock,
  random,
  cookies,
  page,
  language,
  clockOffset,
}: Io): Observable<MaintenanceCommand> {
  const now = (): number => clock.now() + clockOffset();
  const cookie$ = defer(() =>
    of<MaintenanceCommand>({ type: 'maintenance/readCookie', payload: { value: cookies?.read(COOKIE) ?? null } }),
  );
  const config$ = defer(() =>
    api({
      method: 'GET',
      path: '/bff-api/config/group/get',
      query: { groups: MAINTENANCE_GROUP, lang: language() },
      decode: decodeMaintenance,
    }),
  ).pipe(
    map((answer): MaintenanceCommand =>
      answer.ok
        ? { type: 'maintenance/receive', payload: answer.value }
        : { type: 'maintenance/reportFailure', payload: {} },
    ),
  );
  const turns$ = concat(cookie$, config$).pipe(
    repeat({ delay: () => after(clock, isRestless(state.get(), now()) ? RESTLESS_MS : CALM_MS) }),
  );
  const moment$ = state.value$.pipe(
    map(({ config }) => config),
    distinctUntilChanged((a, b) => a?.startAt === b?.startAt && a?.finishAt === b?.finishAt),
    switchMap((config) =>
      from(momentsAfter(config, now()).flags).pipe(mergeMap((at) => after(clock, at - now() + random() * SPREAD_MS))),
    ),
  );
  const asked$ = events$.pipe(filter(({ event }) => event.type === 'maintenance/asked'));
  return page.visible.value$.pipe(
    distinctUntilChanged(),
    switchMap((visible) => (visible ? merge(of(null), moment$, asked$).pipe(switchMap(() => turns$)) : EMPTY)),
  );
}

/** Reports the beginning and end of the notice's time, on hidden pages too, because it needs no call [MNT-4]. */
export function timeNotice({
  state,
  clock,
  clockOffset,
}: Pick<Io, 'state' | 'clock' | 'clockOffset'>): Observable<MaintenanceCommand> {
  const now = (): number => clock.now() + clockOffset();
  return state.value$.pipe(
    map(({ config }) => config),
    distinctUntilChanged(),
    switchMap((config) =>
      merge(of(null), from(momentsAfter(config, now()).notice).pipe(mergeMap((at) => after(clock, at - now())))).pipe(
        map((): MaintenanceCommand => ({
          type: isNoticeDue(config, now()) ? 'maintenance/announce' : 'maintenance/conceal',
          payload: {},
        })),
      ),
    ),
  );
}
