import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { PreferencesCommand, PreferencesEvent, PreferencesRejection } from './messages.ts';
import { firstForbidden, sameAs } from './rules/allowed.ts';
import type { Preferences } from './types.ts';

export const INITIAL: Preferences = {
  language: 'en',
  oddsView: 'decimal',
  theme: 'auto',
  is12h: false,
  timeZone: 'auto',
  appView: 'european',
};

export type PreferencesDecider = Decider<Preferences, PreferencesCommand, PreferencesEvent, null, PreferencesRejection>;

export const preferencesDecider: PreferencesDecider = {
  initial: INITIAL,
  decide(command, state) {
    switch (command.type) {
      case 'preferences/choose': {
        const isClockChosen = command.payload.is12h === undefined ? state.isClockChosen : true;
        const next = { ...state, ...command.payload, ...(isClockChosen === true ? { isClockChosen } : {}) };
        const field = firstForbidden(next);
        if (field !== null) return err({ code: 'preferences/notAllowed', field });
        return ok(sameAs(state, next) ? [] : [{ type: 'preferences/chosen', payload: next }]);
      }
      case 'preferences/adopt': {
        const field = firstForbidden(command.payload);
        if (field !== null) return err({ code: 'preferences/notAllowed', field });
        return ok(sameAs(state, command.payload) ? [] : [{ type: 'preferences/adopted', payload: command.payload }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'preferences/chosen':
      case 'preferences/adopted':
        return event.payload;
    }
    return state;
  },
};
