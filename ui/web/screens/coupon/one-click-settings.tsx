/** One-click betting: the question before it empties the coupon, the stake of a tap, and the switch. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { legCountOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { Check } from './check.tsx';

const oneClickOf = ({ oneClick }: StakeSlice): StakeSlice['oneClick'] => oneClick;
const amountsOf = ({
  oneClick,
  account,
  currency,
}: StakeSlice): Pick<StakeSlice, 'oneClick' | 'account' | 'currency'> => ({
  oneClick,
  account,
  currency,
});

/** One-click would empty the coupon: two answers of equal weight. */
export function OneClickQuestion(): ReactNode {
  const core = useCore();
  const count = useProjection(core.coupon.slip, legCountOf);
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const answer = (isYes: boolean): unknown => core.dispatch({ type: 'coupon/answerOneClick', payload: { isYes } });
  return (
    <div className="question" role="group" aria-labelledby="one-click-question" tabIndex={-1} ref={panel}>
      <h2 id="one-click-question">{t('coupon.oneClickAsk')}</h2>
      <p>{t('coupon.oneClickAskText', { legs: t('coupon.legs', { count }) })}</p>
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
export function OneClickAmounts(): ReactNode {
  const core = useCore();
  const t = useText();
  const { oneClick, account, currency } = useParts(core.coupon.stake, amountsOf);
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
      {account.choices.some(({ type }) => type === 'bonus') && (
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

export function OneClickSettings(): ReactNode {
  const core = useCore();
  const t = useText();
  const { isAllowed, isOn } = useProjection(core.coupon.stake, oneClickOf);
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
        <OneClickAmounts />
      </div>
    </details>
  );
}
