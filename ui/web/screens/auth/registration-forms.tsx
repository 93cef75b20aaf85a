/** The four types of registration. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { ageOn } from 'touchline/core/auth/rules/age';
import { isEmail } from 'touchline/core/auth/rules/email';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import type { AuthView } from 'touchline/core/auth/public';
import type { Bonus } from 'touchline/core/auth/types';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { AccountFields, firstAccount } from './account-fields.tsx';
import { CheckField, TextField } from './fields.tsx';
import { NewPassword } from './password-rules.tsx';
import { PhoneField, phoneOf } from './phone-field.tsx';
import { SentCode } from './sent-code.tsx';
import { PROVIDER_NAMES, SocialButtons } from './social-buttons.tsx';

export interface RegistrationFormProps {
  readonly auth: AuthView;
  readonly config: SiteConfig;
  /** The bonus selected initially, as the site's config says. */
  readonly bonus: Bonus;
}

function Submit({ auth, text }: { readonly auth: AuthView; readonly text: string }): ReactNode {
  const t = useText();
  return (
    <button type="submit" className="button is-main is-large" aria-disabled={auth.form.loading !== null}>
      {auth.form.loading === null ? text : t('auth.busy')}
    </button>
  );
}

export function FastForm({ auth, config, bonus }: RegistrationFormProps): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [account, setAccount] = useState(() => firstAccount(config, bonus));
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (account.isAdult && auth.form.loading === null) ask({ kind: 'register', type: 'fast_reg', account });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.registerLead')}</p>
      <AccountFields auth={auth} config={config} account={account} onChange={setAccount} isTried={isTried} />
      <Submit auth={auth} text={t('auth.registerOneClick')} />
    </form>
  );
}

type Info = AuthView['form']['userInfo'];

/** Personal data of a registration; the data survive closing and reopening the form. */
function useInfo(auth: AuthView): readonly [Info, (patch: Partial<Info>) => void] {
  const { draft } = useActions('auth');
  const [info, setInfo] = useState(auth.form.userInfo);
  return [
    info,
    (patch) => {
      setInfo({ ...info, ...patch });
      draft({ userInfo: { ...info, ...patch } });
    },
  ];
}

export function PhoneForm({ auth, config, bonus }: RegistrationFormProps): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const [account, setAccount] = useState(() => firstAccount(config, bonus));
  const [info, change] = useInfo(auth);
  const [country = '', digits = ''] = info.phone.split(' ');
  const phone = { countryId: country === '' ? config.geoCountryId : Number(country), digits };
  const [isTried, setTried] = useState(false);
  if (auth.phones === null)
    return (
      <p className="form-lead" role="status">
        {t('auth.waitPhones')}
      </p>
    );
  const whole = phoneOf(phone, auth.phones);
  const send = (): void => {
    if (whole !== null) ask({ kind: 'requestCode', purpose: 'registration', channel: 'sms' }, { to: whole });
  };
  if (auth.codes.registration !== undefined) {
    return (
      <SentCode
        auth={auth}
        purpose="registration"
        sentTo={whole ?? ''}
        action={t('auth.register')}
        onCode={(code) => ask({ kind: 'register', type: 'phone_reg', account }, { code })}
        onResend={send}
        onBack={() => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'registration' } })}
      />
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (account.isAdult && auth.form.loading === null) send();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.phoneLead')}</p>
      <PhoneField
        phones={auth.phones}
        value={phone}
        onChange={(next) => change({ phone: `${next.countryId} ${next.digits}` })}
        error={isTried && whole === null ? t('auth.needPhone') : null}
      />
      <AccountFields auth={auth} config={config} account={account} onChange={setAccount} isTried={isTried} />
      <Submit auth={auth} text={t('auth.sendCode')} />
    </form>
  );
}

export function FullForm({ auth, config, bonus }: RegistrationFormProps): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [account, setAccount] = useState(() => firstAccount(config, bonus));
  const [{ phone: _phone, ...person }, change] = useInfo(auth);
  const [password, setPassword] = useState('');
  const [wantsNewsletter, setNewsletter] = useState(false);
  const [isTried, setTried] = useState(false);
  const [today] = useState(() => Date.now());
  const age = ageOn(person.birthDate, today);
  const own = [person.email];
  const missing = (value: string, key: string): string | null => (isTried && value.trim() === '' ? t(key) : null);
  const birthError =
    age === null ? t('auth.needBirthDate') : age < auth.minAge ? t('auth.tooYoung', { age: auth.minAge }) : null;
  const isWhole =
    person.name.trim() !== '' &&
    person.surname.trim() !== '' &&
    birthError === null &&
    isEmail(person.email.trim()) &&
    brokenPasswordRules(password, own).length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isWhole || auth.form.loading !== null) return;
    ask(
      { kind: 'register', type: 'full_reg', account },
      { ...person, email: person.email.trim(), password, wantsNewsletter: wantsNewsletter ? 'yes' : '' },
    );
  };
  const { failure } = auth;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.fullLead')}</p>
      <div className="form-pair">
        <TextField
          label={t('auth.name')}
          name="given-name"
          autoComplete="given-name"
          maxLength={60}
          value={person.name}
          error={missing(person.name, 'auth.needName')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t('auth.surname')}
          name="family-name"
          autoComplete="family-name"
          maxLength={60}
          value={person.surname}
          error={missing(person.surname, 'auth.needName')}
          onChange={(surname) => change({ surname })}
        />
      </div>
      <TextField
        label={t('auth.birthDate')}
        name="bday"
        type="date"
        autoComplete="bday"
        max={new Date(today).toISOString().slice(0, 10)}
        value={person.birthDate}
        isInvalid={failure?.field === 'birthDate'}
        error={isTried ? birthError : null}
        hint={t('auth.birthHint', { age: auth.minAge })}
        onChange={(birthDate) => change({ birthDate })}
      />
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        value={person.email}
        isInvalid={failure?.field === 'email'}
        error={isTried && !isEmail(person.email.trim()) ? t('auth.needEmail') : null}
        onChange={(email) => change({ email })}
      />
      <NewPassword
        value={password}
        onChange={setPassword}
        own={own}
        isTried={isTried}
        isInvalid={failure?.field === 'pass'}
      />
      <AccountFields auth={auth} config={config} account={account} onChange={setAccount} isTried={isTried} hasAge />
      <CheckField label={t('auth.newsletter')} isChecked={wantsNewsletter} onChange={setNewsletter} />
      <Submit auth={auth} text={t('auth.register')} />
    </form>
  );
}

/** Asks for the provider first; after the return, for the data that the provider did not supply. */
export function SocialForm({ auth, config, bonus }: RegistrationFormProps): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [account, setAccount] = useState(() => firstAccount(config, bonus));
  const [isTried, setTried] = useState(false);
  const { stranger } = auth;
  if (!auth.isSocialStranger || stranger === null) {
    return (
      <div className="form">
        <p className="form-lead">{t('auth.socialLead')}</p>
        <SocialButtons auth={auth} isAlone />
      </div>
    );
  }
  const provider = auth.offer.providers.find((each) => each === stranger.provider);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (account.isAdult && auth.form.loading === null) ask({ kind: 'register', type: 'soc_reg', account });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">
        {t('auth.strangerLead', {
          provider: provider === undefined ? stranger.provider : PROVIDER_NAMES[provider],
          name: stranger.name,
        })}{' '}
        <bdi dir="ltr">{stranger.email}</bdi>
      </p>
      <AccountFields auth={auth} config={config} account={account} onChange={setAccount} isTried={isTried} />
      <Submit auth={auth} text={t('auth.register')} />
    </form>
  );
}
