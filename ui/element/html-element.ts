/** The browser's `HTMLElement`. A server has no elements, and a module that it loads must not fail. */
export const BaseElement: typeof HTMLElement =
  globalThis.HTMLElement ??
  (class {
    title = '';
  } as typeof HTMLElement);
