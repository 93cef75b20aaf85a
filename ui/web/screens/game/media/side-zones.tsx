/** The live view that a visitor keeps beside the page: score, play and the last happening. */
import { type ReactNode } from 'react';
import type { MediaEntity } from 'touchline/core/media/types';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore, useGameReadable, useWatch } from '../../../core-context.ts';
import { useText } from '../../../text.ts';
import { identity, useProjection } from '../../../use-projection.ts';
import { useCalm } from './calm.ts';
import { ChanceZone } from './chance/chance-zone.tsx';
import { Stage } from './stage.tsx';
import { useCaptions } from './use-captions.ts';
import { useMatchView } from './use-match-view.ts';

/** The zone that was put beside the page last; one at a time. */
export function SideZones(): ReactNode {
  const zones = useFeature('media').view?.mediaEntities.filter(
    ({ type, target, isFloating }) => type === 'zone' && target === 'side' && !isFloating,
  );
  const last = zones?.at(-1);
  if (last === undefined) return null;
  return last.kind === 'match' ? (
    <SideZone key={last.id} entity={last} />
  ) : (
    <ChanceZone key={last.id} entity={last} place="side" />
  );
}

function SideZone({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const calm = useCalm();
  useWatch([`game:${entity.gameId}`]);
  const game = useProjection(useGameReadable(entity.gameId), identity);
  const live = useMatchView(entity.gameId, calm !== 'data')?.live ?? null;
  const caption = useCaptions(live?.happened);
  const close = (): void => void dispatch({ type: 'media/unselect', payload: { id: entity.id } });
  return (
    <section className="media-side" aria-label={t('media.title')}>
      <div className="media-head">
        <h2 className="media-title">
          {entity.gameLink === '' ? (
            <bdi>{entity.title}</bdi>
          ) : (
            <Link to={entity.gameLink}>
              <bdi>{entity.title}</bdi>
            </Link>
          )}
        </h2>
        <button type="button" className="media-tool" aria-label={t('media.closeSide')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </div>
      {game === null || live === null ? (
        <div className="media-stage is-message">
          <p>{t(calm === 'data' ? 'media.paused.data' : 'media.side.waiting')}</p>
        </div>
      ) : (
        <Stage game={game} live={live} chosen={null} isMoving={calm === null && !live.isOver} caption={caption} />
      )}
    </section>
  );
}
