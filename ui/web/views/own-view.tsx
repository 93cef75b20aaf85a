/**
 * The contract of a delivered screen's file, the same as for every view with code of its own: `mount(element, bridge)
 * -> unmount`.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { OwnBridge } from 'touchline/core/remote-views/public';
import type { OwnScreen } from 'touchline/navigation/delivered';
import type { ScreenProps } from '../screens/with-words.ts';

/** One of a view's screens, and the parameters of its address. */
export interface OwnScreenProps extends ScreenProps {
  readonly screen: OwnScreen;
}

type Screens = Readonly<Partial<Record<OwnScreen, ComponentType<ScreenProps>>>>;

export interface OwnView {
  readonly mount: (element: HTMLElement, bridge: OwnBridge) => () => void;
}

/**
 * A view of these screens. The shell renders it in its own React tree at the mount point, once its texts and styles
 * have loaded (`needs.ts`).
 */
export function ownView(screens: Screens): OwnView {
  function View({ screen, params }: OwnScreenProps): ReactNode {
    const part = screens[screen];
    if (part === undefined) throw new Error(`the view has no screen ${screen}`);
    return createElement(part, { params });
  }
  return {
    mount(_, bridge) {
      bridge.draw(View);
      return () => bridge.draw(null);
    },
  };
}
