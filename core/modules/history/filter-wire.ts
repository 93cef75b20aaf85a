import { betTypeIdOf } from './bet-type-wire.ts';
import type { HistoryFilter } from './filter.ts';

/** The parts of the operator's query. */
export function filterQuery({
  status,
  betType,
  product,
  from,
  to,
  games,
}: HistoryFilter): Readonly<Record<string, string>> {
  return {
    status,
    ...(betType === null ? {} : { typeId: String(betTypeIdOf(betType)) }),
    ...(product === 'all' ? {} : { product }),
    ...(from === null ? {} : { from: String(from) }),
    ...(to === null ? {} : { to: String(to) }),
    ...(games === undefined ? {} : { games: games.join(',') }),
  };
}
