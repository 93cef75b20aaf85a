/**
 * Styles that the first paint does not need. Each group loads together with the code that uses it, and before that code
 * renders. The order in the page follows the list, whatever loads first, so the same rules always win.
 */
const GROUPS = {
  page: new URL('./late/page.css', import.meta.url),
  game: new URL('./late/game.css', import.meta.url),
  office: new URL('./late/office.css', import.meta.url),
  auth: new URL('./late/auth.css', import.meta.url),
  limits: new URL('./late/limits.css', import.meta.url),
  remote: new URL('./late/remote.css', import.meta.url),
  closed: new URL('./late/closed.css', import.meta.url),
  debugger: new URL('./late/debugger.css', import.meta.url),
  cashier: new URL('./late/cashier.css', import.meta.url),
};

export type Styles = keyof typeof GROUPS;

const links: (HTMLLinkElement | undefined)[] = [];
const loads: (Promise<void> | undefined)[] = [];

function load(at: number, { href }: URL): Promise<void> {
  const known = loads[at];
  if (known !== undefined) return known;
  const link = (links[at] = document.createElement('link'));
  const loading = (loads[at] = new Promise<void>((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles: ${href}`)));
    document.head.insertBefore(link, links.find((other, index) => index > at && other !== undefined) ?? null);
  }));
  loading.catch(() => {
    link.remove();
    links[at] = loads[at] = undefined;
  });
  return loading;
}

/** Loads groups of styles, each once; a group that failed is loaded again by the next call. */
export async function needStyles(...groups: readonly Styles[]): Promise<void> {
  await Promise.all(
    Object.entries(GROUPS).flatMap(([name, url], at) =>
      groups.some((group) => group === name) ? [load(at, url)] : [],
    ),
  );
}
