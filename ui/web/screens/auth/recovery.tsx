/** Password recovery in three steps: where to send the code, the code, a new password. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { isEmail } from 'touchline/core/auth/rules/email';
import { Link } from '../../components/link.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { Choice, TextField } from './fields.tsx';
import { FailureNote } from './form-note.tsx';
import { SetPassword } from './set-password.tsx';
import { PhoneField, phoneOf } from './phone-field.tsx';
import { SentCode } from './sent-code.tsx';

const JOBS = ['requestCode', 'checkRecoveryCode', 'setPassword'] as const;
const countryOf = (config: { readonly geoCountryId: number } | null): number => config?.geoCountryId ?? 0;

function Steps({ auth }: { readonly auth: AuthView }): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const geo = useProjection(core.siteConfig, countryOf);
  const [channel, setChannel] = useState<'email' | 'sms'>('email');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<{ readonly countryId: number; readonly digits: string } | null>(null);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (core.feature('analytics').get()?.isOn === true)
      core.dispatch({ type: 'analytics/track', payload: { name: 'recovery_open', payload: {} } });
  }, [core]);
  useEffect(() => () => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'recovery' } }), [core]);
  const number = phone ?? { countryId: geo, digits: '' };
  const to = channel === 'sms' ? phoneOf(number, auth.phones) : isEmail(email.trim()) ? email.trim() : null;
  const send = (): void => {
    if (to !== null) ask({ kind: 'requestCode', purpose: 'recovery', channel }, { to });
  };
  switch (auth.recovery) {
    case 'ask': {
      const submit = (event: FormEvent): void => {
        event.preventDefault();
        setTried(true);
        if (auth.form.loading === null) send();
      };
      return (
        <form className="form" onSubmit={submit} noValidate>
          <p className="form-lead">{t('auth.recoveryLead')}</p>
          <Choice
            legend={t('auth.recoveryWay')}
            name="recovery-channel"
            isQuiet
            value={channel}
            onChange={(way) => setChannel(way === 'sms' ? 'sms' : 'email')}
            options={[
              { value: 'email', text: t('auth.byEmail') },
              { value: 'sms', text: t('auth.byPhone') },
            ]}
          />
          {channel === 'email' ? (
            <TextField
              label={t('auth.email')}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              isLtr
              isFirst
              value={email}
              error={isTried && to === null ? t('auth.needEmail') : null}
              onChange={setEmail}
            />
          ) : auth.phones === null ? (
            <p className="form-lead" role="status">
              {t('auth.waitPhones')}
            </p>
          ) : (
            <PhoneField
              phones={auth.phones}
              value={number}
              onChange={setPhone}
              error={isTried && to === null ? t('auth.needPhone') : null}
            />
          )}
          <button type="submit" className="button is-main is-large" aria-disabled={auth.form.loading !== null}>
            {t(auth.form.loading === null ? 'auth.sendCode' : 'auth.busy')}
          </button>
          <p className="form-foot">
            <Link to="/user/login" className="way">
              {t('auth.logIn')}
            </Link>
          </p>
        </form>
      );
    }
    case 'code':
      return (
        <SentCode
          auth={auth}
          purpose="recovery"
          sentTo={to ?? ''}
          action={t('auth.goOn')}
          onCode={(code) => ask({ kind: 'checkRecoveryCode' }, { code })}
          onResend={send}
          onBack={() => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'recovery' } })}
        />
      );
    case 'password':
      return <SetPassword auth={auth} />;
    case 'done':
      return (
        <div className="form">
          <p className="form-lead" role="status">
            {t('auth.passwordSet')}
          </p>
          <Link to="/user/login" className="button is-main is-large">
            {t('auth.logIn')}
          </Link>
        </div>
      );
  }
}

export function Recovery({ auth }: { readonly auth: AuthView }): ReactNode {
  return (
    <div className="form">
      <FailureNote failure={auth.failure} of={JOBS} />
      <Steps auth={auth} />
    </div>
  );
}
