export type { BlockingView } from './views.ts';
