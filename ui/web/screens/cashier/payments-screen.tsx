/** All payments of the player, newest first, by filter and page. */
import { useEffect, type ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import { EVERY_PAYMENT, type PaymentFilter } from 'touchline/core/cashier/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { CashierFrame, CashierWaits } from './cashier-frame.tsx';
import { PaymentCard } from './payment-card.tsx';
import { isSamePaymentFilter, PaymentFilters } from './payment-filters.tsx';
import { PaymentsExport } from './payments-export.tsx';

function List({
  view,
  onFilter,
}: {
  readonly view: CashierView;
  readonly onFilter: (filter: PaymentFilter) => void;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const { payments, status, filter, hasMore } = view.history;
  if (payments.length === 0 && status === 'failed')
    return (
      <Failed title={t('cashier.failed.title')} text={t('cashier.failed.text')} onRetry={() => onFilter(filter)} />
    );
  if (payments.length === 0 && status !== 'ready') return <LoadingCard />;
  if (payments.length === 0 && isSamePaymentFilter(filter, EVERY_PAYMENT))
    return (
      <Empty icon="receipt" title={t('cashier.empty.title')} text={t('cashier.empty.text')}>
        <Link to="/office/recharge" className="button is-main">
          {t('cashier.page.deposit')}
        </Link>
      </Empty>
    );
  if (payments.length === 0)
    return (
      <Empty icon="receipt" title={t('cashier.emptyFilter.title')} text={t('cashier.emptyFilter.text')}>
        <button type="button" className="button is-main" onClick={() => onFilter(EVERY_PAYMENT)}>
          {t('cashier.clearFilter')}
        </button>
      </Empty>
    );
  return (
    <div className="payments">
      {payments.map((payment) => (
        <div key={payment.id} className="card">
          <PaymentCard payment={payment} view={view} />
        </div>
      ))}
      {status === 'failed' && (
        <p className="form-note is-bad" role="alert">
          {t('cashier.failed.title')}
        </p>
      )}
      {hasMore && (
        <button
          type="button"
          className="button is-large"
          aria-disabled={status === 'loading'}
          onClick={() => core.dispatch({ type: 'cashier/loadMore', payload: {} })}
        >
          {t(status === 'loading' ? 'state.loading' : 'cashier.more')}
        </button>
      )}
    </div>
  );
}

export function PaymentsScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('cashier');
  const isThere = view !== null;
  const open = (filter: PaymentFilter): void => void core.dispatch({ type: 'cashier/list', payload: { filter } });
  useEffect(() => {
    if (isThere)
      core.dispatch({
        type: 'cashier/list',
        payload: { filter: core.feature('cashier').get()?.history.filter ?? EVERY_PAYMENT },
      });
  }, [core, isThere]);
  return (
    <CashierFrame
      title={t('cashier.title.history')}
      way="/office/payment/requests"
      tool={view !== null && <PaymentsExport view={view} />}
    >
      {view === null ? (
        <CashierWaits hasFailed={hasFailed} retry={retry} />
      ) : (
        <>
          <PaymentFilters view={view} onFilter={open} />
          <List view={view} onFilter={open} />
        </>
      )}
    </CashierFrame>
  );
}
