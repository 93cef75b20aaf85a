/**
 * Captcha dialog: the reason for the question, one input, and a cancel button as prominent as the submit button. No
 * countdown; a new question is announced.
 */
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CaptchaView } from 'touchline/core/captcha/views';
import { Dialog } from '../components/dialog.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';

export function Captcha({ view }: { readonly view: CaptchaView }): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { question, phase, note } = view;
  const isAsking = phase === 'asking';
  useEffect(() => {
    setText('');
    if (isAsking) field.current?.focus();
  }, [isAsking]);
  const cancel = (): void => void core.dispatch({ type: 'captcha/cancel', payload: {} });
  const renew = (): void => void core.dispatch({ type: 'captcha/renew', payload: {} });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (phase === 'unreachable') return renew();
    core.dispatch({ type: 'captcha/answer', payload: { text } });
  };
  return (
    <Dialog kind="captcha" title={t('captcha.title')} onClose={cancel}>
      <form className="form captcha" onSubmit={submit} noValidate>
        <p>{t('captcha.why')}</p>
        <div role="alert">
          {note !== null && (
            <p className="form-note is-bad">
              {t(note === 'wrong' ? 'captcha.note.wrong' : 'captcha.note.unreachable')}
            </p>
          )}
        </div>
        {phase !== 'unreachable' && (
          <div className="field">
            <label className="field-label" htmlFor={`${id}-answer`} aria-live="polite" dir="auto">
              {question ?? t('state.loading')}
            </label>
            <input
              ref={field}
              id={`${id}-answer`}
              className="field-input"
              data-autofocus
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={text}
              readOnly={!isAsking}
              aria-busy={!isAsking}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        {phase === 'unreachable' ? (
          <button type="submit" className="button is-main is-large">
            {t('action.retry')}
          </button>
        ) : (
          <button type="submit" className="button is-main is-large" aria-disabled={!isAsking || text.trim() === ''}>
            {t(phase === 'checking' ? 'captcha.checking' : 'captcha.send')}
          </button>
        )}
        {phase !== 'unreachable' && (
          <button type="button" className="button" aria-disabled={!isAsking} onClick={renew}>
            {t('captcha.renew')}
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          {t('captcha.cancel')}
        </button>
      </form>
    </Dialog>
  );
}
