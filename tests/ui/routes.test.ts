/** The router's table against the core's. */
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { createSiteRoutes, routerPath } from '../../ui/web/routes.tsx';

const routes = createSiteRoutes({ element: null, loader: () => null });

it('[NAV-1] every address of the core’s table brings the code of its own screen', () => {
  const others = ALL_ROUTES.flatMap(({ path }) => {
    const address = `/en${path
      .replace(/\{\w+\}/g, '1')
      .replace(/\/\{\w+\?\}/g, '')
      .replace('*', 'x')}`;
    const screenOf = (at: string | undefined): unknown =>
      ALL_ROUTES.find((route) => routerPath(route.path) === at)?.screen;
    const matched = screenOf(matchRoutes(routes, address)?.at(-1)?.route.path);
    const { route } = readSiteAddress(address);
    return route === null || matched === route.screen ? [] : [[address, matched, route.screen]];
  });
  expect(others).toEqual([]);
});

it('[NAV-1] an address without a route still has a page', () => {
  expect(matchRoutes(routes, '/en/no/such/page/at/all/1/2/3')?.map(({ route }) => route.id ?? route.path)).toEqual([
    'site',
    '*',
  ]);
});
