export { decodeProof, roundFields, roundProof } from './wire.ts';
export type { GameRound, RoundProof } from './types.ts';
