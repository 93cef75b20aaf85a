/** The pages of a site that is closed, or that wants something confirmed first: which one is the route's name. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { AppealsPage } from './appeals-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

/** By route name; every other is a closed one. */
const PAGES: ReadonlyMap<string, () => ReactNode> = new Map([['maintenance', MaintenancePage], ['confirm', ConfirmPage], ['block-appeal-history', AppealsPage]]);

export function TechnicalScreen(): ReactNode {
  const { navigation } = useCore();
  const { route, path } = usePlace().outcome.target;
  const Page = PAGES.get(route?.name ?? '');
  return Page === undefined ? <ClosedPage name={route?.name ?? 'block'} address={navigation.href(path)} /> : <Page />;
}
