import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import { isWithinLast } from '../../kernel/time.ts';
import type { AlertsCommand, AlertsEvent, AlertsRejection } from './messages.ts';
import { announcementsOf } from './rules/combine.ts';
import type { AlertKind, AlertsState } from './types.ts';

/** Alerts older than this are dropped [ALR-3]. */
const MAX_AGE_MS = 120_000;
/** The number of keys that are kept, far more than the moments of `MAX_AGE_MS`. */
const MAX_RECEIVED = 500;

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
  initial: { waiting: [], received: [], announcedAt: null },
  decide(command, { waiting, received }, { now, wanted, isPageSeen, overview }) {
    switch (command.type) {
      case 'alerts/allowOutside':
        return ok([{ type: 'alerts/outsideAllowed', payload: {} }]);
      case 'alerts/receive': {
        const seen = new Set(received);
        const alerts = command.payload.alerts.filter(({ key, kind }) => {
          const isNew = wanted.has(kind) && !seen.has(key);
          seen.add(key);
          return isNew;
        });
        return alerts.length === 0 ? UNCHANGED : ok([{ type: 'alerts/received', payload: { alerts, at: now } }]);
      }
      case 'alerts/announce': {
        if (waiting.length === 0) return UNCHANGED;
        const due = waiting.filter(({ alert, receivedAt }) => wanted.has(alert.kind) && isNews(receivedAt, now));
        const announcements = announcementsOf(
          due.map(({ alert }) => alert),
          overview,
        );
        return ok([
          { type: 'alerts/announced', payload: { announcements, where: isPageSeen ? 'page' : 'outside', at: now } },
        ]);
      }
      case 'alerts/adopt': {
        const { hasAnnounced, ...copy } = command.payload;
        return ok([{ type: 'alerts/adopted', payload: { ...copy, announcedAt: hasAnnounced ? now : null } }]);
      }
      case 'alerts/forget':
        return waiting.length === 0 ? UNCHANGED : ok([{ type: 'alerts/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'alerts/outsideAllowed':
        return state;
      case 'alerts/received': {
        const { alerts, at } = event.payload;
        const waiting = [...state.waiting, ...alerts.map((alert) => ({ alert, receivedAt: at }))];
        return {
          ...state,
          waiting,
          received: joined(
            state.received,
            alerts.map(({ key }) => key),
          ),
        };
      }
      case 'alerts/announced':
        return { ...state, waiting: [], announcedAt: event.payload.at };
      case 'alerts/adopted': {
        const { received, waiting, announcedAt } = event.payload;
        return { waiting, received: joined(state.received, received), announcedAt: announcedAt ?? state.announcedAt };
      }
      case 'alerts/forgotten':
        return { ...state, waiting: [] };
    }
    return state;
  },
};

/** False for a time ahead of now, too: the clock was set back. */
export function isNews(receivedAt: number, now: number): boolean {
  return receivedAt <= now && isWithinLast(receivedAt, MAX_AGE_MS, now);
}

function joined(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])].slice(-MAX_RECEIVED);
}
