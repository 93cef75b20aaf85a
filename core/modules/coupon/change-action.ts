/** The action on a coupon whose odds have moved. The operator numbers the actions; the core uses words. */

/** In the order of the operator's numbers, from 0 to 2: confirm, accept any change, accept on increase [D3.6.6]. */
export const changeActionNames = ['ask', 'acceptAny', 'acceptBetter'] as const;

export type ChangeAction = (typeof changeActionNames)[number];
export type ChangeActionId = 0 | 1 | 2;

export function changeActionOf(id: ChangeActionId): ChangeAction {
  return changeActionNames[id];
}

export function changeActionIdOf(name: ChangeAction): ChangeActionId {
  // Every action has a place among the three names.
  return changeActionNames.indexOf(name) as ChangeActionId;
}
