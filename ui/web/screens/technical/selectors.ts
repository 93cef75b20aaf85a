import type { GateView } from 'touchline/core/gate/public';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';

const NO_SUPPORT = { email: '', hours: '' } as const;

export const blockingOf = (gate: GateView | null): GateView['blocking'] | null => gate?.blocking ?? null;
export const maintenanceOf = (gate: GateView | null): GateView['maintenance'] | null => gate?.maintenance ?? null;
export const termsOf = (gate: GateView | null): GateView['terms'] | null => gate?.terms ?? null;
export const supportOf = (siteChrome: SiteChromeView | null): Pick<SiteChromeView['support'], 'email' | 'hours'> =>
  siteChrome?.support ?? NO_SUPPORT;
