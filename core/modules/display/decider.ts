import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DisplayCommand, DisplayEvent, DisplayRejection } from './messages.ts';
import { isAllowed } from './rules/allowed.ts';
import { areSame, kept, merge, reconcile } from './rules/merge.ts';
import type { Entries, OptionName, OptionValue } from './types.ts';
import { OPTION_NAMES } from './types.ts';

/** The operator's time, in milliseconds since the epoch. */
export type DisplayFacts = Readonly<{ now: number }>;

const UNCHANGED = err<DisplayRejection>({ code: 'display/unchanged' });

/** A second choice within one millisecond is still the later one. */
function chosen(state: Entries, payload: Readonly<Partial<Record<OptionName, OptionValue>>>, now: number): Entries {
  return Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const value = payload[name];
      return value === undefined || state[name]?.value === value
        ? []
        : [[name, { value, at: Math.max(now, (state[name]?.at ?? 0) + 1) }]];
    }),
  );
}

export const displayDecider: Decider<Entries, DisplayCommand, DisplayEvent, DisplayFacts, DisplayRejection> = {
  initial: {},
  decide(command, state, { now }) {
    switch (command.type) {
      case 'display/choose':
      case 'display/note': {
        const payload: Readonly<Partial<Record<OptionName, OptionValue>>> = command.payload;
        const option = OPTION_NAMES.find((name) => payload[name] !== undefined && !isAllowed(name, payload[name]));
        if (option !== undefined) return err({ code: 'display/notAllowed', option });
        const entries = chosen(state, payload, now);
        return Object.keys(entries).length === 0 ? UNCHANGED : ok([{ type: 'display/chosen', payload: { entries } }]);
      }
      case 'display/adopt': {
        const entries = merge(state, command.payload.entries);
        return areSame(entries, state) ? UNCHANGED : ok([{ type: 'display/adopted', payload: { entries } }]);
      }
      case 'display/receive': {
        const { answer, sent } = command.payload;
        const entries = reconcile(state, answer, sent);
        return ok([{ type: 'display/received', payload: { entries } }]);
      }
      case 'display/release': {
        const entries = kept(state);
        return areSame(entries, state) ? UNCHANGED : ok([{ type: 'display/released', payload: { entries } }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'display/chosen':
        return { ...state, ...event.payload.entries };
      case 'display/adopted':
      case 'display/received':
      case 'display/released':
        return event.payload.entries;
    }
    return state;
  },
};
