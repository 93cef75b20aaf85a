/** Elements from code: text is always text, so a page with Trusted Types has nothing to object to. */
type Attributes = Readonly<Record<string, string | boolean>>;

/** Creates an element. An attribute that is false is left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...content);
  return element;
}

/** Writes a text only where it changes, so that a screen reader does not repeat what it has read. */
export function write(element: Node, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export interface Item {
  readonly element: HTMLElement;
  readonly stop: () => void;
}

/** Items of a list by key: each keeps its element, and with that the focus, while its key is in the list. */
export function createItems<K>(
  list: HTMLElement,
  create: (key: K) => Item,
): {
  readonly show: (keys: readonly K[]) => void;
  readonly stop: () => void;
} {
  const shown = new Map<K, Item>();
  const show = (keys: readonly K[]): void => {
    const wanted = new Set(keys);
    for (const [key, { element, stop }] of shown) {
      if (wanted.has(key)) continue;
      stop();
      element.remove();
      shown.delete(key);
    }
    let after: Element | null = null;
    for (const key of wanted) {
      let item = shown.get(key);
      if (item === undefined) {
        item = create(key);
        shown.set(key, item);
      }
      const here: Element | null = after === null ? list.firstElementChild : after.nextElementSibling;
      if (here !== item.element) list.insertBefore(item.element, here);
      after = item.element;
    }
  };
  return { show, stop: () => show([]) };
}
