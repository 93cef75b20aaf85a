/** The video of a match: opened for players, with captions, one playing at a time. */
import { useEffect, type ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import type { Game } from 'touchline/core/line/types';
import type { Happening, LiveView, Opening } from 'touchline/core/match-view/types';
import { Link } from '../../../components/link.tsx';
import { useCore } from '../../../core-context.ts';
import { boardClock, periodName } from '../../../format/period.ts';
import { useText } from '../../../text.ts';
import { statusOf } from '../../../shell/selectors.ts';
import { useProjection } from '../../../use-projection.ts';
import { happeningText } from './happening-text.ts';
import { serveOf } from './serve.ts';
import { useAnimation } from './use-animation.ts';

interface VideoViewProps {
  readonly game: Game;
  readonly live: LiveView;
  readonly videoId: string;
  readonly opening: Opening | undefined;
  readonly isPlaying: boolean;
  readonly caption: Happening | null;
}

export function VideoView({ opening, videoId, ...rest }: VideoViewProps): ReactNode {
  const t = useText();
  const { dispatch, session } = useCore();
  const isPlayer = useProjection(session, statusOf) === 'player';
  useEffect(() => {
    if (isPlayer) dispatch({ type: 'match-view/openVideo', payload: { videoId } });
  }, [dispatch, isPlayer, videoId]);
  if (!isPlayer)
    return (
      <div className="media-stage is-message">
        <p>{t('media.video.signIn')}</p>
        <Link to="/user/login" className="button is-main">
          {t('auth.logIn')}
        </Link>
      </div>
    );
  if (opening === 'open') return <Playing videoId={videoId} {...rest} />;
  return (
    <div className="media-stage is-message" role="status">
      {opening === 'refused' || opening === 'failed' ? (
        <>
          <p>{t(`media.video.${opening}`)}</p>
          <button
            type="button"
            className="button"
            onClick={() => dispatch({ type: 'match-view/openVideo', payload: { videoId } })}
          >
            {t('action.retry')}
          </button>
        </>
      ) : (
        <p>{t('media.video.opening')}</p>
      )}
    </div>
  );
}

function Playing({ game, live, isPlaying, caption }: Omit<VideoViewProps, 'opening'>): ReactNode {
  const t = useText();
  const { line } = useCore();
  const spot = live.spot ?? serveOf(live.surface, game);
  const side = caption?.side ?? spot?.side ?? 'none';
  const video = useAnimation(
    {
      surface: live.surface,
      home: game.home,
      away: game.away,
      score: game.score.join(' : '),
      clock: `${boardClock(game, line.now())} ${periodName(game, t)}`.trim(),
      caption: caption === null ? '' : happeningText(caption, game, t),
      side,
      ball: spot,
    },
    isPlaying,
  );
  return (
    <div className="media-stage is-video">
      <video ref={video} muted playsInline aria-label={t('media.videoOf', { game: gameTitle(game, t) })} />
    </div>
  );
}
