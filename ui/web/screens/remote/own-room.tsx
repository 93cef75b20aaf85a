/** A screen of the site's own, delivered: the place where it is mounted, in the page's own tree. */
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RemoteViewsView, ViewEntry } from '../../../../core/modules/remote-views/public.ts';
import { ownViewOf } from '../../../../core/navigation/delivered.ts';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useGo, useShown } from '../../place.ts';
import { need } from '../../views/needs.ts';
import type { OwnScreenProps } from '../../views/own-view.tsx';
import { RemotePage } from './remote-screen.tsx';

interface PlaceProps extends OwnScreenProps {
  readonly entry: ViewEntry;
  readonly mount: RemoteViewsView['mount'];
}

/** One mount as long as it is of the same files. What it draws is a component, which the page gives the screen and its parameters. */
function Place({ entry, mount, ...props }: PlaceProps): ReactNode {
  const go = useGo();
  const room = useRef<HTMLDivElement>(null);
  const first = useRef({ entry, go });
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
      {View === null && <CardSkeleton />}
      <div ref={room} className="own-room">{View !== null && <Suspense fallback={<CardSkeleton />}><View {...props} /></Suspense>}</div>
    </>
  );
}

export function OwnRoom({ screen, params }: OwnScreenProps): ReactNode {
  const { path } = useShown().target;
  // They are asked for while the screen itself is on its way; where that fails it is told where they are needed.
  useEffect(() => void need(screen).catch(() => undefined), [screen]);
  return (
    <RemotePage
      view={ownViewOf(screen)}
      path={path}
      own={(entry, files, mount) => <Place key={files[0]?.url} entry={entry} mount={mount} screen={screen} params={params} />}
    />
  );
}
