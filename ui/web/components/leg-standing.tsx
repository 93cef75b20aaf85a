/** How a leg of an open bet stands while its game is in play, and what it still needs to win [LIN-208]. */
import type { ReactNode } from 'react';
import type { BetLeg } from 'touchline/core/history/views';
import { legStanding } from 'touchline/core/line/rules/leg-standing';
import type { Standing } from 'touchline/core/line/rules/market-standing';
import { standingText } from 'touchline/core/line/rules/standing-text';
import type { Game } from 'touchline/core/line/types';
import { useText } from '../text.ts';

const TONE: Readonly<Record<Standing, 'won' | 'lost' | 'back'>> = {
  win: 'won',
  halfWin: 'won',
  refund: 'back',
  halfLose: 'back',
  lose: 'lost',
};

interface LegStandingProps {
  readonly leg: BetLeg;
  readonly game: Game;
  /** Shown where the score does not tell how the leg stands. */
  readonly children: ReactNode;
}

export function LegStanding({ leg, game, children }: LegStandingProps): ReactNode {
  const t = useText();
  const found = legStanding(leg, game);
  if (found === null) return children;
  const { standing, need } = standingText(found, leg, t);
  return (
    <>
      <span className="bet-leg-state">
        <bdi>{leg.champ}</bdi>
        <span className={`bet-status is-${TONE[found.standing]}`}>{standing}</span>
      </span>
      {need !== '' && <span className="bet-leg-need">{need}</span>}
    </>
  );
}
