export type { DebugView } from './views.ts';
