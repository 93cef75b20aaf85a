/** Personal data that a payment method requires. Only this form holds the values, until they are sent. */
import { useId, type ReactNode } from 'react';
import type { Field, FieldShape } from 'touchline/core/cashier/types';
import { useText } from '../../text.ts';

export type FieldValues = Readonly<Record<string, string>>;

interface Props {
  readonly fields: readonly Field[];
  readonly values: FieldValues;
  readonly faults: readonly { readonly field: string; readonly code: 'fieldMissing' | 'fieldInvalid' }[];
  readonly onType: (name: string, value: string) => void;
}

const INPUT_MODES: Readonly<Record<FieldShape, 'text' | 'numeric' | 'email' | 'tel'>> = {
  text: 'text',
  digits: 'numeric',
  iban: 'text',
  email: 'email',
  phone: 'tel',
  cryptoAddress: 'text',
};
const AUTOFILL: Readonly<Record<Field['name'], string>> = {
  accountHolder: 'name',
  email: 'email',
  phone: 'tel',
  iban: 'off',
  walletId: 'off',
  voucherCode: 'off',
  cryptoAddress: 'off',
};

export function PayFields({ fields, values, faults, onType }: Props): ReactNode {
  const t = useText();
  const id = useId();
  return fields.map(({ name, shape, maxLength }) => {
    const fault = faults.find(({ field }) => field === name);
    return (
      <div key={name} className="field">
        <label className="field-label" htmlFor={`${id}-${name}`}>
          {t(`cashier.field.${name}`)}
        </label>
        <input
          id={`${id}-${name}`}
          className="field-input"
          inputMode={INPUT_MODES[shape]}
          autoComplete={AUTOFILL[name]}
          autoCapitalize={shape === 'iban' ? 'characters' : 'off'}
          spellCheck={false}
          dir={shape === 'text' ? 'auto' : 'ltr'}
          maxLength={maxLength * 2}
          value={values[name] ?? ''}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-${name}-hint`}
          onChange={(event) => onType(name, event.target.value)}
        />
        <p id={`${id}-${name}-hint`} className={fault === undefined ? 'field-hint' : 'field-error'}>
          {t(fault === undefined ? `cashier.fieldHint.${shape}` : `cashier.${fault.code}.${shape}`)}
        </p>
      </div>
    );
  });
}
