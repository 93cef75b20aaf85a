/** An amount of a part of the coupon: of a leg, of a block, of a tap. The core reads the text; MAX writes the most that is allowed. */
import { useId, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { toPlaceOnEnter } from './on-enter.ts';

interface AmountInputProps {
  /** Heard by screen readers, whole: 'Stake on Arsenal'. */
  readonly label: string;
  /** What stands before it. */
  readonly short: string;
  readonly text: string;
  /** What counts while nothing is typed. */
  readonly placeholder?: string;
  readonly isWrong?: boolean;
  readonly hint?: string;
  readonly onType: (text: string) => void;
  /** Null where there is no most. */
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
          onKeyUp={toPlaceOnEnter}
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
