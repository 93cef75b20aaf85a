/** Whether the player keeps balances covered; so they are until the operator has said [OST-5]. */
import type { View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';

const isCovered = (user: View<'user'> | null): boolean => user?.facts?.isBalanceHidden ?? true;

export function useHiddenBalance(): boolean {
  return useProjection(useCore().feature('user'), isCovered);
}

/** Stands for a covered amount. */
export const COVERED = '•••';
