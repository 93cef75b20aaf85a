/** Upcoming games: all sports with their counts, or one sport's games with a time filter. */
import { useMemo, type ReactNode } from 'react';
import { startingWithin } from 'touchline/core/line/rules/starting-within';
import { BoardTools, FilterNote } from '../../components/board-tools/deferred-tools.ts';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { useCompetitions } from '../../components/board-tools/use-competitions.ts';
import { useFilteredBoard } from '../../components/board-tools/use-filtered-board.ts';
import { BoardList } from '../../components/board.tsx';
import { CountCard, WaitingCards } from '../../components/count-card.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { HiddenSport, useIsSportHidden } from '../../components/hidden-sport.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { keptByEntry } from '../../components/use-kept.ts';
import { useCore, useWatch } from '../../core-context.ts';
import { Deferred } from '../../shell/deferred.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';

/** Hours ahead; 0 means no bound. */
const WINDOWS = [0, 1, 3, 6, 12, 24, 72] as const;
const LINE = ['line'] as const;
type Window = (typeof WINDOWS)[number];
const useHours = keptByEntry<Window>(0);

function AllSports(): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  usePageName(t('line.sportsTitle'));
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('line.sportsTitle')}</h1>
      </div>
      <ul className="sports">
        {tree === null ? (
          <WaitingCards count={12} />
        ) : (
          tree
            .filter((sport) => sport.live + sport.line > 0)
            .map((sport) => (
              <li key={sport.id}>
                <CountCard {...sport} to={`/line/${sport.id}`} sportId={sport.id} />
              </li>
            ))
        )}
      </ul>
    </div>
  );
}

function OneSport({ sportId }: { readonly sportId: number }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const tree = useProjection(line.tree, identity);
  const isHidden = useIsSportHidden('line', sportId);
  const [hours, setHours] = useHours();
  useWatch([`line:${sportId}`]);
  const { board, filtered } = useFilteredBoard({ kind: 'line', sportId });
  const competitions = useCompetitions(board.groups, sportId);
  const isFiltered = filtered?.isFiltered === true || competitions.isChosen;
  const groups = useMemo(
    () =>
      startingWithin(
        { groups: competitions.shown },
        hours,
        line.now(),
        (id) => line.game(id).get()?.startsAt ?? Infinity,
      ),
    [competitions, hours, line],
  );
  const sport = tree?.find((each) => each.id === sportId);
  /** A sport unknown to the operator has no name. */
  const name = sport?.name ?? (tree === null ? null : t('line.noGames.title'));
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>
          <SportPicture sportId={sportId} />
          {/* The list of sports may come after the games [LIN-259]. */}
          {name ?? t('line.toLine')}
        </h1>
        {sport !== undefined && sport.live > 0 && (
          <Link to={`/live/${sportId}`} className="way">
            {t('line.inPlay', { count: sport.live })}
            <Icon name="forward" size={16} />
          </Link>
        )}
        <Deferred>
          <BoardTools section="line" sportId={sportId} competitions={competitions} />
        </Deferred>
      </div>
      <div className="chips" role="group" aria-label={t('line.when')}>
        {WINDOWS.map((each) => (
          <button
            type="button"
            key={each}
            className="chip"
            aria-pressed={hours === each}
            onClick={() => setHours(each)}
          >
            {each === 0
              ? t('line.anyTime')
              : each < 48
                ? t('line.hours', { count: each })
                : t('line.days', { count: each / 24 })}
          </button>
        ))}
      </div>
      {isFiltered && filtered !== null && !isHidden && (
        <Deferred>
          <FilterNote section="line" board={filtered} competitions={competitions} />
        </Deferred>
      )}
      {!board.loaded ? (
        <BoardSkeleton rows={12} />
      ) : isHidden ? (
        <HiddenSport />
      ) : isFiltered && competitions.gameCount === 0 ? null : groups.length === 0 ? (
        <Empty
          icon="clock"
          drawing={<Drawing name="noGames" />}
          title={t('line.noGames.title')}
          text={t(hours === 0 ? 'line.noGames.text' : 'line.noGames.window')}
        >
          {hours === 0 ? (
            <Link to="/line" className="button is-main">
              {t('home.allSports')}
            </Link>
          ) : (
            <button type="button" className="button is-main" onClick={() => setHours(0)}>
              {t('line.anyTime')}
            </button>
          )}
        </Empty>
      ) : (
        <>
          <MarketSwitchRoom groups={board.groups} sections={LINE} />
          <BoardList groups={groups} />
        </>
      )}
    </div>
  );
}

export function LineScreen({ params }: ScreenProps): ReactNode {
  const sportId = params['sport'];
  return sportId === undefined ? <AllSports /> : <OneSport key={sportId} sportId={Number(sportId)} />;
}
