/**
 * The contract of a bundled view's file, the same as for every view with code of its own: `mount(element, bridge)
 * -> unmount`.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { BundledBridge } from 'touchline/core/remote-views/public';
import type { BundledScreen } from 'touchline/navigation/view-routes';
import type { ScreenProps } from '../screens/screen-props.ts';

/** One of a view's screens, and the parameters of its address. */
export interface BundledScreenProps extends ScreenProps {
  readonly screen: BundledScreen;
}

type Screens = Readonly<Partial<Record<BundledScreen, ComponentType<ScreenProps>>>>;

export interface BundledView {
  readonly mount: (element: HTMLElement, bridge: BundledBridge) => () => void;
}

/**
 * A view of these screens. The shell renders it in its own React tree at the mount point, once its texts and styles
 * have loaded (`screens/manifest.ts`).
 */
export function bundledView(screens: Screens): BundledView {
  function View({ screen, params }: BundledScreenProps): ReactNode {
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
