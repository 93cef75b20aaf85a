/** How a screen is loaded: its code and its words together. */
import type { ComponentType } from 'react';
import { needWords, type Namespace } from '../text.ts';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

export type Load = () => Promise<ComponentType<ScreenProps>>;

/** Once. A failed load is forgotten, so that the next try is a try. */
export function withWords(load: Load, ...namespaces: readonly Namespace[]): Load {
  let pending: Promise<ComponentType<ScreenProps>> | null = null;
  return () => {
    pending ??= Promise.all([load(), needWords(...namespaces)])
      .then(([loaded]) => loaded)
      .catch((error: unknown) => {
        pending = null;
        throw error;
      });
    return pending;
  };
}
