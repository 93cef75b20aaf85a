export type { NoticesCommand } from './messages.ts';
export type { Notice } from './views.ts';
