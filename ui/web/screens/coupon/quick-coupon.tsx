/**
 * The small form of the coupon above a phone's navigation: the selection, one stake, and the button that bets [QCN-3].
 */
import { useId, type ReactNode } from 'react';
import type { PlacingSlice, SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { Icon } from '../../components/icon.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useDock } from '../../shell/use-dock.ts';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { DepositSlot } from './deposit-slot.tsx';
import { MainButton } from './main-button.tsx';

interface QuickCouponProps {
  /** Opens the coupon. */
  readonly onOpen: () => void;
}

const slipOf = ({ legs, betType, shape }: SlipSlice) => ({ legs, betType, shape });
const oddsOf = ({ totalOdds, maxWin, currency, settings }: StakeSlice) => ({
  totalOdds,
  currency,
  maxWin: settings.isPossibleWinShown ? maxWin : null,
});
const stakeOf = ({ stakeText, stake, currency, minStake, maxStake }: StakeSlice) => ({
  stakeText,
  currency,
  isWrong: stakeText.trim() !== '' && stake === null,
  minStake,
  maxStake,
});
const placingOf = ({ placing, question, blockers }: PlacingSlice) => ({
  isIdle: placing.state === 'idle' && question === null,
  blockers,
});

/** The coupon's contents, with its odds and its highest payout. */
function Contents({ onOpen }: QuickCouponProps): ReactNode {
  const { coupon, preferences } = useCore();
  const t = useText();
  const money = useMoney();
  const { legs, betType } = useParts(coupon.slip, slipOf);
  const { totalOdds, maxWin, currency } = useParts(coupon.stake, oddsOf);
  const oddsView = useProjection(preferences, (chosen) => chosen.oddsView);
  const [leg] = legs;
  if (leg === undefined) return null;
  return (
    <button type="button" className="quick-open" aria-haspopup="dialog" onClick={onOpen}>
      <span className="quick-names">
        <b>{legs.length === 1 ? outcomeName(leg, leg, t) : t('coupon.legs', { count: legs.length })}</b>
        <span>{legs.length === 1 ? gameTitle(leg, t) : t(`coupon.type.${betType}`)}</span>
      </span>
      <span className="quick-figures number">
        {totalOdds !== '' && <b>{totalOddsText(totalOdds, oddsView)}</b>}
        {maxWin !== null && <span>{t('coupon.wins', { amount: money(maxWin, currency) })}</span>}
      </span>
      <Icon name="down" size={16} />
      <span className="vh">{t('coupon.quickOpen')}</span>
    </button>
  );
}

function Form({ onOpen }: QuickCouponProps): ReactNode {
  const { coupon, dispatch } = useCore();
  const t = useText();
  const money = useMoney();
  const id = useId();
  const { stakeText, currency, isWrong, minStake, maxStake } = useParts(coupon.stake, stakeOf);
  const { blockers } = useParts(coupon.placing, placingOf);
  // The main button leads a guest to the login; an empty field says itself what it waits for.
  const reasons = blockers.some(({ code }) => code === 'signedOut')
    ? []
    : blockers.filter(({ code }) => code !== 'stakeEmpty').slice(0, 1);
  const hint = isWrong
    ? t('coupon.notAmount')
    : minStake === null || maxStake === null
      ? ''
      : t('coupon.range', { min: money(minStake, currency), max: money(maxStake, currency) });
  return (
    <>
      {reasons.length > 0 && <Blockers blockers={reasons} currency={currency} />}
      <DepositSlot blockers={reasons} />
      <div className="quick-form">
        <input
          className="stake-input number"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-label={t('coupon.stakeIn', { currency })}
          aria-describedby={hint === '' ? undefined : id}
          aria-invalid={isWrong}
          value={stakeText}
          onChange={(event) => dispatch({ type: 'coupon/typeStake', payload: { text: event.target.value } })}
        />
        <MainButton onPlaced={onOpen} />
      </div>
      {hint !== '' && (
        <p className={isWrong ? 'field-error' : 'quick-hint'} id={id}>
          {hint}
        </p>
      )}
    </>
  );
}

function Panel({ onOpen }: QuickCouponProps): ReactNode {
  const { coupon, dispatch } = useCore();
  const t = useText();
  const dock = useDock('--quick-h');
  const { isIdle } = useParts(coupon.placing, placingOf);
  const hasOneStake = useProjection(coupon.slip, ({ shape }) => shape.amountPer === 'coupon' && !shape.hasBlocks);
  return (
    <section className="quick-coupon" aria-label={t('coupon.quick')} ref={dock}>
      <div className="quick-head">
        <Contents onOpen={onOpen} />
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.quickHide')}
          onClick={() => dispatch({ type: 'quick-coupon/hide', payload: {} })}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {isIdle && hasOneStake && <Form onOpen={onOpen} />}
    </section>
  );
}

export function QuickCoupon({ onOpen }: QuickCouponProps): ReactNode {
  const { view } = useFeature('quickCoupon');
  return view?.isShown === true ? <Panel onOpen={onOpen} /> : null;
}
