/** Registration in one click: country, currency, and the player's own word on her age. Nothing is ticked beforehand. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { SiteConfig } from '../../../../core/modules/site-config/views.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Go } from '../../components/go.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { useSpoken, useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { SessionFailureNote } from './session-failure.tsx';

function RegistrationForm({ config }: { readonly config: SiteConfig }): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useSpoken();
  const id = useId();
  const session = useProjection(core.session, whole);
  const [countryId, setCountryId] = useState(config.geoCountryId);
  const [currency, setCurrency] = useState(config.geoCurrency);
  const [isAdult, setAdult] = useState(false);
  const [isTried, setTried] = useState(false);
  const isBusy = session.status === 'guest' && session.busy === 'register';
  const mustConfirm = isTried && !isAdult;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isAdult && !isBusy) core.register({ currency, countryId, isAdult });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="form-lead">{t('auth.registerLead')}</p>
      <SessionFailureNote session={session} />
      <div className="field">
        <label className="field-label" htmlFor={`${id}-country`}>{t('auth.country')}</label>
        <span className="field-select">
          <select id={`${id}-country`} className="field-input" autoComplete="country" value={countryId} onChange={(event) => setCountryId(Number(event.target.value))}>
            {config.countries.map((country) => <option key={country.id} value={country.id}>{countryName(country.code, language, t)}</option>)}
          </select>
          <Icon name="down" size={16} />
        </span>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-currency`}>{t('auth.currency')}</label>
        <span className="field-select">
          <select id={`${id}-currency`} className="field-input" value={currency} aria-describedby={`${id}-currency-hint`} onChange={(event) => setCurrency(event.target.value)}>
            {config.currencies.map(({ iso, symbol }) => <option key={iso} value={iso}>{symbol === '' || symbol === iso ? iso : `${iso} (${symbol})`}</option>)}
          </select>
          <Icon name="down" size={16} />
        </span>
        <p className="field-hint" id={`${id}-currency-hint`}>{t('auth.currencyHint')}</p>
      </div>
      <div className="field">
        <label className="check">
          <input type="checkbox" checked={isAdult} aria-invalid={mustConfirm} aria-describedby={mustConfirm ? `${id}-age` : undefined} onChange={(event) => setAdult(event.target.checked)} />
          <span>{t('auth.isAdult', { age: config.minAge })}</span>
        </label>
        {mustConfirm && <p className="field-error" id={`${id}-age`} role="alert">{t('auth.mustConfirmAge', { age: config.minAge })}</p>}
      </div>
      <button type="submit" className="button is-main is-large" aria-disabled={isBusy}>{isBusy ? t('auth.busy') : t('auth.registerOneClick')}</button>
      <p className="form-foot">{t('auth.hasAccount')} <Go to="/user/login" className="way">{t('auth.logIn')}</Go></p>
    </form>
  );
}

export function RegistrationModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const config = useProjection(useCore().siteConfig, whole);
  return (
    <Dialog title={t('auth.register')} onClose={onClose}>
      {config === null ? <p className="form-lead" role="status">{t('auth.waitConfig')}</p>
        : config.isRegistrationAllowed ? <RegistrationForm config={config} /> : <p className="form-lead">{t('auth.closed')}</p>}
    </Dialog>
  );
}
