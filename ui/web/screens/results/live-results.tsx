/** Games in play with their running scores, and those that have ended today [STT-12]. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Board, TreeSport } from 'touchline/core/line/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { gamePath, When } from '../../components/game-row.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useGameReadable, useWatch } from '../../core-context.ts';
import { useShown } from '../../place.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { ResultRows, useOwnGames } from './result-list.tsx';
import { ResultRow } from './result-row.tsx';
import { choiceOf, NO_CHOICE } from './results-address.ts';
import { ResultsWays } from './results-ways.tsx';
import { useResults } from './use-results.ts';

const PATH = '/results/live';
/** How long after a game has left the list its result is asked for, together with those that leave meanwhile. */
const ENDED_MS = 3_000;
/** Games in play whose bets are asked for. */
const MAX_ASKED = 100;

interface InPlay {
  readonly sportId: number;
  readonly name: string;
  readonly gameIds: readonly number[];
}

/** Games in play by sport, in the order of the list of sports. */
function inPlayOf({ groups }: Board, tree: readonly TreeSport[]): readonly InPlay[] {
  const games = new Map<number, number[]>();
  for (const { champ, gameIds } of groups) games.set(champ.sportId, [...(games.get(champ.sportId) ?? []), ...gameIds]);
  return tree.flatMap(({ id, name }) => {
    const gameIds = games.get(id) ?? [];
    return gameIds.length === 0 ? [] : [{ sportId: id, name, gameIds }];
  });
}

function Running({ gameId, isOwn }: { readonly gameId: number; readonly isOwn: boolean }): ReactNode {
  const game = useProjection(useGameReadable(gameId), identity);
  // A long-term market has no score.
  if (game === null || game.away === '') return null;
  const { champ, score, periodScores } = game;
  return (
    <ResultRow
      to={gamePath(game)}
      game={{ ...game, sportId: champ.sportId }}
      champ={champ.name}
      isOwn={isOwn}
      score={score.join(':')}
      periods={periodScores.map((period) => period.join(':')).join(' ')}
    >
      <span className="result-time">
        <When game={game} />
      </span>
    </ResultRow>
  );
}

/** Calls back some time after a game has left the list. */
function useEnded(gameIds: readonly number[], onEnded: () => void): void {
  const last = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(onEnded);
  latest.current = onEnded;
  useEffect(() => {
    const hasEnded = last.current.some((id) => !gameIds.includes(id));
    last.current = gameIds;
    if (!hasEnded) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current();
    }, ENDED_MS);
  }, [gameIds]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
}

function SportChips({ chosen }: { readonly chosen: number | null }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity) ?? [];
  return (
    <nav className="chips" aria-label={t('statistics.sport')}>
      <Link to={PATH} className="chip is-way" current={chosen === null}>
        {t('results.allSports')}
      </Link>
      {tree
        .filter(({ id, live }) => live > 0 || id === chosen)
        .map(({ id, name, live }) => (
          <Link key={id} to={`${PATH}?sport=${id}`} className="chip is-way" current={id === chosen}>
            <SportPicture sportId={id} />
            {name}
            <span className="count">{live}</span>
          </Link>
        ))}
    </nav>
  );
}

/** `children` are shown until the games have come. */
export function LiveResults({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { query } = useShown().target;
  const sportId = useMemo(() => choiceOf(query)?.sport ?? null, [query]);
  const choice = useMemo(() => ({ ...NO_CHOICE, sport: sportId }), [sportId]);
  useWatch([sportId === null ? 'live' : `live:${sportId}`]);
  const board = useProjection(
    useBoardReadable(sportId === null ? { kind: 'live' } : { kind: 'live', sportId }),
    identity,
  );
  const tree = useProjection(useCore().line.tree, identity);
  const sports = useMemo(() => inPlayOf(board, tree ?? []), [board, tree]);
  const { found, hasFailed, again } = useResults(choice);
  const gameIds = useMemo(() => sports.flatMap((sport) => sport.gameIds), [sports]);
  // Bets on games that begin later are known by then.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first list of each choice alone
  const firstIds = useMemo(() => gameIds.slice(0, MAX_ASKED), [board.loaded, sportId]);
  const own = useOwnGames([...firstIds, ...(found?.games ?? []).map(({ id }) => id)]);
  useEnded(gameIds, again);
  if (!board.loaded || tree === null) return children;
  return (
    <>
      <ResultsWays current="live" />
      <SportChips chosen={sportId} />
      <section className="results-zone" aria-labelledby="results-in-play">
        <h2 id="results-in-play">{t('results.inPlay')}</h2>
        {sports.length === 0 && <Empty icon="live" title={t('line.noLive.title')} text={t('results.noLive')} />}
        {sports.map(({ sportId: id, name, gameIds: list }) => (
          <div key={id}>
            <h3>
              <SportPicture sportId={id} />
              {name}
              <span className="count">{list.length}</span>
            </h3>
            <ul className="result-list" aria-label={t('results.inPlayOf', { sport: name })}>
              {list.map((gameId) => (
                <Running key={gameId} gameId={gameId} isOwn={own.has(gameId)} />
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className="results-zone" aria-labelledby="results-today">
        <h2 id="results-today">{t('results.endedToday')}</h2>
        {found !== null ? (
          found.games.length === 0 ? (
            <p className="statistics-note">{t('results.noneToday')}</p>
          ) : (
            <>
              <ResultRows games={found.games} label={t('results.endedToday')} time="time" own={own} />
              {found.hasMore && <p className="statistics-note">{t('results.moreToday')}</p>}
            </>
          )
        ) : hasFailed ? (
          <Failed title={t('results.endedToday')} text={t('statistics.failed')} onRetry={again} />
        ) : (
          <CardSkeleton />
        )}
      </section>
    </>
  );
}
