/** The frame of the pages with letters: loads their list, and shows the wait or the failure. */
import type { ReactNode } from 'react';
import type { InboxView, Kind } from 'touchline/core/inbox/types';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';

const LOADS = {
  thread: { type: 'inbox/load', payload: { kind: 'thread' } },
  ideas: { type: 'inbox/load', payload: { kind: 'ideas' } },
} as const;

export function InboxPage<T>({
  kind,
  name,
  listOf,
  children,
}: {
  readonly kind: Kind;
  readonly name: string;
  /** Null until loaded. */
  readonly listOf: (view: InboxView) => T | null;
  readonly children: (list: T, view: InboxView) => ReactNode;
}): ReactNode {
  const { view, hasFailed, again } = useLoadedFeature('inbox', LOADS[kind]);
  const list = view === null ? null : listOf(view);
  return (
    <OfficePage name={name}>
      {view !== null && list !== null ? (
        children(list, view)
      ) : (
        <OfficeWait hasFailed={hasFailed || view?.[kind].loading === 'failed'} onRetry={again} />
      )}
    </OfficePage>
  );
}
