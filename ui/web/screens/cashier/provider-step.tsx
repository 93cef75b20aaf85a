/** The provider's page in a sandboxed iframe. Its messages only trigger a request to the operator. */
import { useEffect, useRef, type ReactNode } from 'react';
import { readProviderMessage, type CashierView } from 'touchline/core/cashier/public';
import type { Payment } from 'touchline/core/cashier/types';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { frameAddress } from './frame-address.ts';
import { CancelPayment } from './payment-card.tsx';

export function ProviderStep({ payment, view }: { readonly payment: Payment; readonly view: CashierView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, provider } = payment;
  useEffect(() => {
    const receive = (event: MessageEvent): void => {
      if (
        event.source !== null &&
        event.source === frame.current?.contentWindow &&
        readProviderMessage(event.data) === id
      )
        core.dispatch({ type: 'cashier/look', payload: { id } });
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [core, id]);
  return (
    <section className="card cashier-part" aria-labelledby="cashier-provider">
      <h2 id="cashier-provider">
        {t('cashier.provider.title', { method: payment.methodName, amount: money(payment.amount, payment.currency) })}
      </h2>
      {provider === null ? (
        <p className="form-note is-bad" role="alert">
          {t('cashier.provider.foreign')}
        </p>
      ) : (
        <>
          <p className="office-note">
            {t('cashier.provider.text', { time: formatTime(provider.expiresAt, 'time', chosen) })}
          </p>
          <iframe
            ref={frame}
            className="provider"
            title={t('cashier.provider.frame', { method: payment.methodName })}
            src={frameAddress(provider.address)}
            sandbox="allow-forms allow-scripts allow-top-navigation-by-user-activation"
            referrerPolicy="no-referrer"
          />
        </>
      )}
      <div className="payment-ways">
        <button
          type="button"
          className="button is-small"
          onClick={() => core.dispatch({ type: 'cashier/look', payload: { id } })}
        >
          {t('cashier.provider.look')}
        </button>
        <CancelPayment payment={payment} view={view} />
      </div>
    </section>
  );
}
