/** Seeds and finished rounds of one visit, from the answers that the shell relays [GSN-8]. */
import type { RoundProof } from '../casino/public.ts';
import type { FairSeeds } from './types.ts';
import type { Relayed } from './wire.ts';

const MAX_ROUNDS = 50;

export interface SeenRounds {
  readonly fair: FairSeeds | null;
  /** Newest first. */
  readonly rounds: readonly RoundProof[];
  /** Seeds by id, for the rounds that used them. */
  readonly seeds: ReadonlyMap<string, FairSeeds>;
}

export const NO_ROUNDS: SeenRounds = { fair: null, rounds: [], seeds: new Map() };

export function seenAfter(seen: SeenRounds, { fair, round, revealed }: Relayed): SeenRounds {
  const seeds = fair === undefined ? seen.seeds : new Map([...seen.seeds, [fair.seedId, fair] as const]);
  const seed = round === undefined || round === null ? undefined : seeds.get(round.seedId);
  const isNew = round?.status === 'over' && !seen.rounds.some(({ id }) => id === round.id);
  const added: readonly RoundProof[] =
    round !== undefined && round !== null && isNew && seed !== undefined
      ? [
          {
            ...round,
            commitment: seed.commitment,
            tableHash: seed.tableHash,
            version: seed.version,
            clientSeed: seed.clientSeed ?? '',
            serverSeed: null,
          },
        ]
      : [];
  const rounds = [...added, ...seen.rounds]
    .slice(0, MAX_ROUNDS)
    .map((each) => (revealed?.seedId === each.seedId ? { ...each, serverSeed: revealed.serverSeed } : each));
  const next = fair ?? seen.fair;
  const current =
    round !== undefined && round !== null && next !== null && next.seedId === round.seedId
      ? { ...next, nonce: Math.max(next.nonce, round.nonce + 1) }
      : next;
  return { fair: current, rounds, seeds };
}
