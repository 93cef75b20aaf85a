/**
 * Icons (`build/icons.ts`), from a file of their own. Icons are decorative: a text stands beside each or labels its
 * button.
 */
import type { ReactNode } from 'react';
import type { icons } from '../build/icons.ts';
import { pictures } from './pictures.ts';

export type IconName = keyof typeof icons;

/** Icons mirrored in right-to-left pages. */
const DIRECTED: ReadonlySet<IconName> = new Set<IconName>(['forward', 'back', 'logOut']);

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: 14 | 16 | 20 | 24 }): ReactNode {
  return (
    <svg
      className={DIRECTED.has(name) ? 'icon is-directed' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`${pictures.icons}#${name}`} />
    </svg>
  );
}
