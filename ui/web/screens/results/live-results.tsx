/** Games in play with their running scores, and those that have ended today [STT-12]. */
import { useMemo, useRef, type ReactNode } from 'react';
import type { LineReads } from 'touchline/core/line/reads';
import type { Board, TreeSport } from 'touchline/core/line/types';
import { isNamed } from 'touchline/core/statistics/rules/is-named';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { gamePath, When } from '../../components/game-row.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useCore, useGameReadable } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { ResultRows, useOwnGames } from './result-list.tsx';
import { ResultRow } from './result-row.tsx';
import { isNarrowed, NO_CHOICE, queryOf, type ResultsChoice } from './results-address.ts';
import { CompetitionPick, Words, type ChoiceProps, type Named } from './results-form.tsx';
import { Answer, NothingFound, useChosen } from './results-state.tsx';
import { ResultsWays } from './results-ways.tsx';
import { useEnded } from './use-ended.ts';
import { useResults } from './use-results.ts';

const PATH = '/results/live';
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

/** The games of the chosen competition whose sides have the words in their shown names [STT-12]. */
function narrowed(board: Board, line: Pick<LineReads, 'game'>, { competition, words }: ResultsChoice): Board {
  if (competition === null && words === '') return board;
  const isFound = (gameId: number): boolean => {
    const game = line.game(gameId).get();
    return game !== null && isNamed([game.home, game.away], words);
  };
  const groups = board.groups
    .filter(({ champ }) => competition === null || champ.id === competition)
    .map(({ champ, gameIds }) => ({ champ, gameIds: words === '' ? gameIds : gameIds.filter(isFound) }));
  return { ...board, groups };
}

/** Competitions with games in play, then others with games that have ended. */
function competitionsOf({ groups }: Board, ended: readonly Named[]): readonly Named[] {
  const found = new Map(groups.map(({ champ: { id, name } }) => [id, { id, name }]));
  for (const { id, name } of ended) if (!found.has(id)) found.set(id, { id, name });
  return [...found.values()];
}

function Running({ gameId, isOwn }: { readonly gameId: number; readonly isOwn: boolean }): ReactNode {
  const game = useProjection(useGameReadable(gameId), identity);
  if (game === null) return null;
  const { champ, score, periodScores } = game;
  return (
    <ResultRow
      to={gamePath(game)}
      game={{ ...game, sportId: champ.sportId }}
      champ={game.away === '' ? '' : champ.name}
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

function SportChips({ choice }: { readonly choice: ResultsChoice }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity) ?? [];
  // The words stay, the competition is one of the sport.
  const to = (sport: number | null): string => PATH + queryOf({ ...choice, sport, competition: null });
  return (
    <nav className="chips" aria-label={t('statistics.sport')}>
      <Link to={to(null)} className="chip is-way" current={choice.sport === null}>
        {t('results.allSports')}
      </Link>
      {tree
        .filter(({ id, live }) => live > 0 || id === choice.sport)
        .map(({ id, name, live }) => (
          <Link key={id} to={to(id)} className="chip is-way" current={id === choice.sport}>
            <SportPicture sportId={id} />
            {name}
            <span className="count">{live}</span>
          </Link>
        ))}
    </nav>
  );
}

interface LiveProps extends ChoiceProps {
  /** Shown until the games have come. */
  readonly children: ReactNode;
}

export function LiveResults({ choice: asked, onChoose, children }: LiveProps): ReactNode {
  const t = useText();
  const core = useCore();
  const field = useRef<HTMLInputElement>(null);
  const { sport, competition, words } = asked;
  const choice = useMemo(() => ({ ...NO_CHOICE, sport, competition, words }), [sport, competition, words]);
  const results = useResults(choice);
  const { found, last, again } = results;
  const board = useEnded(sport, true, again);
  const tree = useProjection(core.line.tree, identity);
  const sports = useMemo(() => inPlayOf(narrowed(board, core.line, choice), tree ?? []), [board, core, choice, tree]);
  // Bets on games that begin later are known by then.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first list of each choice alone
  const firstIds = useMemo(() => sports.flatMap(({ gameIds }) => gameIds).slice(0, MAX_ASKED), [board.loaded, choice]);
  const own = useOwnGames([...firstIds, ...(found?.games ?? []).map(({ id }) => id)]);
  const competitions = useMemo(
    () => competitionsOf(board, last?.choice.sport === sport ? last.found.competitions : []),
    [board, last, sport],
  );
  const chosen = useChosen(choice, competitions, []);
  if (!board.loaded || tree === null) return children;
  const isNarrow = isNarrowed(choice);
  const isNothing = isNarrow && sports.length === 0 && found?.games.length === 0;
  return (
    <>
      <ResultsWays current="live" />
      <SportChips choice={choice} />
      {(sport !== null || competition !== null) && (
        <div className="results-selects">
          <CompetitionPick choice={choice} onChoose={onChoose} list={competitions} />
        </div>
      )}
      <Words choice={choice} onChoose={onChoose} field={field} />
      {isNothing ? (
        <NothingFound choice={choice} chosen={chosen} onChoose={onChoose} field={field} />
      ) : (
        <>
          <section className="results-zone" aria-labelledby="results-in-play">
            <h2 id="results-in-play">{t('results.inPlay')}</h2>
            {sports.length === 0 &&
              (isNarrow ? (
                <p className="statistics-note">{t('results.noneInPlayFor', { chosen })}</p>
              ) : (
                <Empty
                  icon="live"
                  drawing={<Drawing name="noGames" />}
                  title={t('line.noLive.title')}
                  text={t('results.noLive')}
                />
              ))}
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
            <Answer
              results={results}
              waiting={<CardSkeleton />}
              nothing={
                <p className="statistics-note">
                  {isNarrow ? t('results.noneTodayFor', { chosen }) : t('results.noneToday')}
                </p>
              }
              more={t('results.moreToday')}
            >
              {({ games }) => <ResultRows games={games} label={t('results.endedToday')} time="time" own={own} />}
            </Answer>
          </section>
        </>
      )}
    </>
  );
}
