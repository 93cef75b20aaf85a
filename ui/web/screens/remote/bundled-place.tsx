/** Mounts a screen of the site's own inside the page's React tree. */
import { Suspense, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RemoteViewsActions, ViewEntry } from 'touchline/core/remote-views/public';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useGo } from '../../links.ts';
import type { BundledScreenProps } from '../../views/bundled-view.tsx';
import { useNeeds } from './use-needs.ts';

interface PlaceProps extends BundledScreenProps {
  readonly entry: ViewEntry;
  readonly mount: RemoteViewsActions['mount'];
}

/** One mount per set of files. The view is a component, which gets the screen and its parameters from the page. */
export function BundledPlace({ entry, mount, ...props }: PlaceProps): ReactNode {
  const go = useGo();
  const room = useRef<HTMLDivElement>(null);
  const first = useRef({ entry, go });
  const isReady = useNeeds(props.screen);
  const [View, setView] = useState<ComponentType<BundledScreenProps> | null>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    let isGone = false;
    const unmount = mount(first.current.entry, element, {
      navigate: first.current.go,
      resize: () => undefined,
      // Render before the next paint, so that a view already loaded shows no skeleton first.
      draw: (content) => {
        if (!isGone) flushSync(() => setView(() => content as ComponentType<BundledScreenProps> | null));
      },
    });
    return () => {
      isGone = true;
      unmount();
    };
  }, [mount]);
  return (
    <>
      {(View === null || !isReady) && <CardSkeleton />}
      <div ref={room} className="bundled-room">
        {View !== null && isReady && (
          <Suspense fallback={<CardSkeleton />}>
            <View {...props} />
          </Suspense>
        )}
      </div>
    </>
  );
}
