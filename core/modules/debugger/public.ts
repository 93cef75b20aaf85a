export type { DebugActions } from './actions.ts';
