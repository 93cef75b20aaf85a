/** The pages about signing in, by the address. */
import type { ReactNode } from 'react';
import { usePageLocation } from '../../page-location.ts';
import { QrLoginScreen } from './qr-login-screen.tsx';
import { SecurityScreen } from './security-screen.tsx';

export function SecurityPages(): ReactNode {
  return usePageLocation().outcome.target.path.startsWith('/office/qr-login') ? <QrLoginScreen /> : <SecurityScreen />;
}
