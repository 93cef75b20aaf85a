export type { SessionState } from './decider.ts';
export type { SessionCommand, SessionEvent } from './messages.ts';
export type { NewCredentials, SessionView } from './views.ts';
export { whilePlayer } from './while-player.ts';
