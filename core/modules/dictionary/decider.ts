import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import { LONG_TERM } from '../line/public.ts';
import type { DictionaryCommand, DictionaryEvent, DictionaryRejection } from './messages.ts';
import type { DictionaryView } from './views.ts';

export type DictionaryState = DictionaryView;

/** Bets on a whole competition have their own sport, which the names' call omits [DIC-2]. */
const LONG_TERM_BETS = { sportId: LONG_TERM, nameEng: 'Long-term bets' } as const;

export const dictionaryDecider: Decider<
  DictionaryState,
  DictionaryCommand,
  DictionaryEvent,
  null,
  DictionaryRejection
> = {
  initial: { language: null, state: 'none', sports: [LONG_TERM_BETS] },
  decide(command, state) {
    const { language } = command.payload;
    switch (command.type) {
      case 'dictionary/load':
        return language === state.language && state.state !== 'failed'
          ? err({ code: 'dictionary/unchanged' })
          : ok([{ type: 'dictionary/loading', payload: { language } }]);
      case 'dictionary/receive':
        if (language !== state.language || state.state !== 'loading') return err({ code: 'dictionary/stale' });
        return ok([
          {
            type: 'dictionary/received',
            payload: {
              language,
              sports: [...command.payload.sports.filter(({ sportId }) => sportId !== LONG_TERM), LONG_TERM_BETS],
            },
          },
        ]);
      case 'dictionary/reportFailure':
        return language === state.language && state.state === 'loading'
          ? ok([{ type: 'dictionary/failed', payload: { language } }])
          : err({ code: 'dictionary/stale' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'dictionary/loading':
        return { ...state, language: event.payload.language, state: 'loading' };
      case 'dictionary/received':
        return { ...state, state: 'ready', sports: event.payload.sports };
      case 'dictionary/failed':
        return { ...state, state: 'failed' };
    }
    return state;
  },
};
