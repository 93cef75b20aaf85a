/** A page of the site's own, delivered. */
import { useEffect, type ReactNode } from 'react';
import { ownViewOf } from '../../../../core/navigation/delivered.ts';
import { useShown } from '../../place.ts';
import { need } from '../../views/needs.ts';
import type { OwnScreenProps } from '../../views/own-view.tsx';
import { RemotePage } from './remote-screen.tsx';

export function OwnRoom({ screen, params }: OwnScreenProps): ReactNode {
  const { path } = useShown().target;
  // They are asked for while the screen itself is on its way; where that fails it is told where they are needed.
  useEffect(() => void need(screen).catch(() => undefined), [screen]);
  return <RemotePage view={ownViewOf(screen)} path={path} own={{ screen, params }} />;
}
