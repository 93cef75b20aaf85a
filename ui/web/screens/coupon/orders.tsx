/** Orders that wait for their odds, each with the way to call it off. */
import type { ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { outcomeName } from '../../format/market-name.ts';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

export function Orders({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, whole);
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
