/** The state of the terminal that is not the core's: the open screen, the cursor, the form. */
import type { Core } from 'touchline/app/facade';
import type { OddsQuestion } from 'touchline/core/coupon/views';
import type { Wording } from '../web/format/core-text.ts';

export interface Shell {
  readonly core: Core;
  readonly wording: Wording;
  screen: 'board' | 'coupon' | 'bets' | 'register';
  board: 'live' | 'top';
  /** The cursor's game and column on the board; game 0 before the first key. */
  gameId: number;
  column: number;
  /** The chosen selection of the coupon. */
  legAt: number;
  /** The question about changed odds that the player has on the screen. */
  shownQuestion: OddsQuestion | null;
  /** The currency chosen for a new account; null before a choice. */
  currency: string | null;
  isAdult: boolean;
}

export function createShell(core: Core, wording: Wording): Shell {
  return {
    core,
    wording,
    screen: 'board',
    board: 'live',
    gameId: 0,
    column: 0,
    legAt: 0,
    shownQuestion: null,
    currency: null,
    isAdult: false,
  };
}
