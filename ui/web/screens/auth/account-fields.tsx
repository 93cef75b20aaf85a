/**
 * Fields of every registration: country, currency, the bonus where one is offered, and the confirmation of age. Nothing
 * is ticked beforehand.
 */
import { type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { BONUSES } from 'touchline/core/auth/types';
import type { Account, Bonus } from 'touchline/core/auth/types';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { countryName } from '../../format/country.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { CheckField, Choice, SelectField } from './fields.tsx';

interface AccountFieldsProps {
  readonly auth: AuthView;
  readonly config: SiteConfig;
  readonly account: Account;
  readonly onChange: (account: Account) => void;
  readonly isTried: boolean;
  /** False when the form asks for a birth date instead. */
  readonly hasAge?: boolean;
}

export function AccountFields({
  auth,
  config,
  account,
  onChange,
  isTried,
  hasAge = false,
}: AccountFieldsProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const chooseBonus = (asked: string): void =>
    onChange({ ...account, bonus: BONUSES.find((bonus) => bonus === asked) ?? 'none' });
  return (
    <>
      <SelectField
        label={t('auth.country')}
        autoComplete="country"
        value={String(account.countryId)}
        onChange={(id) => onChange({ ...account, countryId: Number(id) })}
        options={config.countries.map((country) => ({
          value: String(country.id),
          text: countryName(country.code, language, t),
        }))}
      />
      <SelectField
        label={t('auth.currency')}
        hint={t('auth.currencyHint')}
        value={account.currency}
        onChange={(currency) => onChange({ ...account, currency })}
        options={config.currencies.map(({ iso, symbol }) => ({
          value: iso,
          text: symbol === '' || symbol === iso ? iso : `${iso} (${symbol})`,
        }))}
      />
      {auth.hasBonus && (
        <Choice
          legend={t('auth.bonus')}
          name="bonus"
          value={account.bonus}
          onChange={chooseBonus}
          options={BONUSES.map((bonus) => ({ value: bonus, text: t(`auth.bonus.${bonus}`) }))}
        />
      )}
      {!hasAge && (
        <CheckField
          label={t('auth.isAdult', { age: auth.minAge })}
          isChecked={account.isAdult}
          onChange={(isAdult) => onChange({ ...account, isAdult })}
          error={isTried && !account.isAdult ? t('auth.mustConfirmAge', { age: auth.minAge }) : null}
        />
      )}
    </>
  );
}

export function firstAccount(config: SiteConfig, bonus: Bonus): Account {
  return { countryId: config.geoCountryId, currency: config.geoCurrency, isAdult: false, bonus };
}
