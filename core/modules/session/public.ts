export type { SessionState } from './decider.ts';
export type { SessionCommand, SessionEvent } from './messages.ts';
export type { NewCredentials, SessionView } from './views.ts';
export { whilePlayer } from './while-player.ts';
export { decodeRegistered, decodeSignedIn, encodeCredential } from './wire.ts';
export type { RegisteredWire, SignedInWire } from './wire.ts';
