/** Login. The password goes straight to the core and is kept nowhere here but in its field. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Go } from '../../components/go.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { SessionFailureNote } from './session-failure.tsx';

export function LoginModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const session = useProjection(core.session, whole);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const isBusy = session.status === 'guest' && session.busy === 'logIn';
  const isWrong = session.status === 'guest' && session.failure?.code === 'wrongCredentials';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (login.trim() !== '' && password !== '' && !isBusy) core.logIn(login.trim(), password);
  };
  const missing = (value: string): boolean => isTried && value.trim() === '';
  return (
    <Dialog title={t('auth.logIn')} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        <SessionFailureNote session={session} />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-login`}>{t('auth.login')}</label>
          <input id={`${id}-login`} className="field-input" data-autofocus name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} value={login} aria-invalid={missing(login) || isWrong} aria-describedby={missing(login) ? `${id}-login-error` : undefined} onChange={(event) => setLogin(event.target.value)} />
          {missing(login) && <p className="field-error" id={`${id}-login-error`}>{t('auth.needLogin')}</p>}
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-password`}>{t('auth.password')}</label>
          <span className="field-with">
            <input id={`${id}-password`} className="field-input" name="password" type={isShown ? 'text' : 'password'} autoComplete="current-password" value={password} aria-invalid={missing(password) || isWrong} aria-describedby={missing(password) ? `${id}-password-error` : undefined} onChange={(event) => setPassword(event.target.value)} />
            <button type="button" className="button is-small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>{t('auth.show')}</button>
          </span>
          {missing(password) && <p className="field-error" id={`${id}-password-error`}>{t('auth.needPassword')}</p>}
        </div>
        <button type="submit" className="button is-main is-large" aria-disabled={isBusy}>{isBusy ? t('auth.busy') : t('auth.logIn')}</button>
        <p className="form-foot">{t('auth.noAccount')} <Go to="/registration" className="way">{t('auth.register')}</Go></p>
      </form>
    </Dialog>
  );
}
