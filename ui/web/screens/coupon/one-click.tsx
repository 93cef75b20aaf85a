/**
 * One-click betting: a tap on a price places a bet. Turning it on asks first when that would empty the coupon; while
 * on, the mode is unmistakable.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { Check } from './check.tsx';
import { Sign } from './signs.tsx';

export const isOneClickOn = ({ oneClick }: CouponView): boolean => oneClick.isOn;
const BONUS = 4;

/** Stake of one tap, as typed, from the selected account. */
const amountOf = ({ oneClick, account }: CouponView): string =>
  account.type === BONUS ? oneClick.bonusStakeText : oneClick.stakeText;

/** Lets the style sheet mark every price while one-click is on. The cells themselves do not know the mode. */
export function useOneClickMark(): void {
  const isOn = useProjection(useCore().coupon, isOneClickOn);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-one-click', isOn);
    return () => document.documentElement.removeAttribute('data-one-click');
  }, [isOn]);
}

/** States that one-click is on, the stake of a tap, and how to turn the mode off. */
export function OneClickBanner({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const amount = amountOf(coupon);
  return (
    <div className="one-click" role="status">
      <Sign name="bolt" size={20} />
      <span>
        <b>{t('coupon.oneClickOn')}</b>{' '}
        {amount.trim() === ''
          ? t('coupon.oneClickNoAmount')
          : t('coupon.oneClickTap', { amount, currency: coupon.currency })}
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

/** One-click would empty the coupon: two answers of equal weight. */
export function OneClickQuestion({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const answer = (isYes: boolean): unknown => core.dispatch({ type: 'coupon/answerOneClick', payload: { isYes } });
  return (
    <div className="question" role="group" aria-labelledby="one-click-question" tabIndex={-1} ref={panel}>
      <h2 id="one-click-question">{t('coupon.oneClickAsk')}</h2>
      <p>{t('coupon.oneClickAskText', { legs: t('coupon.legs', { count: coupon.legs.length }) })}</p>
      <div className="question-answers">
        <button type="button" className="button is-outline" onClick={() => answer(false)}>
          {t('coupon.oneClickKeep')}
        </button>
        <button type="button" className="button is-outline" onClick={() => answer(true)}>
          {t('coupon.oneClickStart')}
        </button>
      </div>
    </div>
  );
}

/** The stake of a tap, from the main and from the bonus account. */
export function OneClickAmounts({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oneClick, account, currency } = coupon;
  const change = (settings: { readonly oneClickText: string } | { readonly oneClickBonusText: string }): unknown =>
    core.dispatch({ type: 'coupon/changeSettings', payload: { settings } });
  return (
    <div className="one-click-amounts">
      <AmountInput
        label={t('coupon.oneClickAmount', { currency })}
        short={t('coupon.perTap')}
        text={oneClick.stakeText}
        onType={(oneClickText) => change({ oneClickText })}
      />
      {account.choices.some(({ type }) => type === BONUS) && (
        <AmountInput
          label={t('coupon.oneClickBonus', { currency })}
          short={t('coupon.perTapBonus')}
          text={oneClick.bonusStakeText}
          onType={(oneClickBonusText) => change({ oneClickBonusText })}
        />
      )}
    </div>
  );
}

export function OneClickSettings({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { isAllowed, isOn } = coupon.oneClick;
  if (!isAllowed) return null;
  return (
    <details className="ready-part">
      <summary>
        {t('coupon.oneClick')}
        <Icon name="down" size={16} />
      </summary>
      <div className="ready-body">
        <Check
          label={t('coupon.oneClickStart')}
          hint={t('coupon.oneClickHint')}
          isOn={isOn}
          onChange={(next) => core.dispatch({ type: 'coupon/setOneClick', payload: { isOn: next } })}
        />
        <OneClickAmounts coupon={coupon} />
      </div>
    </details>
  );
}
