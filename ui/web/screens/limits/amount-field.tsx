/** An amount as free text. */
import type { ReactNode } from 'react';
import type { MoneyError } from 'touchline/kernel/money';
import { useText } from '../../text.ts';

interface AmountFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly error: MoneyError | null;
  readonly onType: (text: string) => void;
}

export function AmountField({ id, label, text, error, onType }: AmountFieldProps): ReactNode {
  const t = useText();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-input number"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onType(event.target.value)}
      />
      {error !== null && (
        <span className="field-error" id={`${id}-error`}>
          {t(`limits.amount.${error}`)}
        </span>
      )}
    </div>
  );
}
