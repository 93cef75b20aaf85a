/** Small helpers for the DOM inside a frame. */

interface Attributes {
  readonly [name: string]: string | number | boolean | null;
}
type Child = Node | string;

/** An element with attributes: false and null leave one out, except that ARIA states are written. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  setAll(made, attributes);
  made.append(...children);
  return made;
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAll(made, attributes);
  made.append(...children);
  return made;
}

export function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && name.startsWith('aria-')) element.setAttribute(name, String(value));
    else if (value === false || value === null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** A point on a circle around the origin as a path writes it; 0° is at the top, degrees run clockwise. */
export function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** A labelled field. */
export function field(label: string, control: HTMLElement): HTMLElement {
  return el('label', { class: 'field' }, el('span', {}, label), control);
}

/** Sets a field, as the player does. */
export function fill(control: HTMLInputElement | HTMLSelectElement, value: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'number') return;
  control.value = String(value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type));
}

/** Chooses one of the radio buttons of `choice`. */
export function choose(group: HTMLFieldSetElement, value: unknown): void {
  const found = [...group.querySelectorAll('input')].find((input) => input.value === String(value));
  if (found === undefined) return;
  found.checked = true;
  found.dispatchEvent(new Event('change'));
}

/** Radio buttons in a row. */
export function choice<T extends string>(
  legend: string,
  name: string,
  options: readonly (readonly [value: T, text: string])[],
  onChange: (value: T) => void,
): HTMLFieldSetElement {
  return el(
    'fieldset',
    { class: 'choice' },
    el('legend', {}, legend),
    ...options.map(([value, text], at) => {
      const input = el('input', { type: 'radio', name, value, checked: at === 0 });
      input.addEventListener('change', () => onChange(value));
      return el('label', {}, input, el('span', {}, text));
    }),
  );
}
