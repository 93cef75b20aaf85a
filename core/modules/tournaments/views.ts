import type { SessionState } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { shownIn } from './decider.ts';
import { actOn } from './rules/acts.ts';
import type { KeyedAct, TournamentPage, TournamentsState } from './types.ts';

/**
 * The player's next step in the shown tournament: `again` sends an act without an answer once more; `leave` may
 * be left out, `play` may not be left any more.
 */
export type TournamentStep = 'logIn' | 'stopped' | 'forbidden' | 'join' | 'leave' | 'play' | 'again';

export interface TournamentsView extends TournamentsState {
  /** The tournament that is shown. */
  readonly tournament: TournamentPage | null;
  /** The act on it without an answer, while none is under way. */
  readonly unknown: KeyedAct | null;
  /** Null while it is not known whether there is a player, and where nothing can be done. */
  readonly next: TournamentStep | null;
  /** Counted rounds that the player has left; null without a part in the tournament. */
  readonly roundsLeft: number | null;
  /** All reasons that stop bets or bonuses now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
}

export interface TournamentsPlayer {
  readonly session: SessionState;
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
}

function nextOf(
  unknown: KeyedAct | null,
  { status, own, games }: TournamentPage,
  { session, stops, isExcluded }: TournamentsPlayer,
): TournamentStep | null {
  if (session.status !== 'player') return session.status === 'guest' && status !== 'ended' ? 'logIn' : null;
  if (unknown !== null) return 'again';
  if (status === 'ended') return null;
  if (own !== null) return own.counted === 0 ? 'leave' : 'play';
  if (stops.length > 0 || isExcluded) return 'stopped';
  return games.some(({ isAllowed }) => isAllowed) ? 'join' : 'forbidden';
}

export function viewTournaments(state: TournamentsState, player: TournamentsPlayer): TournamentsView {
  const tournament = shownIn(state);
  const { acting, unanswered, last } = state;
  const { stops, isExcluded } = player;
  const sent = tournament === null ? null : actOn(unanswered, tournament.id);
  const unknown = sent?.key === acting?.key ? null : sent;
  return {
    ...state,
    // An act is answered on the page of its tournament alone.
    last: last !== null && last.keyed.id === tournament?.id ? last : null,
    tournament,
    unknown,
    next: tournament === null ? null : nextOf(unknown, tournament, player),
    roundsLeft: tournament === null || tournament.own === null ? null : tournament.rounds - tournament.own.counted,
    stops,
    isExcluded,
  };
}
