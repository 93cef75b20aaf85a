import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { FurnitureCommand, FurnitureEvent, FurnitureRejection, PageText } from './messages.ts';

export interface FurnitureState {
  /** The current page, and the text at its end. */
  readonly page: string;
  readonly text: PageText | null;
  /** The current or last attempt; `number` is the operator's. */
  readonly callback: {
    readonly status: 'idle' | 'asking' | 'taken' | 'failed';
    readonly attempt: string;
    readonly number: string | null;
  };
  /** The chat: `waiting` for the consultant's answer, or `failed` without one. Its words stay in memory beside the bus. */
  readonly talk: 'idle' | 'waiting' | 'failed';
  /** CSS pixels; null until measured. */
  readonly width: number | null;
}

export type FurnitureDecider = Decider<FurnitureState, FurnitureCommand, FurnitureEvent, null, FurnitureRejection>;

const keyOf = (query: Readonly<Record<string, string>> | null): string =>
  query === null
    ? ''
    : Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted((left, right) => left.localeCompare(right))
        .join('&');

export const furnitureDecider: FurnitureDecider = {
  initial: { page: '', text: null, callback: { status: 'idle', attempt: '', number: null }, talk: 'idle', width: null },
  decide(command, state) {
    switch (command.type) {
      case 'furniture/openPage': {
        const page = keyOf(command.payload.query);
        return page === state.page
          ? err({ code: 'furniture/unchanged' })
          : ok([{ type: 'furniture/pageOpened', payload: { page, query: command.payload.query } }]);
      }
      case 'furniture/receiveText':
        return command.payload.page === state.page
          ? ok([{ type: 'furniture/textReceived', payload: command.payload }])
          : err({ code: 'furniture/outdated' });
      case 'furniture/askCallback':
        return state.callback.status === 'asking'
          ? err({ code: 'furniture/busy' })
          : ok([{ type: 'furniture/callbackAsked', payload: command.payload }]);
      case 'furniture/reportCallback':
        return command.payload.attempt === state.callback.attempt && state.callback.status === 'asking'
          ? ok([{ type: 'furniture/callbackAnswered', payload: command.payload }])
          : err({ code: 'furniture/outdated' });
      case 'furniture/say':
        return state.talk === 'waiting'
          ? err({ code: 'furniture/busy' })
          : ok([{ type: 'furniture/said', payload: command.payload }]);
      case 'furniture/reportReply':
        return state.talk === 'waiting'
          ? ok([{ type: 'furniture/replied', payload: command.payload }])
          : err({ code: 'furniture/outdated' });
      case 'furniture/closeTalk':
        return state.talk === 'idle'
          ? err({ code: 'furniture/unchanged' })
          : ok([{ type: 'furniture/talkClosed', payload: {} }]);
      case 'furniture/reportWidth':
        return command.payload.width === state.width
          ? err({ code: 'furniture/unchanged' })
          : ok([{ type: 'furniture/widthReported', payload: command.payload }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'furniture/pageOpened':
        return { ...state, page: event.payload.page, text: null };
      case 'furniture/textReceived':
        return { ...state, text: event.payload.text };
      case 'furniture/callbackAsked':
        return { ...state, callback: { status: 'asking', attempt: event.payload.attempt, number: null } };
      case 'furniture/callbackAnswered': {
        const { attempt, number } = event.payload;
        return { ...state, callback: { status: number === null ? 'failed' : 'taken', attempt, number } };
      }
      case 'furniture/said':
        return { ...state, talk: 'waiting' };
      case 'furniture/replied':
        return { ...state, talk: event.payload.hasFailed ? 'failed' : 'idle' };
      case 'furniture/talkClosed':
        return { ...state, talk: 'idle' };
      case 'furniture/widthReported':
        return { ...state, width: event.payload.width };
    }
    return state;
  },
};
