/** Sets a new password after a correct code, or from a letter. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { useActions } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { NewPassword } from './password-rules.tsx';

export function SetPassword({ auth }: { readonly auth: AuthView }): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (brokenPasswordRules(password).length === 0 && auth.form.loading === null)
      ask({ kind: 'setPassword' }, { password });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.newPasswordLead')}</p>
      <NewPassword
        value={password}
        onChange={setPassword}
        own={[]}
        isTried={isTried}
        isInvalid={auth.failure?.field === 'pass'}
        isFirst
      />
      <button type="submit" className="button is-main is-large" aria-disabled={auth.form.loading !== null}>
        {t(auth.form.loading === null ? 'auth.savePassword' : 'auth.busy')}
      </button>
    </form>
  );
}
