/** Orders: those still waiting for their odds, each with a cancel button, and failed ones, each with the reason. */
import type { ReactNode } from 'react';
import type { PlacingSlice } from 'touchline/core/coupon/slices';
import { ComboParts } from '../../components/combo-parts.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { currencyOf } from './selectors.ts';
import { shortLegName } from './short-leg-name.ts';

const waitingOf = ({ orders }: PlacingSlice): PlacingSlice['orders'] => orders;
const endedOf = ({ endedOrders }: PlacingSlice): PlacingSlice['endedOrders'] => endedOrders;

export function Orders(): ReactNode {
  return (
    <>
      <WaitingOrders />
      <EndedOrders />
    </>
  );
}

type OrderLegs = PlacingSlice['orders'][number]['legs'];

/** The selections of each same-game combo among the legs. */
function Combos({ legs }: { readonly legs: OrderLegs }): ReactNode {
  return legs.filter(({ kind }) => kind === KIND.sameGame).map((leg) => <ComboParts key={leg.marketId} leg={leg} />);
}

function WaitingOrders(): ReactNode {
  const core = useCore();
  const orders = useProjection(core.coupon.placing, waitingOf);
  const currency = useProjection(core.coupon.stake, currencyOf);
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  if (orders.length === 0) return null;
  return (
    <section className="orders" aria-label={t('coupon.orders')}>
      <h2 className="options-title">{t('coupon.orders')}</h2>
      <ul className="placed-list">
        {orders.map(({ key, legs, amount, exactCoef, expiresAt, isCancelling }) => (
          <li className="placed" key={key}>
            <span className="placed-leg">
              <span dir="auto">{legs.map((leg) => shortLegName(leg, t)).join(', ')}</span>
              <b className="number">{money(amount, currency)}</b>
            </span>
            <Combos legs={legs} />
            <span className="placed-leg">
              <span className="placed-state">
                {t('coupon.orderWaits', {
                  odds: oddsText(exactCoef, chosen.oddsView),
                  time: formatTime(expiresAt, 'time', chosen),
                })}
              </span>
              <button
                type="button"
                className="button is-small"
                disabled={isCancelling}
                onClick={() => core.dispatch({ type: 'coupon/cancelOrder', payload: { key } })}
              >
                {t(isCancelling ? 'coupon.orderCancelling' : 'coupon.orderCancel')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EndedOrders(): ReactNode {
  const core = useCore();
  const orders = useProjection(core.coupon.placing, endedOf);
  const currency = useProjection(core.coupon.stake, currencyOf);
  const t = useText();
  const textOf = useTextOf();
  const money = useMoney();
  if (orders.length === 0) return null;
  return (
    <section className="orders" aria-label={t('coupon.endedOrders')}>
      <h2 className="options-title">{t('coupon.endedOrders')}</h2>
      <ul className="placed-list">
        {orders.map(({ key, legs, amount, why }) => (
          <li className="placed" key={key}>
            <span className="placed-leg">
              <span dir="auto">{legs.map((leg) => shortLegName(leg, t)).join(', ')}</span>
              <b className="number">{money(amount, currency)}</b>
            </span>
            <Combos legs={legs} />
            <span className="placed-leg">
              <span className="placed-state">{textOf(why)}</span>
              <button
                type="button"
                className="button is-small"
                aria-label={t('coupon.orderDismiss')}
                onClick={() => core.dispatch({ type: 'coupon/dismissOrder', payload: { key } })}
              >
                {t('action.close')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
