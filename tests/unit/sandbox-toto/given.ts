/**
 * Draws of toto over games that a test settles: the draw that is open until noon takes 15 games from 13:00 on, the next
 * one 15 from 16:30.
 */
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { drawAt } from '../../../adapters/sandbox/operator/toto/terms.ts';
import type { TotoResult } from '../../../adapters/sandbox/operator/toto/pool.ts';
import type { FakeLine } from '../sandbox-book/fake-line.ts';
import { START } from '../sandbox-book/fake-line.ts';
import type { newPlayer, Stage } from '../sandbox-book/given.ts';
import { EUR, stage } from '../sandbox-book/given.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** When the first draw closes. */
export const CLOSES_AT = START;
export const OPEN_AT = CLOSES_AT - HOUR_MS;
export const DRAW = drawAt(OPEN_AT);
/** The games of the two draws, by start and id. */
export const GAMES = [1, 2, 3, 4, ...Array.from({ length: 11 }, (_, at) => 11 + at)];
export const NEXT_GAMES = Array.from({ length: 15 }, (_, at) => 23 + at);
const MORE = 27;

export const HOME: readonly TotoResult[] = GAMES.map(() => 1);

export type Player = Awaited<ReturnType<typeof newPlayer>>;
export interface Given extends Stage {
  readonly store: ReturnType<typeof createMemoryStore>;
}

/** Moves the start of games. */
export function startAt(line: FakeLine, isMoved: (id: number) => boolean, startsAt: number): void {
  for (const fixture of line.fixtures(false))
    if (isMoved(fixture.id)) line.setGame(fixture.id, { fixture: { ...fixture, startsAt } });
}

function arrange(line: FakeLine): void {
  startAt(line, (id) => NEXT_GAMES.includes(id), CLOSES_AT + 4 * HOUR_MS + 30 * MINUTE_MS);
}

export async function given({
  store = createMemoryStore(),
  at = OPEN_AT,
  prepare = arrange,
  seed = 1,
} = {}): Promise<Given> {
  return { ...(await stage({ store, at, seed, more: MORE, prepare })), store };
}

export const draw = ({ operator }: Given, number = DRAW, currency = EUR) =>
  operator.toto.draw('football', number, currency, 'en');

/** Goes on to the moment after the first draw has closed. */
export const toEnd = ({ clock }: Given): void => clock.advance(CLOSES_AT + 5_000 - clock.now());

/** The same record in a later process, with another source of tokens and games that are settled as before. */
export async function restarted({ operator, store, clock }: Given, at = clock.now()): Promise<Given> {
  await operator.stop();
  return given({ store: createMemoryStore([...store.records]), at, seed: 2 });
}

/** Lets the games end. */
export function end(line: FakeLine, games: readonly number[], results: readonly TotoResult[]): void {
  for (const [at, id] of games.entries())
    for (const type of [1, 2, 3] as const) {
      const result = results[at] ?? 0;
      line.set(marketId(id, { kind: 1, type, param: 0 }), { result: result === 0 ? 2 : result === type ? 1 : 0 });
    }
}

/** Marks of single columns: the results, the first `wrong` of them missed. */
export function marks(results: readonly TotoResult[], wrong = 0): readonly number[] {
  return results.map((result, at) => 1 << ((Math.max(1, result) - 1 + (at < wrong ? 1 : 0)) % 3));
}

export function buy(
  operator: Operator,
  player: Player,
  picks: readonly number[],
  { key = 'key', number = DRAW, stakePerColumn = 100 } = {},
) {
  return operator.toto.buy(player.id, 'football', { key, number, picks, stakePerColumn });
}

/** The sum of all accounts, by currency: 0 in each. */
export function sums(operator: Operator): readonly number[] {
  const totals = new Map<string, number>();
  for (const { currency, amount } of operator.balances()) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...new Set(totals.values())];
}

export function held(operator: Operator, account: string, currency = 'EUR'): number {
  return operator.balances().find((entry) => entry.account === account && entry.currency === currency)?.amount ?? 0;
}
