/** Follows a section of toto for as long as a page shows it. */
import { useEffect, useMemo } from 'react';
import 'touchline/core/toto/feature';
import type { Followed } from 'touchline/core/toto/types';
import type { TotoView } from 'touchline/core/toto/views';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';

const NOBODY = { type: 'toto/follow', payload: { followed: null } } as const;

interface UsedToto {
  /** Null until it is that of what the page shows. */
  readonly view: TotoView | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

export function useToto({ section, draw }: Followed): UsedToto {
  const core = useCore();
  const follow = useMemo(
    () => ({ type: 'toto/follow', payload: { followed: { section, draw } } }) as const,
    [section, draw],
  );
  const { view, hasFailed, again } = useLoadedFeature('toto', follow);
  const isLoaded = view !== null;
  useEffect(() => (isLoaded ? () => void core.dispatch(NOBODY) : undefined), [core, isLoaded]);
  const isShown = view?.followed?.section === section && view.followed.draw === draw;
  return { view: isShown ? view : null, hasFailed: hasFailed || view?.status === 'failed', again };
}
