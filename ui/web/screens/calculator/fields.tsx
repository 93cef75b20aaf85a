/** Labelled fields of the calculator, each with its message. An empty field is not an error. */
import { useId, type ReactNode } from 'react';
import type { MoneyError } from 'touchline/kernel/money';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why the text can't be read; null where it can, or is empty. */
  readonly error: string | null;
  readonly inputMode: 'decimal' | 'text';
  readonly onType: (text: string) => void;
}

export function TextField({ label, value, error, inputMode, onType }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-input number"
        // Odds and amounts are written from left to right in every language.
        dir="ltr"
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-wrong`}
        onChange={(event) => onType(event.target.value)}
      />
      {error !== null && (
        <span className="field-error" id={`${id}-wrong`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly why: MoneyError | null;
  readonly onType: (text: string) => void;
}

export function AmountField({ label, value, why, onType }: AmountFieldProps): ReactNode {
  const t = useText();
  const error = why === null || why === 'empty' ? null : t(`coupon.block.stake.${why}`);
  return <TextField label={label} value={value} error={error} inputMode="decimal" onType={onType} />;
}

interface SelectFieldProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly hint?: string;
  readonly onPick: (value: V) => void;
}

export function SelectField<V extends string | number>({
  label,
  value,
  options,
  hint,
  onPick,
}: SelectFieldProps<V>): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-select">
        <select
          id={id}
          className="field-input"
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            const picked = options.find(([option]) => String(option) === event.target.value);
            if (picked !== undefined) onPick(picked[0]);
          }}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
