/** The draw of a race, computed again: its commitment from seed and chances, its order from the seed [VRT-9]. */
import type { Race } from 'touchline/core/races/types';
import type { Below } from './replay.ts';
import { sha256, streamOf } from './replay.ts';

export interface RaceCheck {
  /** The seed and the chances fit the commitment. */
  readonly isCommitted: boolean;
  /** The seed gives this order. */
  readonly isDrawn: boolean;
}

function divisorOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisorOf(b, a % b);
}

/** The strengths of the runners as the smallest whole numbers with these chances. */
function weightsOf(runners: Race['runners']): readonly number[] {
  const scale = runners.reduce((all, { chance }) => (all / divisorOf(all, chance.d)) * chance.d, 1n);
  const whole = runners.map(({ chance }) => (scale / chance.d) * chance.n);
  const common = whole.reduce(divisorOf, 0n);
  return whole.map((weight) => Number(weight / common));
}

/** The numbers of the runners in the order of the finish: each place by the strengths that are left. */
async function orderOf(weights: readonly number[], below: Below): Promise<readonly number[]> {
  const left = weights.map((weight, at) => ({ number: at + 1, weight }));
  const order: number[] = [];
  while (left.length > 0) {
    // Draws follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const drawn = await below(left.reduce((sum, { weight }) => sum + weight, 0));
    let end = 0;
    const at = left.findIndex(({ weight }) => {
      end += weight;
      return drawn < end;
    });
    order.push(...left.splice(at, 1).map(({ number }) => number));
  }
  return order;
}

/** Null while the seed of the race is not revealed. */
export async function checkRace({
  gameId,
  runners,
  commitment,
  serverSeed,
  result,
}: Pick<Race, 'gameId' | 'runners' | 'commitment' | 'serverSeed' | 'result'>): Promise<RaceCheck | null> {
  if (serverSeed === null || result === null) return null;
  const weights = weightsOf(runners);
  const table = await sha256(JSON.stringify(weights));
  const order = await orderOf(weights, await streamOf(serverSeed, 'race', gameId));
  return {
    isCommitted: (await sha256(`${serverSeed}:${table}:race@1`)) === commitment,
    isDrawn: order.join() === result.order.join(),
  };
}
