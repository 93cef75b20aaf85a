/** The player of a game's page: the live view or the video, momentum, what happened, and the tools. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { GameMedia } from 'touchline/core/match-view/types';
import type { MediaEntity, MediaInput } from 'touchline/core/media/types';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { useWide } from '../../../shell/frame.tsx';
import { useText } from '../../../text.ts';
import { useCalm } from './calm.ts';
import { Player } from './player.tsx';
import { ScoreboardNote } from './scoreboard-note.tsx';
import { useMatchView } from './use-match-view.ts';

function zoneInput(game: Game, zoneId: string): MediaInput {
  return {
    type: 'zone',
    target: 'overview',
    gameId: game.id,
    sportId: game.champ.sportId,
    zoneId,
    title: `${game.home} – ${game.away}`,
    gameLink: `/live/${game.champ.sportId}/${game.champ.id}/${game.id}`,
  };
}

export function MatchMedia({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const calm = useCalm();
  const isWide = useWide() === true;
  const [isStarted, setStarted] = useState(false);
  const isWaiting = calm === 'data' && !isStarted;
  const loaded = useMatchView(game.id, !isWaiting);
  const entity = useZone(game, loaded);
  if (isWaiting)
    return (
      <section className="media-place is-message" aria-label={t('media.title')}>
        <p>{t('media.paused.data')}</p>
        <button type="button" className="button" onClick={() => setStarted(true)}>
          {t('media.start')}
        </button>
      </section>
    );
  // Where nothing fits beside the page, the view stays on it.
  if (entity?.target === 'side' && isWide)
    return (
      <>
        <ScoreboardNote game={game} detail={loaded?.live?.detail ?? null} />
        <section className="media-place is-message is-short" aria-label={t('media.title')}>
          <p>{t('media.side.here')}</p>
          <ToPage entity={entity} />
        </section>
      </>
    );
  if (loaded?.live === null && (loaded.status === 'failed' || loaded.status === 'none'))
    return (
      <section className="media-place is-message" aria-label={t('media.title')}>
        <p>{t(loaded.status === 'failed' ? 'media.failed' : 'media.side.waiting')}</p>
      </section>
    );
  if (loaded === null || loaded.live === null || entity === null) return <MediaSkeleton />;
  return (
    <>
      <ScoreboardNote game={game} detail={loaded.live.detail} />
      <Player game={game} loaded={loaded} live={loaded.live} entity={entity} calm={calm} />
    </>
  );
}

function MediaSkeleton(): ReactNode {
  return (
    <div className="media-place" aria-hidden="true" aria-busy="true">
      <span className="bone is-block" />
    </div>
  );
}

/** Selects the zone of the game while its page is shown; null until then. */
function useZone(game: Game, loaded: GameMedia | null): MediaEntity | null {
  const { dispatch } = useCore();
  const { view } = useFeature('media');
  const zoneId = loaded?.zones.find(({ kind }) => kind === 'match')?.zoneId ?? null;
  const entity = view?.mediaEntities.find((each) => each.zoneId === zoneId && each.type === 'zone') ?? null;
  const isMissing = view !== null && zoneId !== null && entity === null;
  useEffect(() => {
    if (isMissing && zoneId !== null) dispatch({ type: 'media/select', payload: { entity: zoneInput(game, zoneId) } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each score is a new game; the entity needs its names only
  }, [dispatch, isMissing, zoneId]);
  useEffect(() => () => void dispatch({ type: 'media/clear', payload: {} }), [dispatch]);
  // A game that is over has nothing to show beside the next page.
  const { id: gameId } = game;
  const isOver = game.status === 'finished';
  useEffect(
    () => () => void (isOver && dispatch({ type: 'media/clearGame', payload: { gameId } })),
    [dispatch, isOver, gameId],
  );
  return entity;
}

function ToPage({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const { type, gameId, sportId, zoneId } = entity;
  return (
    <button
      type="button"
      className="button"
      onClick={() =>
        dispatch({
          type: 'media/select',
          payload: { entity: { type, gameId, sportId, zoneId, target: 'overview' } },
        })
      }
    >
      {t('media.toPage')}
    </button>
  );
}
