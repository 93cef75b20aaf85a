/** The running page, for separately loaded parts. Kept small, because the services of the page load this file. */
import type { Core } from 'touchline/app/facade';

interface ConnectedPage {
  readonly core: Core;
  /** The path that the site is served from, with a trailing slash. */
  readonly base: string;
  /** Opens an address without base. */
  readonly go: (address: string) => void;
}

let connect: (page: ConnectedPage) => void = () => undefined;
export const connected: Promise<ConnectedPage> = new Promise<ConnectedPage>((resolve) => (connect = resolve));

/** Called once, when the router runs. */
export function connectPage(page: ConnectedPage): void {
  connect(page);
}
