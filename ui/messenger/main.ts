/** The site inside a messenger: binds the mini-app's adapter to the site's router and page. */
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { createBridge } from '../../adapters/messenger/bridge.ts';
import { keepLaunch, readLaunch, tabStorage, type MessengerTheme } from '../../adapters/messenger/launch.ts';
import { startMiniApp } from '../../adapters/messenger/mini-app.ts';
import { mayFeel } from '../touch/may-feel.ts';
import type { SiteRouter } from '../web/router.tsx';

/** `hash` is that of the address with which the messenger opened the page. */
export function startMessenger(core: Core, site: SiteRouter, hash: string): void {
  const tab = tabStorage();
  const launch = readLaunch(hash, tab);
  if (launch === null) return;
  keepLaunch(launch, tab);
  const root = document.documentElement;
  let wanted: MessengerTheme | null = null;
  const show = (): void => {
    if (wanted !== null) root.dataset['theme'] = wanted;
  };
  // The page writes the player's choice whenever it changes; where that is the device's theme, the messenger decides.
  new MutationObserver(() => {
    if (root.dataset['theme'] === 'auto') show();
  }).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  startMiniApp(
    core,
    createBridge(window),
    {
      path: () => site.current().outcome.target.path,
      onLocation: site.onLocation,
      go: (path) => {
        if (readSiteAddress(path).route !== null) void site.router.navigate(core.navigation.href(path));
      },
      back: () => history.back(),
      show: (theme) => {
        wanted = theme;
        show();
      },
      mayFeel: () => mayFeel(core),
    },
    launch,
  );
}
