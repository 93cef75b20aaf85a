/**
 * A phone number: the country with its calling code, and the digits in that country's format. A pasted full number
 * fills both.
 */
import { type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { isWholePhone, maskPhone, phoneDigits, wholePhone } from 'touchline/core/auth/rules/phone';
import { countryName } from '../../format/country.ts';
import { directionOf } from '../../format/locale.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { SelectField, TextField } from './fields.tsx';

type Country = NonNullable<AuthView['phones']>[number];
/**
 * In a right-to-left list a zero-width mark keeps the plus before the digits, because an <option> can't be isolated.
 */
const codeText = (tel: string, isRtl: boolean): string => `${isRtl ? '\u200e' : ''}+${tel}`;

export interface PhoneValue {
  readonly countryId: number;
  readonly digits: string;
}

/** `+4915112345678`, or null while the number is incomplete. */
export function phoneOf({ countryId, digits }: PhoneValue, phones: AuthView['phones']): string | null {
  const country = phones?.find(({ id }) => id === countryId);
  return country !== undefined && isWholePhone(digits, country) ? wholePhone(digits, country) : null;
}

interface PhoneFieldProps {
  readonly phones: NonNullable<AuthView['phones']>;
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly error: string | null;
  readonly isFirst?: boolean;
}

export function PhoneField({ phones, value, onChange, error, isFirst = false }: PhoneFieldProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const country: Country | undefined = phones.find(({ id }) => id === value.countryId) ?? phones[0];
  if (country === undefined) return null;
  return (
    <div className="phone-fields">
      <SelectField
        label={t('auth.phoneCountry')}
        autoComplete="tel-country-code"
        value={String(country.id)}
        onChange={(id) => onChange({ ...value, countryId: Number(id) })}
        options={phones.map(({ id, code, tel }) => ({
          value: String(id),
          text: `${countryName(code, language, t)} ${codeText(tel, directionOf(language) === 'rtl')}`,
        }))}
      />
      <TextField
        label={t('auth.phone')}
        name="tel"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={40}
        isLtr
        isFirst={isFirst}
        value={maskPhone(value.digits, country.mask)}
        error={error}
        hint={t('auth.phoneHint', { example: country.mask.replaceAll('#', '0') })}
        onChange={(text) => onChange({ countryId: country.id, digits: phoneDigits(text, country) })}
      />
    </div>
  );
}
