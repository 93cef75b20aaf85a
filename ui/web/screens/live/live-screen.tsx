/** Everything in play, by sport. */
import type { ReactNode } from 'react';
import { BoardList } from '../../components/board.tsx';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { Icon, sportIcon } from '../../components/icon.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';

function SportTabs({ chosen }: { readonly chosen: number | null }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, whole);
  const all = tree?.reduce((sum, sport) => sum + sport.live, 0) ?? 0;
  return (
    <nav className="chips" aria-label={t('line.bySport')}>
      <Go to="/live" className="chip is-way" current={chosen === null}>
        {t('line.all')}
        <span className="count">{tree === null ? '' : all}</span>
      </Go>
      {tree
        ?.filter((sport) => sport.live > 0 || sport.id === chosen)
        .map((sport) => (
          <Go key={sport.id} to={`/live/${sport.id}`} className="chip is-way" current={chosen === sport.id}>
            <Icon name={sportIcon(sport.id)} size={16} />
            {sport.name}
            <span className="count">{sport.live}</span>
          </Go>
        ))}
    </nav>
  );
}

export function LiveScreen({ params }: ScreenProps): ReactNode {
  const t = useText();
  const sportId = params['sport'] === undefined ? null : Number(params['sport']);
  useWatch([sportId === null ? 'live' : `live:${sportId}`]);
  const tree = useProjection(useCore().line.tree, whole);
  const sport = tree?.find((each) => each.id === sportId);
  usePageName(
    sport === undefined
      ? sportId === null || tree !== null
        ? t('line.liveTitle')
        : null
      : `${t('nav.live')}, ${sport.name}`,
  );
  const board = useProjection(useBoardReadable(sportId === null ? { kind: 'live' } : { kind: 'live', sportId }), whole);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('line.liveTitle')}</h1>
      </div>
      <SportTabs chosen={sportId} />
      {!board.loaded ? (
        <BoardSkeleton rows={12} />
      ) : board.gameCount === 0 ? (
        <Empty icon="live" title={t('line.noLive.title')} text={t('line.noLive.text')}>
          <Go to={sportId === null ? '/line' : `/line/${sportId}`} className="button is-main">
            {t('line.toLine')}
          </Go>
        </Empty>
      ) : (
        <BoardList groups={board.groups} />
      )}
    </div>
  );
}
