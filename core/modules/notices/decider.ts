import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { NoticesCommand, NoticesEvent, NoticesRejection } from './messages.ts';
import type { Notice } from './views.ts';

/**
 * Notices shown at once in the default area, where every other area has one; the oldest leaves for the newest [NTC-1].
 */
const SHOWN_AT_ONCE = 3;

export type NoticesState = readonly Notice[];
export type NoticesDecider = Decider<NoticesState, NoticesCommand, NoticesEvent, null, NoticesRejection>;

export const noticesDecider: NoticesDecider = {
  initial: [],
  decide(command, state, _facts, stamp) {
    switch (command.type) {
      case 'notices/show': {
        // The same words twice are one notice [NTC-2].
        const twin = state.find(
          (each) =>
            each.text.key === command.payload.text.key &&
            JSON.stringify(each.text.params) === JSON.stringify(command.payload.text.params),
        );
        if (twin !== undefined) return ok([]);
        return ok([{ type: 'notices/shown', payload: { id: stamp.id, ...command.payload } }]);
      }
      case 'notices/dismiss':
      case 'notices/rest':
        if (!state.some((each) => each.id === command.payload.id)) return err({ code: 'notices/unknown' });
        return ok([
          command.type === 'notices/rest'
            ? { type: 'notices/rested', payload: command.payload }
            : { type: 'notices/dismissed', payload: command.payload },
        ]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'notices/shown': {
        const { id, area } = event.payload;
        const others = state.filter((each) => each.id !== id);
        const peers = others.filter((each) => each.area === area);
        const leaves = peers.length < (area === undefined ? SHOWN_AT_ONCE : 1) ? null : peers[0];
        return [...others.filter((each) => each !== leaves), event.payload];
      }
      case 'notices/dismissed':
        return state.filter((each) => each.id !== event.payload.id);
      case 'notices/rested':
        return state.map((each) => (each.id === event.payload.id ? { ...each, ...event.payload } : each));
    }
    return state;
  },
};
