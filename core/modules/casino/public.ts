export { decodeProof, OWN_FRAME, roundFields, roundProof } from './wire.ts';
export type { GameRound, RoundProof } from './types.ts';
