/**
 * An operator at noon, in the middle of a tournament of quick games from 11:00 to 13:00, and rounds through its wallet.
 */
import type { WalletAnswer, WalletCall } from '../../../adapters/sandbox/operator/casino/calls.ts';
import { signatureOf } from '../../../adapters/sandbox/operator/casino/signatures.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { START } from '../sandbox-book/fake-line.ts';
import { EUR, newPlayer, stage } from '../sandbox-book/given.ts';
import type { Stage } from '../sandbox-book/given.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of quick games: ten counted rounds of at least 10 cents, prizes in points. */
export const QUICK = 1_131;
export const QUICK_ENDS_AT = START + HOUR_MS;
export const QUICK_PRIZES = [500, 300, 200, 150, 100, 80, 70, 50, 30, 20];
/** Of slots, from 11:00 to 19:00: 25 counted rounds of at least 20 cents, prizes in free bets. */
export const SLOTS = 282;
export const SLOTS_ENDS_AT = START + 7 * HOUR_MS;

export type Player = Awaited<ReturnType<typeof newPlayer>>;
export interface Given extends Stage {
  readonly store: ReturnType<typeof createMemoryStore>;
  readonly player: Player;
}

export async function given({ currency = EUR, at = START } = {}): Promise<Given> {
  const store = createMemoryStore();
  const staged = await stage({ store, at });
  return { ...staged, store, player: await newPlayer(staged.operator, currency) };
}

/** The same record in a later process, with another source of tokens. */
export async function restarted({ operator, store, clock, player }: Given, at = clock.now()): Promise<Given> {
  await operator.stop();
  const again = createMemoryStore([...store.records]);
  return { ...(await stage({ store: again, at, seed: 2 })), store: again, player };
}

/** The data of a round. */
type Played = Pick<Stage, 'operator' | 'clock'>;

export async function ask({ operator, clock }: Played, path: WalletCall, body: unknown): Promise<WalletAnswer> {
  const call = { path, body: JSON.stringify(body), at: clock.now() };
  const signature = signatureOf(operator.casino.providerKey, call);
  return JSON.parse(await operator.casino.receive({ ...call, signature })) as WalletAnswer;
}

let sessions = 0;

/** A session of a game; its number. */
export async function open(
  stageOf: Played,
  player: Pick<Player, 'id' | 'currency'>,
  gameId = 'dice',
  mode: 'real' | 'demo' = 'real',
): Promise<string> {
  sessions += 1;
  const { id, currency } = player;
  const launched = stageOf.operator.casino.launch({ gameId, mode, playerId: id, accountId: id, currency });
  if (!launched.ok) throw new Error(launched.code);
  const sessionId = `session-${sessions}`;
  const answer = await ask(stageOf, 'session/open', { ticket: launched.ticket, sessionId });
  if (answer.status !== 'OK') throw new Error(answer.status);
  return sessionId;
}

interface Round {
  readonly sessionId: string;
  readonly roundId: string;
  readonly stake?: number;
}

export const debit = (stageOf: Played, { sessionId, roundId, stake = 100 }: Round, by = `${roundId}:d`) =>
  ask(stageOf, 'debit', { sessionId, roundId, transactionId: by, amount: stake });

/** Pays a win and closes the round. */
export async function settle(stageOf: Played, { sessionId, roundId }: Round, win: number): Promise<WalletAnswer> {
  if (win > 0) await ask(stageOf, 'credit', { sessionId, roundId, transactionId: `${roundId}:c`, amount: win });
  return ask(stageOf, 'round/close', { sessionId, roundId, transactionId: `${roundId}:e` });
}

/** A whole round of 1.00 by default. */
export async function play(stageOf: Played, round: Round, win: number): Promise<void> {
  const taken = await debit(stageOf, round);
  if (taken.status !== 'OK') throw new Error(taken.status);
  await settle(stageOf, round, win);
}

/** A player's view of a tournament. */
export function page({ operator }: Stage, { id, currency }: Pick<Player, 'id' | 'currency'>, tournamentId = QUICK) {
  const shown = operator.tournaments.page(tournamentId, { playerId: id, currency, language: 'en' });
  if (shown === null) throw new Error(`no tournament ${tournamentId}`);
  return shown;
}

export const own = (stageOf: Stage, player: Pick<Player, 'id' | 'currency'>, tournamentId = QUICK) =>
  page(stageOf, player, tournamentId).own;

/** The sum of all accounts, by currency: 0 in each. */
export function sums(operator: Operator): readonly number[] {
  const totals = new Map<string, number>();
  for (const { currency, amount } of operator.balances()) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...new Set(totals.values())];
}

export function held(operator: Operator, account: string, currency: string): number {
  return operator.balances().find((entry) => entry.account === account && entry.currency === currency)?.amount ?? 0;
}
