export { decodeProof, roundFields } from './wire.ts';
export type { GameRound, RoundProof } from './types.ts';
