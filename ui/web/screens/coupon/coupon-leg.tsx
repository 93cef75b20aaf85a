/**
 * One selection of the coupon: name, price, price movement, the reason why no bet is possible, and the actions of the
 * current bet type.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { LegView } from 'touchline/core/coupon/views';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { MovedPrice } from './moved-price.tsx';

const SAY_EVERY_MS = 3000;

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

function LegStake({
  leg,
  coupon,
  name,
}: {
  readonly leg: LegView;
  readonly coupon: CouponView;
  readonly name: string;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { marketId, maxStake, stakeText, stake, win } = leg;
  const hints = [
    maxStake === null ? '' : t('coupon.upTo', { amount: money(maxStake, coupon.currency) }),
    win === null || !coupon.settings.isPossibleWinShown
      ? ''
      : t('coupon.wins', { amount: money(win, coupon.currency) }),
  ];
  return (
    <AmountInput
      label={t('coupon.stakeOn', { name })}
      short={t('coupon.stake')}
      text={stakeText}
      placeholder={coupon.stakeText === '' ? '0' : coupon.stakeText}
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

function Order({
  leg,
  at,
  last,
  name,
}: {
  readonly leg: LegView;
  readonly at: number;
  readonly last: number;
  readonly name: string;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const move = (to: number): unknown =>
    core.dispatch({ type: 'coupon/moveLeg', payload: { marketId: leg.marketId, to } });
  return (
    <span className="leg-order" role="group" aria-label={t('coupon.order', { name })}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('coupon.earlier', { name })}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <span className="is-turned">
          <Icon name="down" size={16} />
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('coupon.later', { name })}
        disabled={at === last}
        onClick={() => move(at + 1)}
      >
        <Icon name="down" size={16} />
      </button>
    </span>
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
  readonly leg: LegView;
  readonly coupon: CouponView;
  /** Index in the coupon, from 0. */
  readonly at: number;
  /** Content before the name, such as a drag handle. */
  readonly before?: ReactNode;
  /** Controls for the leg's place in a block. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function CouponLeg({ leg, coupon, at, before, children, className = '' }: CouponLegProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { shape, legs } = coupon;
  const name = outcomeName(leg, leg, t);
  const isChain = shape.isOrdered && !shape.hasBlocks;
  const canBeBanker = shape.bankerName === 'banker' && (leg.canBeBanker || leg.isBanker);
  const hasTools = isChain || canBeBanker || children !== undefined;
  return (
    <li
      className={`leg${leg.locks.length > 0 ? ' is-locked' : ''}${leg.isBanker ? ' is-banker' : ''} ${className}`}
      data-leg={leg.marketId}
    >
      <div className="leg-main">
        {before}
        {isChain && (
          <span className="leg-place number">
            <span className="vh">{t('coupon.number', { n: at + 1 })}</span>
            <span aria-hidden="true">{at + 1}</span>
          </span>
        )}
        <b className="leg-name" dir="auto">
          {name}
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
      {(leg.kind !== KIND.outright || hasTools) && (
        <div className="leg-row">
          <span className="leg-kind">{leg.kind !== KIND.outright && kindName(leg, leg, t)}</span>
          {canBeBanker && <BankerToggle leg={leg} name={name} />}
          {children}
          {isChain && <Order leg={leg} at={at} last={legs.length - 1} name={name} />}
        </div>
      )}
      <span className="leg-game">
        {leg.isLive && <span className="tag is-live">{t('line.live')}</span>}
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
      {shape.amountPer === 'leg' && <LegStake leg={leg} coupon={coupon} name={name} />}
    </li>
  );
}

/** Announces price movements of the coupon's legs to screen readers: politely, and only the latest. */
export function PriceNews({ legs }: { readonly legs: readonly LegView[] }): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const said = useRef<ReadonlyMap<number, number>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const moved = legs.filter(
          (leg) => said.current.has(leg.marketId) && said.current.get(leg.marketId) !== leg.price,
        );
        said.current = new Map(legs.map((leg) => [leg.marketId, leg.price]));
        if (moved.length > 0)
          setNews(
            moved
              .map((leg) =>
                t('coupon.priceNews', { name: outcomeName(leg, leg, t), price: oddsText(leg.price, oddsView) }),
              )
              .join('. '),
          );
      },
      said.current.size === 0 ? 0 : SAY_EVERY_MS,
    );
    return () => clearTimeout(timer);
  }, [legs, oddsView, t]);
  return (
    <p className="vh" aria-live="polite">
      {news}
    </p>
  );
}
