/** A dialog's turn in the core's one queue of modals: no two are ever drawn at once. */
import { useEffect, useRef, useState } from 'react';
import type { ModalKind } from '../../../core/modules/modals/public.ts';
import { useCore } from '../core-context.ts';
import { useProjection, whole } from '../use-projection.ts';

let made = 0;

/** Waits in the queue while the component is there; true while it is the one to be drawn. Until the queue is loaded everyone is. */
export function useTurn(kind: ModalKind): boolean {
  const core = useCore();
  const [id] = useState(() => `held-${(made += 1)}`);
  const modals = useProjection(core.part('modals'), whole);
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
  // One that was drawn when the queue came keeps its place until it has one there.
  return modals.open.some((each) => each.id === id) ? modals.shown?.id === id : wasDrawn.current;
}
