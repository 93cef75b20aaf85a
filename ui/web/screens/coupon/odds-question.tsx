/** Changed odds: old and new for each leg and in total, and two answers of equal weight. Waiting never accepts. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import type { OddsQuestion } from 'touchline/core/coupon/views';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { useText } from '../../text.ts';
import { legCountOf } from '../../shell/selectors.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { MovedPrice, MovedTotal } from './moved-price.tsx';
import { useLeg } from './use-leg.ts';

/** Content shown for less than this can't have been read. */
const READ_MS = 300;

const pricesOf = ({ legs }: OddsQuestion): string =>
  legs.map(({ marketId, newPrice }) => `${marketId}:${newPrice}`).join();

/** False for a moment after the content has changed. */
function useWasRead(shown: string): boolean {
  const [read, setRead] = useState('');
  useEffect(() => {
    setRead('');
    const timer = setTimeout(() => setRead(shown), READ_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return read === shown;
}

const paidOf = ({ totalStake, stake, currency }: StakeSlice) => ({ paid: totalStake ?? stake, currency });

function LegName({ marketId }: { readonly marketId: number }): ReactNode {
  const t = useText();
  const leg = useLeg(marketId);
  return <span dir="auto">{leg === null ? '' : outcomeName(leg, leg, t)}</span>;
}

export function OddsQuestionPanel({ question }: { readonly question: OddsQuestion }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const shown = pricesOf(question);
  const wasRead = useWasRead(shown);
  const { paid, currency } = useParts(core.coupon.stake, paidOf);
  const count = useProjection(core.coupon.slip, legCountOf);
  const accept = (): void => {
    // A tap accepts only the prices on the screen; newer ones are asked about first.
    const asked = core.coupon.placing.get().question;
    if (!wasRead || asked === null || pricesOf(asked) !== shown) return;
    core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    if (core.coupon.placing.get().placing.state === 'idle') core.dispatch({ type: 'coupon/place', payload: {} });
  };
  return (
    <div className="question" role="group" aria-labelledby="odds-question" tabIndex={-1} ref={panel}>
      <h2 id="odds-question">{t('coupon.question.title')}</h2>
      <ul className="question-legs">
        {question.legs.map(({ marketId, oldPrice, newPrice }) => (
          <li key={marketId}>
            <LegName marketId={marketId} />
            <MovedPrice from={oldPrice} to={newPrice} />
          </li>
        ))}
        {count > 1 && question.oldOdds !== '' && question.newOdds !== '' && (
          <li className="is-total">
            <span>{t('coupon.totalOdds')}</span>
            <MovedTotal from={question.oldOdds} to={question.newOdds} />
          </li>
        )}
        <li className="is-total">
          <span>{t('coupon.stake')}</span>
          <b className="number">{paid === null ? '–' : money(paid, currency)}</b>
        </li>
        <li className="is-total">
          <span>{t('coupon.maxWin')}</span>
          <span className="moved">
            <s className="number">{money(question.oldWin, currency)}</s>{' '}
            <b className="number">{money(question.newWin, currency)}</b>
          </span>
        </li>
      </ul>
      <div className="question-answers">
        <button
          type="button"
          className="button is-outline"
          onClick={() => core.dispatch({ type: 'coupon/declinePrices', payload: {} })}
        >
          {t('coupon.question.decline')}
        </button>
        <button type="button" className="button is-outline" aria-disabled={!wasRead} onClick={accept}>
          {t('coupon.question.accept')}
        </button>
      </div>
    </div>
  );
}
