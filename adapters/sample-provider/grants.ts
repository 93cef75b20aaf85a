/** Free spins that the operator has granted, on record before the operator's call is answered [SMP-6]. */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));

export const grantSchema = v.object({
  grantId: id,
  playerId: int,
  gameId: v.string(),
  currency: v.string(),
  /** Minor units, of each round. */
  stake: v.pipe(int, v.minValue(1)),
  rounds: v.pipe(int, v.minValue(1)),
  /** The operator's ms. */
  expiresAt: int,
});
export type Grant = v.InferOutput<typeof grantSchema>;

export interface Grants {
  /** Keeps a grant; the same one again changes nothing. */
  add(grant: Grant): void;
  /** Grants of a player in a game, the one that ends first before the others. */
  of(player: Pick<Grant, 'playerId' | 'gameId' | 'currency'>): readonly Grant[];
  close(): void;
}

/** Opens the record in `file`, a JSON text a line. */
export function openGrants(file: string): Grants {
  const grants = new Map<string, Grant>();
  const out = openSync(file, 'a');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    // The last line may be cut short by a power cut: that call was not answered.
    const read = v.safeParse(grantSchema, parsed(line));
    if (read.success) grants.set(read.output.grantId, read.output);
  }
  return {
    add: (grant) => {
      if (grants.has(grant.grantId)) return;
      writeSync(out, `${JSON.stringify(grant)}\n`);
      fsyncSync(out);
      grants.set(grant.grantId, grant);
    },
    of: ({ playerId, gameId, currency }) =>
      [...grants.values()]
        .filter((each) => each.playerId === playerId && each.gameId === gameId && each.currency === currency)
        .toSorted((one, other) => one.expiresAt - other.expiresAt),
    close: () => closeSync(out),
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
