/** The state of the terminal that is not the core's: the open screen, the cursor, the forms. */
import type { Core } from 'touchline/app/facade';
import type { OddsQuestion } from 'touchline/core/coupon/views';
import type { Wording } from '../web/format/core-text.ts';

/** A login as it is typed; the password is null while the cursor is on the login. */
interface Login {
  readonly name: string;
  readonly password: string | null;
}

export const AT_START = {
  screen: 'board' as 'board' | 'coupon' | 'bets' | 'register' | 'login',
  board: 'live' as 'live' | 'top',
  /** The cursor's game and column on the board; game 0 before the first key. */
  gameId: 0,
  column: 0,
  /** The chosen selection of the coupon. */
  legAt: 0,
  /** The question about changed odds that the player has on the screen. */
  shownQuestion: null as OddsQuestion | null,
  /** The currency chosen for a new account; null before a choice. */
  currency: null as string | null,
  isAdult: false,
  login: { name: '', password: null } as Login,
};

export type Shell = typeof AT_START & { readonly core: Core; readonly wording: Wording };
