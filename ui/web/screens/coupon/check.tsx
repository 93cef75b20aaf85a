/** A checkbox with an explanation of its effect. The site never ticks one beforehand. */
import { useId, type ReactNode } from 'react';

interface CheckProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Check({ label, hint = '', isOn, isDisabled = false, onChange }: CheckProps): ReactNode {
  const id = useId();
  return (
    <label className="check option">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === '' ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="option-text">
        <span>{label}</span>
        {hint !== '' && <small id={id}>{hint}</small>}
      </span>
    </label>
  );
}
