/** Subscribes to the core's log while the debugger is open. */
import { useEffect, useState } from 'react';
import type { DebugActions } from 'touchline/core/debugger/public';
import type { Recorded } from 'touchline/kernel/message';
import { useCore } from '../../core-context.ts';
import { watchProjection } from '../../use-projection.ts';

/** Minimum pause between two renders, because events arrive in bursts. */
const PAUSE_MS = 250;
const NONE: readonly Recorded[] = [];

export interface Log {
  readonly debug: DebugActions | null;
  readonly events: readonly Recorded[];
  readonly hasFailed: boolean;
}

export function useLog(): Log {
  const core = useCore();
  const [debug, setDebug] = useState<DebugActions | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [events, setEvents] = useState(NONE);
  useEffect(() => {
    core.load('debug').then(
      () => setDebug(core.actions('debug')),
      () => setFailed(true),
    );
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
