/** A dialog's turn in the core's queue of modals, which shows one modal at a time. */
import { useEffect, useRef, useState } from 'react';
import type { ModalKind } from 'touchline/core/modals/public';
import { useCore } from '../core-context.ts';
import { useProjection, identity } from '../use-projection.ts';

let made = 0;

/**
 * Queues the component while mounted; returns true while it is the one to show. Until the queue has loaded, every
 * dialog is shown.
 */
export function useTurn(kind: ModalKind): boolean {
  const core = useCore();
  const [id] = useState(() => `held-${(made += 1)}`);
  const modals = useProjection(core.feature('modals'), identity);
  const wasDrawn = useRef(false);
  const hasJoined = modals !== null;
  useEffect(() => {
    if (!hasJoined) return undefined;
    core.dispatch({ type: 'modals/open', payload: { kind, id, isHeld: true } });
    return () => void core.dispatch({ type: 'modals/withdraw', payload: { id } });
  }, [core, hasJoined, id, kind]);
  if (modals === null) {
    wasDrawn.current = true;
    return true;
  }
  // A dialog shown before the queue loaded stays shown until it has its place in the queue.
  return modals.open.some((each) => each.id === id) ? modals.shown?.id === id : wasDrawn.current;
}
