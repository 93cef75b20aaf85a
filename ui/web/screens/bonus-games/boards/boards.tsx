/** The board of each game. */
import type { ReactNode } from 'react';
import type { BonusGameId } from 'touchline/core/bonus-games/types';
import type { BoardProps } from './board.ts';
import { CardsBoard } from './cards-board.tsx';
import { HiddenBoard } from './hidden-board.tsx';
import { SafeBoard } from './safe-board.tsx';
import { TicketBoard } from './ticket-board.tsx';
import { WheelBoard } from './wheel.tsx';

export function Board({ game, ...props }: BoardProps & { readonly game: BonusGameId }): ReactNode {
  switch (game) {
    case 'fortuna':
      return <WheelBoard {...props} />;
    case 'chest':
      return <HiddenBoard kind="chest" {...props} />;
    case 'dragon-bonus':
      return <HiddenBoard kind="egg" {...props} />;
    case 'memory':
      return <CardsBoard {...props} />;
    case 'safe':
      return <SafeBoard {...props} />;
    case 'lottery':
      return <TicketBoard {...props} />;
  }
}
