/** The games that were opened last, with their state now, below an empty search [SRH-8]. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import type { Game } from 'touchline/core/line/types';
import type { ViewedGame } from 'touchline/core/search/types';
import { GameClock } from '../components/clock.tsx';
import { gamePath } from '../components/game-row.tsx';
import { Link } from '../components/link.tsx';
import { SportPicture } from '../components/picture.tsx';
import { useCore, useGameReadable, useWatch } from '../core-context.ts';
import { rowClock } from '../format/period.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { identity, useAnswer, useProjection, useProjections } from '../use-projection.ts';

const isOpen = (game: Game | null): game is Game => game !== null && game.status !== 'finished';

/** Drops a game from the list once the operator says that it is over, or does not know it. */
function Follow({ gameId }: Pick<ViewedGame, 'gameId'>): ReactNode {
  const { line, dispatch } = useCore();
  const outcome = useAnswer(useMemo(() => () => line.outcome(gameId), [line, gameId]));
  const isOver = outcome !== null && outcome !== 'failed';
  useEffect(() => {
    if (isOver) dispatch({ type: 'search/dropViewed', payload: { gameId } });
  }, [dispatch, gameId, isOver]);
  return null;
}

function ViewedRow({ gameId, onGone }: Pick<ViewedGame, 'gameId'> & { readonly onGone: () => void }): ReactNode {
  const { preferences } = useCore();
  const t = useText();
  const chosen = useProjection(preferences, identity);
  const game = useProjection(useGameReadable(gameId), identity);
  if (!isOpen(game)) return null;
  return (
    <li>
      <Link to={gamePath(game)} className="hit" onGone={onGone}>
        <SportPicture sportId={game.champ.sportId} />
        <span className="hit-names">
          <bdi>{gameTitle(game, t)}</bdi>
          <small>
            <bdi>{game.champ.name}</bdi>
          </small>
        </span>
        {game.status === 'scheduled' ? (
          <span className="hit-when">{formatTime(game.startsAt, 'dayTime', chosen)}</span>
        ) : (
          // Inside a live region, a clock would be announced each second.
          <span className="hit-when is-live" aria-live="off">
            <span className="vh">{t('line.live')} </span>
            {game.away !== '' && <b>{scoreText(game.score.join(':'), t)}</b>} <GameClock game={game} read={rowClock} />
          </span>
        )}
      </Link>
    </li>
  );
}

interface ViewedGamesProps {
  readonly viewed: readonly ViewedGame[];
  readonly onGone: () => void;
}

export function ViewedGames({ viewed, onGone }: ViewedGamesProps): ReactNode {
  const { line, dispatch } = useCore();
  const t = useText();
  useWatch(viewed.map(({ gameId }) => `game:${gameId}`));
  const readables = useMemo(() => viewed.map(({ gameId }) => line.game(gameId)), [line, viewed]);
  const hasOpen = useProjections(readables, (games) => games.some(isOpen));
  return (
    <>
      {viewed.map(({ gameId }) => (
        <Follow key={gameId} gameId={gameId} />
      ))}
      {hasOpen && (
        <section className="hit-group" aria-label={t('search.viewed')}>
          <div className="hit-head">
            <h2 className="hit-kind">{t('search.viewed')}</h2>
            <button
              type="button"
              className="hit-clear"
              aria-label={t('search.forgetViewed')}
              onClick={({ currentTarget }) => {
                currentTarget.form?.querySelector('input')?.focus();
                dispatch({ type: 'search/forgetViewed', payload: {} });
              }}
            >
              {t('search.forget')}
            </button>
          </div>
          <ul className="hits">
            {viewed.map(({ gameId }) => (
              <ViewedRow key={gameId} gameId={gameId} onGone={onGone} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
