/** A visitor's appeal to the operator. The text survives a failed submission; all errors are shown at once. */
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { faultsOf, MAX_MESSAGE_LENGTH, type AppealsView, type FormFault } from 'touchline/core/appeals/public';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';

const NO_FAULTS: readonly FormFault[] = [];

export function AppealForm({
  view,
  reasonNumber,
}: {
  readonly view: AppealsView;
  readonly reasonNumber: number | null;
}): ReactNode {
  const t = useText();
  const core = useCore();
  const id = useId();
  const [email, setEmail] = useState('');
  const [words, setWords] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const emailField = useRef<HTMLInputElement>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const { send } = useActions('appeals');
  const { sending } = view;
  const isSending = sending === 'sending';
  const isSent = sending === 'sent';
  const wasSent = useRef(isSent);
  const answer = useRef<HTMLElement>(null);
  // The pressed button is gone, so its replacement takes the focus.
  useEffect(() => {
    if (wasSent.current !== isSent) (isSent ? answer : wordsField).current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  if (isSent) {
    const another = (): void => {
      setWords('');
      core.dispatch({ type: 'appeals/startAnother', payload: {} });
    };
    return (
      <section ref={answer} className="closed-part" role="status" tabIndex={-1}>
        <p>
          <b>{t('closed.appeals.sent')}</b>
        </p>
        <p>{t('closed.appeals.sentText')}</p>
        <span>
          <button type="button" className="button" onClick={another}>
            {t('closed.appeals.another')}
          </button>
        </span>
      </section>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    const form = { email, words, reasonNumber };
    const wrong = faultsOf(form);
    setFaults(wrong);
    if (wrong.length === 0) return send(form);
    (wrong[0] === 'email' ? emailField : wordsField).current?.focus();
  };
  const isWrong = (fault: FormFault): boolean => faults.includes(fault);
  return (
    <form className="form closed-part" onSubmit={submit} noValidate aria-label={t('closed.appeals.form')}>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-email`}>
          {t('closed.appeals.email')}
        </label>
        <input
          ref={emailField}
          id={`${id}-email`}
          className="field-input"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
          value={email}
          readOnly={isSending}
          aria-invalid={isWrong('email')}
          aria-describedby={isWrong('email') ? `${id}-email-fault` : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {isWrong('email') && (
          <p className="field-error" id={`${id}-email-fault`}>
            {t('closed.appeals.badEmail')}
          </p>
        )}
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-words`}>
          {t('closed.appeals.words')}
        </label>
        <textarea
          ref={wordsField}
          id={`${id}-words`}
          className="field-input is-long"
          name="words"
          rows={5}
          maxLength={MAX_MESSAGE_LENGTH}
          dir="auto"
          value={words}
          readOnly={isSending}
          aria-invalid={isWrong('words')}
          aria-describedby={isWrong('words') ? `${id}-words-fault` : `${id}-hint`}
          onChange={(event) => setWords(event.target.value)}
        />
        {isWrong('words') ? (
          <p className="field-error" id={`${id}-words-fault`}>
            {t('closed.appeals.badWords')}
          </p>
        ) : (
          <p className="field-hint" id={`${id}-hint`}>
            {t('closed.appeals.hint')}
          </p>
        )}
      </div>
      <div role="alert">
        {(sending === 'failed' || sending === 'refused') && (
          <p className="form-note is-bad">{t(`closed.appeals.${sending}`)}</p>
        )}
      </div>
      <button type="submit" className="button is-main" aria-disabled={isSending} aria-busy={isSending}>
        {t(isSending ? 'closed.appeals.sending' : 'closed.appeals.send')}
      </button>
    </form>
  );
}
