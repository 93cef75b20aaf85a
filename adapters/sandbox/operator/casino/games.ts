/** The casino together with the provider of our own games, which reaches the casino through signed calls alone. */
import { GAMES } from '../../provider/games/games.ts';
import type { Provider } from '../../provider/provider.ts';
import { createProvider } from '../../provider/provider.ts';
import { isProviderRecord } from '../../provider/records.ts';
import { createWalletClient } from '../../provider/wallet-client.ts';
import type { LineClock } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Casino, CasinoDeps } from './casino.ts';
import { createCasino } from './casino.ts';
import { isCasinoRecord } from './records.ts';

/** The wait before a call to the wallet is sent again; doubled each time. */
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;

interface GamesDeps extends Omit<CasinoDeps, 'games'> {
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly clock: LineClock;
  readonly report: (error: unknown) => void;
}

export interface Games {
  /** Tickets, and the wallet for game providers. */
  readonly casino: Casino;
  /** The provider of our own games. */
  readonly provider: Provider;
}

interface RunningGames extends Games {
  apply(record: OperatorRecord): void;
}

export function createGames({ report, ...deps }: GamesDeps): RunningGames {
  const { journal, clock, newToken } = deps;
  const casino = createCasino({ ...deps, games: GAMES });
  const wallet = createWalletClient({
    send: casino.receive,
    key: casino.providerKey,
    now: () => clock.now(),
    pause: (tries) =>
      new Promise((resolve) => {
        clock.schedule(clock.now() + Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** tries), resolve);
      }),
  });
  const provider = createProvider({
    games: GAMES,
    wallet,
    commit: (record) => journal.commit(record),
    durable: () => journal.durable(),
    now: () => clock.now(),
    schedule: (atMs, run) => clock.schedule(atMs, run),
    newToken,
    report,
  });
  return {
    casino,
    provider,
    apply: (record) => {
      if (isCasinoRecord(record)) casino.apply(record);
      if (isProviderRecord(record)) provider.apply(record);
    },
  };
}
