/** A link inside the site: a real address, followed without a page load. */
import type { MouseEvent, ReactNode } from 'react';
import { useProjection } from '../use-projection.ts';
import { useCore } from '../core-context.ts';
import { usePlaces } from '../place.ts';
import { languageOf } from '../shell/selectors.ts';

interface LinkProps {
  /** A path without language, such as `/live/1`. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly onGone?: () => void;
}

export function Link({ to, children, className, current = false, label, onGone }: LinkProps): ReactNode {
  const places = usePlaces();
  useProjection(useCore().preferences, languageOf);
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    places.go(to);
    onGone?.();
  };
  return (
    <a
      href={places.href(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      onClick={follow}
      onPointerEnter={() => places.preload(to)}
    >
      {children}
    </a>
  );
}
