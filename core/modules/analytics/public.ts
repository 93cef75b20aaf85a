export { explainAnalytics } from './explain-log.ts';
export type { AnalyticsFate, AnalyticsRow } from './explain-log.ts';
