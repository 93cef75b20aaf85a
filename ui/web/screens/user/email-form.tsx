/** An e-mail address counts as the player's once its letter has been confirmed. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { isEmail } from 'touchline/core/auth/rules/email';
import { useActions } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { TextField } from '../auth/fields.tsx';
import { FailureNote, ReadAt } from '../auth/form-note.tsx';

export function EmailForm({ auth, known }: { readonly auth: AuthView; readonly known: string | null }): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [email, setEmail] = useState(known ?? '');
  const [isTried, setTried] = useState(false);
  const isAsked = auth.done === 'emailAsked';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isEmail(email.trim()) && auth.form.loading === null) ask({ kind: 'addEmail' }, { email: email.trim() });
  };
  return (
    <form className="form" aria-label={t('security.sendLetter')} onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={['addEmail']} />
      <TextField
        label={t('security.addEmail')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        value={email}
        onChange={setEmail}
        hint={t('security.addEmailHint')}
        error={isTried && !isEmail(email.trim()) ? t('auth.needEmail') : null}
        beside={
          <button type="submit" className="button" aria-disabled={auth.form.loading !== null}>
            {t('security.sendLetter')}
          </button>
        }
      />
      <p className="field-hint" role="status">
        {isAsked ? t('auth.done.emailAsked') : ''}
      </p>
      {isAsked && <ReadAt address={auth.readAt} />}
    </form>
  );
}
