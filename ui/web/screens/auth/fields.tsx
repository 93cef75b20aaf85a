/** Form fields: a label, an input, a hint, and an error linked to its input. The only state is React's. */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string | undefined;
  readonly isInvalid?: boolean;
  /** Whether this field receives the initial focus. */
  readonly isFirst?: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
  readonly max?: string;
  readonly isLtr?: boolean;
  /** A small button inside the field. */
  readonly after?: ReactNode;
  /** A button beside the field. */
  readonly beside?: ReactNode;
  readonly describedBy?: string;
}

/** Ids of the texts that describe a field; undefined when there are none. */
const idsOf = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter((each): each is string => typeof each === 'string').join(' ') || undefined;

export function TextField({
  label,
  value,
  onChange,
  error = null,
  hint,
  isInvalid = false,
  isFirst = false,
  name,
  autoComplete,
  type = 'text',
  inputMode,
  maxLength = 256,
  max,
  isLtr = false,
  after,
  beside,
  describedBy,
}: TextFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // A dialog focuses its first field itself; a later step of the form focuses its own.
  useEffect(() => {
    if (isFirst && field.current?.closest('dialog')?.open === true) field.current.focus();
  }, [isFirst]);
  const input = (
    <input
      ref={field}
      id={id}
      className="field-input"
      name={name}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      max={max}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      dir={isLtr ? 'ltr' : 'auto'}
      data-autofocus={isFirst ? '' : undefined}
      aria-invalid={error !== null || isInvalid}
      aria-describedby={idsOf(error !== null && `${id}-error`, hint !== undefined && `${id}-hint`, describedBy)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {after !== undefined ? (
        <span className="field-with">
          {input}
          {after}
        </span>
      ) : beside !== undefined ? (
        <span className="field-beside">
          {input}
          {beside}
        </span>
      ) : (
        input
      )}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A password with a button to show it. `isNew`: the browser may suggest a password. */
export function PasswordField({
  isNew = false,
  describedBy,
  ...field
}: FieldProps & { readonly isNew?: boolean; readonly describedBy?: string }): ReactNode {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      {...(describedBy === undefined ? {} : { describedBy })}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={64}
      isLtr
      after={
        <button type="button" className="button is-small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t('auth.show')}
        </button>
      }
    />
  );
}

/** A code from a message or an authenticator app. Pasted text is cleaned: letters and blanks are removed. */
export function CodeField({
  isBackup = false,
  onChange,
  ...field
}: FieldProps & { readonly isBackup?: boolean }): ReactNode {
  const clean = (text: string): string =>
    isBackup
      ? text.replaceAll(/[^\w-]/g, '').slice(0, 12)
      : (/\d{6}/.exec(text.replaceAll(/[\s-]/g, ''))?.[0] ?? text.replaceAll(/\D/g, '').slice(0, 6));
  return (
    <TextField
      {...field}
      onChange={(text) => onChange(clean(text))}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode={isBackup ? 'text' : 'numeric'}
      maxLength={200}
      isLtr
    />
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly hint?: string;
  readonly autoComplete?: string;
}

export function SelectField({ label, value, onChange, options, hint, autoComplete }: SelectProps): ReactNode {
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
          autoComplete={autoComplete}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function CheckField({
  label,
  isChecked,
  onChange,
  error = null,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | null;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error !== null && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A choice as radio buttons in a row: arrow keys move, one tab stop. */
export function Choice({
  legend,
  name,
  value,
  onChange,
  options,
  isQuiet = false,
}: {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly isQuiet?: boolean;
}): ReactNode {
  return (
    <fieldset className="choice-group">
      <legend className={isQuiet ? 'vh' : 'field-label'}>{legend}</legend>
      <div className={options.length === 4 ? 'choice is-four' : 'choice'}>
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
