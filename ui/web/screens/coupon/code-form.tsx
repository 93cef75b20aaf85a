/** A form of one code, typed or pasted, and what belongs to it. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../text.ts';

export function CodeForm({
  label,
  action,
  maxLength,
  isBusy = false,
  onCode,
  children,
}: {
  /** Keys of texts. */
  readonly label: string;
  readonly action: string;
  readonly maxLength?: number;
  readonly isBusy?: boolean;
  /** Receives the code without spaces around it, never an empty one; returns what the field shows next. */
  readonly onCode: (code: string) => string;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== '') setTyped(onCode(code));
  };
  return (
    <form className="option-part" onSubmit={use}>
      <label className="field-label" htmlFor={id}>
        {t(label)}
      </label>
      <span className="option-row">
        <input
          id={id}
          className="option-input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button" disabled={isBusy || code === ''}>
          {t(action)}
        </button>
      </span>
      {children}
    </form>
  );
}
