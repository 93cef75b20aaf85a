/** The player itself: its view, its keys and its place on the page. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { GameMedia, Happening, LiveView } from 'touchline/core/match-view/types';
import type { MediaEntity } from 'touchline/core/media/types';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { useText } from '../../../text.ts';
import { useWide } from '../../../shell/frame.tsx';
import { Axis } from './axis.tsx';
import { Tool, ViewTabs } from './controls.tsx';
import { Feed } from './feed.tsx';
import { happeningText, isKey } from './happening-text.ts';
import { Stage } from './stage.tsx';
import { useCaptions } from './use-captions.ts';
import { useFloating } from './use-floating.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useVideo } from './use-video.ts';
import { VideoView } from './video-view.tsx';

interface PlayerProps {
  readonly game: Game;
  readonly loaded: GameMedia;
  readonly live: LiveView;
  readonly entity: MediaEntity;
  readonly calm: 'data' | 'motion' | null;
}

export function Player({ game, loaded, live, entity, calm }: PlayerProps): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const isWide = useWide() === true;
  const place = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [isMoving, setMoving] = useState(calm === null);
  const [hasCaptions, setCaptions] = useState(true);
  const [chosenN, setChosen] = useState<number | null>(null);
  const news = useCaptions(live.happened);
  const caption = hasCaptions ? news : null;
  const video = useVideo(game, loaded.videos[0] ?? null, calm === null);
  const full = useFullScreen(screen, entity);
  const opening = useFeature('matchView').view?.videos[video.videoId ?? ''];
  const beside = useFeature('media').view?.mediaEntities ?? [];
  const floating = useFloating(place, video.entity, video.isShown && opening === 'open');
  const steps = live.happened.filter((each) => isKey(each) || each.n === chosenN);
  const chosen = live.happened.find(({ n }) => n === chosenN) ?? null;
  const choose = (happening: Happening | null): void => {
    setChosen(happening?.n ?? null);
    if (happening !== null) video.show(false);
  };
  const isRunning = video.isShown ? video.isPlaying : isMoving;
  const toggle = (): void => (video.isShown ? video.toggle() : setMoving(!isMoving));
  usePlayerKeys(place, {
    k: toggle,
    c: () => setCaptions(!hasCaptions),
    f: full.toggle,
    ...(video.canFloatOut && video.isShown ? { p: video.floatOut } : {}),
  });
  const toSide = (): void => {
    // One at a time: the new one takes the place of any other.
    for (const { id, target } of beside) if (target === 'side') dispatch({ type: 'media/unselect', payload: { id } });
    const { type, gameId, sportId, zoneId } = entity;
    dispatch({ type: 'media/select', payload: { entity: { type, gameId, sportId, zoneId, target: 'side' } } });
  };
  return (
    <section className="media-place" aria-label={t('media.title')} ref={place}>
      <div ref={screen} className={`media-screen${floating.isFloating ? ' is-floating' : ''}`}>
        <div className="media-head">
          {video.videoId === null ? (
            <h2 className="media-title">{t('media.view')}</h2>
          ) : (
            <ViewTabs isVideo={video.isShown} onVideo={video.show} />
          )}
          <div className="media-tools">
            <Tool
              sign={isRunning ? 'pause' : 'play'}
              name={t(isRunning ? 'media.pause' : 'media.play')}
              keys="K"
              onPress={toggle}
            />
            <Tool
              sign="captions"
              name={t('media.captions')}
              keys="C"
              isOn={hasCaptions}
              onPress={() => setCaptions(!hasCaptions)}
            />
            {video.isShown && (
              <Tool sign="pin" name={t('media.float')} isOn={floating.isAllowed} onPress={floating.toggle} />
            )}
            {video.isShown && video.canFloatOut && (
              <Tool sign="pip" name={t('media.pip')} keys="P" onPress={video.floatOut} />
            )}
            {isWide && !video.isShown && !full.isFull && <Tool sign="side" name={t('media.toSide')} onPress={toSide} />}
            {full.isPossible && (
              <Tool
                sign={full.isFull ? 'small' : 'full'}
                name={t(full.isFull ? 'media.exitFullscreen' : 'media.fullscreen')}
                keys="F"
                onPress={full.toggle}
              />
            )}
          </div>
        </div>
        {video.isShown && video.videoId !== null ? (
          <VideoView
            game={game}
            live={live}
            videoId={video.videoId}
            opening={opening}
            isPlaying={video.isPlaying}
            caption={caption}
          />
        ) : (
          <Stage game={game} live={live} chosen={chosen} isMoving={isMoving && !live.isOver} caption={caption} />
        )}
      </div>
      <Feed game={game} live={live} chosen={chosen} onChoose={choose} />
      <Axis game={game} live={live} steps={steps} chosen={chosen} onChoose={choose} />
      <Announcement game={game} happening={news} />
    </section>
  );
}

/** Announces key events to screen readers, one at a time. */
function Announcement({ game, happening }: { readonly game: Game; readonly happening: Happening | null }): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  useEffect(() => {
    if (happening !== null) setText(happeningText(happening, game, t));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new score does not repeat the happening
  }, [happening]);
  return (
    <p className="vh" role="status">
      {text}
    </p>
  );
}
