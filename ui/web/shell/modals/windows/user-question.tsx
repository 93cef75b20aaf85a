/** A question to the operator's support desk [SCH-17]. The text stays until the operator has accepted it. */
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH } from 'touchline/core/site-chrome/questions';
import type { QuestionsView } from 'touchline/core/site-chrome/public';
import { Failed } from '../../../components/empty.tsx';
import { LoadingLine } from '../../../components/loading.tsx';
import { useActions, useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { useText } from '../../../text.ts';
import type { BodyProps } from '../body-props.ts';
import { ForPlayers } from './for-players.tsx';

function Form({
  questions: { asking, stops },
  onHistory,
  onClose,
}: {
  readonly questions: QuestionsView;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const core = useCore();
  const { ask } = useActions('questions');
  const id = useId();
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  // Forget the result of an earlier question.
  useEffect(() => () => void core.dispatch({ type: 'questions/startAnother', payload: {} }), [core]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setShort(text.trim().length < MIN_QUESTION_LENGTH);
    ask(text);
  };
  if (asking === 'sent') {
    return (
      <div className="form">
        <p role="status">{t('windows.question.sent')}</p>
        <div className="modal-ways">
          <button type="button" className="button is-large is-outline" onClick={onHistory}>
            {t('windows.question.history')}
          </button>
          <button type="button" className="button is-large is-outline" data-autofocus="" onClick={onClose}>
            {t('action.close')}
          </button>
        </div>
      </div>
    );
  }
  if (stops.length > 0) {
    return (
      <div className="form">
        <p role="status">{t('windows.question.notAllowed')}</p>
        <div className="modal-ways">
          <button type="button" className="button is-large is-outline" onClick={onHistory}>
            {t('windows.question.history')}
          </button>
          <button type="button" className="button is-large is-outline" data-autofocus="" onClick={onClose}>
            {t('action.close')}
          </button>
        </div>
      </div>
    );
  }
  const isSending = asking === 'sending';
  const fault = isShort
    ? t('windows.question.short', { count: MIN_QUESTION_LENGTH })
    : asking === 'failed' || asking === 'refused'
      ? t(`windows.question.${asking}`)
      : null;
  return (
    <form className="form" onSubmit={send} noValidate>
      <p>{t('modal.userQuestion.text')}</p>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('windows.question.label')}
        </label>
        <textarea
          id={id}
          className="field-input"
          rows={5}
          maxLength={MAX_QUESTION_LENGTH}
          dir="auto"
          data-autofocus=""
          value={text}
          readOnly={isSending}
          aria-invalid={isShort}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <p
          id={`${id}-note`}
          className={fault === null ? 'field-hint' : 'field-error'}
          role={fault === null ? undefined : 'alert'}
        >
          {fault ?? t('windows.question.hint')}
        </p>
      </div>
      <div className="modal-ways">
        <button type="button" className="button is-large is-outline" onClick={onHistory}>
          {t('windows.question.history')}
        </button>
        <button type="submit" className="button is-large is-main" aria-disabled={isSending}>
          {t(isSending ? 'windows.question.sending' : 'windows.question.send')}
        </button>
      </div>
    </form>
  );
}

function Player({ answer }: Pick<BodyProps, 'answer'>): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('questions');
  const history = (): void => {
    answer(true);
    core.dispatch({ type: 'modals/open', payload: { kind: 'supportHistory' } });
  };
  if (hasFailed) return <Failed title={t('windows.failed')} text={t('windows.failedText')} onRetry={retry} />;
  return view === null ? <LoadingLine /> : <Form questions={view} onHistory={history} onClose={() => answer(true)} />;
}

export function UserQuestion({ answer }: BodyProps): ReactNode {
  return (
    <ForPlayers>
      <Player answer={answer} />
    </ForPlayers>
  );
}
