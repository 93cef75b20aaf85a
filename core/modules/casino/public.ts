export { decodeProof, OWN_FRAME, roundFields, roundProof } from './wire.ts';
export type { GameRound, RoundProof, Shown } from './types.ts';
