/** All results of a search, at an address that can be shared: `/search?q=liverpool`. */
import { useEffect, type ReactNode } from 'react';
import 'touchline/core/search/feature';
import { LONG_GROUPS } from 'touchline/core/search/rules/groups';
import { queryOf } from 'touchline/core/search/rules/query';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { SearchGroups } from '../../components/search-hits.tsx';
import { ScreenSkeleton } from '../../components/skeleton.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';

export function SearchScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const asked = queryOf(new URLSearchParams(useShown().target.query).get('q') ?? '');
  const { view, hasFailed, retry } = useFeature('search');
  const isLoaded = view !== null;
  usePageName(asked === '' ? t('search.title') : t('search.titleOf', { query: asked }));
  useEffect(() => {
    if (!isLoaded) return;
    core.dispatch({ type: 'search/open', payload: {} });
    core.dispatch({ type: 'search/ask', payload: { text: asked } });
  }, [core, isLoaded, asked]);

  const again = (): void => {
    retry();
    core.dispatch({ type: 'search/open', payload: {} });
  };
  const body = (): ReactNode => {
    if (asked === '') return <Empty icon="search" title={t('search.title')} text={t('search.hint')} />;
    if (hasFailed || view?.status === 'failed')
      return (
        <Empty icon="search" title={t('search.title')} text={t('search.failedPage')}>
          <button type="button" className="button is-main" onClick={again}>
            {t('search.again')}
          </button>
        </Empty>
      );
    const hits = view?.page?.query === asked ? view.page.hits : null;
    if (hits === null) return <ScreenSkeleton />;
    if (hits.length === 0)
      return (
        <Empty
          icon="search"
          title={t('search.title')}
          text={t('search.none', { query: asked })}
          drawing={<Drawing name="search" />}
        />
      );
    return (
      <div className="search-page">
        <SearchGroups hits={hits} limits={LONG_GROUPS} />
      </div>
    );
  };
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{asked === '' ? t('search.title') : t('search.titleOf', { query: asked })}</h1>
      </div>
      {body()}
    </div>
  );
}
