/**
 * Ways to other places, once for the whole page: react-router's own `Link` subscribes to the location, so each of
 * hundreds of links would render again with every navigation.
 */
import { createContext, useContext } from 'react';

export interface Links {
  /** Navigates to a path without language, such as `/live/1`. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** The address of a path, with language and base. */
  readonly href: (path: string) => string;
  /** Prefetches the code of the screen at a path, when the player seems about to open it. */
  readonly preload: (path: string) => void;
}

export const LinksContext = createContext<Links | null>(null);

export function useLinks(): Links {
  const links = useContext(LinksContext);
  if (links === null) throw new Error('no LinksContext above');
  return links;
}

export function useGo(): Links['go'] {
  return useLinks().go;
}
