/**
 * The stake: typed with a comma or a dot, stepped, from presets, or the maximum; and the account that pays. Amounts are
 * minor units; the core parses the text.
 */
import { useId, type ReactNode } from 'react';
import type { OffersSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { COVERED, useHiddenBalance } from '../../components/use-hidden-balance.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { shapeOf } from './selectors.ts';
import { toPlaceOnEnter } from './on-enter.ts';

const accountOf = ({ account, settings }: StakeSlice) => ({ account, settings });

/** The paying account with its balance; both can be hidden. */
export function AccountChoice(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { account, settings } = useParts(core.coupon.stake, accountOf);
  const isHidden = useHiddenBalance() || !settings.isBalanceShown;
  const chosen = account.choices.find(({ id }) => id === account.id);
  if (chosen === undefined) return null;
  const balance = (amount: number, iso: string): string => (isHidden ? COVERED : money(amount, iso));
  if (settings.isSelectAccountShown && account.choices.length > 1) {
    return (
      <Pick
        className="is-row"
        label={t('coupon.account')}
        value={chosen.id}
        options={account.choices.map(
          ({ id, type, iso, money: amount }) =>
            [
              id,
              t('coupon.accountNamed', { name: t(`coupon.account.${type}`), amount: balance(amount, iso) }),
            ] as const,
        )}
        onPick={(accountId) => core.dispatch({ type: 'coupon/chooseAccount', payload: { accountId } })}
      />
    );
  }
  return settings.isBalanceShown ? (
    <p className="coupon-row">
      <span>{t('player.balance')}</span>
      <b className="number">{balance(chosen.money, chosen.iso)}</b>
    </p>
  ) : null;
}

const stakeOf = ({ stake, step, presets, minStake, maxStake, currency, stakeText, account, promo }: StakeSlice) => ({
  stake,
  step,
  presets,
  minStake,
  maxStake,
  currency,
  stakeText,
  account,
  promo,
});
const advanceOf = ({ advance }: OffersSlice): number => (advance.isOn ? advance.available : 0);

/** `isCalled`: a dialog around the coupon focuses the stake when it opens. */
export function Stake({ isCalled }: { readonly isCalled: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const id = useId();
  const { stake, step, presets, minStake, maxStake, currency, stakeText, account, promo } = useParts(
    core.coupon.stake,
    stakeOf,
  );
  const advance = useProjection(core.coupon.offers, advanceOf);
  const { amountPer } = useProjection(core.coupon.slip, shapeOf);
  const balance = account.choices.find((each) => each.id === account.id)?.money ?? null;
  const payable = balance === null ? null : balance + advance;
  const most = maxStake === null ? payable : payable === null ? maxStake : Math.min(maxStake, payable);
  const set = (amount: number): unknown => core.dispatch({ type: 'coupon/setStake', payload: { amount } });
  const isWrong = stakeText.trim() !== '' && stake === null;
  const range =
    minStake === null || maxStake === null
      ? ''
      : t('coupon.range', { min: money(minStake, currency), max: money(maxStake, currency) });
  return (
    <div className="stake">
      {promo.code !== '' && (
        <p className="promo-paid">
          <Icon name="ticket" size={16} />
          <span>
            {promo.worth === null
              ? t('coupon.promoPays', { code: promo.code })
              : t('coupon.promoPaysAmount', { code: promo.code, amount: money(promo.worth, currency) })}
          </span>
          <button
            type="button"
            className="button is-small"
            onClick={() => core.dispatch({ type: 'coupon/choosePromoCode', payload: { code: '' } })}
          >
            {t('coupon.remedy.dropPromo')}
          </button>
        </p>
      )}
      <div className="stake-head">
        <label htmlFor={id}>
          {t(
            amountPer === 'leg' ? 'coupon.stakeEach' : amountPer === 'block' ? 'coupon.stakeFirst' : 'coupon.stakeIn',
            { currency },
          )}
        </label>
        <span className="stake-range" id={`${id}-range`}>
          {range}
        </span>
      </div>
      <div className="stake-row">
        <button
          type="button"
          className="stake-step"
          aria-label={t('coupon.less')}
          disabled={stake === null || stake <= step}
          onClick={() => set((stake ?? 0) - step)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          className="stake-input number"
          data-autofocus={isCalled || undefined}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={stakeText}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : `${id}-range`}
          onChange={(event) => core.dispatch({ type: 'coupon/typeStake', payload: { text: event.target.value } })}
          {...toPlaceOnEnter}
        />
        <button
          type="button"
          className="stake-step"
          aria-label={t('coupon.more')}
          onClick={() => set((stake ?? 0) + step)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      {isWrong && (
        <p className="field-error" id={`${id}-wrong`}>
          {t('coupon.notAmount')}
        </p>
      )}
      <div className="presets">
        {presets.map((amount) => (
          <button
            type="button"
            key={amount}
            className="chip"
            aria-pressed={stake === amount}
            onClick={() => set(amount)}
          >
            {money(amount, currency).replace(/[.,]0+(?=\D*$)/, '')}
          </button>
        ))}
        <button
          type="button"
          className="chip"
          disabled={most === null || most <= 0}
          onClick={() => most !== null && set(most)}
        >
          {t('coupon.max')}
        </button>
      </div>
    </div>
  );
}
