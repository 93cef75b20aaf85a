/** Placeholder of the sports tree until the sports have loaded. */
import type { ReactNode } from 'react';

export function TreeSkeleton(): ReactNode {
  return (
    <div className="tree-part" aria-hidden="true" aria-busy="true">
      {Array.from({ length: 12 }, (_, at) => (
        <span className="tree-link" key={at}>
          <span className="bone is-tree" />
        </span>
      ))}
    </div>
  );
}
