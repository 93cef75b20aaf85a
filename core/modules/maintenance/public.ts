export { maintenance } from './contract.ts';
export { isActive, noticeLanguage } from './rules.ts';
export type { MaintenanceState } from './types.ts';
export type { MaintenanceView } from './views.ts';
