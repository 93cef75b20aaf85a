import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import { isWithinLast } from '../../kernel/time.ts';
import type { AlertsCommand, AlertsEvent, AlertsRejection } from './messages.ts';
import { tellingsOf } from './rules/combine.ts';
import type { AlertKind, AlertsState } from './types.ts';

/** What is older is no news [ALR-3]. */
const MAX_AGE_MS = 120_000;
/** Keys that are kept; far more than happens in `MAX_AGE_MS`. */
const MAX_HEARD = 500;

export interface AlertsFacts {
  /** Wall ms. */
  readonly now: number;
  /** Kinds that the player wants; none while all is quiet [ALR-7]. */
  readonly wanted: ReadonlySet<AlertKind>;
  readonly isPageSeen: boolean;
  /** The page that lists the watched games, without language. */
  readonly overview: string;
}

const UNCHANGED = err<AlertsRejection>({ code: 'alerts/unchanged' });

export const alertsDecider: Decider<AlertsState, AlertsCommand, AlertsEvent, AlertsFacts, AlertsRejection> = {
  initial: { waiting: [], heard: [], toldAt: null },
  decide(command, { waiting, heard }, { now, wanted, isPageSeen, overview }) {
    switch (command.type) {
      case 'alerts/allowOutside':
        return ok([{ type: 'alerts/outsideAllowed', payload: {} }]);
      case 'alerts/hear': {
        const seen = new Set(heard);
        const alerts = command.payload.alerts.filter(({ key, kind }) => {
          const isNew = wanted.has(kind) && !seen.has(key);
          seen.add(key);
          return isNew;
        });
        return alerts.length === 0 ? UNCHANGED : ok([{ type: 'alerts/heard', payload: { alerts, at: now } }]);
      }
      case 'alerts/tell': {
        if (waiting.length === 0) return UNCHANGED;
        const due = waiting.filter(({ alert, heardAt }) => wanted.has(alert.kind) && isNews(heardAt, now));
        const tellings = tellingsOf(
          due.map(({ alert }) => alert),
          overview,
        );
        return ok([{ type: 'alerts/told', payload: { tellings, where: isPageSeen ? 'page' : 'outside', at: now } }]);
      }
      case 'alerts/adopt': {
        const { hasTold, ...copy } = command.payload;
        return ok([{ type: 'alerts/adopted', payload: { ...copy, toldAt: hasTold ? now : null } }]);
      }
      case 'alerts/forget':
        return waiting.length === 0 ? UNCHANGED : ok([{ type: 'alerts/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'alerts/outsideAllowed':
        return state;
      case 'alerts/heard': {
        const { alerts, at } = event.payload;
        const waiting = [...state.waiting, ...alerts.map((alert) => ({ alert, heardAt: at }))];
        return {
          ...state,
          waiting,
          heard: joined(
            state.heard,
            alerts.map(({ key }) => key),
          ),
        };
      }
      case 'alerts/told':
        return { ...state, waiting: [], toldAt: event.payload.at };
      case 'alerts/adopted': {
        const { heard, waiting, toldAt } = event.payload;
        return { waiting, heard: joined(state.heard, heard), toldAt: toldAt ?? state.toldAt };
      }
      case 'alerts/forgotten':
        return { ...state, waiting: [] };
    }
    return state;
  },
};

/** A time ahead of now comes from a clock that was set back. */
export function isNews(heardAt: number, now: number): boolean {
  return heardAt <= now && isWithinLast(heardAt, MAX_AGE_MS, now);
}

function joined(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])].slice(-MAX_HEARD);
}
