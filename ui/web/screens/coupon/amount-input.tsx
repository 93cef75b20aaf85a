/**
 * An amount of part of the coupon: of a leg, a block or a one-click bet. The core parses the text; MAX fills in the
 * maximum.
 */
import { useId, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { toPlaceOnEnter } from './on-enter.ts';

interface AmountInputProps {
  /** Full accessible label: 'Stake on Arsenal'. */
  readonly label: string;
  /** Short visible label before the field. */
  readonly short: string;
  readonly text: string;
  /** Value that applies while the field is empty. */
  readonly placeholder?: string;
  readonly isWrong?: boolean;
  readonly hint?: string;
  readonly onType: (text: string) => void;
  /** Null when there is no maximum. */
  readonly onMax?: (() => void) | null;
}

export function AmountInput({
  label,
  short,
  text,
  placeholder = '0',
  isWrong = false,
  hint = '',
  onType,
  onMax = null,
}: AmountInputProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className="amount">
      <span className="amount-short" aria-hidden="true">
        {short}
      </span>
      <span className="amount-box">
        <input
          className="amount-input number"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          aria-describedby={hint === '' ? undefined : id}
          aria-invalid={isWrong}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onType(event.target.value)}
          {...toPlaceOnEnter}
        />
        {onMax !== null && (
          <button type="button" className="amount-max" aria-label={t('coupon.maxOf', { name: label })} onClick={onMax}>
            {t('coupon.max')}
          </button>
        )}
      </span>
      {hint !== '' && (
        <span className="amount-hint" id={id}>
          {hint}
        </span>
      )}
    </div>
  );
}
