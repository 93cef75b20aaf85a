/** The whole page of an address over a core, with a router that stays where it is. */
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Core } from 'touchline/app/facade';
import { App, SitePage } from '../../ui/web/app.tsx';
import { firstLocation, SITE } from '../../ui/web/page-location.ts';
import { createSiteRoutes } from '../../ui/web/routes.tsx';
import { texts } from '../../ui/web/text.ts';

/** The code of the address's screen must have loaded where the first render shall show it. */
export function pageOf(core: Core, address: string, onShown: () => void = () => undefined): ReactNode {
  const place = firstLocation(core, address);
  const element = <SitePage base="/" preload={() => undefined} onShown={onShown} />;
  const router = createMemoryRouter(createSiteRoutes({ element, loader: () => place }), {
    initialEntries: [address],
    hydrationData: { loaderData: { [SITE]: place } },
  });
  return (
    <App core={core} texts={texts}>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
}
