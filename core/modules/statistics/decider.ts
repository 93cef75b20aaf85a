import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { StatisticsCommand, StatisticsEvent, StatisticsRejection } from './messages.ts';
import { keyOf } from './rules/results-query.ts';
import type { StatisticsState } from './types.ts';

export const statisticsDecider: Decider<
  StatisticsState,
  StatisticsCommand,
  StatisticsEvent,
  undefined,
  StatisticsRejection
> = {
  initial: { asked: {} },
  decide(command, { asked }) {
    switch (command.type) {
      case 'statistics/ask':
        return ok([{ type: 'statistics/asked', payload: command.payload }]);
      case 'statistics/report': {
        const { kind, key } = command.payload;
        return asked[kind]?.key === key
          ? ok([{ type: 'statistics/answered', payload: command.payload }])
          : err({ code: 'statistics/outdated' });
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'statistics/asked': {
        const { kind } = event.payload;
        return { asked: { ...state.asked, [kind]: { key: keyOf(event.payload), status: 'loading' } } };
      }
      case 'statistics/answered': {
        const { kind, key, status } = event.payload;
        return { asked: { ...state.asked, [kind]: { key, status } } };
      }
    }
    return state;
  },
};
