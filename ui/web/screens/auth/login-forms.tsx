/**
 * Forms of the four login modes. Typed values go straight to the core's private channel; only the form's own fields
 * keep them.
 */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { Link } from '../../components/link.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { CheckField, CodeField, PasswordField, TextField } from './fields.tsx';
import { PhoneField, phoneOf, type PhoneValue } from './phone-field.tsx';
import { SentCode } from './sent-code.tsx';

type FormProps = { readonly auth: AuthView };

const countryOf = (config: { readonly geoCountryId: number } | null): number => config?.geoCountryId ?? 0;

function Remember({ auth }: FormProps): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <CheckField
      label={t('auth.remember')}
      isChecked={auth.form.remember}
      onChange={(remember) => void core.dispatch({ type: 'auth/setRemember', payload: { remember } })}
    />
  );
}

function Submit({ auth, text }: FormProps & { readonly text: string }): ReactNode {
  const t = useText();
  return (
    <button type="submit" className="button is-main is-large" aria-disabled={auth.form.loading !== null}>
      {auth.form.loading === null ? text : t('auth.busy')}
    </button>
  );
}

function Forgot(): ReactNode {
  const t = useText();
  return (
    <p className="form-foot">
      <Link to="/?showForgotPasswordModal=1" className="way">
        {t('auth.forgot')}
      </Link>
    </p>
  );
}

const isWrong = ({ failure }: AuthView, field: 'login' | 'pass'): boolean =>
  failure !== null && (failure.field === 'both' || failure.field === field);

/** `withCode`: asks for the two-factor code in the same form. */
export function PasswordForm({ auth, withCode }: FormProps & { readonly withCode: boolean }): ReactNode {
  const { ask, draft } = useActions('auth');
  const t = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const { login } = auth.form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (login.trim() === '' || password === '' || auth.form.loading !== null) return;
    ask(
      { kind: 'logIn', form: withCode ? 'login_password_two_step_code' : 'login_password' },
      { login: login.trim(), password, code },
    );
  };
  const missing = (value: string, key: string): string | null => (isTried && value.trim() === '' ? t(key) : null);
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={t('auth.loginOrEmail')}
        name="username"
        autoComplete="username"
        isLtr
        isFirst
        value={login}
        isInvalid={isWrong(auth, 'login')}
        error={missing(login, 'auth.needLogin')}
        onChange={(text) => draft({ login: text })}
      />
      <PasswordField
        label={t('auth.password')}
        value={password}
        isInvalid={isWrong(auth, 'pass')}
        error={missing(password, 'auth.needPassword')}
        onChange={setPassword}
      />
      {withCode && (
        <CodeField label={t('auth.appCode')} isBackup value={code} onChange={setCode} hint={t('auth.appCodeHint')} />
      )}
      <Remember auth={auth} />
      <Submit auth={auth} text={t('auth.logIn')} />
      <Forgot />
    </form>
  );
}

/** The phone number survives a change of form. */
function usePhone(auth: AuthView, field: 'phone' | 'phoneBySms'): readonly [PhoneValue, (value: PhoneValue) => void] {
  const { draft } = useActions('auth');
  const geo = useProjection(useCore().siteConfig, countryOf);
  const [country = '', digits = ''] = auth.form[field].split(' ');
  return [
    { countryId: country === '' ? geo : Number(country), digits },
    ({ countryId, digits: next }) => draft({ [field]: `${countryId} ${next}` }),
  ];
}

function PhonesWait(): ReactNode {
  const t = useText();
  return (
    <p className="form-lead" role="status">
      {t('auth.waitPhones')}
    </p>
  );
}

export function PhonePasswordForm({ auth }: FormProps): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [phone, setPhone] = usePhone(auth, 'phone');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  if (auth.phones === null) return <PhonesWait />;
  const whole = phoneOf(phone, auth.phones);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (whole !== null && password !== '' && auth.form.loading === null)
      ask({ kind: 'logIn', form: 'phone_password' }, { phone: whole, password });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <PhoneField
        phones={auth.phones}
        value={phone}
        onChange={setPhone}
        error={isTried && whole === null ? t('auth.needPhone') : null}
        isFirst
      />
      <PasswordField
        label={t('auth.password')}
        value={password}
        isInvalid={isWrong(auth, 'pass')}
        error={isTried && password === '' ? t('auth.needPassword') : null}
        onChange={setPassword}
      />
      <Remember auth={auth} />
      <Submit auth={auth} text={t('auth.logIn')} />
      <Forgot />
    </form>
  );
}

export function SmsForm({ auth }: FormProps): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const [phone, setPhone] = usePhone(auth, 'phoneBySms');
  const [isTried, setTried] = useState(false);
  if (auth.phones === null) return <PhonesWait />;
  const whole = phoneOf(phone, auth.phones);
  const send = (): void => {
    if (whole !== null) ask({ kind: 'requestCode', purpose: 'login', channel: 'sms' }, { to: whole });
  };
  if (auth.codes.login !== undefined) {
    return (
      <SentCode
        auth={auth}
        purpose="login"
        sentTo={whole ?? ''}
        action={t('auth.logIn')}
        onCode={(code) => ask({ kind: 'logInByCode' }, { code })}
        onResend={send}
        onBack={() => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'login' } })}
      >
        <Remember auth={auth} />
      </SentCode>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (auth.form.loading === null) send();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <PhoneField
        phones={auth.phones}
        value={phone}
        onChange={setPhone}
        error={isTried && whole === null ? t('auth.needPhone') : null}
        isFirst
      />
      <Submit auth={auth} text={t('auth.sendCode')} />
    </form>
  );
}

/** The second step: the two-factor code, after the password was accepted. */
export function SecondStepForm({ auth }: FormProps): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (code.length >= 6 && auth.form.loading === null) ask({ kind: 'secondStep' }, { code });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.secondStepLead')}</p>
      <CodeField
        label={t('auth.appCode')}
        isBackup
        value={code}
        onChange={setCode}
        isFirst
        hint={t('auth.appCodeHint')}
        isInvalid={auth.failure?.field === 'code'}
        error={isTried && code.length < 6 ? t('auth.needCode') : null}
      />
      <Submit auth={auth} text={t('auth.logIn')} />
      <button
        type="button"
        className="button"
        onClick={() => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'login' } })}
      >
        {t('auth.back')}
      </button>
    </form>
  );
}
