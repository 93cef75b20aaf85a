/** A selection in a list of several games: its name, its game, and a line about it. */
import type { ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import type { Game } from 'touchline/core/line/types';
import { useText } from '../text.ts';
import { gamePath } from './game-row.tsx';
import { Link } from './link.tsx';

interface SelectionNamesProps {
  readonly game: Game;
  readonly name: string;
  /** Whether the names stand on the page of the game, which needs no way to itself. */
  readonly isOnGamePage?: boolean;
  readonly children: ReactNode;
}

export function SelectionNames({ game, name, isOnGamePage = false, children }: SelectionNamesProps): ReactNode {
  const t = useText();
  return (
    <span className="popular-names">
      <b dir="auto">{name}</b>
      {!isOnGamePage && (
        <Link to={gamePath(game)} className="popular-game">
          {gameTitle(game, t)}
        </Link>
      )}
      <span className="popular-count">{children}</span>
    </span>
  );
}
