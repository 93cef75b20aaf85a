/** The watched games, and the kinds that are announced [ALR-1, ALR-7]. */
import type { DisplayView } from '../../display/public.ts';
import type { FavouritesView } from '../../favourites/public.ts';
import type { HistoryView } from '../../history/public.ts';
import type { LimitsView } from '../../limits/public.ts';
import type { SessionState } from '../../session/public.ts';
import type { AlertKind, Watched } from '../types.ts';
import { ALERT_KINDS, MOMENT_KINDS, OPTION_OF } from '../types.ts';

export type AlertSwitches = Pick<DisplayView, (typeof OPTION_OF)[AlertKind]>;

export function wantedKinds(kinds: AlertSwitches): ReadonlySet<AlertKind> {
  return new Set(ALERT_KINDS.filter((kind) => kinds[OPTION_OF[kind]]));
}

/** Null: nothing. `known`: the bets of the history. */
export function watchedOf(
  { games, competitions, teams }: Pick<FavouritesView, 'games' | 'competitions' | 'teams'>,
  known: HistoryView['known'],
  wanted: ReadonlySet<AlertKind>,
): Watched | null {
  if (wanted.size === 0) return null;
  const own = known.flatMap(({ status, legs }) => (status === 'open' ? legs.map(({ gameId }) => gameId) : []));
  const watched = MOMENT_KINDS.some((kind) => wanted.has(kind))
    ? { games: [...new Set([...own, ...games])], competitions, teams }
    : { games: [...new Set(own)], competitions: [], teams: [] };
  return watched.games.length + watched.competitions.length + watched.teams.length === 0 ? null : watched;
}

/**
 * Nothing is announced before the session and the player's limits are known, and nothing while an exclusion or a time-out
 * runs.
 */
export function isQuiet(
  { status }: Pick<SessionState, 'status'>,
  limits: Pick<LimitsView, 'status' | 'isExcluded' | 'timeOutUntil'> | null,
): boolean {
  if (status !== 'player') return status === 'unknown';
  return limits === null || limits.status !== 'ready' || limits.isExcluded || limits.timeOutUntil !== null;
}
