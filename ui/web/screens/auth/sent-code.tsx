/** Input for a code that was sent, with its remaining validity and a button to resend. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { useText } from '../../text.ts';
import { CodeField } from './fields.tsx';
import { ReadAt } from './form-note.tsx';
import { clockOf, useSecondsUntil } from './use-seconds.ts';

interface SentCodeProps {
  readonly auth: AuthView;
  readonly purpose: 'login' | 'registration' | 'recovery' | 'phone';
  readonly sentTo: string;
  readonly action: string;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
  /** Content between the code and the button. */
  readonly children?: ReactNode;
}

export function SentCode({
  auth,
  purpose,
  sentTo,
  action,
  onCode,
  onResend,
  onBack,
  children,
}: SentCodeProps): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const state = auth.codes[purpose];
  const untilEnd = useSecondsUntil(state?.expiresAt ?? null);
  const untilResend = useSecondsUntil(state?.resendAt ?? null);
  if (state === undefined) return null;
  const isBusy = auth.form.loading !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (code.length === 6 && !isBusy) onCode(code);
  };
  const isWrong = auth.failure?.field === 'code';
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">
        {t(purpose === 'registration' || purpose === 'phone' ? 'auth.codeSentTo' : 'auth.codeSent')}{' '}
        <bdi dir="ltr">{sentTo}</bdi>
      </p>
      <CodeField
        label={t('auth.code')}
        value={code}
        onChange={setCode}
        isFirst
        isInvalid={isWrong}
        error={isTried && code.length !== 6 ? t('auth.needCode') : null}
        hint={state.isOver ? t('auth.codeOver') : t('auth.codeGood', { time: clockOf(untilEnd) })}
      />
      {children}
      <button type="submit" className="button is-main is-large" aria-disabled={isBusy}>
        {isBusy ? t('auth.busy') : action}
      </button>
      <div className="form-ways">
        <button
          type="button"
          className="button"
          aria-disabled={untilResend > 0 || isBusy}
          onClick={() => untilResend === 0 && !isBusy && onResend()}
        >
          {untilResend > 0 ? t('auth.resendIn', { time: clockOf(untilResend) }) : t('auth.resend')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('auth.otherNumber')}
        </button>
      </div>
      <ReadAt address={auth.readAt} />
    </form>
  );
}
