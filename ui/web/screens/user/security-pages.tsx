/** The pages about signing in, by the address. */
import type { ReactNode } from 'react';
import { usePlace } from '../../place.ts';
import { QrLoginScreen } from './qr-login-screen.tsx';
import { SecurityScreen } from './security-screen.tsx';

export function SecurityPages(): ReactNode {
  return usePlace().outcome.target.path.startsWith('/office/qr-login') ? <QrLoginScreen /> : <SecurityScreen />;
}
