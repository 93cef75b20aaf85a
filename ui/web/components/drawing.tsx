/** An illustration, which loads after the page; its room is there before. Decorative: a text stands below each. */
import type { ReactNode } from 'react';
import { deferred, Deferred } from '../shell/deferred.tsx';
import type { Scene } from './drawings/scenes.tsx';

const DrawnScene = deferred(async () => (await import('./drawings/scenes.tsx')).DrawnScene);

export function Drawing({ name }: { readonly name: Scene }): ReactNode {
  return (
    <Deferred waiting={<span className="drawing" />}>
      <DrawnScene name={name} />
    </Deferred>
  );
}
