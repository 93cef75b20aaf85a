import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from './messages.ts';
import type { CaptchaView } from './views.ts';

export interface Challenge extends CaptchaView {
  readonly code: string;
  readonly language: string;
}
export type CaptchaState = Challenge | null;

/** The most characters of an answer. */
const MAX_ANSWER_LENGTH = 100;

export const captchaDecider: Decider<CaptchaState, CaptchaCommand, CaptchaEvent, null, CaptchaRejection> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'captcha/ask')
      return state === null ? ok([{ type: 'captcha/asked', payload: command.payload }]) : err({ code: 'captcha/open' });
    if (state === null) return err({ code: 'captcha/none' });
    const { id, phase } = state;
    switch (command.type) {
      case 'captcha/answer': {
        const text = command.payload.text.trim().slice(0, MAX_ANSWER_LENGTH);
        if (phase !== 'asking') return err({ code: 'captcha/busy' });
        return text === '' ? err({ code: 'captcha/empty' }) : ok([{ type: 'captcha/answered', payload: { id, text } }]);
      }
      case 'captcha/renew':
        return phase === 'loading' || phase === 'checking'
          ? err({ code: 'captcha/busy' })
          : ok([{ type: 'captcha/renewed', payload: { id } }]);
      case 'captcha/cancel':
        return ok([{ type: 'captcha/ended', payload: { id, how: 'cancelled' } }]);
      case 'captcha/receive':
        return command.payload.id === id
          ? ok([{ type: 'captcha/received', payload: command.payload }])
          : err({ code: 'captcha/other' });
      case 'captcha/report':
        return command.payload.id === id
          ? ok([{ type: 'captcha/noted', payload: command.payload }])
          : err({ code: 'captcha/other' });
      case 'captcha/end':
        return command.payload.id === id
          ? ok([{ type: 'captcha/ended', payload: command.payload }])
          : err({ code: 'captcha/other' });
    }
  },
  evolve(state, event) {
    if (event.type === 'captcha/asked') return { ...event.payload, question: null, phase: 'loading', note: null };
    if (state === null) return state;
    switch (event.type) {
      case 'captcha/renewed':
        return { ...state, phase: 'loading', note: null };
      case 'captcha/received':
        return { ...state, question: event.payload.question, phase: 'asking' };
      case 'captcha/answered':
        return { ...state, phase: 'checking', note: null };
      case 'captcha/noted':
        // A wrong answer is followed by a new question [CAP-2]; without a question or a validation the visitor may ask
        // again [CAP-6].
        return {
          ...state,
          note: event.payload.note,
          phase: event.payload.note === 'wrong' ? 'loading' : 'unreachable',
        };
      case 'captcha/ended':
        return null;
    }
    return state;
  },
};
