/** The zone of a game of chance that follows the reader in a corner of every page; one at a time. */
import type { ReactNode } from 'react';
import { useFeature } from '../../../../components/use-feature.ts';
import { ChanceZone } from './chance-zone.tsx';

export function FloatingZone(): ReactNode {
  const entity = useFeature('media').view?.mediaEntities.findLast(
    ({ type, kind, isFloating }) => type === 'zone' && kind !== 'match' && isFloating,
  );
  return entity === undefined ? null : <ChanceZone key={entity.id} entity={entity} place="corner" />;
}
