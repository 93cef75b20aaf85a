/** The live views beside the page, loaded only where a visitor keeps one. */
import type { ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { needStyles } from '../styles/deferred.ts';
import { useProjection } from '../use-projection.ts';
import { deferred, Deferred } from './deferred.tsx';

const SideZones = deferred(async () => {
  const [{ SideZones: Loaded }] = await Promise.all([
    import('../screens/game/media/side-zones.tsx'),
    needStyles('media'),
  ]);
  return Loaded;
}, 'media');

const hasSideZones = (media: View<'media'> | null): boolean =>
  media?.mediaEntities.some(({ type, target, isFloating }) => type === 'zone' && target === 'side' && !isFloating) ===
  true;

export function RailZones(): ReactNode {
  const hasZones = useProjection(useCore().feature('media'), hasSideZones);
  return hasZones ? (
    <Deferred>
      <SideZones />
    </Deferred>
  ) : null;
}
