/** The line-ups of a game: a card that is there before the operator has answered, so that nothing moves [MVW-6]. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import { Icon } from '../../../../components/icon.tsx';
import { useText } from '../../../../text.ts';
import { LineupsView } from './lineups-view.tsx';
import { useLineups } from './use-lineups.ts';

interface CardProps {
  readonly game: Game;
  /** Announced once the operator has published the line-ups. */
  readonly onKnown: (isKnown: boolean) => void;
}

export function LineupsCard({ game, onKnown }: CardProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const answer = useLineups(game.id);
  const lineups = typeof answer === 'object' ? answer : null;
  const without = typeof answer === 'string' ? answer : null;
  const isKnown = lineups !== null;
  useEffect(() => onKnown(isKnown), [onKnown, isKnown]);
  return (
    <details className="card statistics" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="down" size={16} />
        {t('lineups.title')}
      </summary>
      {isOpen && lineups !== null && <LineupsView game={game} lineups={lineups} />}
      {isOpen && lineups === null && (
        <p className="statistics-note">{t(without === null ? 'state.loading' : `lineups.${without}`)}</p>
      )}
    </details>
  );
}
