import type { Decider } from '../../kernel/decider.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { SearchCommand, SearchEvent, SearchRejection } from './messages.ts';
import { foldText } from './rules/fold.ts';
import { cutQuery, queryOf } from './rules/query.ts';
import { viewedFirst, withEarlier, without } from './rules/viewed.ts';
import type { SearchEntity, SearchState, ViewedGame } from './types.ts';

/** Searches kept [SRH-6]. */
export const MAX_RECENT = 6;

const UNCHANGED = err<SearchRejection>({ code: 'search/unchanged' });
const UNKNOWN = err<SearchRejection>({ code: 'search/unknown' });

const titleOf = ({ name, home, away }: SearchEntity): string => (name === '' ? `${home} – ${away}` : name);

/** Whether two names find the same: `arsenal` and `Arsenal`. */
const isSameSearch = (one: string, other: string): boolean =>
  one === other || (foldText(one) !== '' && foldText(one) === foldText(other));

export interface SearchFacts {
  /** The index is older than it may be, or of another language [SRH-1]. */
  readonly isOld: boolean;
  /** Wall ms. */
  readonly now: number;
}

function changed(
  before: readonly ViewedGame[],
  viewed: readonly ViewedGame[],
): Result<readonly SearchEvent[], SearchRejection> {
  const isSame = viewed.length === before.length && viewed.every(({ gameId }, at) => gameId === before[at]?.gameId);
  return isSame ? UNCHANGED : ok([{ type: 'search/viewedChanged', payload: { viewed } }]);
}

export const searchDecider: Decider<SearchState, SearchCommand, SearchEvent, SearchFacts, SearchRejection> = {
  initial: { status: 'idle', query: '', hits: null, page: null, top: [], popular: [], recent: [], viewed: [] },
  decide(command, state, { isOld, now }) {
    const { status, query, hits, page, top, recent, viewed } = state;
    switch (command.type) {
      case 'search/open':
        return status === 'loading' || (status === 'ready' && !isOld)
          ? UNCHANGED
          : ok([{ type: 'search/loading', payload: {} }]);
      case 'search/type': {
        const text = cutQuery(command.payload.text);
        return text === query ? UNCHANGED : ok([{ type: 'search/typed', payload: { text } }]);
      }
      case 'search/ask': {
        const text = queryOf(command.payload.text);
        return text === page?.query ? UNCHANGED : ok([{ type: 'search/asked', payload: { text } }]);
      }
      case 'search/send': {
        const name = queryOf(command.payload.text);
        return name === '' ? UNCHANGED : ok([{ type: 'search/chosen', payload: { name } }]);
      }
      case 'search/choose': {
        const chosen = [...(page?.hits ?? []), ...(hits ?? []), ...top].find(({ key }) => key === command.payload.key);
        return chosen === undefined ? UNKNOWN : ok([{ type: 'search/chosen', payload: { name: titleOf(chosen) } }]);
      }
      case 'search/forgetRecent':
        return recent.length === 0 ? UNCHANGED : ok([{ type: 'search/recentForgotten', payload: {} }]);
      case 'search/receiveIndex':
        return ok([{ type: 'search/indexed', payload: command.payload }]);
      case 'search/receiveHits':
        return command.payload.query === query
          ? ok([{ type: 'search/found', payload: { hits: command.payload.hits } }])
          : UNCHANGED;
      case 'search/receivePage':
        return command.payload.query === page?.query
          ? ok([{ type: 'search/answered', payload: { hits: command.payload.hits } }])
          : UNCHANGED;
      case 'search/reportFailure':
        return status === 'failed' ? UNCHANGED : ok([{ type: 'search/failed', payload: {} }]);
      case 'search/viewGame':
        return changed(viewed, viewedFirst(viewed, command.payload));
      case 'search/dropViewed':
        return changed(viewed, without(viewed, command.payload.gameId));
      case 'search/restoreViewed':
        return changed(viewed, withEarlier(viewed, command.payload.viewed, now));
      case 'search/forgetViewed':
        return viewed.length === 0 ? UNCHANGED : ok([{ type: 'search/viewedForgotten', payload: {} }]);
      case 'search/restoreRecent':
        return recent.length > 0 ? UNCHANGED : ok([{ type: 'search/recentRestored', payload: command.payload }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'search/loading':
        return { ...state, status: 'loading' };
      case 'search/typed': {
        const { text } = event.payload;
        // The last answer stays in sight until the next one comes.
        return { ...state, query: text, hits: text.trim() === '' ? null : state.hits };
      }
      case 'search/chosen': {
        const { name } = event.payload;
        const others = state.recent.filter((each) => !isSameSearch(each, name));
        return { ...state, recent: [name, ...others].slice(0, MAX_RECENT) };
      }
      case 'search/asked':
        return { ...state, page: { query: event.payload.text, hits: null } };
      case 'search/answered':
        return state.page === null ? state : { ...state, page: { ...state.page, hits: event.payload.hits } };
      case 'search/recentForgotten':
        return { ...state, recent: [] };
      case 'search/indexed':
        return { ...state, status: 'ready', ...event.payload };
      case 'search/found':
        return { ...state, hits: event.payload.hits };
      case 'search/failed':
        return { ...state, status: 'failed' };
      case 'search/recentRestored':
        return { ...state, recent: event.payload.recent.slice(0, MAX_RECENT) };
      case 'search/viewedChanged':
        return { ...state, viewed: event.payload.viewed };
      case 'search/viewedForgotten':
        return { ...state, viewed: [] };
    }
    return state;
  },
};
