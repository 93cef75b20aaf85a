/** Clocks are leaf components that write their own text each second; nothing else renders again for them. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { onSecond } from './ticker.ts';

export interface TickProps {
  readonly read: () => string;
  readonly className?: string;
}

/** Text that is recomputed each second. */
export function Tick({ read, className }: TickProps): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = (): void => {
      const now = read();
      if (element.current !== null && element.current.textContent !== now) element.current.textContent = now;
    };
    write();
    return onSecond(write);
  }, [read]);
  return <span ref={element} className={className} />;
}

export function GameClock({
  game,
  read,
  className,
}: {
  readonly game: Game;
  readonly read: (game: Game, now: number) => string;
  readonly className?: string;
}): ReactNode {
  const { line } = useCore();
  const element = useRef<HTMLSpanElement>(null);
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    const write = (): void => {
      const now = read(latest.current, line.now());
      if (element.current !== null && element.current.textContent !== now) element.current.textContent = now;
    };
    write();
    return game.clockRuns ? onSecond(write) : undefined;
  }, [game, line, read]);
  return (
    // A server's page is older by some seconds; the effect writes the present time at once.
    <span ref={element} className={className} suppressHydrationWarning>
      {read(game, line.now())}
    </span>
  );
}
