export type { AnalyticsFate, AnalyticsRow } from '../analytics/public.ts';
export type { DebugActions } from './actions.ts';
