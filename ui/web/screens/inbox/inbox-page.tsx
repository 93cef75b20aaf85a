/** The frame of the pages with letters: loads their list, and shows the wait or the failure. */
import { useCallback, useEffect, type ReactNode } from 'react';
import type { InboxView, Kind } from 'touchline/core/inbox/types';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';

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
  const core = useCore();
  const { view, hasFailed, retry } = useFeature('inbox');
  const isLoaded = view !== null;
  const load = useCallback(() => void core.dispatch({ type: 'inbox/load', payload: { kind } }), [core, kind]);
  useEffect(() => {
    if (isLoaded) load();
  }, [isLoaded, load]);
  const list = view === null ? null : listOf(view);
  const again = (): void => {
    retry();
    load();
  };
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
