/** Seeds and finished rounds of one visit, from the answers that the shell relays [GSN-8]. */
import type { RoundProof } from '../casino/public.ts';
import type { FairSeeds, SeedFault } from './types.ts';
import type { Relayed } from './wire.ts';

const MAX_ROUNDS = 50;

export interface SeenRounds {
  readonly fair: FairSeeds | null;
  /** Newest first. */
  readonly rounds: readonly RoundProof[];
  /** Seeds by id, for the rounds that used them. */
  readonly seeds: ReadonlyMap<string, FairSeeds>;
  /** The nonce of the next round by seed. */
  readonly nextNonces: ReadonlyMap<string, number>;
  /** The game has draws that all players share: a player may miss some. */
  readonly isShared: boolean;
  /** Each once, in the order in which they were found. */
  readonly faults: readonly SeedFault[];
}

export const NO_ROUNDS: SeenRounds = {
  fair: null,
  rounds: [],
  seeds: new Map(),
  nextNonces: new Map(),
  isShared: false,
  faults: [],
};

/** The next nonce of each seed. Later answers can't move the start, so that a gap stays one. */
function noncesAfter({ nextNonces }: SeenRounds, { fair, round }: Relayed): ReadonlyMap<string, number> {
  const next = new Map(nextNonces);
  if (fair !== undefined && !next.has(fair.seedId)) next.set(fair.seedId, fair.nonce);
  if (round !== undefined && round !== null)
    next.set(round.seedId, Math.max(next.get(round.seedId) ?? 0, round.nonce + 1));
  return next;
}

/** Whether nonces lie between a round and the one before it under the same seed [GSN-15]. */
function hasGap({ nextNonces, isShared }: SeenRounds, { round, drawn }: Relayed): boolean {
  if (isShared || drawn !== undefined || round === undefined || round === null) return false;
  return round.nonce > (nextNonces.get(round.seedId) ?? round.nonce);
}

/**
 * The faults that an answer shows [GSN-12, GSN-15]: seeds are published when a session opens and when the player asks
 * for new ones.
 */
function faultsOf(seen: SeenRounds, relayed: Relayed): readonly SeedFault[] {
  const { seeds } = seen;
  const { sessionId, fair, round, revealed } = relayed;
  const known = fair === undefined ? undefined : seeds.get(fair.seedId);
  const isSwapped =
    known !== undefined &&
    fair !== undefined &&
    (known.commitment !== fair.commitment || (known.clientSeed !== null && known.clientSeed !== fair.clientSeed));
  const isNew = fair !== undefined && known === undefined && seeds.size > 0;
  const isUnasked =
    (isNew && revealed === undefined && sessionId === undefined) ||
    (round !== undefined && round !== null && !seeds.has(round.seedId) && fair?.seedId !== round.seedId);
  return [
    ...(isUnasked ? (['unasked'] as const) : []),
    ...(isSwapped ? (['swapped'] as const) : []),
    ...(hasGap(seen, relayed) ? (['gap'] as const) : []),
  ];
}

export function seenAfter(seen: SeenRounds, relayed: Relayed): SeenRounds {
  const { fair, round, revealed, drawn } = relayed;
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
    .map((each) => (revealed?.seedId === each.seedId ? { ...each, serverSeed: revealed.serverSeed } : each))
    .map((each) =>
      drawn?.seedId === each.seedId && drawn.nonce === each.nonce ? { ...each, serverSeed: drawn.serverSeed } : each,
    );
  const isShared = seen.isShared || drawn !== undefined;
  const next = fair ?? seen.fair;
  // A bet on a shared draw does not end the draw: only the provider's word goes on to the next one [GSN-13].
  const current =
    !isShared && round !== undefined && round !== null && next !== null && next.seedId === round.seedId
      ? { ...next, nonce: Math.max(next.nonce, round.nonce + 1) }
      : next;
  return {
    fair: current,
    rounds,
    seeds,
    nextNonces: noncesAfter(seen, relayed),
    isShared,
    faults: [...new Set([...seen.faults, ...faultsOf(seen, relayed)])],
  };
}
