import type { Decider } from '../../kernel/decider.ts';
import type { Stamp } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { AnalyticsItem, AnalyticsSinkName } from '../../ports/analytics.ts';
import type { Item } from './catalogue.ts';
import { isListed } from './catalogue.ts';
import type { AnalyticsCommand, AnalyticsEvent, AnalyticsRejection } from './messages.ts';

/** The queue is bounded: the oldest items give way. */
const MAX_WAITING = 200;

export interface AnalyticsState {
  /** The sinks in use; null before the first sending is due. */
  readonly sinks: readonly AnalyticsSinkName[] | null;
  readonly waiting: readonly AnalyticsItem[];
  /** The route of the page that is shown; null until one is known. */
  readonly route: string | null;
  readonly sent: number;
  /** Items that a sink did not take, counted once for each sink. */
  readonly lost: number;
}

export interface AnalyticsFacts {
  /** The visitor allows marketing now, and the operator has a sink [ANL-1]. */
  readonly isAllowed: boolean;
}

export type AnalyticsDecider = Decider<
  AnalyticsState,
  AnalyticsCommand,
  AnalyticsEvent,
  AnalyticsFacts,
  AnalyticsRejection
>;

const INITIAL: AnalyticsState = { sinks: null, waiting: [], route: null, sent: 0, lost: 0 };

export const analyticsDecider: AnalyticsDecider = {
  initial: INITIAL,
  decide(command, state, { isAllowed }, stamp) {
    // Without consent nothing is noted, not even in memory [ANL-1].
    if (!isAllowed && command.type !== 'analytics/stop') return err({ code: 'analytics/notAllowed' });
    switch (command.type) {
      case 'analytics/viewPage':
        return ok([{ type: 'analytics/pageViewed', payload: command.payload }]);
      case 'analytics/track':
        return recorded([command.payload], stamp);
      case 'analytics/record':
        return recorded(command.payload.items, stamp);
      case 'analytics/begin':
        return ok([{ type: 'analytics/begun', payload: command.payload }]);
      case 'analytics/send':
        return state.sinks === null || state.waiting.length === 0
          ? err({ code: 'analytics/nothing' })
          : ok([
              {
                type: 'analytics/sent',
                payload: { sinks: state.sinks, items: state.waiting, isLast: command.payload.isLast },
              },
            ]);
      case 'analytics/reportDelivery':
        return ok([{ type: 'analytics/delivered', payload: command.payload }]);
      case 'analytics/stop':
        return state === INITIAL
          ? err({ code: 'analytics/unchanged' })
          : ok([{ type: 'analytics/stopped', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'analytics/pageViewed':
        return { ...state, route: event.payload.route };
      case 'analytics/recorded':
        return { ...state, waiting: [...state.waiting, ...event.payload.items].slice(-MAX_WAITING) };
      case 'analytics/begun':
        return { ...state, sinks: event.payload.sinks };
      case 'analytics/sent':
        return { ...state, waiting: [], sent: state.sent + event.payload.items.length };
      case 'analytics/delivered':
        return event.payload.isTaken ? state : { ...state, lost: state.lost + event.payload.count };
      case 'analytics/stopped':
        return INITIAL;
    }
    return state;
  },
};

function recorded(items: readonly Item[], { id, at }: Stamp): Result<readonly AnalyticsEvent[], AnalyticsRejection> {
  const listed = items
    .filter(isListed)
    .map(({ name, payload }, index): AnalyticsItem => ({ id: `${id}.${index}`, name, at, payload }));
  return listed.length === 0
    ? err({ code: 'analytics/notListed' })
    : ok([{ type: 'analytics/recorded', payload: { items: listed } }]);
}
