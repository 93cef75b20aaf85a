/**
 * One selection of the coupon: name, price, price movement, the reason why no bet is possible, and the actions of the
 * current bet type.
 */
import type { ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import type { SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import type { LegView } from 'touchline/core/coupon/views';
import { ComboParts } from '../../components/combo-parts.tsx';
import { Icon } from '../../components/icon.tsx';
import { Kits } from '../../components/picture.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { hasRanking } from 'touchline/core/line/rules/ranking';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { useDisplay } from '../../shell/use-display.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { MovedPrice } from './moved-price.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { shapeOf } from './selectors.ts';
import { shortLegName } from './short-leg-name.ts';
import { useLeg } from './use-leg.ts';

/** The market's line has moved: offers the same selection at the new handicap or total, with one tap. */
function NewLine({ leg, to }: { readonly leg: LegView; readonly to: NonNullable<LegView['movedTo']> }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView } = useProjection(core.preferences, identity);
  const name = outcomeName({ ...leg, param: to.param, label: null }, leg, t);
  return (
    <div className="leg-line">
      <span>{t('coupon.lineMoved', { name, price: oddsText(to.price, oddsView) })}</span>
      <button
        type="button"
        className="button is-small"
        onClick={() =>
          core.dispatch({ type: 'coupon/replaceLeg', payload: { marketId: leg.marketId, by: to.marketId } })
        }
      >
        {t('coupon.takeLine')}
      </button>
    </div>
  );
}

const ofLegStake = ({ currency, stakeText, settings }: StakeSlice) => ({
  currency,
  common: stakeText,
  isWinShown: settings.isPossibleWinShown,
});

function LegStake({ leg, name }: { readonly leg: LegView; readonly name: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { currency, common, isWinShown } = useParts(core.coupon.stake, ofLegStake);
  const { marketId, maxStake, stakeText, stake, win } = leg;
  const hints = [
    maxStake === null ? '' : t('coupon.upTo', { amount: money(maxStake, currency) }),
    win === null || !isWinShown ? '' : t('coupon.wins', { amount: money(win, currency) }),
  ];
  return (
    <AmountInput
      label={t('coupon.stakeOn', { name })}
      short={t('coupon.stake')}
      text={stakeText}
      placeholder={common === '' ? '0' : common}
      isWrong={stakeText.trim() !== '' && stake === null}
      hint={hints.filter((hint) => hint !== '').join(' · ')}
      onType={(text) => core.dispatch({ type: 'coupon/typeLegStake', payload: { marketId, text } })}
      onMax={
        maxStake === null
          ? null
          : () => core.dispatch({ type: 'coupon/setLegStake', payload: { marketId, amount: maxStake } })
      }
    />
  );
}

function BankerToggle({ leg, name }: { readonly leg: LegView; readonly name: string }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={leg.isBanker}
      aria-label={t('coupon.bankerOf', { name })}
      onClick={() =>
        core.dispatch({ type: 'coupon/setBanker', payload: { marketId: leg.marketId, isBanker: !leg.isBanker } })
      }
    >
      {leg.isBanker && <Icon name="check" size={14} />}
      {t('coupon.banker')}
    </button>
  );
}

interface CouponLegProps {
  readonly marketId: number;
  /** Content before the name, such as a drag handle. */
  readonly before?: ReactNode;
  /** Controls for the leg's place in a block. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The leg's place in the coupon, for legs that are played in order; null for other legs. */
const placeOf = ({ legs, shape }: SlipSlice, marketId: number): { readonly at: number; readonly last: number } | null =>
  shape.isOrdered && !shape.hasBlocks
    ? { at: legs.findIndex((leg) => leg.marketId === marketId), last: legs.length - 1 }
    : null;

const hasKitsOf = (display: Display | null): boolean => display?.isTeamLogoInCoupon !== false;

export function CouponLeg({ marketId, before, children, className = '' }: CouponLegProps): ReactNode {
  const core = useCore();
  const t = useText();
  const leg = useLeg(marketId);
  const shape = useProjection(core.coupon.slip, shapeOf);
  const place = useParts(core.coupon.slip, (slip) => placeOf(slip, marketId));
  const hasKits = useDisplay(hasKitsOf);
  if (leg === null) return null;
  const name = outcomeName(leg, leg, t);
  const canBeBanker = shape.bankerName === 'banker' && (leg.canBeBanker || leg.isBanker);
  const isCombo = leg.kind === KIND.sameGame;
  const hasNoKind = isCombo || (leg.kind === KIND.outright && !hasRanking(leg.sportId));
  const hasTools = place !== null || canBeBanker || children !== undefined;
  return (
    <li
      className={`leg${leg.locks.length > 0 ? ' is-locked' : ''}${leg.isBanker ? ' is-banker' : ''} ${className}`}
      data-leg={leg.marketId}
    >
      <div className="leg-main">
        {before}
        {place !== null && (
          <span className="leg-place number">
            <span className="vh">{t('coupon.number', { n: place.at + 1 })}</span>
            <span aria-hidden="true">{place.at + 1}</span>
          </span>
        )}
        <b className="leg-name" dir="auto">
          {shortLegName(leg, t)}
        </b>
        <MovedPrice from={leg.seenPrice} to={leg.price} />
        <button
          type="button"
          className="icon-button leg-remove"
          data-removes={leg.marketId}
          aria-label={t('coupon.remove', { name })}
          onClick={() => core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: leg.marketId } })}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {isCombo && <ComboParts leg={leg} />}
      {(!hasNoKind || hasTools) && (
        <div className="leg-row">
          <span className="leg-kind">{!hasNoKind && kindName(leg, leg, t)}</span>
          {canBeBanker && <BankerToggle leg={leg} name={name} />}
          {children}
          {place !== null && (
            <OrderButtons
              name={name}
              at={place.at}
              isLast={place.at === place.last}
              onMove={(to) => core.dispatch({ type: 'coupon/moveLeg', payload: { marketId: leg.marketId, to } })}
            />
          )}
        </div>
      )}
      <span className="leg-game">
        {leg.isLive && <span className="tag is-live">{t('line.live')}</span>}
        {hasKits && <Kits game={leg} />}
        <span>{gameTitle(leg, t)}</span>
        {leg.isLive && leg.score !== '' && <b className="leg-score">{scoreText(leg.score, t)}</b>}
      </span>
      {leg.locks.map((lock) => (
        <span className="leg-lock" key={lock}>
          <Icon name="lock" size={14} />
          {t(`coupon.lock.${lock}`)}
        </span>
      ))}
      {leg.movedTo !== null && <NewLine leg={leg} to={leg.movedTo} />}
      {shape.amountPer === 'leg' && <LegStake leg={leg} name={name} />}
    </li>
  );
}
