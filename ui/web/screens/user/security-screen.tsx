/** How a player signs in, and how well the account is protected. */
import { useEffect, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { Failed } from '../../components/empty.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { FailureNote } from '../auth/form-note.tsx';
import { OfficePage } from '../office/office-page.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordCard } from './password-card.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProtectionCard } from './protection-card.tsx';
import { SecretQuestionCard } from './secret-question-card.tsx';
import { TwoFactor } from './two-factor.tsx';

function Known({ auth }: { readonly auth: AuthView }): ReactNode {
  const t = useText();
  const { security } = auth;
  if (security === null) return null;
  const confirmed = (value: string | null, isConfirmed: boolean): ReactNode =>
    value === null ? (
      t('security.none')
    ) : (
      <>
        <bdi dir="ltr">{value}</bdi>{' '}
        <span className="tag">{t(isConfirmed ? 'security.confirmed' : 'security.unconfirmed')}</span>
      </>
    );
  return (
    <section className="card security-card" id="security-isEmailAuthOn">
      <h2 tabIndex={-1}>{t('security.known')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('auth.login')}</dt>
          <dd dir="ltr">{security.login}</dd>
        </div>
        <div>
          <dt>{t('auth.email')}</dt>
          <dd>{confirmed(security.email, security.isEmailConfirmed)}</dd>
        </div>
        <div>
          <dt>{t('auth.phone')}</dt>
          <dd>{confirmed(security.phone, security.isPhoneConfirmed)}</dd>
        </div>
      </dl>
      {!(security.email !== null && security.isEmailConfirmed) && <EmailForm auth={auth} known={security.email} />}
      <section className="form" id="security-isPhoneBound" aria-labelledby="security-phone">
        <h3 id="security-phone" tabIndex={-1}>
          {t('security.phone')}
        </h3>
        {security.phone !== null && security.isPhoneConfirmed ? (
          <p className="field-hint">
            {t('security.phoneBySupport')}{' '}
            <Link to="/office/support" className="way">
              {t('security.askSupport')}
            </Link>
          </p>
        ) : (
          <PhoneForm auth={auth} />
        )}
        <p className="field-hint" role="status">
          {auth.done === 'phoneConfirmed' ? t('auth.done.phoneConfirmed') : ''}
        </p>
      </section>
    </section>
  );
}

function Security({ auth }: { readonly auth: AuthView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { ask } = useActions('auth');
  const { security, failure } = auth;
  // If another form's request is under way, load after it.
  const isDue = security === null && failure === null && auth.form.loading === null;
  useEffect(() => {
    if (isDue) ask({ kind: 'loadSecurity' });
  }, [ask, isDue]);
  useEffect(() => () => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'security' } }), [core]);
  if (security === null) {
    return failure === null ? (
      <LoadingLine />
    ) : (
      <Failed
        title={t('security.failed')}
        text={t(`auth.failure.${failure.code}`)}
        onRetry={() => ask({ kind: 'loadSecurity' })}
      />
    );
  }
  return (
    <div className="security">
      <FailureNote failure={failure} of={['loadSecurity', 'beginTwoFactor']} />
      <ProtectionCard />
      <Known auth={auth} />
      <PasswordCard auth={auth} security={security} />
      <TwoFactor auth={auth} security={security} />
      <SecretQuestionCard auth={auth} security={security} />
      <DevicesCard />
    </div>
  );
}

export function SecurityScreen(): ReactNode {
  const t = useText();
  const { view: auth, hasFailed, retry } = useFeature('auth');
  return (
    <OfficePage name={t('security.title')}>
      {auth !== null ? (
        <Security auth={auth} />
      ) : hasFailed ? (
        <Failed title={t('security.failed')} text={t('auth.partFailed')} onRetry={retry} />
      ) : (
        <LoadingLine />
      )}
    </OfficePage>
  );
}
