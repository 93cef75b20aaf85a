/** A delivered page of the site's own. */
import { useEffect, type ReactNode } from 'react';
import { ownViewOf } from 'touchline/navigation/delivered';
import { useShown } from '../../place.ts';
import { need } from '../../views/needs.ts';
import type { OwnScreenProps } from '../../views/own-view.tsx';
import { RemotePage } from './remote-screen.tsx';

export function OwnRoom({ screen, params }: OwnScreenProps): ReactNode {
  const { path } = useShown().target;
  // Load words and styles in parallel with the screen; a failure is reported where they are needed.
  useEffect(() => void need(screen).catch(() => undefined), [screen]);
  return <RemotePage view={ownViewOf(screen)} path={path} own={{ screen, params }} />;
}
