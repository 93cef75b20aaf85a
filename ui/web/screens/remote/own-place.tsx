/** Where a screen of the site's own is mounted, in the page's own tree. */
import { Suspense, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RemoteViewsView, ViewEntry } from '../../../../core/modules/remote-views/public.ts';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useGo } from '../../place.ts';
import { useNeeds } from '../../views/needs.ts';
import type { OwnScreenProps } from '../../views/own-view.tsx';

interface PlaceProps extends OwnScreenProps {
  readonly entry: ViewEntry;
  readonly mount: RemoteViewsView['mount'];
}

/** One mount as long as it is of the same files. What it draws is a component, which the page gives the screen and its parameters. */
export function OwnPlace({ entry, mount, ...props }: PlaceProps): ReactNode {
  const go = useGo();
  const room = useRef<HTMLDivElement>(null);
  const first = useRef({ entry, go });
  const isReady = useNeeds(props.screen);
  const [View, setView] = useState<ComponentType<OwnScreenProps> | null>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    let isGone = false;
    const unmount = mount(first.current.entry, element, {
      navigate: first.current.go,
      resize: () => undefined,
      // Drawn before the next paint: one that is there already comes without a shape before it.
      draw: (content) => {
        if (!isGone) flushSync(() => setView(() => content as ComponentType<OwnScreenProps> | null));
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
      <div ref={room} className="own-room">
        {View !== null && isReady && (
          <Suspense fallback={<CardSkeleton />}>
            <View {...props} />
          </Suspense>
        )}
      </div>
    </>
  );
}
