/** Pages of a closed site, or of one that requires a confirmation first; the route's name selects the page. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { AppealsPage } from './appeals-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

export function TechnicalScreen(): ReactNode {
  const { navigation } = useCore();
  const { route, path } = usePageLocation().outcome.target;
  const name = route?.name ?? 'block';
  if (name === 'maintenance') return <MaintenancePage />;
  if (name === 'confirm') return <ConfirmPage />;
  if (name === 'block-appeal-history') return <AppealsPage />;
  return <ClosedPage name={name} address={navigation.href(path)} />;
}
