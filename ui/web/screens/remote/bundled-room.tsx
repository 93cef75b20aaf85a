/** The place of a bundled view. */
import { useEffect, type ReactNode } from 'react';
import { bundledViewOf } from 'touchline/navigation/view-routes';
import { useShown } from '../../place.ts';
import { need } from '../../views/needs.ts';
import type { BundledScreenProps } from '../../views/bundled-view.tsx';
import { RemotePage } from './remote-screen.tsx';

export function BundledRoom({ screen, params }: BundledScreenProps): ReactNode {
  const { path } = useShown().target;
  // Load words and styles in parallel with the screen; a failure is reported where they are needed.
  useEffect(() => void need(screen).catch(() => undefined), [screen]);
  return <RemotePage view={bundledViewOf(screen)} path={path} own={{ screen, params }} />;
}
