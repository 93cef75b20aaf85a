/** The action on a coupon whose odds have moved: `change-action-wire.ts` has the operator's numbers. */
export const changeActionNames = ['ask', 'acceptAny', 'acceptBetter'] as const;

export type ChangeAction = (typeof changeActionNames)[number];
