/** A row of a list by time: the game's competition stands above the row, as the list has no headings [DSP-20]. */
import { memo, type ComponentType, type ReactNode } from 'react';
import type { Championship, Game } from 'touchline/core/line/types';
import { useGameReadable } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';
import { ChampName } from './board.tsx';

/** Height of the competition's line, px; must match `styles/board-tools.css`. */
export const CAPTION_PX = 20;

interface RowProps {
  readonly gameId: number;
}

const champOf = (game: Game | null): Championship | null => game?.champ ?? null;

/** The same row below the name of its competition. */
export function withCaption(Row: ComponentType<RowProps>): ComponentType<RowProps> {
  return memo(function TimedRow({ gameId }: RowProps): ReactNode {
    const champ = useProjection(useGameReadable(gameId), champOf);
    return (
      <div className="row-timed">
        <p className="row-champ">{champ !== null && <ChampName champ={champ} />}</p>
        <Row gameId={gameId} />
      </div>
    );
  });
}
