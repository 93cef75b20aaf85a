/** The pages of a site that is closed, or that wants something confirmed first: which one is the route's name. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { AppealsPage } from './appeals-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

export function TechnicalScreen(): ReactNode {
  const { navigation } = useCore();
  const { route, path } = usePlace().outcome.target;
  switch (route?.name) {
    case 'maintenance':
      return <MaintenancePage />;
    case 'confirm':
      return <ConfirmPage />;
    case 'block-appeal-history':
      return <AppealsPage />;
    default:
      return <ClosedPage name={route?.name ?? 'block'} address={navigation.href(path)} />;
  }
}
