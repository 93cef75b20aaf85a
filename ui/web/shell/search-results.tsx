/** The list below the search's input: hits of a query, or recent searches and top competitions without one. */
import type { ReactNode } from 'react';
import { SHORT_GROUPS } from 'touchline/core/search/rules/groups';
import type { SearchState } from 'touchline/core/search/types';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { SearchGroups, SearchHit } from '../components/search-hits.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { hasSuggestions } from './has-suggestions.ts';
import { searchAddress } from './search-address.ts';
import { ViewedGames } from './viewed-games.tsx';

interface ListProps {
  readonly view: SearchState;
  readonly onGone: () => void;
}

function Suggestions({ view, onPick, onGone }: ListProps & { readonly onPick: (name: string) => void }): ReactNode {
  const { dispatch } = useCore();
  const t = useText();
  if (!hasSuggestions(view)) {
    if (view.status === 'ready') return null;
    return <p className="search-note">{t(view.status === 'failed' ? 'search.failed' : 'state.loading')}</p>;
  }
  const { recent, viewed, popular, top } = view;
  return (
    <>
      {recent.length > 0 && (
        <section className="hit-group" aria-label={t('search.recent')}>
          <div className="hit-head">
            <h2 className="hit-kind">{t('search.recent')}</h2>
            <button
              type="button"
              className="hit-clear"
              onClick={() => dispatch({ type: 'search/forgetRecent', payload: {} })}
            >
              {t('search.forget')}
            </button>
          </div>
          <ul className="hits">
            {recent.map((name) => (
              <li key={name}>
                <button type="button" className="hit" onClick={() => onPick(name)}>
                  <Icon name="clock" />
                  <span className="hit-names">
                    <bdi>{name}</bdi>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {viewed.length > 0 && <ViewedGames viewed={viewed} onGone={onGone} />}
      {popular.length > 0 && (
        <section className="hit-group" aria-label={t('search.popular')}>
          <h2 className="hit-kind">{t('search.popular')}</h2>
          <ul className="hit-names-row">
            {popular.map((name) => (
              <li key={name}>
                <button type="button" className="hit hit-chip" onClick={() => onPick(name)}>
                  <bdi>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {top.length > 0 && (
        <section className="hit-group" aria-label={t('search.top')}>
          <h2 className="hit-kind">{t('search.top')}</h2>
          <ul className="hits">
            {top.map((hit) => (
              <SearchHit key={hit.key} hit={hit} onGone={onGone} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Results({ view: { status, query, hits }, onGone }: ListProps): ReactNode {
  const { dispatch } = useCore();
  const t = useText();
  const send = (): void => {
    dispatch({ type: 'search/send', payload: { text: query } });
    onGone();
  };
  if (status === 'failed') return <p className="search-note">{t('search.failed')}</p>;
  if (hits === null) return <p className="search-note">{t('search.busy')}</p>;
  if (hits.length === 0) return <p className="search-note">{t('search.none', { query })}</p>;
  return (
    <>
      <SearchGroups hits={hits} limits={SHORT_GROUPS} onGone={onGone} />
      <Link to={searchAddress(query)} className="hit hit-all" onGone={send}>
        {t('search.all', { query })}
      </Link>
    </>
  );
}

interface SearchResultsProps extends ListProps {
  readonly isEmpty: boolean;
  readonly onPick: (name: string) => void;
}

export function SearchResults({ isEmpty, view, onGone, onPick }: SearchResultsProps): ReactNode {
  return isEmpty ? (
    <Suggestions view={view} onGone={onGone} onPick={onPick} />
  ) : (
    <Results view={view} onGone={onGone} />
  );
}
