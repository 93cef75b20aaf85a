export { decodeProof, roundFields, roundProof } from './wire.ts';
export type { GameRound, RoundProof, Shown } from './types.ts';
