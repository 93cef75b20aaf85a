import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from './questions.ts';
import type { QuestionsState } from './questions.ts';
import type { QuestionsCommand, QuestionsEvent, QuestionsRejection } from './messages.ts';

export interface QuestionsFacts {
  /** The stops on questions now. */
  readonly stops: readonly RightStop[];
  /** The length of a text that waits in the secret channel, without the spaces around it. */
  readonly lengthOf: (attempt: string) => number;
}

export type QuestionsDecider = Decider<
  QuestionsState,
  QuestionsCommand,
  QuestionsEvent,
  QuestionsFacts,
  QuestionsRejection
>;

export const questionsDecider: QuestionsDecider = {
  initial: { loading: 'idle', asking: 'idle' },
  decide(command, state, { stops, lengthOf }) {
    switch (command.type) {
      case 'questions/load':
        return ok([{ type: 'questions/loading', payload: {} }]);
      case 'questions/ask': {
        if (stops.length > 0) return err({ code: 'questions/notAllowed' });
        if (state.asking === 'sending') return err({ code: 'questions/busy' });
        const length = lengthOf(command.payload.attempt);
        return length < MIN_QUESTION_LENGTH || length > MAX_QUESTION_LENGTH
          ? err({ code: 'questions/length' })
          : ok([{ type: 'questions/sending', payload: command.payload }]);
      }
      case 'questions/startAnother':
        return state.asking === 'idle' || state.asking === 'sending'
          ? err({ code: 'questions/unchanged' })
          : ok([{ type: 'questions/startedAnother', payload: {} }]);
      case 'questions/reportLoaded':
        return ok([{ type: 'questions/loaded', payload: command.payload }]);
      case 'questions/reportAsked':
        return ok([{ type: 'questions/asked', payload: command.payload }]);
      case 'questions/forget':
        return ok([{ type: 'questions/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'questions/loading':
        return { ...state, loading: 'loading' };
      case 'questions/sending':
        return { ...state, asking: 'sending' };
      case 'questions/startedAnother':
        return { ...state, asking: 'idle' };
      case 'questions/loaded':
        return { ...state, loading: event.payload.hasFailed ? 'failed' : 'idle' };
      case 'questions/asked':
        return { ...state, asking: event.payload.outcome };
      case 'questions/forgotten':
        return { loading: 'idle', asking: 'idle' };
    }
    return state;
  },
};
