/** The core's log, for as long as the debugger is open. */
import { useEffect, useState } from 'react';
import type { DebugView } from '../../../../core/app/parts/debug.part.ts';
import type { Recorded } from '../../../../core/kernel/message.ts';
import { useCore } from '../../core-context.ts';
import { useProjection, watchProjection, whole } from '../../use-projection.ts';

/** Events come by the dozen: the list is drawn again at most so often. */
const PAUSE_MS = 250;
const NONE: readonly Recorded[] = [];

export interface Log {
  readonly debug: DebugView | null;
  readonly events: readonly Recorded[];
  readonly hasFailed: boolean;
}

export function useLog(): Log {
  const core = useCore();
  const debug = useProjection(core.part('debug'), whole);
  const [hasFailed, setFailed] = useState(false);
  const [events, setEvents] = useState(NONE);
  useEffect(() => {
    core.bring('debug').catch(() => setFailed(true));
  }, [core]);
  useEffect(() => {
    if (debug === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      setEvents(debug.events());
    };
    look();
    const stop = watchProjection({ get: () => null, value$: core.events$ }, () => {
      timer ??= setTimeout(look, PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [core, debug]);
  return { debug, events, hasFailed };
}
