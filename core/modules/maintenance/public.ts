export { isActive, noticeLanguage } from './rules.ts';
export type { MaintenanceState } from './types.ts';
export type { MaintenanceView } from './views.ts';
