/** Where a provider sends the player back to. The address is believed in one thing, the payment's number: what became of it the operator says. */
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { readReturn } from '../../../../core/modules/cashier/public.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { Logo } from '../../components/logo.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useBrought } from '../../components/use-brought.ts';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CashierWaits } from './cashier-frame.tsx';
import { Tracker } from './payment-card.tsx';
import { ProviderStep } from './provider-step.tsx';

/** Nothing is said of a payment: the page has a heading all the same. */
function Untold(props: ComponentProps<typeof Empty>): ReactNode {
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
  const { view, hasFailed, retry } = useBrought('cashier');
  const session = useProjection(core.session, whole);
  const isReady = view !== null && session.status === 'player';
  useEffect(() => {
    if (isReady) core.dispatch({ type: 'cashier/openPayment', payload: { id } });
  }, [core, id, isReady]);
  if (session.status === 'guest')
    return (
      <Untold icon="lock" title={t('cashier.return.guest')} text={t('cashier.return.guestText')}>
        <Go to={`/user/login?return-url=${encodeURIComponent('/office/historypay')}`} className="button is-main">
          {t('auth.logIn')}
        </Go>
      </Untold>
    );
  const opened = view?.opened ?? null;
  if (view === null || opened === null || opened.id !== id || opened.status === 'loading')
    return <CashierWaits hasFailed={hasFailed} retry={retry} />;
  if (opened.payment === null) {
    return (
      <Untold
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
        <Go to="/office/historypay" className="button">
          {t('cashier.page.history')}
        </Go>
      </Untold>
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
        <Go to="/office/historypay" className="button is-main">
          {t('cashier.page.history')}
        </Go>
        <Go to="/" className="button">
          {t('cashier.return.home')}
        </Go>
      </div>
    </section>
  );
}

export function ReturnScreen(): ReactNode {
  const t = useText();
  usePageName(t('cashier.title.history'));
  const id = readReturn(usePlace().outcome.target.query);
  return (
    <div className="screen cashier-return">
      <Go to="/" className="cashier-logo" label="Touchline">
        <Logo />
      </Go>
      <div className="card">
        {id === null ? (
          <Untold icon="receipt" title={t('cashier.return.none')} text={t('cashier.return.noneText')}>
            <Go to="/office/historypay" className="button is-main">
              {t('cashier.page.history')}
            </Go>
          </Untold>
        ) : (
          <Returned key={id} id={id} />
        )}
      </div>
    </div>
  );
}
