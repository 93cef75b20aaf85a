/** What the file of a delivered screen offers the shell: the contract of every view with code of its own, `mount(element, bridge) -> unmount`. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { OwnBridge } from '../../../core/modules/remote-views/public.ts';
import type { OwnScreen } from '../../../core/navigation/delivered.ts';
import type { ScreenProps } from '../screens/with-words.ts';

/** Which of a view's screens is shown, and the parameters of its address. */
export interface OwnScreenProps extends ScreenProps {
  readonly screen: OwnScreen;
}

type Screens = Readonly<Partial<Record<OwnScreen, ComponentType<ScreenProps>>>>;

export interface OwnView {
  readonly mount: (element: HTMLElement, bridge: OwnBridge) => () => void;
}

/** A view of these screens. The shell draws it in its own tree, where it was mounted, once what it needs is there (`needs.ts`). */
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
