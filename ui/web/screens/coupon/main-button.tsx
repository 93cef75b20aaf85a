/** The main button: places the bet or the order, or leads a guest to the login. */
import type { ReactNode } from 'react';
import type { PlacingSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useText } from '../../text.ts';
import { useParts } from '../../use-projection.ts';

const readinessOf = ({ blockers, canPlace }: PlacingSlice) => ({
  isSignedOut: blockers.some(({ code }) => code === 'signedOut'),
  canPlace,
});
const paidOf = ({ totalStake, stake, currency, exact }: StakeSlice) => ({
  paid: totalStake ?? stake,
  currency,
  isOrder: exact.coef !== null,
});

/** A guest's next step is to log in, whatever else blocks the bet [CPN-29]. `onPlaced` is called with each placing. */
export function MainButton({ onPlaced }: { readonly onPlaced?: () => void }): ReactNode {
  const core = useCore();
  const go = useGo();
  const t = useText();
  const money = useMoney();
  const { isSignedOut, canPlace } = useParts(core.coupon.placing, readinessOf);
  const { paid, currency, isOrder } = useParts(core.coupon.stake, paidOf);
  if (isSignedOut)
    return (
      <button type="button" className="button is-main is-large" onClick={() => go('/user/login')}>
        {t('coupon.logInToBet')}
      </button>
    );
  return (
    <button
      type="button"
      className="button is-main is-large"
      disabled={!canPlace}
      onClick={() => {
        core.dispatch({ type: 'coupon/place', payload: {} });
        onPlaced?.();
      }}
    >
      {paid === null || !canPlace
        ? t('coupon.place')
        : t(isOrder ? 'coupon.orderAmount' : 'coupon.placeAmount', { amount: money(paid, currency) })}
    </button>
  );
}
