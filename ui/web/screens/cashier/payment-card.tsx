/** One payment: direction, amount, progress, and a cancel button where cancelling is possible. */
import type { ReactNode } from 'react';
import { onpayOf, type CashierView } from 'touchline/core/cashier/public';
import { isFinal } from 'touchline/core/cashier/rules/final-withdrawals';
import type { Payment } from 'touchline/core/cashier/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface Props {
  readonly payment: Payment;
  readonly view: CashierView;
}

const ENDED: ReadonlySet<Payment['state']> = new Set(['succeeded', 'failed', 'cancelled']);
const TONES: Readonly<Record<Payment['state'], string>> = {
  provider: 'is-open',
  pending: 'is-open',
  succeeded: 'is-won',
  failed: 'is-lost',
  cancelled: '',
};

/** Each step with its time; future steps are marked as such. */
export function Tracker({ payment }: { readonly payment: Payment }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  const isOver = ENDED.has(payment.state);
  const steps = isOver ? payment.steps.filter(({ at }) => at !== null) : payment.steps;
  return (
    <>
      <ol className="tracker" aria-label={t('cashier.tracker')}>
        {steps.map(({ step, at }) => (
          <li key={step} className={at === null ? '' : 'is-done'}>
            <span>{t(`cashier.step.${step}`)}</span>
            <small>{at === null ? t('cashier.step.toCome') : formatTime(at, 'dayTime', chosen)}</small>
          </li>
        ))}
      </ol>
      {!isOver && payment.expectedAt !== null && (
        <p className="office-note">
          {t('cashier.expected', { time: formatTime(payment.expectedAt, 'dayTime', chosen) })}
        </p>
      )}
    </>
  );
}

export function CancelPayment({ payment, view }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const isCancelling = view.cancelling.includes(payment.id);
  const fault = view.cancelFault?.id === payment.id ? view.cancelFault.why : null;
  return (
    <>
      {payment.canCancel && (
        <button
          type="button"
          className="button is-small is-outline"
          aria-disabled={isCancelling}
          onClick={() => isCancelling || core.dispatch({ type: 'cashier/cancel', payload: { id: payment.id } })}
        >
          {t(isCancelling ? 'cashier.cancelling' : 'cashier.cancel')}
        </button>
      )}
      {isFinal(payment) && fault !== 'final' && <p className="office-note">{t('cashier.final.here')}</p>}
      {fault !== null && (
        <p className="field-error" role="alert">
          {t(`cashier.cancelFault.${fault}`)}
        </p>
      )}
    </>
  );
}

export function PaymentCard({ payment, view }: Props): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  // A failed or cancelled payment moved no money, so its amount has no sign.
  const isVoid = payment.state === 'failed' || payment.state === 'cancelled';
  const { kind, state, amount, fee, net, currency, destination, methodName, reason, createdAt, id } = payment;
  return (
    <article className="payment" aria-label={t('cashier.payment', { id })}>
      <div className="payment-head">
        <span className="payment-what">
          <b>{t(`cashier.kind.${kind}`)}</b>
          <small>{[methodName, destination].filter((part) => part !== '').join(' · ')}</small>
        </span>
        <b className={`number ${isVoid ? 'is-void' : ''}`}>
          {money(kind === 'deposit' || isVoid ? amount : -amount, currency, !isVoid)}
        </b>
      </div>
      <p className="payment-line">
        <span className={`bet-status ${TONES[state]}`}>{t(`cashier.state.${state}`)}</span>
        <small>{`${formatTime(createdAt, 'full', chosen)} · ${t('cashier.number', { id })}`}</small>
      </p>
      {fee > 0 && (
        <p className="office-note">
          {t(`cashier.net.${kind}`, { fee: money(fee, currency), net: money(net, currency) })}
        </p>
      )}
      {reason !== '' && (
        <p className="office-note">{t(`cashier.reason.${reason}`, { amount: '', field: '', window: '' })}</p>
      )}
      <Tracker payment={payment} />
      <div className="payment-ways">
        {state === 'provider' && payment.provider !== null && (
          <Link
            to={`${kind === 'deposit' ? '/onpay/pending' : '/onpay/withdraw/pending'}?payment=${id}`}
            className="button is-small is-main"
          >
            {t('cashier.goOn')}
          </Link>
        )}
        {onpayOf(payment) !== '' && state === 'failed' && (
          <Link to={`/office/payment/create-request?payment=${id}`} className="button is-small is-outline">
            {t('cashier.askAbout')}
          </Link>
        )}
        <CancelPayment payment={payment} view={view} />
      </div>
    </article>
  );
}
