import type { HistoryFilter } from '../filter.ts';

/** The parts of the operator's query. */
export function filterQuery({ status, typeId, product, from, to }: HistoryFilter): Readonly<Record<string, string>> {
  return {
    status,
    ...(typeId === null ? {} : { typeId: String(typeId) }),
    ...(product === 'all' ? {} : { product }),
    ...(from === null ? {} : { from: String(from) }),
    ...(to === null ? {} : { to: String(to) }),
  };
}
