/** Home: a few featured games, then games in play, then upcoming ones. */
import { useMemo, type ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { Board, BoardGroup, Game, Market } from 'touchline/core/line/types';
import type { Readable } from 'touchline/kernel/readable';
import type { LineReads } from 'touchline/core/line/reads';
import { BoardList, firstRows, rowCount } from '../../components/board.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { SportStrip } from '../../components/sport-strip.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { mainMarkets } from 'touchline/core/line/rules/main-markets';
import { useText } from '../../text.ts';
import { useRest } from '../../use-hydrated.ts';
import { useProjection, useProjections, identity } from '../../use-projection.ts';
import { deferredPart } from '../../shell/deferred-part.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { useDocumentTitle } from '../../use-title.ts';
import { FeaturedGame, FeaturedSkeleton } from './featured-game.tsx';

const TOP = { kind: 'top' } as const;
const TOPICS = ['top'];
const FEATURED = 3;
/** Rows of a server's page: more than any screen shows at first; the others are there once the page is taken over. */
const SERVER_ROWS = 9;
/** Of them for upcoming games, however many are in play. */
const MIN_UPCOMING = 4;
/** Boosted prices and popular bets stand after so many games. */
const OFFERS_AFTER = 10;
/** A favourite below this price (thousandths) has practically won. */
const OPEN_RESULT = 1200;

const HomeStrip = deferredPart((parts) => parts.HomeStrip, 'tools');
const HomeMore = deferred(async () => (await import('../../components/home-more.tsx')).HomeMore);
const NoGames = deferred(async () => (await import('../../components/no-games.tsx')).NoGames);

/** A string of which games have started, so that the lists render again only when a game starts. */
const begunMask = (games: readonly (Game | null)[]): string =>
  games.map((game) => (game === null || game.status === 'scheduled' ? '0' : '1')).join('');

function split(groups: readonly BoardGroup[], isWanted: (id: number) => boolean): readonly BoardGroup[] {
  return groups.flatMap((group) => {
    const gameIds = group.gameIds.filter(isWanted);
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}

function resultOf(id: number, line: LineReads): readonly (Market | null)[] {
  const sportId = line.game(id).get()?.champ.sportId ?? 0;
  return mainMarkets(line.markets(id).get(), line.price, sportId).result.markets;
}

/** One game per championship; games whose result is still open come first. */
function featuredOf(groups: readonly BoardGroup[], line: LineReads): readonly number[] {
  const isOpen = (id: number): boolean =>
    resultOf(id, line).every((market) => market !== null && line.price(market.id) >= OPEN_RESULT);
  const ids = groups
    .filter((group) => group.champ.sportId !== LONG_TERM)
    .map((group) => group.gameIds.find(isOpen) ?? group.gameIds[0] ?? 0);
  return [...ids.filter(isOpen), ...ids.filter((id) => !isOpen(id))].slice(0, FEATURED);
}

const OFFERS = (
  <Deferred waiting={<div className="home-more" />}>
    <HomeMore />
  </Deferred>
);

interface GamesProps {
  readonly isLive: boolean;
  readonly groups: readonly BoardGroup[];
  /** Offers stand after this row, if the list has it [POP-5]. */
  readonly at: number;
}

function Games({ isLive, groups, at }: GamesProps): ReactNode {
  const t = useText();
  if (groups.length === 0) return null;
  const first = firstRows(groups, at);
  const shown = new Set(first.flatMap(({ gameIds }) => gameIds));
  const rest = split(groups, (id) => !shown.has(id));
  const title = t(isLive ? 'home.live' : 'home.next');
  return (
    <section aria-label={title}>
      <div className="screen-head">
        <h2>{title}</h2>
        <Link to={isLive ? '/live' : '/line'} className="way">
          {t(isLive ? 'home.allLive' : 'home.allSports')}
          <Icon name="forward" size={16} />
        </Link>
      </div>
      {first.length > 0 && (
        <>
          <BoardList groups={first} level={3} />
          {rowCount(first) === at && OFFERS}
        </>
      )}
      {rest.length > 0 && <BoardList groups={rest} level={3} isBelow />}
    </section>
  );
}

function TopGames({ board }: { readonly board: Board }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const ids = useMemo(() => board.groups.flatMap((group) => group.gameIds), [board]);
  const games = useMemo((): readonly Readable<Game | null>[] => ids.map((id) => line.game(id)), [ids, line]);
  const mask = useProjections(games, begunMask);
  const begun = useMemo(() => new Set(ids.filter((_, at) => mask[at] === '1')), [ids, mask]);
  const live = useMemo(() => split(board.groups, (id) => begun.has(id)), [board, begun]);
  // A game ahead that only a selection brought, of the coupon or of the boosted prices, is not one of the list
  // [LIN-233].
  const next = useMemo(
    () =>
      split(board.groups, (id) => !begun.has(id) && resultOf(id, line).filter((market) => market !== null).length > 1),
    [board, begun, line],
  );
  const featured = useMemo(() => featuredOf([...live, ...next], line), [live, next, line]);
  const isWhole = useRest();
  const listedLive = isWhole ? live : firstRows(live, SERVER_ROWS - MIN_UPCOMING);
  const listedNext = isWhole ? next : firstRows(next, SERVER_ROWS - rowCount(listedLive));
  const offersAt = Math.min(OFFERS_AFTER, rowCount(live) + rowCount(next));
  return (
    <>
      <section className="featured" aria-label={t('home.featured')}>
        {featured.map((id, at) => (
          <FeaturedGame key={id} gameId={id} isHero={at === 0} />
        ))}
      </section>
      <Games isLive groups={listedLive} at={offersAt} />
      <Games isLive={false} groups={listedNext} at={offersAt - rowCount(listedLive)} />
    </>
  );
}

export function HomeScreen(): ReactNode {
  const t = useText();
  useWatch(TOPICS);
  useDocumentTitle(t('title.home'));
  const board = useProjection(useBoardReadable(TOP), identity);
  return (
    <div className="screen">
      <h1 className="vh">{t('home.title')}</h1>
      <Deferred waiting={<SportStrip />}>
        <HomeStrip />
      </Deferred>
      {!board.loaded ? (
        <>
          <div className="featured" aria-hidden="true">
            {Array.from({ length: FEATURED }, (_, at) => (
              <FeaturedSkeleton key={at} isHero={at === 0} />
            ))}
          </div>
          <div className="screen-head" aria-hidden="true">
            <span className="bone is-heading" />
          </div>
          <BoardSkeleton rows={8} />
        </>
      ) : board.gameCount === 0 ? (
        <Deferred>
          <NoGames />
        </Deferred>
      ) : (
        <TopGames board={board} />
      )}
    </div>
  );
}
