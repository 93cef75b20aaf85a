/** One choice of a list's filter, as chips. */
import type { ReactNode } from 'react';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onPick,
}: FilterChipsProps<Value>): ReactNode {
  return (
    <div className="chips office-filters" role="group" aria-label={label}>
      {options.map(([each, text]) => (
        <button type="button" key={each} className="chip" aria-pressed={each === value} onClick={() => onPick(each)}>
          {text}
        </button>
      ))}
    </div>
  );
}
