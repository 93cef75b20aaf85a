/** One-click betting: a tap on a price places a bet. While it is on, the mode is unmistakable. */
import type { ReactNode } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useParts } from '../../use-projection.ts';
import { Sign } from './signs.tsx';

/** Stake of one tap, as typed, from the selected account. */
const tapOf = ({
  oneClick,
  account,
  currency,
}: StakeSlice): { readonly amount: string; readonly currency: string } => ({
  amount: account.type === 'bonus' ? oneClick.bonusStakeText : oneClick.stakeText,
  currency,
});

/** States that one-click is on, the stake of a tap, and how to turn the mode off. */
export function OneClickBanner(): ReactNode {
  const core = useCore();
  const t = useText();
  const { amount, currency } = useParts(core.coupon.stake, tapOf);
  return (
    <div className="one-click" role="status">
      <Sign name="bolt" size={20} />
      <span>
        <b>{t('coupon.oneClickOn')}</b>{' '}
        {amount.trim() === '' ? t('coupon.oneClickNoAmount') : t('coupon.oneClickTap', { amount, currency })}
      </span>
      <button
        type="button"
        className="button is-small"
        onClick={() => core.dispatch({ type: 'coupon/setOneClick', payload: { isOn: false } })}
      >
        {t('coupon.oneClickOff')}
      </button>
    </div>
  );
}
