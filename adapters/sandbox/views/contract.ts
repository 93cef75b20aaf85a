/**
 * The contract of a remote view with its own code, as seen by its authors: `mount(element, bridge) -> unmount`, version
 * 1. The script registers itself once while loading, under the manifest's name. Views share no code with the site.
 */
export interface BridgeReadable<T> {
  get(): T;
  subscribe(listener: (value: T) => void): () => void;
}

export interface Bridge {
  readonly version: number;
  readonly language: BridgeReadable<string>;
  readonly theme: BridgeReadable<'light' | 'dark'>;
  readonly session: BridgeReadable<'unknown' | 'guest' | 'player'>;
  navigate(to: string): boolean;
  notify(tone: 'info' | 'success' | 'warning' | 'error', text: string): boolean;
  resize(heightPx: number): boolean;
}

export type Mount = (element: HTMLElement, bridge: Bridge) => (() => void) | Promise<() => void>;

declare global {
  // oxlint-disable-next-line no-var -- the one global of the contract; `let` declares no property of `globalThis`
  var touchlineViews:
    | { register(name: string, view: { readonly version: 1; readonly mount: Mount }): boolean }
    | undefined;
}

export function register(name: string, mount: Mount): void {
  globalThis.touchlineViews?.register(name, { version: 1, mount });
}

/** Creates an element with text and a class, never markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  if (text !== '') element.textContent = text;
  return element;
}

/** Adds styles to the shadow tree; the site's design tokens apply inside it. */
export function addStyles(element: HTMLElement, css: string): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
