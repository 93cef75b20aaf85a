/**
 * Styles that the first paint does not need. Each group loads together with the code that uses it, and before that code
 * renders. The order in the page follows the list, whatever loads first, so the same rules always win.
 */
const GROUPS = {
  page: new URL('./deferred/page.css', import.meta.url),
  asian: new URL('./deferred/asian.css', import.meta.url),
  game: new URL('./deferred/game.css', import.meta.url),
  media: new URL('./deferred/media.css', import.meta.url),
  office: new URL('./deferred/office.css', import.meta.url),
  auth: new URL('./deferred/auth.css', import.meta.url),
  limits: new URL('./deferred/limits.css', import.meta.url),
  remote: new URL('./deferred/remote.css', import.meta.url),
  closed: new URL('./deferred/closed.css', import.meta.url),
  debugger: new URL('./deferred/debugger.css', import.meta.url),
  cashier: new URL('./deferred/cashier.css', import.meta.url),
  casino: new URL('./deferred/casino.css', import.meta.url),
  virtual: new URL('./deferred/virtual.css', import.meta.url),
  consent: new URL('./deferred/consent.css', import.meta.url),
};

export type Styles = keyof typeof GROUPS;

const sheets: (HTMLElement | undefined)[] = [];
const loads: (Promise<void> | undefined)[] = [];

/** A server's page has the styles of its screen in its head, each with the address of its file. */
function adoptSent(): void {
  const sent = [...document.querySelectorAll<HTMLStyleElement>('head > style[data-href]')];
  Object.values(GROUPS).forEach(({ href }, at) => {
    const style = sent.find(({ dataset }) => new URL(dataset['href'] ?? '', location.origin).href === href);
    if (style === undefined) return;
    sheets[at] = style;
    loads[at] = Promise.resolve();
  });
}
let isAdopted = false;

function load(at: number, { href }: URL): Promise<void> {
  if (!isAdopted) adoptSent();
  isAdopted = true;
  const known = loads[at];
  if (known !== undefined) return known;
  const link = (sheets[at] = document.createElement('link'));
  const loading = (loads[at] = new Promise<void>((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles: ${href}`)));
    // A sheet that something else took out of the head (an extension, a script of the operator) holds no place.
    document.head.insertBefore(link, sheets.find((other, index) => index > at && other?.isConnected) ?? null);
  }));
  loading.catch(() => {
    link.remove();
    sheets[at] = loads[at] = undefined;
  });
  return loading;
}

/** Loads groups of styles, each once; a group that failed is loaded again by the next call. */
export async function needStyles(...groups: readonly Styles[]): Promise<void> {
  // On a server, where a page names its styles itself.
  if (typeof document === 'undefined') return;
  await Promise.all(
    Object.entries(GROUPS).flatMap(([name, url], at) =>
      groups.some((group) => group === name) ? [load(at, url)] : [],
    ),
  );
}
