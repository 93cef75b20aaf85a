/** A provider with a wallet that takes every stake, in virtual time. Every call to the wallet is kept. */
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { WalletAnswer, WalletCall } from '../../../adapters/sandbox/operator/casino/calls.ts';
import type { PlayableGame } from '../../../adapters/sandbox/provider/games/game.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Provider } from '../../../adapters/sandbox/provider/provider.ts';
import { createProvider } from '../../../adapters/sandbox/provider/provider.ts';
import type { ProviderRecord } from '../../../adapters/sandbox/provider/records.ts';

interface Moved {
  readonly name: WalletCall;
  readonly transactionId: string;
  readonly amount: number;
  readonly at: number;
}

export interface SharedWorld {
  readonly provider: () => Provider;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly records: ProviderRecord[];
  /** Durable moments, as numbers of records. */
  readonly durables: number[];
  readonly moved: Moved[];
  /** Runs before the wallet answers a call. */
  before: (name: WalletCall) => void;
  /** The wallet's answer instead of an acknowledgement; null for an acknowledgement. */
  answer: (name: WalletCall) => WalletAnswer | null;
  /** Answers of the wallet that the provider reported. */
  readonly reports: string[];
  restart(): Promise<void>;
  /** Opens a session: `p1` for player 1 and so on, `demo` for a visitor. */
  open(gameId: string, player?: string, currency?: string): Promise<string>;
  /** Lets promises settle, then time pass, then promises settle. */
  pass(ms: number): Promise<void>;
}

export async function settled(): Promise<void> {
  // A settlement is a chain of calls, each of which takes turns.
  for (let turn = 0; turn < 60; turn += 1)
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
}

/** A provider of other games, or one that records something else than it was to record. */
export interface Changed {
  readonly games?: readonly PlayableGame[];
  readonly recorded?: (record: ProviderRecord) => ProviderRecord;
}

export function createSharedWorld({ games = GAMES, recorded = (record) => record }: Changed = {}): SharedWorld {
  const clock = createManualClock(Date.UTC(2026, 10, 28, 15));
  const records: ProviderRecord[] = [];
  const moved: Moved[] = [];
  const durables: number[] = [];
  const reports: string[] = [];
  let made = 0;
  let starts = 0;
  function createOne(): Provider {
    starts += 1;
    const start = starts;
    const provider = createProvider({
      games,
      wallet: {
        ask: (name, body): Promise<WalletAnswer> => {
          world.before(name);
          const id: unknown = Reflect.get(body, 'transactionId');
          const amount: unknown = Reflect.get(body, 'amount');
          if (typeof id === 'string')
            moved.push({ name, transactionId: id, amount: Number(amount ?? 0), at: clock.now() });
          const refused = world.answer(name);
          if (refused !== null) return Promise.resolve(refused);
          if (name !== 'session/open') return Promise.resolve({ status: 'OK' });
          const [gameId = '', player = '', currency = 'EUR'] = String(Reflect.get(body, 'ticket')).split('.');
          const isDemo = player === 'demo';
          const session = {
            playerId: isDemo ? null : Number(player.slice(1)),
            gameId,
            currency,
            mode: isDemo ? 'demo' : 'real',
            min: 10,
            max: 10_000,
          } as const;
          return Promise.resolve({ status: 'OK', session });
        },
      },
      commit: (wanted) => {
        const record = recorded(wanted);
        provider.apply(record);
        records.push(record);
      },
      durable: () => {
        durables.push(records.length);
        return Promise.resolve();
      },
      now: () => clock.now(),
      // Timers of a provider that has stopped are gone.
      schedule: (at, run) =>
        clock.schedule(at, () => {
          if (start === starts) run();
        }),
      newToken: () => `t${(made += 1)}`,
      report: (error) => {
        if (!String(error).includes('the operator answered')) throw error;
        reports.push(String(error));
      },
    });
    for (const record of records) provider.apply(record);
    return provider;
  }
  const world: SharedWorld = {
    provider: () => provider,
    clock,
    records,
    durables,
    moved,
    before: () => undefined,
    answer: () => null,
    reports,
    restart: async () => {
      provider = createOne();
      await provider.resume();
      await settled();
    },
    open: async (gameId, player = 'p1', currency = 'EUR') => {
      const opened = await provider.open(`${gameId}.${player}.${currency}`);
      if (!opened.ok) throw new Error(opened.code);
      return String(opened['session']);
    },
    pass: async (ms) => {
      await settled();
      clock.advance(ms);
      await settled();
    },
  };
  let provider = createOne();
  return world;
}
