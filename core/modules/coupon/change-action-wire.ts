/** The operator's numbers of actions on moved odds [D3.6.6]: confirm, accept any change, accept on increase. */
import { changeActionNames } from './change-action.ts';
import type { ChangeAction } from './change-action.ts';

const NUMBERS = { ask: 0, acceptAny: 1, acceptBetter: 2 } as const satisfies Record<ChangeAction, number>;

export type ChangeActionId = (typeof NUMBERS)[ChangeAction];

export function changeActionOf(id: ChangeActionId): ChangeAction {
  // Every number belongs to an action.
  return changeActionNames.find((name) => NUMBERS[name] === id) as ChangeAction;
}

export function changeActionIdOf(name: ChangeAction): ChangeActionId {
  return NUMBERS[name];
}
