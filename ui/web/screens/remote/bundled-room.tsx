/** The place of a bundled view. */
import { useEffect, type ReactNode } from 'react';
import { bundledViewOf } from 'touchline/navigation/view-routes';
import { useShown } from '../../page-location.ts';
import type { BundledScreenProps } from '../../views/bundled-view.tsx';
import { loadNeeds } from '../manifest.ts';
import { RemotePage } from './remote-screen.tsx';

export function BundledRoom({ screen, params }: BundledScreenProps): ReactNode {
  const { path } = useShown().target;
  // Load texts and styles in parallel with the screen; a failure is reported where they are needed.
  useEffect(() => void loadNeeds(screen).catch(() => undefined), [screen]);
  return <RemotePage view={bundledViewOf(screen)} path={path} own={{ screen, params }} />;
}
