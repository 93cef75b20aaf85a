/** Changes the password. The typed values leave the page once, through the core's secret channel [AUT-23]. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { PasswordField } from '../auth/fields.tsx';
import { FailureNote } from '../auth/form-note.tsx';
import { NewPassword } from '../auth/password-rules.tsx';
import type { CardProps } from './card-props.ts';

const failedAt = ({ failure }: AuthView, field: string): boolean =>
  failure?.job === 'changePassword' && failure.field === field;

function PasswordForm({ auth, security, onCancel }: CardProps & { readonly onCancel: () => void }): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const own = [security.login, security.email ?? ''];
  const isReady = current !== '' && password !== current && brokenPasswordRules(password, own).length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isReady && auth.form.loading === null) ask({ kind: 'changePassword' }, { current, password });
  };
  return (
    <form className="form" aria-label={t('security.password')} onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={['changePassword']} />
      <PasswordField
        label={t('security.currentPassword')}
        value={current}
        onChange={setCurrent}
        isFirst
        isInvalid={failedAt(auth, 'current')}
        error={isTried && current === '' ? t('auth.needPassword') : null}
      />
      <NewPassword
        value={password}
        onChange={setPassword}
        own={own}
        isTried={isTried}
        isInvalid={failedAt(auth, 'pass')}
      />
      {isTried && password !== '' && password === current && (
        <p className="field-error">{t('auth.failure.samePassword')}</p>
      )}
      <div className="form-ways">
        <button type="submit" className="button is-main" aria-disabled={auth.form.loading !== null}>
          {t(auth.form.loading === 'changePassword' ? 'auth.busy' : 'auth.savePassword')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('security.cancel')}
        </button>
      </div>
    </form>
  );
}

export function PasswordCard({ auth, security }: CardProps): ReactNode {
  const core = useCore();
  const t = useText();
  const preferences = useProjection(core.preferences, identity);
  const { passwordChangedAt } = security;
  /** The change before which the form was opened; a newer one closes it. */
  const [openedAt, setOpenedAt] = useState<{ readonly after: number | null } | null>(null);
  const isOpen = openedAt !== null && openedAt.after === passwordChangedAt;
  return (
    <section className="card security-card" id="security-isChangedPassword" aria-labelledby="security-password">
      <h2 id="security-password" tabIndex={-1}>
        {t('security.password')}
      </h2>
      <p className="form-lead">
        {passwordChangedAt === null
          ? t('security.passwordNever')
          : t('security.passwordAt', { time: formatTime(passwordChangedAt, 'full', preferences) })}
      </p>
      <p className="field-hint" role="status">
        {auth.done === 'passwordChanged' ? t('auth.done.passwordChanged') : ''}
      </p>
      {isOpen ? (
        <PasswordForm auth={auth} security={security} onCancel={() => setOpenedAt(null)} />
      ) : (
        <button type="button" className="button" onClick={() => setOpenedAt({ after: passwordChangedAt })}>
          {t('security.changePassword')}
        </button>
      )}
    </section>
  );
}
