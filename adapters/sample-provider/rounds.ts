/**
 * Rounds on record. Each step is on disk before the operator is asked for money, so that a stop at any moment loses
 * neither a stake nor a win [SMP-3].
 */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { paysOf } from './wheel.ts';
import type { Wallet } from './wallet.ts';

/** Calls before a debit without an answer is rolled back. */
const DEBIT_TRIES = 3;

const int = v.pipe(v.number(), v.safeInteger());
const record = v.variant('t', [
  v.object({
    t: v.literal('began'),
    id: v.string(),
    sessionId: v.string(),
    stake: int,
    serverSeed: v.string(),
    clientSeed: v.string(),
    sector: int,
    /** The grant of free spins that pays the stake; absent where the player does. */
    grantId: v.optional(v.string()),
  }),
  v.object({ t: v.literal('staked'), id: v.string() }),
  v.object({ t: v.literal('cancelled'), id: v.string(), reason: v.string() }),
  v.object({ t: v.literal('over'), id: v.string() }),
]);
type RoundRecord = v.InferOutput<typeof record>;
export type Began = Omit<Extract<RoundRecord, { readonly t: 'began' }>, 't'>;

export interface Round extends Began {
  readonly status: 'began' | 'staked' | 'cancelled' | 'over';
  /** Why the round was cancelled; '' otherwise. */
  readonly reason: string;
}

export interface Rounds {
  /** Takes the stake, pays, closes. Resolves to the round as it is then. */
  play(began: Began): Promise<Round>;
  /** Rounds that a grant of free spins has paid, or may have. */
  freeOf(grantId: string): number;
  /** A round that is over; null for any other. */
  over(id: string): Round | null;
  /** Finishes rounds that a stop has interrupted. */
  resume(): Promise<void>;
  close(): void;
}

/** Opens the record in `file`, a JSON text a line. */
export function openRounds(file: string, wallet: Wallet): Rounds {
  const rounds = new Map<string, Round>();
  const out = openSync(file, 'a');

  function apply(read: RoundRecord): void {
    if (read.t === 'began') {
      const { t, ...began } = read;
      rounds.set(read.id, { ...began, status: t, reason: '' });
      return;
    }
    const known = rounds.get(read.id);
    if (known === undefined) return;
    rounds.set(read.id, { ...known, status: read.t, reason: read.t === 'cancelled' ? read.reason : '' });
  }
  function commit(made: RoundRecord): void {
    writeSync(out, `${JSON.stringify(made)}\n`);
    fsyncSync(out);
    apply(made);
  }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    // The last line may be cut short by a power cut: its step was not taken then.
    const read = v.safeParse(record, parsed(line));
    if (read.success) apply(read.output);
  }

  const names = ({ sessionId, id }: Round) => ({ sessionId, roundId: id });
  /** An answer or a stop: money calls are repeated until one of them comes. */
  const insist = (call: string, body: Readonly<Record<string, unknown>>) => wallet.ask(call, body, Infinity);

  async function giveBack(round: Round, reason: string): Promise<void> {
    const body = { ...names(round), transactionId: `${round.id}:r`, debitId: `${round.id}:d` };
    if ((await insist('rollback', body)) !== null) commit({ t: 'cancelled', id: round.id, reason });
  }

  async function takeStake(round: Round): Promise<void> {
    const { grantId } = round;
    const paid = grantId === undefined ? {} : { grantId };
    const body = { ...names(round), transactionId: `${round.id}:d`, amount: round.stake, ...paid };
    const answer = await wallet.ask('debit', body, DEBIT_TRIES);
    if (answer === null) await giveBack(round, 'NO_ANSWER');
    else if (answer.status === 'OK') commit({ t: 'staked', id: round.id });
    else commit({ t: 'cancelled', id: round.id, reason: answer.status });
  }

  async function settle(round: Round): Promise<void> {
    const amount = paysOf(round.stake, round.sector);
    const paid =
      amount === 0
        ? true
        : (await insist('credit', { ...names(round), transactionId: `${round.id}:c`, amount })) !== null;
    if (!paid) return;
    const closed = await insist('round/close', { ...names(round), transactionId: `${round.id}:e` });
    if (closed !== null) commit({ t: 'over', id: round.id });
  }

  const current = (id: string): Round => {
    const round = rounds.get(id);
    if (round === undefined) throw new Error(`there is no round ${id}`);
    return round;
  };
  async function goOn(id: string): Promise<Round> {
    if (current(id).status === 'staked') await settle(current(id));
    return current(id);
  }

  return {
    play: async (began) => {
      if (!rounds.has(began.id)) {
        commit({ t: 'began', ...began });
        await takeStake(current(began.id));
      }
      return goOn(began.id);
    },
    freeOf: (grantId) =>
      [...rounds.values()].filter((each) => each.grantId === grantId && each.status !== 'cancelled').length,
    over: (id) => {
      const round = rounds.get(id);
      return round?.status === 'over' ? round : null;
    },
    resume: async () => {
      await Promise.all(
        [...rounds.values()].map(async (round) => {
          // Whether the operator has taken the stake is not on record: the stake comes back.
          if (round.status === 'began') await giveBack(round, 'INTERRUPTED');
          await goOn(round.id);
        }),
      );
    },
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
