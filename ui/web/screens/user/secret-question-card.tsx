/** A question that support asks before it changes anything in the account [AUT-25]. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { isAnswer } from 'touchline/core/auth/rules/secret-answer';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { PasswordField, SelectField, TextField } from '../auth/fields.tsx';
import { FailureNote } from '../auth/form-note.tsx';
import type { CardProps } from './card-props.ts';

function QuestionForm({ auth, security, onCancel }: CardProps & { readonly onCancel: () => void }): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const { secretQuestions } = security;
  const [question, setQuestion] = useState(security.secretQuestion ?? secretQuestions[0]?.id ?? 0);
  const [answer, setAnswer] = useState('');
  const [current, setCurrent] = useState('');
  const [isTried, setTried] = useState(false);
  const failed = auth.failure?.job === 'setSecretQuestion' ? auth.failure.field : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isAnswer(answer) && current !== '' && auth.form.loading === null)
      ask({ kind: 'setSecretQuestion', question }, { answer, current });
  };
  return (
    <form className="form" aria-label={t('security.question')} onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={['setSecretQuestion']} />
      <SelectField
        label={t('security.question')}
        value={String(question)}
        onChange={(id) => setQuestion(Number(id))}
        options={secretQuestions.map(({ id, text }) => ({ value: String(id), text }))}
      />
      <TextField
        label={t('security.answer')}
        name="answer"
        autoComplete="off"
        value={answer}
        onChange={setAnswer}
        maxLength={64}
        isInvalid={failed === 'answer'}
        hint={t('security.answerHint')}
        error={isTried && !isAnswer(answer) ? t('auth.failure.badAnswer') : null}
      />
      <PasswordField
        label={t('security.currentPassword')}
        value={current}
        onChange={setCurrent}
        isInvalid={failed === 'current'}
        error={isTried && current === '' ? t('auth.needPassword') : null}
      />
      <div className="form-ways">
        <button type="submit" className="button is-main" aria-disabled={auth.form.loading !== null}>
          {t(auth.form.loading === 'setSecretQuestion' ? 'auth.busy' : 'security.saveQuestion')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('security.cancel')}
        </button>
      </div>
    </form>
  );
}

export function SecretQuestionCard({ auth, security }: CardProps): ReactNode {
  const t = useText();
  const core = useCore();
  const [isOpen, setOpen] = useState(false);
  const isSet = auth.done === 'secretQuestionSet';
  // Closes with the success; a failure leaves the form as it was typed.
  if (isOpen && isSet) setOpen(false);
  const open = (): void => {
    core.dispatch({ type: 'auth/startOver', payload: { flow: 'security' } });
    setOpen(true);
  };
  const chosen = security.secretQuestions.find(({ id }) => id === security.secretQuestion);
  return (
    <section className="card security-card" id="security-isSecurityQuestionOn" aria-labelledby="security-question">
      <h2 id="security-question" tabIndex={-1}>
        {t('security.question')}
      </h2>
      <p className="form-lead">{t('security.questionLead')}</p>
      <p>{security.secretQuestion === null ? t('security.none') : (chosen?.text ?? t('security.questionSet'))}</p>
      <p className="field-hint" role="status">
        {isSet ? t('auth.done.secretQuestionSet') : ''}
      </p>
      {isOpen ? (
        <QuestionForm auth={auth} security={security} onCancel={() => setOpen(false)} />
      ) : (
        <button type="button" className="button" onClick={open}>
          {t(security.secretQuestion === null ? 'security.setQuestion' : 'security.changeQuestion')}
        </button>
      )}
    </section>
  );
}
