/** The action on a coupon whose odds have moved. `change-action-wire.ts` numbers the actions in this order. */
export const changeActionNames = ['ask', 'acceptAny', 'acceptBetter'] as const;

export type ChangeAction = (typeof changeActionNames)[number];
