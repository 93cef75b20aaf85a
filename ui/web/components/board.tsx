/**
 * A list of games by championship. Short lists are rendered whole; long ones by the virtual list, which loads on
 * demand.
 */
import { memo, Suspense, useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import type { DisplayView } from 'touchline/core/display/public';
import type { BoardGroup, Championship } from 'touchline/core/line/types';
import type { Preferences } from 'touchline/core/preferences/types';
import { useCore, useMarketsReadable } from '../core-context.ts';
import { countryName } from '../format/country.ts';
import { waysOf } from 'touchline/core/line/rules/main-markets';
import { isBout } from 'touchline/core/line/rules/sport-ids';
import { needStyles } from '../styles/deferred.ts';
import { loadNamespaces, useTextLanguage, useText, type Translate } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useRest } from '../use-hydrated.ts';
import { useProjection } from '../use-projection.ts';
import { BesideHead, IsWide, useIsWide } from './beside.tsx';
import { GameRow } from './game-row.tsx';
import { Link } from './link.tsx';
import { Flag, SportPicture } from './picture.tsx';

/** Lists with more rows than this are virtualised. */
const LONG = 60;
/** Rows of a list in a page that a server has rendered, and of a long one before the virtual list is there [RND-17]. */
const FIRST_ROWS = 20;
const OtherBoard = lazyAgain(async () => (await import('./other-board.tsx')).OtherBoard);
const AsianBoard = lazyAgain(async () => {
  const [{ AsianBoard: Board }] = await Promise.all([
    import('./asian-board.tsx'),
    loadNamespaces('asian', 'game'),
    needStyles('asian'),
  ]);
  return Board;
});
const VirtualBoard = lazyAgain(async () => (await import('./virtual-board.tsx')).VirtualBoard);

export function ChampName({ champ }: { readonly champ: Championship }): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  return (
    <>
      <SportPicture sportId={champ.sportId} />
      <Flag country={champ.country} />
      <span className="champ-country">{countryName(champ.country, language, t)}</span>
      <span className="champ-name" dir="auto">
        {champ.name}
      </span>
    </>
  );
}

export function GroupTitle({
  champ,
  level,
}: {
  readonly champ: Championship;
  /** Heading level within the page. */
  readonly level: 2 | 3;
}): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Heading className="group-title">
      <Link to={`/line/${champ.sportId}/${champ.id}`}>
        <ChampName champ={champ} />
      </Link>
    </Heading>
  );
}

/** Names of the columns of main markets. */
export function columnNames(
  sportId: number,
  ways: 2 | 3,
  t: Translate,
): Readonly<Record<'result' | 'total' | 'handicap', readonly string[]>> {
  const third = isBout(sportId) ? 'line.knockout' : 'line.handicap';
  return {
    result: ways === 3 ? ['1', 'X', '2'] : ['1', '2'],
    total: [t('line.over'), t('line.under')],
    handicap: [1, 2].map((n) => t(third, { n })),
  };
}

export interface GroupHeadProps {
  readonly champ: Championship;
  readonly firstGameId: number;
  /** Heading level within the page. */
  readonly level: 2 | 3;
}

export const GroupHead = memo(function GroupHead({ champ, firstGameId, level }: GroupHeadProps): ReactNode {
  const t = useText();
  const { line } = useCore();
  const ways = useProjection(
    useMarketsReadable(firstGameId),
    useCallback((markets) => waysOf(markets, champ.sportId), [champ.sportId]),
  );
  const field = line.game(firstGameId).get()?.away === '';
  return (
    <div className="group-head">
      <GroupTitle champ={champ} level={level} />
      {!field && (
        <div className="group-columns" aria-hidden="true">
          {Object.entries(columnNames(champ.sportId, ways, t)).map(([kind, names]) => (
            <span key={kind} className={`cells is-${kind}`}>
              {names.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </span>
          ))}
          <BesideHead sportId={champ.sportId} />
        </div>
      )}
    </div>
  );
});

export interface BoardListProps {
  readonly groups: readonly BoardGroup[];
  readonly level?: 2 | 3;
  /** Virtual however short it is: a list below the others, whose rows need not be there before they are almost seen. */
  readonly isBelow?: boolean;
}

function PlainBoard({ groups, level = 2 }: BoardListProps): ReactNode {
  return groups.map(({ champ, gameIds }) => (
    <section className="group" key={champ.id}>
      <GroupHead champ={champ} firstGameId={gameIds[0] ?? 0} level={level} />
      {gameIds.map((id) => (
        <GameRow key={id} gameId={id} />
      ))}
    </section>
  ));
}

export function rowCount(groups: readonly BoardGroup[]): number {
  return groups.reduce((sum, group) => sum + group.gameIds.length, 0);
}

/** The first `most` rows of a list. */
export function firstRows(groups: readonly BoardGroup[], most: number): readonly BoardGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const gameIds = group.gameIds.slice(0, Math.max(0, left));
    left -= gameIds.length;
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}

const isAsianOf = ({ appView }: Preferences): boolean => appView === 'asian';
const isOtherOf = (display: DisplayView | null): boolean => display?.isBoardOwn === true;

export function BoardList(props: BoardListProps): ReactNode {
  return (
    <IsWide value={useIsWide()}>
      <List {...props} />
    </IsWide>
  );
}

function List({ groups, level = 2, isBelow = false }: BoardListProps): ReactNode {
  const count = rowCount(groups);
  // A list that was long once stays virtual: switching back would re-create its rows and lose the focus.
  const [isLong, setLong] = useState(isBelow);
  const isWhole = useRest();
  // Deferred, so that the rows that are there stay until the other ones have loaded.
  const isOther = useDeferredValue(useProjection(useCore().feature('display'), isOtherOf));
  const isAsian = useDeferredValue(useProjection(useCore().preferences, isAsianOf));
  if (count > LONG && !isLong) setLong(true);
  if (!isLong && !isOther && !(isAsian && isWhole))
    return (
      <div className="board">
        <PlainBoard groups={isWhole ? groups : firstRows(groups, FIRST_ROWS)} level={level} />
      </div>
    );
  const start = !isBelow && (
    <div className="board" aria-busy="true">
      <PlainBoard groups={firstRows(groups, FIRST_ROWS)} level={level} />
    </div>
  );
  if (!isWhole) return start;
  return (
    <Suspense fallback={start}>
      {isAsian ? (
        <AsianBoard groups={groups} level={level} />
      ) : isOther ? (
        <OtherBoard groups={groups} level={level} />
      ) : (
        <VirtualBoard groups={groups} level={level} />
      )}
    </Suspense>
  );
}
