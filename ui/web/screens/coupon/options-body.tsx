/** The rarely used options of the coupon: those of this bet, and those of every bet. */
import { useId, type ReactNode } from 'react';
import type { CouponSettings } from 'touchline/core/coupon/types';
import type { OddsView } from 'touchline/core/line/public';
import type { OffersSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { useMoney } from '../../components/use-money.ts';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { oddsText, totalOddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';
import { Check } from './check.tsx';
import { OneClickSettings } from './one-click-settings.tsx';
import { Promo } from './promo.tsx';
import { currencyOf, settingsOf } from './selectors.ts';
import { SAMPLE_PRICE } from 'touchline/core/coupon/rules/stake-blockers';

const exactOf = ({ exact, totalOdds, settings }: StakeSlice) => ({
  exact,
  totalOdds,
  isDropOnScoreChange: settings.isDropOnScoreChange,
});
const termsOf = ({ exact, promo, vip, currency }: StakeSlice) => ({
  hasExact: exact.isPossible,
  hasPromo: promo.isAllowed,
  vip,
  currency,
});
const bonusesOf = ({ bonusBet, advance }: OffersSlice) => ({ bonusBet, advance });
type Settings = Partial<Omit<CouponSettings, 'isOneClick' | 'changeCoefAction' | 'changeCoefTolerance'>>;

function useSettings(): (settings: Settings) => void {
  const core = useCore();
  return (settings) => void core.dispatch({ type: 'coupon/changeSettings', payload: { settings } });
}

/** Odds formats without signs and slashes, which a decimal keypad lacks: decimal and Hong Kong. */
const NUMERIC_VIEWS: ReadonlySet<OddsView> = new Set(['decimal', 'hongkong']);

/** Total odds to wait for: the order stays open until the odds are reached. */
function ExactOdds(): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const change = useSettings();
  const { oddsView } = useProjection(core.preferences, identity);
  const { exact, totalOdds, isDropOnScoreChange } = useParts(core.coupon.stake, exactOf);
  return (
    <div className="option-part">
      <label className="field-label" htmlFor={id}>
        {t('coupon.exact')}
      </label>
      <input
        id={id}
        className="option-input number"
        inputMode={NUMERIC_VIEWS.has(oddsView) ? 'decimal' : 'text'}
        autoComplete="off"
        placeholder={totalOdds === '' ? '' : totalOddsText(totalOdds, oddsView)}
        value={exact.text}
        aria-invalid={exact.isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => core.dispatch({ type: 'coupon/typeExactCoef', payload: { text: event.target.value } })}
      />
      <p className={exact.isWrong ? 'field-error' : 'coupon-hint'} id={`${id}-hint`}>
        {exact.isWrong
          ? t('coupon.block.exactWrong', { price: oddsText(SAMPLE_PRICE, oddsView) })
          : exact.coef === null
            ? t('coupon.exactHint')
            : t('coupon.exactWaits', { odds: oddsText(exact.coef, oddsView) })}
      </p>
      {exact.coef !== null && (
        <Check
          label={t('coupon.dropOnScore')}
          hint={t('coupon.dropOnScoreHint')}
          isOn={isDropOnScoreChange}
          onChange={(isOn) => change({ isDropOnScoreChange: isOn })}
        />
      )}
    </div>
  );
}

function ThisBet(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const textOf = useTextOf();
  const change = useSettings();
  const { hasExact, hasPromo, vip, currency } = useParts(core.coupon.stake, termsOf);
  const { bonusBet, advance } = useParts(core.coupon.offers, bonusesOf);
  return (
    <>
      {hasExact && <ExactOdds />}
      {hasPromo && <Promo />}
      {bonusBet.isPossible && (
        <Check
          label={t('coupon.bonusBetOn', { percent: bonusBet.percent })}
          hint={t('coupon.bonusBetHint')}
          isOn={bonusBet.isOn}
          onChange={(isOn) => core.dispatch({ type: 'coupon/setBonusBet', payload: { isOn } })}
        />
      )}
      {(vip.isPossible || vip.isOn || vip.why !== null) && (
        <Check
          label={t('coupon.vip')}
          hint={vip.why === null ? t('coupon.vipHint') : textOf(vip.why)}
          isOn={vip.isOn}
          isDisabled={!vip.isPossible && !vip.isOn}
          onChange={(isVipBet) => change({ isVipBet })}
        />
      )}
      {advance.isAllowed && (
        <Check
          label={t('coupon.advance')}
          hint={
            advance.available > 0
              ? t('coupon.advanceHint', { amount: money(advance.available, currency) })
              : t('coupon.advanceNone')
          }
          isOn={advance.isOn}
          isDisabled={advance.available === 0 && !advance.isOn}
          onChange={(isAdvance) => change({ isAdvance })}
        />
      )}
    </>
  );
}

function EveryBet(): ReactNode {
  const { stake } = useCore().coupon;
  const t = useText();
  const change = useSettings();
  const settings = useProjection(stake, settingsOf);
  const currency = useProjection(stake, currencyOf);
  return (
    <>
      <Check
        label={t('coupon.autoMax')}
        hint={t('coupon.autoMaxHint')}
        isOn={settings.isAutoMax}
        onChange={(isAutoMax) => change({ isAutoMax })}
      />
      <Check
        label={t('coupon.fixed')}
        hint={t('coupon.fixedHint')}
        isOn={settings.isCouponFixed}
        onChange={(isCouponFixed) => change({ isCouponFixed })}
      />
      <Check
        label={t('coupon.ownStep')}
        isOn={settings.isManualAmountStep}
        onChange={(isManualAmountStep) => change({ isManualAmountStep })}
      />
      {settings.isManualAmountStep && (
        <input
          className="option-input number"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('coupon.stepIn', { currency })}
          value={settings.amountStepText}
          onChange={(event) => change({ amountStepText: event.target.value })}
        />
      )}
      <Check
        label={t('coupon.showBalance')}
        isOn={settings.isBalanceShown}
        onChange={(isBalanceShown) => change({ isBalanceShown })}
      />
      <Check
        label={t('coupon.showWin')}
        isOn={settings.isPossibleWinShown}
        onChange={(isPossibleWinShown) => change({ isPossibleWinShown })}
      />
      <Check
        label={t('coupon.showAccounts')}
        isOn={settings.isSelectAccountShown}
        onChange={(isSelectAccountShown) => change({ isSelectAccountShown })}
      />
    </>
  );
}

export function OptionsBody(): ReactNode {
  const t = useText();
  return (
    <>
      <h2 className="options-title">{t('coupon.thisBet')}</h2>
      <ThisBet />
      <h2 className="options-title">{t('coupon.everyBet')}</h2>
      <EveryBet />
      <OneClickSettings />
    </>
  );
}
