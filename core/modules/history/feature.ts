/** The player's bets. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { alerts } from '../alerts/public.ts';
import { coupon } from '../coupon/public.ts';
import { display } from '../display/public.ts';
import { session } from '../session/public.ts';
import { history } from './contract.ts';
import { historyDecider } from './decider.ts';
import { exportHistory } from './export-history.process.ts';
import { followUpdates } from './follow-updates.process.ts';
import { forgetHistory } from './forget-history.process.ts';
import { loadBet } from './load-bet.process.ts';
import { loadHistory } from './load-history.process.ts';
import { gamesWithOpenParts } from './rules/games-with-open-parts.ts';
import { settleParts } from './settle-parts.process.ts';
import type { HistoryState } from './state.ts';
import { announceSettled } from './announce-settled.process.ts';
import { viewHistory } from './views.ts';

export const feature = defineFeature(history, {
  needs: { coupon, session },
  optional: { alerts, display },
  decider: historyDecider,
  create({ ports: { clock, page }, api, own, state, readable, optional, eventsOf }) {
    const { events$ } = own;
    const io = { events$, api, session: readable('session') };
    const hasOpenBets = combine(
      [readable('coupon'), own.readable] as const,
      ([{ intents }, { known }]) => intents.length > 0 || [...known.values()].some((bet) => bet.status === 'open'),
    );
    const isFollowed = combine(
      [page.visible, optional('alerts')] as const,
      ([isVisible, alertsView]) => isVisible || alertsView?.areBetsAnnouncedOutside === true,
    );
    const isWaiting = combine(
      [page.visible, own.readable] as const,
      ([isVisible, { known }]) => isVisible && gamesWithOpenParts(known, clock.now()).length > 0,
    );
    const isSilent = (betId: string): boolean => {
      const alertsView = optional('alerts').get();
      const isAnnounced =
        alertsView?.areBetsAnnouncedOutside === true || alertsView?.received.has(`bet:${betId}`) === true;
      return isAnnounced || optional('display').get()?.isSettlementAnnounced === false;
    };
    return {
      facts: () => ({ signedIn: state('session').status === 'player' }),
      view: derive(own.readable, viewHistory),
      effects: {
        forget: () => forgetHistory(eventsOf('session')),
        load: () => loadHistory({ ...io, lists: () => own.state().lists }),
        export: () => exportHistory(io),
        'load-bet': () => loadBet({ ...io, waiting: () => waitingBet(own.state().opened) }),
        'follow-updates': () => followUpdates({ api, clock, isFollowed, session: io.session, hasOpenBets }),
        'settle-parts': () =>
          settleParts({ api, clock, session: io.session, isWaiting, known: () => own.state().known }),
        'announce-settled': () => announceSettled(events$, isSilent),
      },
    };
  },
});

function waitingBet(opened: HistoryState['opened']): string | null {
  return opened?.status === 'loading' ? opened.id : null;
}
