/** Games that end while a list of today's results is shown [STT-7, STT-12]. */
import { useEffect, useMemo, useRef } from 'react';
import type { Board } from 'touchline/core/line/types';
import { useBoardReadable, useWatch } from '../../core-context.ts';
import { identity, useProjection } from '../../use-projection.ts';

/** How long after a game has left the list its result is asked for, together with those that leave meanwhile. */
const ENDED_MS = 3_000;

/** The games in play of a sport, or of all; `onEnded` follows the end of one. Nothing is watched unless `isToday`. */
export function useEnded(sportId: number | null, isToday: boolean, onEnded: () => void): Board {
  const topic = sportId === null ? 'live' : `live:${sportId}`;
  useWatch(isToday ? [topic] : []);
  const board = useProjection(
    useBoardReadable(sportId === null ? { kind: 'live' } : { kind: 'live', sportId }),
    identity,
  );
  const gameIds = useMemo(
    () => (board.loaded && isToday ? board.groups.flatMap((group) => group.gameIds) : null),
    [board, isToday],
  );
  const last = useRef<{ readonly topic: string; readonly gameIds: readonly number[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(onEnded);
  latest.current = onEnded;
  useEffect(() => {
    const known = last.current;
    last.current = gameIds === null ? null : { topic, gameIds };
    // Another sport's games have not ended.
    if (gameIds === null || known?.topic !== topic || known.gameIds.every((id) => gameIds.includes(id))) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current();
    }, ENDED_MS);
  }, [topic, gameIds]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return board;
}
