/**
 * The operator's numbers of actions on moved odds, the places in the list of names [D3.6.6]: 0 confirm, 1 accept any
 * change, 2 accept on increase.
 */
import { changeActionNames } from './change-action.ts';
import type { ChangeAction } from './change-action.ts';

export type ChangeActionId = 0 | 1 | 2;

export function changeActionOf(id: ChangeActionId): ChangeAction {
  return changeActionNames[id];
}

export function changeActionIdOf(name: ChangeAction): ChangeActionId {
  // Every action has a place among the three names.
  return changeActionNames.indexOf(name) as ChangeActionId;
}
