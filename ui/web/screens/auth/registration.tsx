/** Registration in the types that the site offers, in a dialog or as a page. */
import { useEffect, useState, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { preselectedBonus } from 'touchline/core/auth/rules/offer';
import { REGISTRATION_TYPES } from 'touchline/core/auth/types';
import type { RegistrationType } from 'touchline/core/auth/types';
import { Link } from '../../components/link.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { Choice } from './fields.tsx';
import { FailureNote } from './form-note.tsx';
import { SecondStepForm } from './login-forms.tsx';
import { FastForm, FullForm, PhoneForm, SocialForm } from './registration-forms.tsx';
import type { RegistrationFormProps } from './registration-forms.tsx';

const JOBS = ['register', 'requestCode', 'startSocial', 'comeBack', 'secondStep'] as const;
const FORMS: Readonly<Record<RegistrationType, (props: RegistrationFormProps) => ReactNode>> = {
  fast_reg: FastForm,
  phone_reg: PhoneForm,
  full_reg: FullForm,
  soc_reg: SocialForm,
};

/** `isSocial`: the visitor returns from a social provider. */
export function Registration({ auth, isSocial }: { readonly auth: AuthView; readonly isSocial: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const config = useProjection(core.siteConfig, identity);
  const { background } = usePageLocation();
  const [type, setType] = useState<RegistrationType | null>(isSocial ? 'soc_reg' : null);
  useEffect(() => () => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'registration' } }), [core]);
  if (config === null)
    return (
      <p className="form-lead" role="status">
        {t('auth.waitConfig')}
      </p>
    );
  // The provider's account belongs to a player with two-factor sign-in.
  if (auth.codes.secondStep !== undefined)
    return (
      <div className="form">
        <FailureNote failure={auth.failure} of={JOBS} />
        <SecondStepForm auth={auth} />
      </div>
    );
  const types = auth.offer.registrationTypes;
  const [first] = types;
  if (!auth.isRegistrationOpen || first === undefined) return <p className="form-lead">{t('auth.closed')}</p>;
  const chosen = type !== null && types.includes(type) ? type : first;
  const choose = (asked: string): void => {
    setType(REGISTRATION_TYPES.find((each) => each === asked) ?? null);
    core.dispatch({ type: 'auth/startOver', payload: { flow: 'registration' } });
  };
  const bonus = auth.hasBonus ? preselectedBonus(auth.offer, background?.target.route?.name ?? 'home') : 'none';
  const Form = FORMS[chosen];
  return (
    <div className="form">
      {types.length > 1 && (
        <Choice
          legend={t('auth.types')}
          name="registration-type"
          isQuiet
          value={chosen}
          onChange={choose}
          options={types.map((each) => ({ value: each, text: t(`auth.type.${each}`) }))}
        />
      )}
      <FailureNote failure={auth.failure} of={JOBS} />
      {auth.form.loading === 'comeBack' ? (
        <LoadingLine text={t('auth.busy')} />
      ) : (
        <Form auth={auth} config={config} bonus={bonus} />
      )}
      <p className="form-foot">
        {t('auth.hasAccount')}{' '}
        <Link to="/user/login" className="way">
          {t('auth.logIn')}
        </Link>
      </p>
    </div>
  );
}
