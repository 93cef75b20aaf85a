/** The zone of a game on its page, or on the page of its section. Selected while that page is shown. */
import { useEffect, type ReactNode } from 'react';
import { zoneOfGame } from 'touchline/core/casino/rules/zone-of-game';
import type { CasinoGame } from 'touchline/core/casino/types';
import { useFeature } from '../../../../components/use-feature.ts';
import { useCore } from '../../../../core-context.ts';
import { ChanceZone } from './chance-zone.tsx';

interface PageZoneProps {
  readonly game: CasinoGame;
  /** `overview`: the game's page. `board`: a list of games. */
  readonly target: 'overview' | 'board';
}

export function PageZone({ game, target }: PageZoneProps): ReactNode {
  const { dispatch } = useCore();
  const { view } = useFeature('media');
  const zoneId = game.zone?.id ?? null;
  const entity = view?.mediaEntities.find((each) => each.type === 'zone' && each.zoneId === zoneId) ?? null;
  const isMissing = view !== null && zoneId !== null && entity === null;
  useEffect(() => {
    const input = isMissing ? zoneOfGame(game, target) : null;
    if (input !== null) dispatch({ type: 'media/select', payload: { entity: input } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the entity needs the game's names only
  }, [dispatch, isMissing, zoneId, target]);
  useEffect(() => () => void dispatch({ type: 'media/clear', payload: {} }), [dispatch, zoneId]);
  return entity === null ? null : <ChanceZone entity={entity} place="page" />;
}
