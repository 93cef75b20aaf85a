import type { GateView } from 'touchline/core/gate/public';
import type { FurnitureView } from 'touchline/core/furniture/public';

const NO_SUPPORT = { email: '', hours: '' } as const;

export const blockingOf = (gate: GateView | null): GateView['blocking'] | null => gate?.blocking ?? null;
export const maintenanceOf = (gate: GateView | null): GateView['maintenance'] | null => gate?.maintenance ?? null;
export const termsOf = (gate: GateView | null): GateView['terms'] | null => gate?.terms ?? null;
export const supportOf = (furniture: FurnitureView | null): Pick<FurnitureView['support'], 'email' | 'hours'> =>
  furniture?.support ?? NO_SUPPORT;
