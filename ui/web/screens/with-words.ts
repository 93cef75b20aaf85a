/** Loads a screen's code and its texts together. */
import type { ComponentType } from 'react';
import { needWords, type Namespace } from '../text.ts';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

export type Load = () => Promise<ComponentType<ScreenProps>>;

/** Loads once. A failed load is forgotten, so that the next call retries. */
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
