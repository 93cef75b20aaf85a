/** Pauses the timer of a transient message while the pointer or the focus is on it. */
import { useMemo, useRef } from 'react';
import { useCore } from '../core-context.ts';

interface Passing {
  readonly id: string;
  readonly lastsMs: number | null;
}

interface Rest {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Handlers to spread over the message's element; null for a message without a timer. */
export function useRest(type: 'notices/rest' | 'modals/rest', { id, lastsMs }: Passing): Rest | null {
  const core = useCore();
  const on = useRef({ pointer: false, focus: false });
  return useMemo(() => {
    if (lastsMs === null) return null;
    const change = (what: Partial<{ pointer: boolean; focus: boolean }>): void => {
      const wasOn = on.current.pointer || on.current.focus;
      on.current = { ...on.current, ...what };
      const isOn = on.current.pointer || on.current.focus;
      if (isOn !== wasOn) core.dispatch({ type, payload: { id, isResting: isOn } });
    };
    return {
      onPointerEnter: () => change({ pointer: true }),
      onPointerLeave: () => change({ pointer: false }),
      onFocus: () => change({ focus: true }),
      onBlur: () => change({ focus: false }),
    };
  }, [core, id, lastsMs, type]);
}
