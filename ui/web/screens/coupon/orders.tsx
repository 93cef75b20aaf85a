/** Orders: those still waiting for their odds, each with a cancel button, and failed ones, each with the reason. */
import type { ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import { useMoney } from '../../components/use-money.ts';
import { useSay } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface OrdersProps {
  readonly coupon: CouponView;
}

export function Orders({ coupon }: OrdersProps): ReactNode {
  return (
    <>
      <WaitingOrders coupon={coupon} />
      <EndedOrders coupon={coupon} />
    </>
  );
}

function WaitingOrders({ coupon }: OrdersProps): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  if (coupon.orders.length === 0) return null;
  return (
    <section className="orders" aria-label={t('coupon.orders')}>
      <h2 className="options-title">{t('coupon.orders')}</h2>
      <ul className="placed-list">
        {coupon.orders.map(({ key, legs, amount, exactCoef, expiresAt, isCancelling }) => (
          <li className="placed" key={key}>
            <span className="placed-leg">
              <span dir="auto">{legs.map((leg) => outcomeName(leg, leg, t)).join(', ')}</span>
              <b className="number">{money(amount, coupon.currency)}</b>
            </span>
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

function EndedOrders({ coupon }: OrdersProps): ReactNode {
  const core = useCore();
  const t = useText();
  const say = useSay();
  const money = useMoney();
  if (coupon.endedOrders.length === 0) return null;
  return (
    <section className="orders" aria-label={t('coupon.endedOrders')}>
      <h2 className="options-title">{t('coupon.endedOrders')}</h2>
      <ul className="placed-list">
        {coupon.endedOrders.map(({ key, legs, amount, why }) => (
          <li className="placed" key={key}>
            <span className="placed-leg">
              <span dir="auto">{legs.map((leg) => outcomeName(leg, leg, t)).join(', ')}</span>
              <b className="number">{money(amount, coupon.currency)}</b>
            </span>
            <span className="placed-leg">
              <span className="placed-state">{say(why)}</span>
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
