import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DevicesCommand, DevicesEvent, DevicesRejection } from './messages.ts';
import type { DevicesState } from './types.ts';

const BUSY = err<DevicesRejection>({ code: 'devices/busy' });
const UNCHANGED = err<DevicesRejection>({ code: 'devices/unchanged' });
const UNKNOWN = err<DevicesRejection>({ code: 'devices/unknown' });
const ALL = 'others';

export const devicesDecider: Decider<DevicesState, DevicesCommand, DevicesEvent, null, DevicesRejection> = {
  initial: { status: 'idle', devices: [], logins: [], ending: null, hasEndFailed: false },
  decide(command, state) {
    const isBusy = state.status === 'loading' || state.ending !== null;
    switch (command.type) {
      case 'devices/load':
        return isBusy ? BUSY : ok([{ type: 'devices/loading', payload: {} }]);
      case 'devices/end': {
        const { id } = command.payload;
        if (isBusy) return BUSY;
        // This device signs out in the ordinary way.
        return state.devices.some((device) => device.id === id && !device.isCurrent)
          ? ok([{ type: 'devices/ending', payload: { id } }])
          : UNKNOWN;
      }
      case 'devices/endOthers':
        if (isBusy) return BUSY;
        return state.devices.some(({ isCurrent }) => !isCurrent)
          ? ok([{ type: 'devices/ending', payload: { id: null } }])
          : UNCHANGED;
      case 'devices/receive':
        return ok([{ type: 'devices/received', payload: command.payload }]);
      case 'devices/reportFailure':
        return isBusy ? ok([{ type: 'devices/failed', payload: {} }]) : UNCHANGED;
      case 'devices/forget':
        return state === devicesDecider.initial ? UNCHANGED : ok([{ type: 'devices/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'devices/loading':
        return { ...state, status: 'loading', hasEndFailed: false };
      case 'devices/ending':
        return { ...state, ending: event.payload.id ?? ALL, hasEndFailed: false };
      case 'devices/received':
        return { ...event.payload, status: 'ready', ending: null, hasEndFailed: false };
      case 'devices/failed':
        // The known list stays in sight when a device could not be signed out.
        return state.ending === null ? { ...state, status: 'failed' } : { ...state, ending: null, hasEndFailed: true };
      case 'devices/forgotten':
        return devicesDecider.initial;
    }
    return state;
  },
};
