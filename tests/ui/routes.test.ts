/** The router's one route. */
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { createSiteRoutes, loadRoute } from '../../ui/web/routes.tsx';
import * as screens from '../../ui/web/screens/screens.tsx';

afterEach(() => void vi.restoreAllMocks());

it('[NAV-1] one route draws the page at every address, with or without a route of the core', () => {
  const routes = createSiteRoutes({ element: null, loader: () => null });
  const addresses = ALL_ROUTES.map(({ path }) => `/en${path.replace(/[{}?]/g, '').replace('*', 'x')}`);
  for (const address of [...addresses, '/', '/en', '/en/no/such/page/at/all/1/2/3'])
    expect(
      matchRoutes(routes, address)?.map(({ route }) => route.id),
      address,
    ).toEqual(['site']);
});

it('[NAV-1] a place brings the code of its screen; a screen that can’t be loaded is shown as such, not kept from the page', async () => {
  const load = vi.spyOn(screens, 'loadScreen').mockRejectedValue(new Error('no connection'));
  await loadRoute(readSiteAddress('/en/live').route);
  await loadRoute(readSiteAddress('/en/results').route);
  await loadRoute(null);
  expect(load.mock.calls).toEqual([['live'], ['remote']]);
});
