/** A list of games with the order, the columns and the facts that the player chose. */
import { createContext, memo, use, useCallback, useMemo, type ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import { COLUMNS, columnsFrom, type Column } from 'touchline/core/display/rules/board-columns';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { waysOf } from 'touchline/core/line/rules/main-markets';
import type { Game, Market } from 'touchline/core/line/types';
import { useCore, useGameReadable, useMarketsReadable } from '../core-context.ts';
import { useDisplay } from '../shell/use-display.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { columnNames, GroupTitle, type BoardListProps, type GroupHeadProps } from './board.tsx';
import { Beside, BesideHead } from './beside.tsx';
import { FieldCells, gamePath, mainCells, Sides, When } from './game-row.tsx';
import { Link } from './link.tsx';
import { Star } from './star.tsx';
import { CAPTION_PX, withCaption } from './timed-row.tsx';
import { useArrangedGroups } from './use-arranged-groups.ts';
import { VirtualBoard, type BoardLook } from './virtual-board.tsx';

/** The columns of each game's row: the same for all rows of a group, as its heading names them. */
const Columns = createContext<ReadonlyMap<number, readonly Column[]>>(new Map());

function columnsByGame(
  groups: BoardListProps['groups'],
  display: Display | null,
  gameOf: (id: number) => Game | null,
): ReadonlyMap<number, readonly Column[]> {
  return new Map(
    groups.flatMap(({ gameIds }) => {
      const isLive = gameOf(gameIds[0] ?? 0)?.status !== 'scheduled';
      const first = (isLive ? display?.liveProfile : display?.lineProfile) ?? 'result';
      const columns = columnsFrom(first, display?.boardMarkets ?? 'all');
      return gameIds.map((id) => [id, columns] as const);
    }),
  );
}

const OtherHead = memo(function OtherHead({ champ, firstGameId, level }: GroupHeadProps): ReactNode {
  const t = useText();
  const { line } = useCore();
  const columns = use(Columns).get(firstGameId) ?? COLUMNS;
  const ways = useProjection(
    useMarketsReadable(firstGameId),
    useCallback((markets: readonly Market[]) => waysOf(markets, champ.sportId), [champ.sportId]),
  );
  const isField = line.game(firstGameId).get()?.away === '';
  const signs = columnNames(champ.sportId, ways, t);
  return (
    <div className="group-head">
      <GroupTitle champ={champ} level={level} />
      {!isField && (
        <div className={`group-columns starts-${columns[0]}`} aria-hidden="true">
          {columns.map((name) => (
            <span key={name} className={`cells is-${name}`}>
              {signs[name].map((sign) => (
                <span key={sign}>{sign}</span>
              ))}
            </span>
          ))}
          {columns.length === COLUMNS.length && <BesideHead sportId={champ.sportId} />}
        </div>
      )}
    </div>
  );
});

const Periods = ({ scores }: { readonly scores: readonly string[] }): ReactNode => (
  <span className="side-points side-periods">
    {scores.map((score, period) => (
      <span key={period}>{score}</span>
    ))}
  </span>
);

const OtherRow = memo(function OtherRow({ gameId }: { readonly gameId: number }): ReactNode {
  const { line } = useCore();
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const t = useText();
  const display = useDisplay(identity);
  const columns = use(Columns).get(gameId) ?? COLUMNS;
  if (game === null) return <div className="row is-loading" />;
  const isDetailed = display?.isScoreDetailed === true && game.status !== 'scheduled' && game.periodScores.length > 0;
  const periodsOf = (at: 0 | 1): ReactNode => <Periods scores={game.periodScores.map((scores) => scores[at])} />;
  const path = gamePath(game);
  const cells = mainCells(game, markets, line, t);
  const title = gameTitle(game, t);
  return (
    <div className={`row starts-${columns[0]}`}>
      <Link to={path} className="row-game">
        {display?.isGameIdShown === true ? (
          <span className="when-column">
            <When game={game} />
            <small>{game.id}</small>
          </span>
        ) : (
          <When game={game} />
        )}
        <Sides game={game} {...(isDetailed ? { more: periodsOf } : {})} />
      </Link>
      <Star kind="game" id={gameId} startsAt={game.startsAt} name={title} />
      {game.away === '' ? (
        <FieldCells game={game} markets={markets} />
      ) : (
        <>
          {columns.map((name) => (
            <span key={name} className={`cells is-${name}`}>
              {cells[name]}
            </span>
          ))}
          {columns.length === COLUMNS.length && <Beside game={game} markets={markets} />}
        </>
      )}
      <Link to={path} className="row-more" label={t('line.allMarkets', { count: game.marketCount, game: title })}>
        {`+${Math.max(0, game.marketCount)}`}
      </Link>
    </div>
  );
});

const LOOK: BoardLook = { Head: OtherHead, Row: OtherRow };
const BY_TIME: BoardLook = { Head: null, Row: withCaption(OtherRow), captionPx: CAPTION_PX };

export function OtherBoard({ groups, level = 2 }: BoardListProps): ReactNode {
  const { line } = useCore();
  const display = useDisplay(identity);
  const { groups: arranged, isByTime } = useArrangedGroups(groups, display);
  const columns = useMemo(
    () => columnsByGame(arranged, display, (id) => line.game(id).get()),
    [arranged, display, line],
  );
  return (
    <Columns value={columns}>
      <VirtualBoard groups={arranged} level={level} look={isByTime ? BY_TIME : LOOK} />
    </Columns>
  );
}
