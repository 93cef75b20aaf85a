/** The groups of a board in the order that the player chose. */
import { useMemo, useSyncExternalStore } from 'react';
import type { DisplayView } from 'touchline/core/display/public';
import { arrangeGroups } from 'touchline/core/line/rules/arrange-groups';
import { timeOrder } from 'touchline/core/line/rules/time-order';
import type { BoardGroup } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { onSecond } from './ticker.ts';

const USUAL = { isGroupedByCountry: true, isBestOnTop: false };
const NEVER = (): (() => void) => () => undefined;

interface Arranged {
  readonly groups: readonly BoardGroup[];
  /** Whether each group is one game of a list by time, which has no headings [DSP-20]. */
  readonly isByTime: boolean;
}

/** `display` is null until the options have loaded. */
export function useArrangedGroups(groups: readonly BoardGroup[], display: DisplayView | null): Arranged {
  const { line } = useCore();
  const isByTime = display?.boardOrder === 'time' && groups.length > 1;
  const ids = useMemo(() => (isByTime ? groups.flatMap(({ gameIds }) => gameIds) : []), [groups, isByTime]);
  const read = (): string =>
    timeOrder(
      ids.flatMap((id) => line.game(id).get() ?? []),
      line.now(),
    )
      .map(({ id }) => id)
      .join();
  const order = useSyncExternalStore(isByTime ? onSecond : NEVER, read, read);
  return useMemo(() => {
    if (!isByTime) return { groups: arrangeGroups(groups, display ?? USUAL, (id) => line.game(id).get()), isByTime };
    const champOf = new Map(groups.flatMap(({ champ, gameIds }) => gameIds.map((id) => [id, champ] as const)));
    const ordered = order === '' ? [] : order.split(',').map(Number);
    return {
      groups: ordered.flatMap((id) => {
        const champ = champOf.get(id);
        return champ === undefined ? [] : [{ champ, gameIds: [id] }];
      }),
      isByTime,
    };
  }, [groups, display, line, isByTime, order]);
}
