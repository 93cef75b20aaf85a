/** The statistics of a game's sides on its page: loaded once the player opens them. */
import { useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { GameStatistics } from './game-statistics.tsx';

export function GameStatisticsCard({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card statistics" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="down" size={16} />
        {t('statistics.ofGame')}
      </summary>
      {isOpen && <GameStatistics gameId={game.id} home={game.home} away={game.away} />}
    </details>
  );
}
