/** A new password, after a code that was right or from a letter. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from '../../../../core/modules/auth/public.ts';
import { brokenPasswordRules } from '../../../../core/modules/auth/rules/password.ts';
import { useText } from '../../text.ts';
import { NewPassword } from './password-rules.tsx';

export function SetPassword({ auth }: { readonly auth: AuthView }): ReactNode {
  const t = useText();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (brokenPasswordRules(password).length === 0 && auth.form.loading === null)
      auth.hand.ask({ kind: 'setPassword' }, { password });
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
