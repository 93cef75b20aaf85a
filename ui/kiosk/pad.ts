/** Digits for a screen without a keyboard: they appear below a field for an amount while the field has the focus. */
import { make } from '../element/dom.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] as const;

/** Changes a field as typing does, so that the page's own code hears of it. */
function type(field: HTMLInputElement, key: (typeof KEYS)[number]): void {
  const value = key === '⌫' ? field.value.slice(0, -1) : field.value + key;
  // React keeps its own setter on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function createPad(names: { readonly pad: string; readonly erase: string }): HTMLElement {
  let field: HTMLInputElement | null = null;
  const pad = make('div', { class: 'pad', role: 'group', 'aria-label': names.pad, hidden: true });
  for (const key of KEYS) {
    const button = make('button', { type: 'button', ...(key === '⌫' ? { 'aria-label': names.erase } : {}) }, key);
    // The field keeps the focus.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      if (field !== null) type(field, key);
    });
    pad.append(button);
  }
  const follow = (): void => {
    const { activeElement } = document;
    const isAmount = activeElement instanceof HTMLInputElement && activeElement.inputMode === 'decimal';
    field = isAmount ? activeElement : null;
    pad.hidden = !isAmount;
  };
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', () => setTimeout(follow));
  return pad;
}
