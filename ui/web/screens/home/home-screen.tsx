/** Home: a few games worth seeing, then what is in play, then what comes next. */
import { useMemo, type ReactNode } from 'react';
import type { Board, BoardGroup, Game } from '../../../../core/modules/line/types.ts';
import type { Readable } from '../../../../core/kernel/readable.ts';
import type { LineReads } from '../../../../core/modules/line/reads.ts';
import { BoardList } from '../../components/board.tsx';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { Icon, sportIcon } from '../../components/icon.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { mainMarkets } from '../../format/main-markets.ts';
import { useText } from '../../text.ts';
import { useProjection, useProjections, whole } from '../../use-projection.ts';
import { Late } from '../../shell/late.tsx';
import { useDocumentTitle } from '../../use-title.ts';
import { FeaturedGame, FeaturedSkeleton } from './featured-game.tsx';

const TOP = { kind: 'top' } as const;
const TOPICS = ['top'];
const FEATURED = 3;
const LONG_TERM = 2999;
/** A favourite below this price (thousandths) has as good as won. */
const OPEN_RESULT = 1200;

/** Which of the games have begun, as one word, so that the lists are drawn again only when a game begins. */
const begunMask = (games: readonly (Game | null)[]): string =>
  games.map((game) => (game === null || game.status === 1 ? '0' : '1')).join('');

function split(groups: readonly BoardGroup[], begun: ReadonlySet<number>, wanted: boolean): readonly BoardGroup[] {
  return groups.flatMap((group) => {
    const gameIds = group.gameIds.filter((id) => begun.has(id) === wanted);
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}

/** One game a championship, those first whose result is still open. */
function featuredOf(groups: readonly BoardGroup[], line: LineReads): readonly number[] {
  const isOpen = (id: number): boolean => {
    const prices = mainMarkets(line.markets(id).get(), line.price).result.markets.map((market) =>
      market === null ? 0 : line.price(market.id),
    );
    return prices.every((price) => price >= OPEN_RESULT);
  };
  const ids = groups
    .filter((group) => group.champ.sportId !== LONG_TERM)
    .map((group) => group.gameIds.find(isOpen) ?? group.gameIds[0] ?? 0);
  return [...ids.filter(isOpen), ...ids.filter((id) => !isOpen(id))].slice(0, FEATURED);
}

export function SportStrip({ section = 'line' }: { readonly section?: 'line' | 'live' }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, whole);
  if (tree === null)
    return (
      <div className="strip" aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <span className="strip-way" key={at}>
            <span className="bone is-chip" />
          </span>
        ))}
      </div>
    );
  return (
    <nav className="strip" aria-label={t('tree.sports')}>
      {tree
        .filter((sport) => sport.live + (section === 'live' ? 0 : sport.line) > 0)
        .map((sport) => (
          <Go key={sport.id} to={`/${section}/${sport.id}`} className="strip-way">
            <Icon name={sportIcon(sport.id)} size={24} />
            <span>{sport.name}</span>
          </Go>
        ))}
    </nav>
  );
}

function TopGames({ board }: { readonly board: Board }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const ids = useMemo(() => board.groups.flatMap((group) => group.gameIds), [board]);
  const games = useMemo((): readonly Readable<Game | null>[] => ids.map((id) => line.game(id)), [ids, line]);
  const mask = useProjections(games, begunMask);
  const begun = useMemo(() => new Set(ids.filter((_, at) => mask[at] === '1')), [ids, mask]);
  const live = useMemo(() => split(board.groups, begun, true), [board, begun]);
  const next = useMemo(() => split(board.groups, begun, false), [board, begun]);
  const featured = useMemo(() => featuredOf([...live, ...next], line), [live, next, line]);
  return (
    <>
      <section className="featured" aria-label={t('home.featured')}>
        {featured.map((id) => (
          <FeaturedGame key={id} gameId={id} />
        ))}
      </section>
      {live.length > 0 && (
        <section aria-labelledby="home-live">
          <div className="screen-head">
            <h2 id="home-live">{t('home.live')}</h2>
            <Go to="/live" className="way">
              {t('home.allLive')}
              <Icon name="forward" size={16} />
            </Go>
          </div>
          <BoardList groups={live} level={3} />
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="home-next">
          <div className="screen-head">
            <h2 id="home-next">{t('home.next')}</h2>
            <Go to="/line" className="way">
              {t('home.allSports')}
              <Icon name="forward" size={16} />
            </Go>
          </div>
          <BoardList groups={next} level={3} />
        </section>
      )}
    </>
  );
}

export function HomeScreen(): ReactNode {
  const t = useText();
  useWatch(TOPICS);
  useDocumentTitle(t('title.home'));
  const board = useProjection(useBoardReadable(TOP), whole);
  return (
    <div className="screen">
      <h1 className="vh">{t('home.title')}</h1>
      <Late part="home" waiting={<SportStrip />} />
      {!board.loaded ? (
        <>
          <div className="featured" aria-hidden="true">
            {Array.from({ length: FEATURED }, (_, at) => (
              <FeaturedSkeleton key={at} />
            ))}
          </div>
          <div className="screen-head" aria-hidden="true">
            <span className="bone is-heading" />
          </div>
          <BoardSkeleton rows={8} />
        </>
      ) : board.gameCount === 0 ? (
        <Empty icon="football" title={t('home.empty.title')} text={t('home.empty.text')}>
          <Go to="/line" className="button is-main">
            {t('home.allSports')}
          </Go>
        </Empty>
      ) : (
        <TopGames board={board} />
      )}
    </div>
  );
}
