/** The video of a game: whether it is shown and plays, and picture in picture. One video plays at a time [MDA-7]. */
import { useEffect, useState } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { Video } from 'touchline/core/match-view/types';
import type { MediaEntity } from 'touchline/core/media/types';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';

interface VideoControls {
  /** Null for a game without a video. */
  readonly videoId: string | null;
  readonly entity: MediaEntity | null;
  readonly isShown: boolean;
  readonly isPlaying: boolean;
  readonly show: (isShown: boolean) => void;
  readonly toggle: () => void;
  readonly canFloatOut: boolean;
  readonly floatOut: () => void;
}

/** `playsAtOnce`: whether a video that is opened begins to play. */
export function useVideo(game: Game, video: Video | null, playsAtOnce: boolean): VideoControls {
  const { dispatch } = useCore();
  const view = useFeature('media').view;
  const [isWanted, setWanted] = useState(false);
  const videoId = video?.videoId ?? null;
  const entity = view?.mediaEntities.find((each) => each.type === 'video' && each.videoId === videoId) ?? null;
  const isShown = isWanted && videoId !== null;
  const id = entity?.id ?? null;
  useEffect(() => {
    if (isShown && id !== null && playsAtOnce) dispatch({ type: 'media/play', payload: { id } });
    if (!isShown && id !== null) dispatch({ type: 'media/unselect', payload: { id } });
  }, [dispatch, id, isShown, playsAtOnce]);
  const isPlaying = id !== null && view?.playingId === id;
  return {
    videoId,
    entity,
    isShown,
    isPlaying,
    show: (isNow) => {
      setWanted(isNow);
      if (!isNow || video === null) return;
      const { source, isRecommended } = video;
      dispatch({
        type: 'media/select',
        payload: {
          entity: {
            type: 'video',
            target: 'overview',
            gameId: game.id,
            sportId: game.champ.sportId,
            videoId: video.videoId,
            title: `${game.home} – ${game.away}`,
            videoSourceType: source,
            isRecommended,
          },
        },
      });
    },
    toggle: () => {
      if (id === null) return;
      dispatch(isPlaying ? { type: 'media/pause', payload: {} } : { type: 'media/play', payload: { id } });
    },
    canFloatOut: document.pictureInPictureEnabled,
    floatOut: () => {
      const element = document.querySelector<HTMLVideoElement>('.media-stage video');
      // A browser may refuse; the video then stays where it is.
      if (document.pictureInPictureElement === null) element?.requestPictureInPicture().catch(() => undefined);
      else document.exitPictureInPicture().catch(() => undefined);
    },
  };
}
