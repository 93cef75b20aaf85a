/** The menu of small screens, loaded when it is first opened. */
import type { ReactNode } from 'react';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const Loaded = deferred(async () => (await import('../../shell/menu.tsx')).Menu);

export function Menu({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Deferred waiting={<div className="bone is-block" aria-hidden="true" aria-busy="true" />}>
      <Loaded onClose={onClose} />
    </Deferred>
  );
}
