export { alerts } from './contract.ts';
export type { AlertKind, AlertsView } from './types.ts';
export { ALERT_KINDS, OPTION_OF } from './types.ts';
