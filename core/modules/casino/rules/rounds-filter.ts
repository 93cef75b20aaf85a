/** The filter of a list of the player's rounds [CSN-25]. */
import type { RoundsFilter, RoundsStatus } from '../types.ts';

export const ROUNDS_STATUSES = [
  'all',
  'open',
  'settled',
  'won',
  'lost',
  'returned',
] as const satisfies readonly RoundsStatus[];

export const EVERY_ROUND: RoundsFilter = { status: 'all', gameId: null, from: null, to: null };

export function isSameRoundsFilter(left: RoundsFilter, right: RoundsFilter): boolean {
  return (
    left.status === right.status && left.gameId === right.gameId && left.from === right.from && left.to === right.to
  );
}

/** The parts of the operator's query; of rounds older than `before`, where one is given. */
export function roundsQuery(
  { status, gameId, from, to }: RoundsFilter,
  before?: string,
): Readonly<Record<string, string>> {
  return {
    ...(before === undefined ? {} : { before }),
    ...(status === 'all' ? {} : { status }),
    ...(gameId === null ? {} : { gameId }),
    ...(from === null ? {} : { from: String(from) }),
    ...(to === null ? {} : { to: String(to) }),
  };
}
