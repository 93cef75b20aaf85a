import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { OfficeSettingsCommand, OfficeSettingsEvent, OfficeSettingsRejection } from './messages.ts';
import { topErrors } from './rules/top-errors.ts';
import type { OfficeSettingsState } from './types.ts';

const UNKNOWN = err<OfficeSettingsRejection>({ code: 'office-settings/unknown' });
const UNCHANGED = err<OfficeSettingsRejection>({ code: 'office-settings/unchanged' });
const BUSY = err<OfficeSettingsRejection>({ code: 'office-settings/busy' });

export const officeSettingsDecider: Decider<
  OfficeSettingsState,
  OfficeSettingsCommand,
  OfficeSettingsEvent,
  null,
  OfficeSettingsRejection
> = {
  initial: { status: 'idle', answer: null, saving: 0, isSaved: false, isOutdated: false, problems: [] },
  decide(command, state) {
    const { answer } = state;
    switch (command.type) {
      case 'office-settings/load':
        // An answer from before a change would undo it on the screen.
        return state.status === 'loading' || state.saving > 0
          ? BUSY
          : ok([{ type: 'office-settings/loading', payload: {} }]);
      case 'office-settings/set': {
        const { id, value } = command.payload;
        if (answer?.values[id] === undefined) return UNKNOWN;
        return answer.values[id] === value
          ? UNCHANGED
          : ok([{ type: 'office-settings/setting', payload: { id, value } }]);
      }
      case 'office-settings/hideSport': {
        const { product, sportId, isHidden } = command.payload;
        if (answer === null || !answer.sports[product].some(({ id }) => id === sportId)) return UNKNOWN;
        const hidden = answer.hidden[product];
        if (hidden.includes(sportId) === isHidden) return UNCHANGED;
        const sports = isHidden
          ? [...hidden, sportId].sort((one, other) => one - other)
          : hidden.filter((id) => id !== sportId);
        return ok([{ type: 'office-settings/hiding', payload: { product, sports } }]);
      }
      case 'office-settings/receive':
        return state.status === 'loading' && state.saving === 0
          ? ok([{ type: 'office-settings/received', payload: command.payload }])
          : UNCHANGED;
      case 'office-settings/reportFailure':
        return state.status === 'loading' ? ok([{ type: 'office-settings/failed', payload: {} }]) : UNCHANGED;
      case 'office-settings/reportSaved':
        return state.saving > 0 ? ok([{ type: 'office-settings/saved', payload: {} }]) : UNCHANGED;
      case 'office-settings/reportNotSaved':
        return state.saving > 0
          ? ok([{ type: 'office-settings/notSaved', payload: { messages: topErrors(command.payload.errors) } }])
          : UNCHANGED;
      case 'office-settings/forget':
        return state === officeSettingsDecider.initial
          ? UNCHANGED
          : ok([{ type: 'office-settings/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    const { answer } = state;
    switch (event.type) {
      case 'office-settings/loading':
        return { ...state, status: 'loading' };
      case 'office-settings/received':
        return { ...state, status: 'ready', answer: event.payload, isOutdated: false };
      case 'office-settings/failed':
        return { ...state, status: 'failed' };
      case 'office-settings/setting': {
        const { id, value } = event.payload;
        return answer === null ? state : saving(state, { ...answer, values: { ...answer.values, [id]: value } });
      }
      case 'office-settings/hiding': {
        const { product, sports } = event.payload;
        return answer === null ? state : saving(state, { ...answer, hidden: { ...answer.hidden, [product]: sports } });
      }
      case 'office-settings/saved':
        return { ...state, saving: state.saving - 1, isSaved: !state.isOutdated };
      case 'office-settings/notSaved':
        return {
          ...state,
          saving: state.saving - 1,
          isSaved: false,
          isOutdated: true,
          problems: event.payload.messages,
        };
      case 'office-settings/forgotten':
        return officeSettingsDecider.initial;
    }
    return state;
  },
};

/** A load that is under way is given up: its answer may be from before the change. */
function saving(state: OfficeSettingsState, answer: OfficeSettingsState['answer']): OfficeSettingsState {
  return { ...state, status: 'ready', answer, saving: state.saving + 1, isSaved: false, problems: [] };
}
