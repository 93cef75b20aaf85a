/** One selection of the coupon: what it is, its price, where that moved, and why it can't be bet. */
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LegView } from '../../../../core/modules/coupon/views.ts';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { gameTitle } from '../../format/game-title.ts';
import { kindName } from '../../format/kind-name.ts';
import { OUTRIGHT, outcomeName } from '../../format/market-name.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

const SAY_EVERY_MS = 3000;

export function MovedPrice({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, whole);
  if (from === to || from === 0) return <b className="number">{to === 0 ? '–' : oddsText(to, oddsView)}</b>;
  const direction = to > from ? 'up' : 'down';
  return (
    <span className={`moved is-${direction}`}>
      <s className="number"><span className="vh">{t('coupon.oldPrice')} </span>{oddsText(from, oddsView)}</s>
      <span className="moved-arrow" aria-hidden="true" />
      <b className="number"><span className="vh">{t(`coupon.price.${direction}`)} </span>{oddsText(to, oddsView)}</b>
    </span>
  );
}

export const CouponLeg = memo(function CouponLeg({ leg }: { readonly leg: LegView }): ReactNode {
  const core = useCore();
  const t = useText();
  const name = outcomeName(leg, leg, t);
  const title = gameTitle(leg, t);
  return (
    <li className={leg.locks.length > 0 ? 'leg is-locked' : 'leg'}>
      <div className="leg-main">
        <b className="leg-name" dir="auto">{name}</b>
        <MovedPrice from={leg.seenPrice} to={leg.price} />
        <button type="button" className="icon-button leg-remove" aria-label={t('coupon.remove', { name })} onClick={() => core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: leg.marketId } })}><Icon name="close" size={16} /></button>
      </div>
      {leg.kind !== OUTRIGHT && <span className="leg-kind">{kindName(leg, leg, t)}</span>}
      <span className="leg-game">{leg.isLive && <span className="tag is-live">{t('line.live')}</span>}{title}</span>
      {leg.locks.map((lock) => <span className="leg-lock" key={lock}><Icon name="lock" size={14} />{t(`coupon.lock.${lock}`)}</span>)}
    </li>
  );
});

/** Tells a screen reader of moved prices of the coupon's legs; politely, and the latest word only. */
export function PriceNews({ legs }: { readonly legs: readonly LegView[] }): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, whole);
  const said = useRef<ReadonlyMap<number, number>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const moved = legs.filter((leg) => said.current.has(leg.marketId) && said.current.get(leg.marketId) !== leg.price);
      said.current = new Map(legs.map((leg) => [leg.marketId, leg.price]));
      if (moved.length > 0) setNews(moved.map((leg) => t('coupon.priceNews', { name: outcomeName(leg, leg, t), price: oddsText(leg.price, oddsView) })).join('. '));
    }, said.current.size === 0 ? 0 : SAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [legs, oddsView, t]);
  return <p className="vh" aria-live="polite">{news}</p>;
}
