/**
 * The casino together with the provider of our own games, which reaches the casino through signed calls alone, and the
 * bonus games, whose turns are earned by stakes in the casino and the sports book, the tournaments, and the toto pools.
 */
import { CATALOGUE } from '../../provider/catalogue.ts';
import { GAMES } from '../../provider/games/games.ts';
import type { Provider } from '../../provider/provider.ts';
import { createProvider } from '../../provider/provider.ts';
import { isProviderRecord } from '../../provider/records.ts';
import { createWalletClient } from '../../provider/wallet-client.ts';
import type { Book } from '../book/book.ts';
import type { BonusGames } from '../bonus-games/bonus-games.ts';
import { createBonusGames } from '../bonus-games/bonus-games.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { LineClock } from '../line/line.ts';
import type { Office } from '../office/office.ts';
import { decimalText } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { POINTS_CURRENCY } from '../rewards/terms.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Toto, TotoDeps } from '../toto/toto.ts';
import { createToto } from '../toto/toto.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { createTournaments } from '../tournaments/tournaments.ts';
import type { Casino, CasinoDeps } from './casino.ts';
import { createCasino } from './casino.ts';
import type { ForeignProvider } from './foreign-games.ts';
import { listedOf } from './foreign-games.ts';
import type { PlayedRounds } from './played-rounds.ts';
import { createPlayedRounds } from './played-rounds.ts';
import { isCasinoRecord } from './records.ts';

/** The wait before a call to the wallet is sent again; doubled each time. */
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;

interface GamesDeps
  extends
    Omit<CasinoDeps, 'games' | 'foreign' | 'activeAccount' | 'report'>,
    Pick<TotoDeps, 'line' | 'wallets' | 'currencies' | 'seed'> {
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly clock: LineClock;
  readonly report: (error: unknown) => void;
  readonly book: Pick<Book, 'known'>;
  readonly rewards: Pick<Rewards, 'tally'>;
  readonly office: Pick<Office, 'setting' | 'activeAccount'>;
  readonly inbox: Pick<Inbox, 'note'>;
  readonly currencyOf: (playerId: number) => Currency;
  readonly foreign: readonly ForeignProvider[];
}

export interface Games {
  /** Tickets, and the wallet for game providers. */
  readonly casino: Casino;
  /** The provider of our own games. */
  readonly provider: Provider;
  /** Foreign providers and their games. */
  readonly foreign: readonly ForeignProvider[];
  readonly played: Pick<PlayedRounds, 'of'>;
  readonly bonusGames: BonusGames;
  readonly toto: Toto;
  readonly tournaments: Tournaments;
}

interface RunningGames extends Games {
  apply(record: OperatorRecord): void;
}

export function createGames({ report, foreign, ...deps }: GamesDeps): RunningGames {
  const { journal, clock, newToken } = deps;
  const slots = new Set(CATALOGUE.flatMap(({ id, section }) => (section === 'slots' ? [id] : [])));
  const casino = createCasino({
    ...deps,
    report,
    activeAccount: (playerId) => deps.office.activeAccount(playerId),
    games: [...GAMES.map((game) => ({ ...game, isSlot: slots.has(game.id) })), ...listedOf(foreign)],
    foreign,
  });
  const played = createPlayedRounds(() => clock.now(), casino);
  const wallet = createWalletClient({
    send: (call) => casino.receive(call),
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
  const { book, rewards, office, inbox, limits, standing } = deps;
  const bonusGames = createBonusGames({
    ...deps,
    casino,
    report,
    bet: (id) => book.known(id),
    counted: (playerId) => rewards.tally(playerId).counted.at(-1) ?? null,
    isStopped: (playerId) =>
      limits.stops(playerId, 'order', 1).length > 0 ||
      standing.stops('bonus').length > 0 ||
      !office.setting(playerId, 'bonus_offers'),
    commit: (record) => {
      journal.commit(record);
      if (record.t === 'bonusTurnEarned') inbox.note(record.playerId, 'bonusTurn', String(record.expiresAt));
    },
  });
  const toto = createToto({ ...deps, report, commit: (record) => journal.commit(record) });
  const tournaments = createTournaments({
    ...deps,
    casino,
    report,
    commit: (record) => {
      journal.commit(record);
      if (record.t === 'tournamentPaid')
        for (const { playerId, rank, currency, amount } of record.prizes) {
          const text = currency === POINTS_CURRENCY ? String(amount) : decimalText(amount, deps.currency(currency));
          inbox.note(playerId, 'tournamentPrize', [record.tournamentId, rank, text, currency].join(' '));
        }
    },
  });
  return {
    casino,
    provider,
    foreign,
    played,
    bonusGames,
    toto,
    tournaments,
    apply: (record) => {
      if (isCasinoRecord(record)) {
        casino.apply(record);
        played.apply(record);
      }
      if (isProviderRecord(record)) provider.apply(record);
      bonusGames.apply(record);
      toto.apply(record);
      tournaments.apply(record);
    },
  };
}
