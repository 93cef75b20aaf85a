/** Login in the modes that the site offers, by social providers, and the two-factor step. */
import { Suspense, useState, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { LOGIN_MODES } from 'touchline/core/auth/types';
import { LoadingLine } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { loadNamespaces, useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { Choice } from './fields.tsx';
import { FailureNote } from './form-note.tsx';
import { PasswordForm, PhonePasswordForm, SecondStepForm, SmsForm } from './login-forms.tsx';
import { SocialButtons } from './social-buttons.tsx';

const QrLogin = lazyAgain(async () => {
  const [{ QrLogin: Part }] = await Promise.all([import('./qr-login.tsx'), loadNamespaces('security')]);
  return Part;
});

const LOGIN_JOBS = ['logIn', 'logInByCode', 'secondStep', 'requestCode', 'startSocial', 'comeBack'] as const;

function LoginForm({ auth }: { readonly auth: AuthView }): ReactNode {
  switch (auth.form.currentForm) {
    case 'login_password':
      return <PasswordForm key="password" auth={auth} withCode={false} />;
    case 'phone_password':
      return <PhonePasswordForm auth={auth} />;
    case 'sms':
      return <SmsForm auth={auth} />;
    case 'login_password_two_step_code':
      return <PasswordForm key="code" auth={auth} withCode />;
  }
}

export function Login({ auth }: { readonly auth: AuthView }): ReactNode {
  const core = useCore();
  const t = useText();
  const [isByQr, setByQr] = useState(false);
  const { loginModes } = auth.offer;
  const choose = (asked: string): void => {
    const form = LOGIN_MODES.find((mode) => mode === asked);
    if (form !== undefined) core.dispatch({ type: 'auth/chooseForm', payload: { form } });
  };
  if (auth.codes.secondStep !== undefined)
    return (
      <div className="form">
        <FailureNote failure={auth.failure} of={LOGIN_JOBS} />
        <SecondStepForm auth={auth} />
      </div>
    );
  if (isByQr)
    return (
      <Suspense fallback={<LoadingLine />}>
        <QrLogin remember={auth.form.remember} onBack={() => setByQr(false)} />
      </Suspense>
    );
  return (
    <div className="form">
      {loginModes.length > 1 && (
        <Choice
          legend={t('auth.modes')}
          name="login-mode"
          isQuiet
          value={auth.form.currentForm}
          onChange={choose}
          options={loginModes.map((mode) => ({ value: mode, text: t(`auth.mode.${mode}`) }))}
        />
      )}
      <FailureNote failure={auth.failure} of={LOGIN_JOBS} />
      {auth.isSocialStranger && (
        <p className="form-note" role="status">
          {t('auth.closed')}
        </p>
      )}
      <LoginForm auth={auth} />
      <button type="button" className="button is-outline" onClick={() => setByQr(true)}>
        {t('auth.qrLogin')}
      </button>
      <SocialButtons auth={auth} />
      {auth.isRegistrationOpen && (
        <p className="form-foot">
          {t('auth.noAccount')}{' '}
          <Link to="/registration?as=page" className="way">
            {t('auth.register')}
          </Link>
        </p>
      )}
    </div>
  );
}
