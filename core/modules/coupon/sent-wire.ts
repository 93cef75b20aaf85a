/** The coupon to be sent in the names and numbers of the operator [D3.4.1…D3.4.10]. */
import { betTypeIdOf } from '../history/public.ts';
import { oddsViewId } from '../line/public.ts';
import { changeActionIdOf } from './change-action-wire.ts';
import type { ChangeActionId } from './change-action-wire.ts';
import type { SentCoupon } from './types.ts';

export interface SentCouponWire extends Omit<SentCoupon, 'betType' | 'changeCoefAction' | 'oddsView' | 'appView'> {
  readonly typeId: number;
  readonly changeCoefAction: ChangeActionId;
  readonly coefViewId: number;
}

/** The fields stand in the order of the operator's documents, so that a retry has the bytes of the first request. */
export function encodeSent({
  id,
  accountId,
  userId,
  amount,
  betType,
  systemValue,
  changeCoefAction,
  changeCoefTolerance,
  coef,
  oddsView,
  appView,
  ...rest
}: SentCoupon): SentCouponWire {
  return {
    id,
    accountId,
    userId,
    amount,
    typeId: betTypeIdOf(betType),
    systemValue,
    changeCoefAction: changeActionIdOf(changeCoefAction),
    changeCoefTolerance,
    coef,
    coefViewId: oddsViewId(oddsView, appView),
    ...rest,
  };
}
