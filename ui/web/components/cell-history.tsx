/** The history of the price of one selection of a board, loaded when it is asked for [STT-22]. */
import type { ReactNode } from 'react';
import type { Core } from 'touchline/app/facade';
import { kindName } from 'touchline/core/line/rules/market-names';
import type { Game, Market } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { OddsWindow } from '../screens/statistics/odds-window.tsx';
import { useText, type Translate } from '../text.ts';

export interface CellHistoryProps {
  readonly game: Game;
  readonly market: Market;
  readonly onClose: () => void;
}

const titleOf = (market: Market, game: Game, t: Translate): string =>
  kindName(market, { ...game, sportId: game.champ.sportId }, t);

/** The market with those of its game that have the same heading, such as both sides of each line. */
function groupOf(core: Core, market: Market, game: Game, t: Translate): readonly Market[] {
  const title = titleOf(market, game, t);
  const group = core.line
    .markets(game.id)
    .get()
    .filter((each) => titleOf(each, game, t) === title);
  return group.some(({ id }) => id === market.id) ? group : [market];
}

export function CellHistory({ game, market, onClose }: CellHistoryProps): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <OddsWindow
      game={game}
      title={titleOf(market, game, t)}
      markets={groupOf(core, market, game, t)}
      first={market.id}
      onClose={onClose}
    />
  );
}
