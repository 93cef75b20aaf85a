/** The groups of a board in the order that the player chose. */
import { useMemo } from 'react';
import type { DisplayView } from 'touchline/core/display/public';
import { arrangeGroups } from 'touchline/core/line/rules/arrange-groups';
import type { BoardGroup } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';

const USUAL = { isGroupedByCountry: true, isBestOnTop: false };

/** `display` is null until the options have loaded. */
export function useArrangedGroups(groups: readonly BoardGroup[], display: DisplayView | null): readonly BoardGroup[] {
  const { line } = useCore();
  return useMemo(() => arrangeGroups(groups, display ?? USUAL, (id) => line.game(id).get()), [groups, display, line]);
}
