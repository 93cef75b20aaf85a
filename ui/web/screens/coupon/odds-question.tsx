/** Odds moved: old and new for each leg and in all, and two answers of equal weight. Nothing is accepted by waiting. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { CouponView, OddsQuestion } from '../../../../core/modules/coupon/views.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { outcomeName } from '../../format/market-name.ts';
import { useText } from '../../text.ts';
import { MovedPrice, MovedTotal } from './moved-price.tsx';

export function OddsQuestionPanel({ question, coupon }: { readonly question: OddsQuestion; readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const accept = (): void => {
    core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    if (core.coupon.get().placing.state === 'idle') core.dispatch({ type: 'coupon/place', payload: {} });
  };
  return (
    <div className="question" role="group" aria-labelledby="odds-question" tabIndex={-1} ref={panel}>
      <h2 id="odds-question">{t('coupon.question.title')}</h2>
      <ul className="question-legs">
        {question.legs.map(({ marketId, oldPrice, newPrice }) => {
          const leg = coupon.legs.find((each) => each.marketId === marketId);
          return <li key={marketId}><span dir="auto">{leg === undefined ? '' : outcomeName(leg, leg, t)}</span><MovedPrice from={oldPrice} to={newPrice} /></li>;
        })}
        {coupon.legs.length > 1 && question.oldOdds !== '' && question.newOdds !== '' && <li className="is-total"><span>{t('coupon.totalOdds')}</span><MovedTotal from={question.oldOdds} to={question.newOdds} /></li>}
        <li className="is-total"><span>{t('coupon.maxWin')}</span><span className="moved"><s className="number">{money(question.oldWin, coupon.currency)}</s> <b className="number">{money(question.newWin, coupon.currency)}</b></span></li>
      </ul>
      <div className="question-answers">
        <button type="button" className="button is-outline" onClick={() => core.dispatch({ type: 'coupon/declinePrices', payload: {} })}>{t('coupon.question.decline')}</button>
        <button type="button" className="button is-outline" onClick={accept}>{t('coupon.question.accept')}</button>
      </div>
    </div>
  );
}
