/** How far a raise goes: a field with its limits, and three common sizes. */
import { el, field, setAll } from '../dom.ts';

export interface Raise {
  readonly min: number;
  readonly max: number;
  /** A raise by the pot, after a call. */
  readonly pot: number;
}

interface RaiseTexts {
  readonly label: string;
  readonly sizes: readonly [lowest: string, pot: string, all: string];
}

interface RaiseField {
  readonly whole: HTMLElement;
  /** The chosen total; null outside of the limits. */
  readonly value: () => number | null;
  readonly show: (raise: Raise | null) => void;
}

export function createRaiseField(texts: RaiseTexts, onChange: () => void): RaiseField {
  let limits: Raise | null = null;
  const input = el('input', { inputmode: 'numeric', autocomplete: 'off', dir: 'ltr', size: 6 });
  const set = (chips: number): void => {
    if (limits === null) return;
    input.value = String(Math.min(limits.max, Math.max(limits.min, chips)));
    onChange();
  };
  const sizes = texts.sizes.map((text, at) => {
    const button = el('button', { type: 'button' }, text);
    button.addEventListener('click', () => {
      if (limits !== null) set([limits.min, limits.pot, limits.max][at] ?? limits.min);
    });
    return button;
  });
  input.addEventListener('input', onChange);
  return {
    whole: el('div', { class: 'raise' }, field(texts.label, input), el('div', { class: 'sizes' }, ...sizes)),
    value: () => {
      const text = input.value.trim();
      const chips = /^\d{1,6}$/.test(text) ? Number(text) : 0;
      return limits === null || chips < limits.min || chips > limits.max ? null : chips;
    },
    show: (raise) => {
      const isNew = raise?.min !== limits?.min || raise?.max !== limits?.max;
      limits = raise;
      setAll(input, { disabled: raise === null });
      for (const button of sizes) setAll(button, { 'aria-disabled': raise === null });
      if (raise === null) input.value = '';
      else if (isNew) input.value = String(raise.min);
    },
  };
}
