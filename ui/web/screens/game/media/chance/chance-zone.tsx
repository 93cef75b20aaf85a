/** The zone of a game of chance at a place: its results, the way to its page, and the other places. */
import { useRef, type ReactNode, type RefObject } from 'react';
import type { MediaEntity, MediaTarget } from 'touchline/core/media/types';
import { Icon } from '../../../../components/icon.tsx';
import { Link } from '../../../../components/link.tsx';
import { useFeature } from '../../../../components/use-feature.ts';
import { useCore } from '../../../../core-context.ts';
import { useWide } from '../../../../shell/frame.tsx';
import { useText } from '../../../../text.ts';
import { Tool } from '../controls.tsx';
import { useFullScreen } from '../use-full-screen.ts';
import { DrawsView } from './draws-view.tsx';
import { useDraws } from './use-draws.ts';

/** Where the zone is drawn; a zone that floats keeps its target beside the page. */
export type ChancePlace = 'page' | 'side' | 'corner';

interface ZoneProps {
  readonly entity: MediaEntity;
  readonly place: ChancePlace;
}

export function ChanceZone({ entity, place }: ZoneProps): ReactNode {
  const t = useText();
  const zone = useRef<HTMLElement>(null);
  const { game, draws } = useDraws(entity.gameId);
  const isAway = place === 'page' && entity.isFloating;
  return (
    <section
      ref={zone}
      className={place === 'corner' ? 'media-side is-corner' : place === 'side' ? 'media-side' : 'media-side is-page'}
      aria-label={t('media.draws.of', { game: entity.title })}
    >
      <div className="media-head">
        <h2 className="media-title">
          <bdi>{game?.title ?? entity.title}</bdi>
        </h2>
        <div className="media-tools">
          <Tools entity={entity} place={place} zone={zone} />
        </div>
      </div>
      {isAway ? (
        <div className="media-stage is-message is-short">
          <p>{t('media.draws.inCorner')}</p>
        </div>
      ) : (
        <DrawsView game={game} kind={entity.kind} draws={draws} />
      )}
      {place !== 'page' && (
        <p className="media-draw-way">
          <Link to={entity.gameLink} className="button is-small is-main">
            {t('media.draws.bet')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Tools({ entity, place, zone }: ZoneProps & { readonly zone: RefObject<HTMLElement | null> }): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const isWide = useWide() === true;
  const full = useFullScreen(zone, entity);
  const all = useFeature('media').view?.mediaEntities ?? [];
  const { id, type, gameId, sportId, zoneId, isFloating } = entity;
  const moveTo = (target: MediaTarget, autoClearable: boolean): void => {
    // One zone at a time beside the page, or in the corner.
    if (target === 'side')
      for (const other of all)
        if (other.target === 'side' && other.id !== id) dispatch({ type: 'media/unselect', payload: { id: other.id } });
    dispatch({ type: 'media/select', payload: { entity: { type, gameId, sportId, zoneId, target, autoClearable } } });
  };
  const float = (): void => {
    const box = zone.current?.getBoundingClientRect();
    // A floating zone stays over the pages that follow.
    moveTo('side', isFloating);
    const boundingClientRect =
      isFloating || box === undefined ? null : { x: box.x, y: box.y, width: box.width, height: box.height };
    dispatch({ type: 'media/float', payload: { id, isFloating: !isFloating, boundingClientRect } });
  };
  return (
    <>
      {(place !== 'corner' || isWide) && (
        <Tool sign="pin" name={t('media.draws.corner')} isOn={isFloating} onPress={float} />
      )}
      {place === 'page' && isWide && (
        <Tool
          sign="side"
          name={t('media.draws.beside')}
          isOn={entity.target === 'side' && !isFloating}
          onPress={() => moveTo(entity.target === 'side' ? 'overview' : 'side', true)}
        />
      )}
      {place === 'page' && full.isPossible && (
        <Tool
          sign={full.isFull ? 'small' : 'full'}
          name={t(full.isFull ? 'media.exitFullscreen' : 'media.fullscreen')}
          onPress={full.toggle}
        />
      )}
      {place !== 'page' && (
        <button
          type="button"
          className="media-tool"
          aria-label={t('media.draws.close')}
          onClick={() => dispatch({ type: 'media/unselect', payload: { id } })}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </>
  );
}
