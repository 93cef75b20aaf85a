/** The player's questions about payments, with the replies. */
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import { Empty, Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { CashierFrame, CashierWaits } from './cashier-frame.tsx';
import { PaymentCard } from './payment-card.tsx';

type Request = CashierView['requests']['list'][number];

/** The operator's maximum. */
export const MAX_TEXT = 2_000;

function Answer({ request, view }: { readonly request: Request; readonly view: CashierView }): ReactNode {
  const core = useCore();
  const { replyToRequest } = useActions('cashier');
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const { isBusy } = view.requests;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    if (replyToRequest(request.id, text)) setText('');
  };
  return (
    <form className="field" onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {t('cashier.request.more')}
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={3}
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="payment-ways">
        <button type="submit" className="button is-small is-main" aria-disabled={isBusy || text.trim() === ''}>
          {t('cashier.request.send')}
        </button>
        <button
          type="button"
          className="button is-small is-outline"
          aria-disabled={isBusy}
          onClick={() => isBusy || core.dispatch({ type: 'cashier/closeRequest', payload: { id: request.id } })}
        >
          {t('cashier.request.close')}
        </button>
      </div>
    </form>
  );
}

function RequestCard({ request, view }: { readonly request: Request; readonly view: CashierView }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  return (
    <details className="card request">
      <summary>
        <span className="payment-what">
          <b>{request.topic}</b>
          <small>
            {[request.subTopic, formatTime(request.changedAt, 'full', chosen)]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
        <span className="bet-status is-open">{t(`cashier.requestState.${request.state}`)}</span>
      </summary>
      {request.payment !== null && <PaymentCard payment={request.payment} view={view} />}
      <ol className="messages">
        {request.messages.map((message) => (
          <li key={message.id} className={`is-${message.from}`}>
            <small>{`${t(`cashier.from.${message.from}`)} · ${formatTime(message.at, 'dayTime', chosen)}`}</small>
            <p dir="auto">{message.text}</p>
          </li>
        ))}
      </ol>
      {request.state !== 'closed' && <Answer request={request} view={view} />}
    </details>
  );
}

export function RequestsScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('cashier');
  const isThere = view !== null;
  const ask = (): void => void core.dispatch({ type: 'cashier/openRequests', payload: {} });
  useEffect(() => {
    if (isThere) core.dispatch({ type: 'cashier/openRequests', payload: {} });
  }, [core, isThere]);
  const create = (
    <Link to="/office/payment/create-request" className="button is-main">
      {t('cashier.request.new')}
    </Link>
  );
  const requests = view?.requests;
  return (
    <CashierFrame title={t('cashier.title.requests')} way="/office/historypay">
      {view === null || requests === undefined ? (
        <CashierWaits hasFailed={hasFailed} retry={retry} />
      ) : requests.list.length === 0 && (requests.status === 'idle' || requests.status === 'loading') ? (
        <LoadingCard />
      ) : requests.list.length === 0 && requests.status === 'failed' ? (
        <Failed title={t('cashier.failed.title')} text={t('cashier.failed.text')} onRetry={ask} />
      ) : requests.list.length === 0 ? (
        <Empty icon="receipt" title={t('cashier.request.none')} text={t('cashier.request.noneText')}>
          {create}
        </Empty>
      ) : (
        <div className="payments">
          <div className="payment-ways">{create}</div>
          {(requests.result?.status === 'failed' || requests.result?.status === 'refused') && (
            <p className="form-note is-bad" role="alert">
              {t(`cashier.request.${requests.result.status}`)}
            </p>
          )}
          {requests.list.map((request) => (
            <RequestCard key={request.id} request={request} view={view} />
          ))}
        </div>
      )}
    </CashierFrame>
  );
}
