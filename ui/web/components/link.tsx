/** A link inside the site: a real address, followed without a page load. */
import type { MouseEvent, ReactNode } from 'react';
import { useProjection } from '../use-projection.ts';
import { useCore } from '../core-context.ts';
import { useLinks } from '../links.ts';
import { isTakenOver } from '../take-over.ts';
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
  const { go, href, preload } = useLinks();
  useProjection(useCore().preferences, languageOf);
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      // The core has not started: the browser follows the address.
      !isTakenOver() ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    go(to);
    onGone?.();
  };
  return (
    <a
      href={href(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      onClick={follow}
      onPointerEnter={() => preload(to)}
    >
      {children}
    </a>
  );
}
