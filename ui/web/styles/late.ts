/**
 * Styles that no first paint waits for. They come in groups, each with the code that draws with it, and before it draws. Whatever comes first, their order in the
 * page is that of the list: the same rules win however one went.
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

/** Loads groups of styles, once each; one that failed is asked for again the next time. */
export async function needStyles(...groups: readonly Styles[]): Promise<void> {
  await Promise.all(
    Object.entries(GROUPS).flatMap(([name, url], at) =>
      groups.some((group) => group === name) ? [load(at, url)] : [],
    ),
  );
}
