/** Adds a phone number: the number, then the code that was sent to it [AUT-24]. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { FailureNote } from '../auth/form-note.tsx';
import { PhoneField, phoneOf, type PhoneValue } from '../auth/phone-field.tsx';
import { SentCode } from '../auth/sent-code.tsx';

const countryOf = (config: { readonly geoCountryId: number } | null): number => config?.geoCountryId ?? 0;

export function PhoneForm({ auth }: { readonly auth: AuthView }): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const countryId = useProjection(core.siteConfig, countryOf);
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const [isTried, setTried] = useState(false);
  const phone = typed ?? { countryId, digits: '' };
  const whole = phoneOf(phone, auth.phones);
  const send = (): void => {
    if (whole !== null) ask({ kind: 'askPhone' }, { phone: whole });
  };
  if (auth.codes.phone !== undefined)
    return (
      <>
        <FailureNote failure={auth.failure} of={['askPhone', 'confirmPhone']} />
        <SentCode
          auth={auth}
          purpose="phone"
          sentTo={whole ?? ''}
          action={t('security.confirm')}
          onCode={(code) => ask({ kind: 'confirmPhone' }, { code })}
          onResend={send}
          onBack={() => core.dispatch({ type: 'auth/startOver', payload: { flow: 'security' } })}
        />
      </>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (auth.form.loading === null) send();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={['askPhone', 'confirmPhone']} />
      {auth.phones === null ? (
        <p className="form-lead" role="status">
          {t('auth.waitPhones')}
        </p>
      ) : (
        <>
          <PhoneField
            phones={auth.phones}
            value={phone}
            onChange={setTyped}
            error={isTried && whole === null ? t('auth.needPhone') : null}
          />
          <button type="submit" className="button" aria-disabled={auth.form.loading !== null}>
            {t(auth.form.loading === 'askPhone' ? 'auth.busy' : 'auth.sendCode')}
          </button>
        </>
      )}
    </form>
  );
}
