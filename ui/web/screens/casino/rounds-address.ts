/**
 * The filter of the rounds as a query string, so that reloads, the back button and shared links keep it:
 * `?status=won&game=dice&from=2026-11-01&to=2026-11-21`. Days are the player's.
 */
import { EVERY_ROUND, ROUNDS_STATUSES } from 'touchline/core/casino/rules/rounds-filter';
import type { RoundsFilter } from 'touchline/core/casino/types';
import { boundsOf, dayOf } from '../office/days.ts';

const GAME = /^[\w-]{1,80}$/;

/** Values that the filter does not offer are ignored. */
export function roundsFilterOf(query: string, timeZone: number | 'auto'): RoundsFilter {
  const params = new URLSearchParams(query);
  const game = params.get('game') ?? '';
  return {
    status: ROUNDS_STATUSES.find((status) => status === params.get('status')) ?? EVERY_ROUND.status,
    gameId: GAME.test(game) ? game : EVERY_ROUND.gameId,
    ...boundsOf(params.get('from') ?? '', params.get('to') ?? '', timeZone),
  };
}

/** The query string with its question mark; empty when no filter is set. */
export function roundsQueryOf({ status, gameId, from, to }: RoundsFilter, timeZone: number | 'auto'): string {
  const params = new URLSearchParams();
  if (status !== EVERY_ROUND.status) params.set('status', status);
  if (gameId !== null) params.set('game', gameId);
  if (from !== null) params.set('from', dayOf(from, timeZone));
  if (to !== null) params.set('to', dayOf(to, timeZone));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
