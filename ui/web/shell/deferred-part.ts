import type { ComponentType } from 'react';
import type { Namespace } from '../text.ts';
import type * as parts from './deferred-parts.ts';
import { deferred } from './deferred.tsx';

/** A component of the one chunk that every page loads. */
export function deferredPart<P extends object>(
  choose: (loaded: typeof parts) => ComponentType<P>,
  ...namespaces: readonly Namespace[]
): ComponentType<P> {
  return deferred(async () => choose(await import('./deferred-parts.ts')), ...namespaces);
}
