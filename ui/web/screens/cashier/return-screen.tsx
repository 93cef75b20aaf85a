/**
 * The page to which a provider returns the player. Only the payment's number is trusted from the address; the operator
 * reports the result.
 */
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { readReturn } from 'touchline/core/cashier/public';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CashierWaits } from './cashier-frame.tsx';
import { Tracker } from './payment-card.tsx';
import { ProviderStep } from './provider-step.tsx';

/** An empty state with a page heading, for an address without a known payment. */
function EmptyPage(props: ComponentProps<typeof Empty>): ReactNode {
  return (
    <>
      <h1 className="vh">{props.title}</h1>
      <Empty {...props} />
    </>
  );
}

function Returned({ id }: { readonly id: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { view, hasFailed, retry } = useFeature('cashier');
  const session = useProjection(core.session, identity);
  const isReady = view !== null && session.status === 'player';
  useEffect(() => {
    if (isReady) core.dispatch({ type: 'cashier/openPayment', payload: { id } });
  }, [core, id, isReady]);
  if (session.status === 'guest')
    return (
      <EmptyPage icon="lock" title={t('cashier.return.guest')} text={t('cashier.return.guestText')}>
        <Link to={`/user/login?return-url=${encodeURIComponent('/office/historypay')}`} className="button is-main">
          {t('auth.logIn')}
        </Link>
      </EmptyPage>
    );
  const opened = view?.opened ?? null;
  if (view === null || opened === null || opened.id !== id || opened.status === 'loading')
    return <CashierWaits hasFailed={hasFailed} retry={retry} />;
  if (opened.payment === null) {
    return (
      <EmptyPage
        icon="alert"
        title={t(opened.status === 'missing' ? 'cashier.return.missing' : 'cashier.failed.title')}
        text={t(opened.status === 'missing' ? 'cashier.return.missingText' : 'cashier.failed.text')}
      >
        {opened.status === 'failed' && (
          <button
            type="button"
            className="button is-main"
            onClick={() => core.dispatch({ type: 'cashier/openPayment', payload: { id } })}
          >
            {t('action.retry')}
          </button>
        )}
        <Link to="/office/historypay" className="button">
          {t('cashier.page.history')}
        </Link>
      </EmptyPage>
    );
  }
  const { payment } = opened;
  if (payment.state === 'provider') return <ProviderStep payment={payment} view={view} />;
  return (
    <section className="cashier-part" role="status">
      <h1>{t(`cashier.result.${payment.kind}.${payment.state}`, { amount: money(payment.net, payment.currency) })}</h1>
      <p className="office-note">{`${payment.methodName} · ${t('cashier.number', { id })}`}</p>
      {payment.reason !== '' && <p>{t(`cashier.reason.${payment.reason}`, { amount: '', field: '', window: '' })}</p>}
      <Tracker payment={payment} />
      <div className="payment-ways">
        <Link to="/office/historypay" className="button is-main">
          {t('cashier.page.history')}
        </Link>
        <Link to="/" className="button">
          {t('cashier.return.home')}
        </Link>
      </div>
    </section>
  );
}

export function ReturnScreen(): ReactNode {
  const t = useText();
  usePageName(t('cashier.title.history'));
  const id = readReturn(usePageLocation().outcome.target.query);
  return (
    <div className="screen cashier-return">
      <Link to="/" className="cashier-logo" label="Touchline">
        <Logo />
      </Link>
      <div className="card">
        {id === null ? (
          <EmptyPage icon="receipt" title={t('cashier.return.none')} text={t('cashier.return.noneText')}>
            <Link to="/office/historypay" className="button is-main">
              {t('cashier.page.history')}
            </Link>
          </EmptyPage>
        ) : (
          <Returned key={id} id={id} />
        )}
      </div>
    </div>
  );
}
