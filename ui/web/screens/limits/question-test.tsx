/**
 * The operator's questions before a limit is removed. The questions arrive with the answer to a request and expire with
 * its token.
 */
import { useState, type ReactNode } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { Dialog } from '../../components/dialog.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';

interface QuestionTestProps {
  readonly test: NonNullable<LimitsView['test']>;
  readonly isBusy: boolean;
}

export function QuestionTest({ test, isBusy }: QuestionTestProps): ReactNode {
  const core = useCore();
  const t = useText();
  const [answers, setAnswers] = useState<ReadonlyMap<number, number>>(new Map());
  const [isMissing, setMissing] = useState(false);
  const isWrong = (id: number): boolean => test.wrong?.includes(id) === true;
  const close = (): void => void core.dispatch({ type: 'limits/closeTest', payload: {} });
  return (
    <Dialog title={t('limits.test.title')} onClose={close}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = test.questions.every(({ id }) => answers.has(id));
          setMissing(!isWhole);
          if (isWhole)
            core.dispatch({
              type: 'limits/answerTest',
              payload: { answers: [...answers].map(([questionId, answerId]) => ({ questionId, answerId })) },
            });
        }}
      >
        <p className="form-lead">{t('limits.test.lead')}</p>
        {test.questions.map((question) => (
          <fieldset
            className="limit-lengths"
            key={question.id}
            aria-describedby={isWrong(question.id) ? `question-${question.id}-wrong` : undefined}
          >
            <legend>{t(question.text)}</legend>
            {question.answers.map((answer) => (
              <label className="check" key={answer.id}>
                <input
                  type="radio"
                  name={`question-${question.id}`}
                  checked={answers.get(question.id) === answer.id}
                  onChange={() => setAnswers(new Map([...answers, [question.id, answer.id]]))}
                />
                <span>{t(answer.text)}</span>
              </label>
            ))}
            {isWrong(question.id) && (
              <p id={`question-${question.id}-wrong`} className="field-error">
                {t('limits.test.wrong')}
              </p>
            )}
          </fieldset>
        ))}
        <p className="field-error" role="alert">
          {isMissing ? t('limits.test.missing') : test.hasFailed ? t('limits.test.failed') : ''}
        </p>
        <div className="limit-ways">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {t('limits.test.send')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('limits.test.keep')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
