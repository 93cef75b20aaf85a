import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { MaintenanceCommand, MaintenanceEvent, MaintenanceRejection } from './messages.ts';
import { announcementOf } from './rules.ts';
import type { MaintenanceState } from './types.ts';

export type MaintenanceDecider = Decider<
  MaintenanceState,
  MaintenanceCommand,
  MaintenanceEvent,
  null,
  MaintenanceRejection
>;

const UNCHANGED = err<MaintenanceRejection>({ code: 'maintenance/unchanged' });

export const maintenanceDecider: MaintenanceDecider = {
  initial: {
    config: null,
    cookie: null,
    isForced: false,
    isAsking: false,
    hasFailed: false,
    isAnnounced: false,
    closed: null,
  },
  decide(command, state) {
    switch (command.type) {
      case 'maintenance/check':
        return state.isAsking ? err({ code: 'maintenance/busy' }) : ok([{ type: 'maintenance/asked', payload: {} }]);
      case 'maintenance/closeNotice': {
        const announcement = announcementOf(state.config);
        return announcement === null || state.closed === announcement
          ? UNCHANGED
          : ok([{ type: 'maintenance/noticeClosed', payload: { announcement } }]);
      }
      case 'maintenance/activate':
        return state.isForced ? UNCHANGED : ok([{ type: 'maintenance/activated', payload: {} }]);
      case 'maintenance/release':
        return state.isForced ? ok([{ type: 'maintenance/released', payload: {} }]) : UNCHANGED;
      case 'maintenance/receive':
        return ok([{ type: 'maintenance/received', payload: command.payload }]);
      case 'maintenance/reportFailure':
        return ok([{ type: 'maintenance/failed', payload: {} }]);
      case 'maintenance/readCookie':
        return command.payload.value === state.cookie
          ? UNCHANGED
          : ok([{ type: 'maintenance/cookieRead', payload: command.payload }]);
      case 'maintenance/announce':
        return state.isAnnounced ? UNCHANGED : ok([{ type: 'maintenance/announced', payload: {} }]);
      case 'maintenance/conceal':
        return state.isAnnounced ? ok([{ type: 'maintenance/concealed', payload: {} }]) : UNCHANGED;
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'maintenance/asked':
        return { ...state, isAsking: true };
      case 'maintenance/noticeClosed':
        return { ...state, closed: event.payload.announcement };
      case 'maintenance/activated':
        return { ...state, isForced: true };
      case 'maintenance/released':
        return { ...state, isForced: false };
      case 'maintenance/received':
        return { ...state, config: event.payload, isAsking: false, hasFailed: false };
      case 'maintenance/failed':
        return { ...state, isAsking: false, hasFailed: true };
      case 'maintenance/cookieRead':
        return { ...state, cookie: event.payload.value };
      case 'maintenance/announced':
        return { ...state, isAnnounced: true };
      case 'maintenance/concealed':
        return { ...state, isAnnounced: false };
    }
    return state;
  },
};
