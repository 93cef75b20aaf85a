/** The results of a game of chance in a corner of the page, loaded only where a visitor keeps them there. */
import type { ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { needStyles } from '../styles/deferred.ts';
import { useProjection } from '../use-projection.ts';
import { deferred, Deferred } from './deferred.tsx';

const Zone = deferred(async () => {
  const [{ FloatingZone: Loaded }] = await Promise.all([
    import('../screens/game/media/chance/floating-zone.tsx'),
    needStyles('media'),
  ]);
  return Loaded;
}, 'media');

const hasFloating = (media: View<'media'> | null): boolean =>
  media?.mediaEntities.some(({ type, kind, isFloating }) => type === 'zone' && kind !== 'match' && isFloating) === true;

export function FloatingZone(): ReactNode {
  return useProjection(useCore().feature('media'), hasFloating) ? (
    <Deferred>
      <Zone />
    </Deferred>
  ) : null;
}
