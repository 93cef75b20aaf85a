export type { NoticesCommand } from './messages.ts';
export type { Notice, NoticeAction } from './views.ts';
