/** A new question about payments: the subject, chosen step by step in the address, then the text. */
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import type { Topic } from 'touchline/core/cashier/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import type { ScreenProps } from '../screens.tsx';
import { CashierFrame, CashierWaits } from './cashier-frame.tsx';
import { PaymentCard } from './payment-card.tsx';
import { MAX_TEXT } from './requests-screen.tsx';

const BASE = '/office/payment/create-request';

interface AskProps {
  readonly view: CashierView;
  readonly topic: Topic;
  readonly subTopicId: number | null;
  readonly paymentId: string | null;
}

function Ask({ view, topic, subTopicId, paymentId }: AskProps): ReactNode {
  const { createRequest } = useActions('cashier');
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, result } = view.requests;
  const isEmpty = text.trim() === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isBusy && !isEmpty) createRequest({ topicId: topic.id, subTopicId, paymentId }, text);
  };
  if (result?.status === 'done') {
    return (
      <Empty icon="check" title={t('cashier.request.sent')} text={t('cashier.request.sentText')}>
        <Link to="/office/payment/requests" className="button is-main">
          {t('cashier.page.requests')}
        </Link>
      </Empty>
    );
  }
  return (
    <form className="card cashier-part form" onSubmit={send} noValidate>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('cashier.request.text')}
        </label>
        <textarea
          id={id}
          className="field-input"
          rows={6}
          maxLength={MAX_TEXT}
          value={text}
          aria-invalid={hasTried && isEmpty}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-hint`} className={hasTried && isEmpty ? 'field-error' : 'field-hint'}>
          {t(hasTried && isEmpty ? 'cashier.request.empty' : 'cashier.request.hint', {
            count: MAX_TEXT - text.length,
          })}
        </p>
      </div>
      {(result?.status === 'failed' || result?.status === 'refused') && (
        <p className="form-note is-bad" role="alert">
          {t(`cashier.request.${result.status}`)}
        </p>
      )}
      <button type="submit" className="button is-main is-large" aria-disabled={isBusy}>
        {t('cashier.request.send')}
      </button>
    </form>
  );
}

function Transactions({ view, topicId }: { readonly view: CashierView; readonly topicId: number }): ReactNode {
  const core = useCore();
  const t = useText();
  const { transactions } = view.requests;
  useEffect(() => void core.dispatch({ type: 'cashier/openTransactions', payload: { topicId } }), [core, topicId]);
  if (transactions === null || transactions.topicId !== topicId || transactions.status === 'loading')
    return <LoadingCard />;
  if (transactions.status === 'failed')
    return (
      <Failed
        title={t('cashier.failed.title')}
        text={t('cashier.failed.text')}
        onRetry={() => core.dispatch({ type: 'cashier/openTransactions', payload: { topicId } })}
      />
    );
  if (transactions.payments.length === 0)
    return (
      <Empty icon="receipt" title={t('cashier.empty.title')} text={t('cashier.request.noPayments')}>
        <Link to={BASE} className="button">
          {t('cashier.request.back')}
        </Link>
      </Empty>
    );
  return (
    <ul className="payments">
      {transactions.payments.map((payment) => (
        <li key={payment.id} className="card">
          <PaymentCard payment={payment} view={view} />
          <Link to={`${BASE}/${topicId}/transactions/${payment.id}`} className="button is-small is-main">
            {t('cashier.request.aboutThis')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Step({ view, params }: ScreenProps & { readonly view: CashierView }): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  const { topics } = view.requests;
  if (topics.status === 'failed' && topics.list.length === 0)
    return <Empty icon="alert" title={t('cashier.failed.title')} text={t('cashier.failed.text')} />;
  if (topics.list.length === 0) return <LoadingCard />;
  const { topicId, subTopicId, transactionId } = params;
  const topic = topics.list.find(({ id }) => String(id) === topicId);
  if (topic === undefined)
    return (
      <ul className="ways-list">
        {topics.list.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${BASE}/${id}`} className="card way-card">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    );
  if (transactionId !== undefined) return <Ask view={view} topic={topic} subTopicId={null} paymentId={transactionId} />;
  if (path.endsWith('/transactions')) return <Transactions view={view} topicId={topic.id} />;
  if (subTopicId !== undefined || (topic.subTopics.length === 0 && topic.about === null))
    return (
      <Ask
        view={view}
        topic={topic}
        subTopicId={subTopicId === undefined ? null : Number(subTopicId)}
        paymentId={null}
      />
    );
  return (
    <ul className="ways-list">
      {topic.about !== null && (
        <li>
          <Link to={`${BASE}/${topic.id}/transactions`} className="card way-card">
            {t('cashier.request.choosePayment')}
          </Link>
        </li>
      )}
      {topic.subTopics.map(({ id, title }) => (
        <li key={id}>
          <Link to={`${BASE}/${topic.id}/${id}`} className="card way-card">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CreateRequestScreen({ params }: ScreenProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('cashier');
  const isThere = view !== null;
  useEffect(() => {
    if (!isThere) return;
    core.dispatch({ type: 'cashier/dismissRequestResult', payload: {} });
    core.dispatch({ type: 'cashier/openTopics', payload: {} });
  }, [core, isThere]);
  return (
    <CashierFrame title={t('cashier.title.newRequest')}>
      {view === null ? <CashierWaits hasFailed={hasFailed} retry={retry} /> : <Step view={view} params={params} />}
      <p>
        <Link to="/office/payment/requests" className="way">
          {t('cashier.title.requests')}
        </Link>
      </p>
    </CashierFrame>
  );
}
