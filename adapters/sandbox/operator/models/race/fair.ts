/**
 * The fair draw of a race: its commitment is published while bets are open, its seed with the result [RCE-11]. Anybody
 * can then compute the order from the seed and the published chances.
 */
import { commitmentOf, tableHashOf } from '../../../provider/fairness/commitment.ts';
import { createDraws, hashOf } from '../../../provider/fairness/stream.ts';
import type { Fixture } from '../../line/types.ts';
import type { Below } from './draw.ts';
import { weightsOf } from './law.ts';
import { strengthOf } from './terms.ts';

/** The name and the version of the draw in a commitment, and the client seed of its stream. */
const GAME_ID = 'race';
const VERSION = 1;

type Drawn = Pick<Fixture, 'id' | 'field' | 'seed'>;

/** 64 hexadecimal digits. */
export function serverSeedOf({ id, seed }: Pick<Fixture, 'id' | 'seed'>): string {
  return hashOf(`${GAME_ID}:${seed}:${id}`);
}

/** The strengths of the runners as the smallest whole numbers, which follow from the chances to win. */
export function raceWeights({ field = [] }: Pick<Fixture, 'field'>): readonly number[] {
  return weightsOf(field.map(strengthOf)).map(Number);
}

/** The hash of the seed together with the weights. */
export function raceCommitment(race: Drawn): string {
  const tableHash = tableHashOf(raceWeights(race));
  return commitmentOf({ serverSeed: serverSeedOf(race), tableHash, gameId: GAME_ID, version: VERSION });
}

/** The whole numbers that decide the order. */
export function belowOfRace(race: Pick<Fixture, 'id' | 'seed'>): Below {
  return createDraws({ serverSeed: serverSeedOf(race), clientSeed: GAME_ID, nonce: race.id }).below;
}
