/** All games in play, by sport. */
import type { ReactNode } from 'react';
import { ofCompetitions } from 'touchline/core/display/rules/competitions';
import {
  BoardTools,
  CategoryBoard,
  FilterNote,
  SeveralGames,
  SoonBoard,
} from '../../components/board-tools/deferred-tools.ts';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { useCompetitions } from '../../components/board-tools/use-competitions.ts';
import { useFilteredBoard } from '../../components/board-tools/use-filtered-board.ts';
import { BoardList } from '../../components/board.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { HiddenSport, useIsSportHidden } from '../../components/hidden-sport.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useCore, useWatch } from '../../core-context.ts';
import { Deferred } from '../../shell/deferred.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';

const LIVE = ['live'] as const;

interface SportTabsProps {
  readonly chosen: number | null;
  /** Games in play on the list; null until it has loaded. */
  readonly count: number | null;
}

/** Renders nothing when nothing is in play: a row with one sport leads nowhere. */
function SportTabs({ chosen, count }: SportTabsProps): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  const all = tree?.reduce((sum, sport) => sum + sport.live, 0) ?? 0;
  // The list of games in play is fresher than the tree's counts.
  const isNothing = tree !== null && all === 0;
  if (count === null ? isNothing : count === 0 && (chosen === null || isNothing)) return null;
  return (
    <nav className="chips" aria-label={t('line.bySport')}>
      <Link to="/live" className="chip is-way" current={chosen === null}>
        {t('line.all')}
        <span className="count">{tree === null ? '' : all}</span>
      </Link>
      {tree
        ?.filter((sport) => sport.live > 0 || sport.id === chosen)
        .map((sport) => (
          <Link key={sport.id} to={`/live/${sport.id}`} className="chip is-way" current={chosen === sport.id}>
            <SportPicture sportId={sport.id} />
            {sport.name}
            <span className="count">{sport.live}</span>
          </Link>
        ))}
    </nav>
  );
}

export function LiveScreen({ params }: ScreenProps): ReactNode {
  const t = useText();
  const sportId = params['sport'] === undefined ? null : Number(params['sport']);
  useWatch([sportId === null ? 'live' : `live:${sportId}`]);
  const isHidden = useIsSportHidden('live', sportId);
  const tree = useProjection(useCore().line.tree, identity);
  const sport = tree?.find((each) => each.id === sportId);
  usePageName(
    sport === undefined
      ? sportId === null || tree !== null
        ? t('line.liveTitle')
        : null
      : `${t('nav.live')}, ${sport.name}`,
  );
  const { board, filtered } = useFilteredBoard(sportId === null ? { kind: 'live' } : { kind: 'live', sportId });
  const competitions = useCompetitions(board.groups, sportId);
  const isFiltered = filtered?.isFiltered === true || competitions.isChosen;
  const soon = ofCompetitions(filtered?.soon ?? [], competitions.choice);
  const inPlay = filtered?.allCount ?? board.gameCount;
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('line.liveTitle')}</h1>
        <Deferred>
          <SeveralGames />
        </Deferred>
        <Deferred>
          <BoardTools section="live" sportId={sportId} competitions={competitions} />
        </Deferred>
      </div>
      <SportTabs chosen={sportId} count={board.loaded ? inPlay : null} />
      {isFiltered && filtered !== null && !isHidden && (
        <Deferred>
          <FilterNote section="live" board={filtered} competitions={competitions} />
        </Deferred>
      )}
      {!isHidden && <MarketSwitchRoom groups={board.groups} sections={LIVE} />}
      {!board.loaded || filtered?.videos === 'loading' ? (
        <BoardSkeleton rows={12} />
      ) : isHidden ? (
        <HiddenSport />
      ) : isFiltered && competitions.gameCount === 0 ? null : board.gameCount === 0 ? (
        <Empty
          icon="live"
          drawing={<Drawing name="noGames" />}
          title={t('line.noLive.title')}
          text={t('line.noLive.text')}
        >
          <Link to={sportId === null ? '/line' : `/line/${sportId}`} className="button is-main">
            {t('line.toLine')}
          </Link>
        </Empty>
      ) : filtered === null || filtered.categories === null ? (
        <BoardList groups={competitions.shown} />
      ) : (
        <Deferred waiting={<BoardList groups={competitions.shown} />}>
          <CategoryBoard categories={filtered.categories} choice={competitions.choice} />
        </Deferred>
      )}
      {soon.length > 0 && (
        <Deferred>
          <SoonBoard groups={soon} />
        </Deferred>
      )}
    </div>
  );
}
