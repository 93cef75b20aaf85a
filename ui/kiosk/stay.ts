/** Nothing on a kiosk leads out of its site: not a link, a new window, a menu, a file that is dropped. */
export function stayInside(page: Document = document): void {
  const isOutside = (link: HTMLAnchorElement): boolean => new URL(link.href, page.baseURI).origin !== location.origin;
  page.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
      if (link === undefined || link.href === '') return;
      if (isOutside(link) || link.hasAttribute('download')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else link.removeAttribute('target');
    },
    { capture: true },
  );
  for (const name of ['contextmenu', 'dragover', 'drop', 'auxclick'])
    page.addEventListener(name, (event) => event.preventDefault(), { capture: true });
  window.open = () => null;
  window.print = () => undefined;
}

/** The whole screen, from the first touch on: a browser allows it only then. */
export function fillScreen(page: Document = document): void {
  page.addEventListener('pointerup', () => {
    // Refused where the browser is in its own kiosk mode already.
    if (page.fullscreenElement === null) page.documentElement.requestFullscreen?.().catch(() => undefined);
  });
}
