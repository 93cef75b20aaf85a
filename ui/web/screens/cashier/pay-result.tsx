/** Result of the last attempt: the provider's page, the payment's progress, or every reason for a refusal. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { CashierView, FormView, PayResult } from 'touchline/core/cashier/public';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { Blockers } from './blockers.tsx';
import { CancelPayment, Tracker } from './payment-card.tsx';
import { ProviderStep } from './provider-step.tsx';

interface Props {
  readonly view: CashierView;
  readonly form: FormView;
  readonly result: PayResult;
  /** Stands in place of the button that closes the result of a deposit that has arrived. */
  readonly back?: ReactNode;
}

/** Scrolls itself into view, so that the result is never outside the viewport. */
export function PayResultCard(props: Props): ReactNode {
  const { result } = props;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const what = `${result.key} ${result.status}`;
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [what]);
  return (
    <div ref={element} tabIndex={-1} className="cashier-result">
      <Result {...props} />
    </div>
  );
}

function Result({ view, form, result, back }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { kind } = form;
  const dismiss = (): void => void core.dispatch({ type: 'cashier/dismissResult', payload: { kind } });
  const done = (
    <button type="button" className="button is-small" onClick={dismiss}>
      {t('cashier.done')}
    </button>
  );
  if (result.status === 'notSaved') {
    return (
      <section className="card cashier-part" role="alert">
        <h2>{t('cashier.notSaved.title')}</h2>
        <p>{t(`cashier.notSaved.${result.why}`)}</p>
        <div className="payment-ways">{done}</div>
      </section>
    );
  }
  if (result.status === 'rejected') {
    return (
      <section className="card cashier-part" role="alert">
        <h2>{t(`cashier.refused.${kind}`)}</h2>
        <p className="office-note">{t('cashier.refused.nothing')}</p>
        <Blockers blockers={result.blockers} kind={kind} currency={view.currency} onPayAgain={dismiss} />
        <div className="payment-ways">{done}</div>
      </section>
    );
  }
  const { payment } = result;
  if (payment.state === 'provider') return <ProviderStep payment={payment} view={view} />;
  const amount = money(payment.net, payment.currency);
  return (
    <section className="card cashier-part" role="status">
      <h2>{t(`cashier.result.${kind}.${payment.state}`, { amount })}</h2>
      <p className="office-note">{`${payment.methodName} · ${t('cashier.number', { id: payment.id })}`}</p>
      {payment.reason !== '' && <p>{t(`cashier.reason.${payment.reason}`, { amount: '', field: '', window: '' })}</p>}
      <Tracker payment={payment} />
      <div className="payment-ways">
        {payment.state === 'succeeded' && back !== undefined ? back : done}
        <CancelPayment payment={payment} view={view} />
        <Link to="/office/historypay" className="button is-small is-outline">
          {t('cashier.page.history')}
        </Link>
      </div>
    </section>
  );
}
