/** Alerts: moments of starred games and those of open bets, announced once, in the page or outside it. */
import { filter, map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import type { SystemAlertsPort, SystemPermission } from '../../ports/system-alerts.ts';
import { display } from '../display/public.ts';
import { favourites } from '../favourites/public.ts';
import { history } from '../history/public.ts';
import { limits } from '../limits/public.ts';
import { session } from '../session/public.ts';
import { allowOutside, openPort } from './allow-outside.process.ts';
import { alerts } from './contract.ts';
import { alertsDecider } from './decider.ts';
import { receiveBets } from './receive-bets.process.ts';
import { holdLead, type Want } from './hold-lead.process.ts';
import type { AlertsCommand } from './messages.ts';
import { isQuiet, wantedKinds, watchedOf } from './rules/watched.ts';
import { shareState } from './share-state.process.ts';
import { announce, paceAnnouncements } from './announce.process.ts';
import type { AlertKind, AlertsView } from './types.ts';
import { watchGames } from './watch-games.process.ts';

const NONE: ReadonlySet<AlertKind> = new Set();

export const feature = defineFeature(alerts, {
  needs: { session, display, favourites },
  optional: { history, limits },
  decider: alertsDecider,
  create({ ports, api, own, readable, view, optional, eventsOf }) {
    const { clock, page, report, tabs, systemAlerts } = ports;
    const outside = createCell<SystemAlertsPort | null>(null);
    const permission = createCell<SystemPermission>('unsupported');
    const isLead = createCell(false);
    const quiet = combine([readable('session'), optional('limits')] as const, ([now, limited]) =>
      isQuiet(now, limited),
    );
    const wanted = combine([view('display'), quiet] as const, ([kinds, isSilent]) =>
      isSilent ? NONE : wantedKinds(kinds),
    );
    const watched = combine([view('favourites'), optional('history'), wanted] as const, ([stars, bets, kinds]) =>
      watchedOf(stars, bets?.known ?? [], kinds),
    );
    const canAnnounceOutside = combine(
      [permission, view('display')] as const,
      ([now, { areAlertsOutside }]) => now === 'granted' && areAlertsOutside,
    );
    /** True even without an open bet: the last bet's settlement arrives after that bet is no longer open. */
    const areBetsWatched = combine(
      [readable('session'), wanted] as const,
      ([{ status }, kinds]) => status === 'player' && kinds.has('settlement'),
    );
    const want = combine(
      [watched, areBetsWatched, page.visible, canAnnounceOutside, page.isLeft ?? createCell(false)] as const,
      ([games, hasBets, isSeen, mayAnnounce, isLeft]): Want => {
        if ((games === null && !hasBets) || isLeft) return 'none';
        return isSeen ? 'seen' : mayAnnounce ? 'hidden' : 'none';
      },
    );
    const areBetsAnnouncedOutside = combine(
      [isLead, page.visible, wanted] as const,
      ([leads, isSeen, kinds]) => leads && !isSeen && kinds.has('settlement'),
    );
    const received = derive(own.readable, (state) => new Set(state.received) as ReadonlySet<string>);
    return {
      facts: () => ({
        now: clock.now(),
        wanted: wanted.get(),
        isPageSeen: page.visible.get(),
        overview: view('favourites').get().starred.size > 0 ? '/favourites' : '/office/history',
      }),
      view: combine([permission, received, areBetsAnnouncedOutside] as const, ([now, keys, are]): AlertsView => ({
        permission: now,
        received: keys,
        areBetsAnnouncedOutside: are,
      })),
      effects: {
        ...(systemAlerts === undefined ? {} : { 'open-port': () => openPort(systemAlerts, outside, permission) }),
        'allow-outside': () => allowOutside(own.events$, outside.get),
        share: () => shareState(own.events$, own.state, tabs),
        announce: () => announce({ events$: own.events$, outside: outside.get, report }),
        pace: () => paceAnnouncements(own.readable, isLead, clock),
        'receive-bets': () => receiveBets(eventsOf('history'), areBetsAnnouncedOutside.get),
        watch: () => watchGames({ isLead, isQuiet: quiet, watched, api, tabs, clock }),
        lead: () => holdLead({ want, isLead, tabs, clock }),
        forget: () =>
          quiet.value$.pipe(
            filter((isSilent) => isSilent),
            map((): AlertsCommand => ({ type: 'alerts/forget', payload: {} })),
          ),
      },
    };
  },
});
