import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { PageTheme, SiteChromeCommand, SiteChromeEvent, SiteChromeRejection, PageText } from './messages.ts';

export interface SiteChromeState {
  /** The current page, and the text at its end. */
  readonly page: string;
  readonly text: PageText | null;
  /** The operator's theme for the current page; null without one. */
  readonly theme: PageTheme | null;
  /** The current or last attempt; `number` is the operator's. */
  readonly callback: {
    readonly status: 'idle' | 'asking' | 'taken' | 'failed';
    readonly attempt: string;
    readonly number: string | null;
  };
  /**
   * The chat: `waiting` for the consultant's answer, or `failed` without one. Its words stay in memory beside the bus.
   */
  readonly talk: 'idle' | 'waiting' | 'failed';
  /** CSS pixels; null until measured. */
  readonly width: number | null;
}

export type SiteChromeDecider = Decider<SiteChromeState, SiteChromeCommand, SiteChromeEvent, null, SiteChromeRejection>;

const keyOf = (query: Readonly<Record<string, string>> | null): string =>
  query === null
    ? ''
    : Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .sort((left, right) => left.localeCompare(right))
        .join('&');

export const siteChromeDecider: SiteChromeDecider = {
  initial: {
    page: '',
    text: null,
    theme: null,
    callback: { status: 'idle', attempt: '', number: null },
    talk: 'idle',
    width: null,
  },
  decide(command, state) {
    switch (command.type) {
      case 'site-chrome/openPage': {
        const page = keyOf(command.payload.query);
        return page === state.page
          ? err({ code: 'site-chrome/unchanged' })
          : ok([{ type: 'site-chrome/pageOpened', payload: { page, query: command.payload.query } }]);
      }
      case 'site-chrome/receiveText':
        return command.payload.page === state.page
          ? ok([{ type: 'site-chrome/textReceived', payload: command.payload }])
          : err({ code: 'site-chrome/outdated' });
      case 'site-chrome/receiveTheme':
        if (command.payload.page !== state.page) return err({ code: 'site-chrome/outdated' });
        return command.payload.theme === state.theme
          ? err({ code: 'site-chrome/unchanged' })
          : ok([{ type: 'site-chrome/themeReceived', payload: command.payload }]);
      case 'site-chrome/askCallback':
        return state.callback.status === 'asking'
          ? err({ code: 'site-chrome/busy' })
          : ok([{ type: 'site-chrome/callbackAsked', payload: command.payload }]);
      case 'site-chrome/reportCallback':
        return command.payload.attempt === state.callback.attempt && state.callback.status === 'asking'
          ? ok([{ type: 'site-chrome/callbackAnswered', payload: command.payload }])
          : err({ code: 'site-chrome/outdated' });
      case 'site-chrome/sendMessage':
        return state.talk === 'waiting'
          ? err({ code: 'site-chrome/busy' })
          : ok([{ type: 'site-chrome/messageSent', payload: command.payload }]);
      case 'site-chrome/reportReply':
        return state.talk === 'waiting'
          ? ok([{ type: 'site-chrome/replied', payload: command.payload }])
          : err({ code: 'site-chrome/outdated' });
      case 'site-chrome/closeTalk':
        return state.talk === 'idle'
          ? err({ code: 'site-chrome/unchanged' })
          : ok([{ type: 'site-chrome/talkClosed', payload: {} }]);
      case 'site-chrome/reportWidth':
        return command.payload.width === state.width
          ? err({ code: 'site-chrome/unchanged' })
          : ok([{ type: 'site-chrome/widthReported', payload: command.payload }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'site-chrome/pageOpened':
        return { ...state, page: event.payload.page, text: null, theme: null };
      case 'site-chrome/textReceived':
        return { ...state, text: event.payload.text };
      case 'site-chrome/themeReceived':
        return { ...state, theme: event.payload.theme };
      case 'site-chrome/callbackAsked':
        return { ...state, callback: { status: 'asking', attempt: event.payload.attempt, number: null } };
      case 'site-chrome/callbackAnswered': {
        const { attempt, number } = event.payload;
        return { ...state, callback: { status: number === null ? 'failed' : 'taken', attempt, number } };
      }
      case 'site-chrome/messageSent':
        return { ...state, talk: 'waiting' };
      case 'site-chrome/replied':
        return { ...state, talk: event.payload.hasFailed ? 'failed' : 'idle' };
      case 'site-chrome/talkClosed':
        return { ...state, talk: 'idle' };
      case 'site-chrome/widthReported':
        return { ...state, width: event.payload.width };
    }
    return state;
  },
};
