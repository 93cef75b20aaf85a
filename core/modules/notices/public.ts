export { notices } from './contract.ts';
export type { NoticesCommand } from './messages.ts';
export type { Notice, NoticeAction } from './views.ts';
export { tooManyCalls } from './too-many-calls.ts';
export { warning } from './warning.ts';
