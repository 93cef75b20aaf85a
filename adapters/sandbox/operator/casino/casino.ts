/**
 * The operator's side of games: tickets for launches, and the wallet behind the signed calls of the provider. Real
 * money is in the operator's ledger and record; play money lives in memory, one wallet a session.
 */
import * as v from 'valibot';
import { numberOfKind } from 'touchline/core/limits/kinds-wire';
import type { LimitsBook } from '../limits/limits-book.ts';
import type { LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import { mainAccount } from '../players/wallets.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { Switches } from '../switches/switches.ts';
import type { PlayerStanding } from '../user/standing.ts';
import type { WalletAnswer, WalletBody, WalletCall } from './calls.ts';
import { walletCallsOf } from './calls.ts';
import type { DebitRefusal, GameWallet } from './game-wallet.ts';
import { createGameWallet, SESSION_MS } from './game-wallet.ts';
import { createDemoPlay } from './demo-play.ts';
import type { ForeignRounds } from './foreign-rounds.ts';
import type { FreeSpins, FreeSpinsTerms } from './free-spins.ts';
import { createFreeSpins } from './free-spins.ts';
import { createForeignRounds } from './foreign-rounds.ts';
import { createHouseRules } from './house-rules.ts';
import type { HouseRulesDeps, ListedGame } from './house-rules.ts';
import type { EndReason, SendToProvider } from './provider-calls.ts';
import type { CasinoRecord } from './records.ts';
import { createProviderNotices } from './provider-notices.ts';
import { createSessionEnds } from './session-ends.ts';
import type { SignedText } from './signatures.ts';
import { isSignedBy } from './signatures.ts';
import type { Ticket } from './tickets.ts';
import { readTicket, TICKET_MS, writeTicket } from './tickets.ts';
import type { GameSession, WalletRound } from './wallet-state.ts';
import { createWalletState } from './wallet-state.ts';

/** Tickets whose login is in memory. */
const MAX_TICKETS = 20_000;

export interface AskedLaunch {
  readonly gameId: string;
  readonly mode: 'real' | 'demo';
  readonly playerId: number | null;
  readonly accountId: number | null;
  readonly currency: Currency;
  /** The login that launches the game, by its hash; absent for a visitor. */
  readonly login?: string;
}

export type LaunchAnswer =
  | { readonly ok: true; readonly ticket: string; readonly ticketId: string; readonly expiresAt: number }
  | { readonly ok: false; readonly code: 'unknownGame' | 'gameNotAllowed' };

/** Minor units; raises are part of the stake. A free round has no stake [GWAL-22]. */
export interface RoundMoney {
  readonly playerId: number;
  readonly gameId: string;
  readonly currency: string;
  readonly stake: number;
  readonly win: number;
  /** The whole stake came back. */
  readonly isReturned: boolean;
}

export interface Casino {
  apply(record: CasinoRecord): void;
  launch(asked: AskedLaunch): LaunchAnswer;
  /** Answers a signed call of our own provider, or of the foreign provider that is named. Every answer is durable. */
  receive(call: SignedText, foreignId?: string): Promise<string>;
  /** The key of our own provider, which only that provider gets. */
  readonly providerKey: string;
  /** Wins less stakes of the player's finished rounds in this currency since a time, minor units. */
  netPosition(playerId: number, currency: string, since: number): number;
  /** Games that the player staked real money on, each once, the latest first, at most `limit` [CSN-7]. */
  recentGames(playerId: number, limit: number): readonly string[];
  readonly foreignRounds: Pick<ForeignRounds, 'of' | 'round' | 'at'>;
  readonly freeSpins: Pick<FreeSpins, 'of' | 'take'>;
  /** The money of a round for real money; null for any other round. */
  roundOf(roundId: string): RoundMoney | null;
  /** The money of a game session, by its own id or the id of its ticket; null for an unknown session. */
  money(id: string): { readonly playerId: number | null; readonly currency: string; readonly balance: number } | null;
  /** The lowest and the highest stake of a round by a player of unknown age, minor units. */
  stakesOf(gameId: string, currency: string): { readonly min: number; readonly max: number };
  /** Whether the jurisdiction in force allows the game. */
  isAllowed(gameId: string): boolean;
  /** Begins to end sessions of foreign games [GWAL-21]. */
  start(): void;
  stop(): void;
}

/** A provider beside our own. */
export interface WalletProvider {
  readonly id: string;
  readonly key: string;
  /** The address below which the provider takes the operator's calls; absent where it takes none. */
  readonly server?: string;
  readonly games: readonly { readonly id: string; readonly freeSpins?: FreeSpinsTerms; readonly proof?: string }[];
}

export interface CasinoDeps extends Pick<HouseRulesDeps, 'ageOf' | 'activeAccount'> {
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly limits: Pick<LimitsBook, 'stops' | 'allowance'>;
  readonly standing: Pick<PlayerStanding, 'stops'>;
  readonly switches: Pick<Switches, 'get'>;
  readonly clock: Pick<LineClock, 'now' | 'schedule'>;
  readonly currency: (iso: string) => Currency;
  readonly games: readonly ListedGame[];
  /** Providers of the configuration; each has games of its own among `games` [GWAL-18]. */
  readonly foreign?: readonly WalletProvider[];
  /** Whether a login, by its hash, is still one. */
  readonly isLoggedIn: (login: string) => boolean;
  /** Sends the operator's calls to foreign providers. */
  readonly sendToProvider?: SendToProvider;
  readonly report: (error: unknown) => void;
  /** An unguessable text. */
  readonly newToken: () => string;
}

/** A provider as the wallet knows it. */
interface Party {
  readonly key: string;
  readonly calls: ReturnType<typeof walletCallsOf>;
  readonly isMaker: (gameId: string) => boolean;
}

/** The player's own stake. */
const stakeOf = ({ debited, isFree }: WalletRound): number => (isFree ? 0 : debited);

interface Finished {
  readonly at: number;
  readonly currency: string;
  readonly net: number;
}

export function createCasino(deps: CasinoDeps): Casino {
  const { journal, wallets, limits, standing, switches, clock, currency, games, foreign = [], newToken } = deps;
  const [ticketKey, providerKey] = [newToken() + newToken(), newToken() + newToken()];
  const makers = new Map(foreign.flatMap((maker) => maker.games.map((game) => [game.id, maker] as const)));
  const own: Party = { key: providerKey, calls: walletCallsOf(''), isMaker: (gameId) => !makers.has(gameId) };
  const parties = new Map(
    foreign.map(({ id, key }): [string, Party] => [
      id,
      { key, calls: walletCallsOf(`${id}:`), isMaker: (gameId) => makers.get(gameId)?.id === id },
    ]),
  );
  const real = createWalletState();
  const foreignRounds = createForeignRounds(real, {
    isForeign: (gameId) => makers.has(gameId),
    proofOf: (gameId, roundId) => {
      const maker = makers.get(gameId);
      const page = maker?.games.find(({ id }) => id === gameId)?.proof;
      // The provider's own number of the round follows the provider's id.
      const number = roundId.slice((maker?.id.length ?? 0) + 1);
      return page?.replace('{round}', encodeURIComponent(number)) ?? null;
    },
  });
  /** Logins by ticket, for as long as a ticket is good; the oldest leave first. */
  const logins = new Map<string, string>();
  const finished = new Map<number, Finished[]>();
  /** Games by player, in the order of their latest stakes. */
  const staked = new Map<number, Set<string>>();
  const now = (): number => clock.now();
  const rules = createHouseRules({ ...deps, now, jurisdiction: () => switches.get('jurisdiction') });
  const { range, unbound } = rules;
  const demos = createDemoPlay({ now, rules, currency });

  function refusal(session: GameSession, amount: number, isRaise: boolean): DebitRefusal | null {
    const { playerId } = session;
    if (playerId === null) return { status: 'SESSION_EXPIRED' };
    const [banned] = standing.stops('bet');
    if (banned !== undefined) return { status: 'GAME_SUSPENDED', reason: banned };
    // A time-out stops games as it stops orders: the player is away.
    const [stop] = limits.stops(playerId, 'order', amount, { currency: session.currency });
    if (stop !== undefined) {
      const { code: reason, limitType, freesAt: until } = stop;
      const max = reason === 'limitReached' ? (limits.allowance(playerId, 'stake') ?? 0) : 0;
      return {
        status: reason === 'excluded' ? 'SELF_EXCLUDED' : 'LIMIT_REACHED',
        ...{ limitType: numberOfKind(limitType), until, reason },
        ...(max > 0 ? { max } : {}),
      };
    }
    return rules.refusal(session, real.play(session), isRaise);
  }

  const makerOf = (gameId: string): WalletProvider | null => makers.get(gameId) ?? null;
  const send = deps.sendToProvider ?? (() => Promise.resolve(null));
  const notices = createProviderNotices({ journal, clock, send, report: deps.report });
  const freeSpins = createFreeSpins({
    games: foreign.flatMap((maker) => maker.games),
    makerOf,
    isAllowed: (playerId, gameId, iso, stake) => {
      const { min, max } = range({ playerId, gameId, currency: iso });
      return !rules.isForbidden(gameId) && stake >= min && stake <= max;
    },
    ...{ currency, journal, clock, notices, newToken },
  });
  const wallet = createGameWallet({
    state: real,
    now,
    commit: (record) => journal.commit(record),
    accountOf: ({ playerId }) => mainAccount(playerId ?? 0),
    balance: ({ playerId, currency: iso }) => wallets.balance(mainAccount(playerId ?? 0), iso),
    unbound,
    range,
    refusal,
    loginOf: (ticketId) => logins.get(ticketId) ?? null,
    freeSpins,
    grant: () => [],
  });

  /** Why no stake may follow in a session whatever its amount; null while one may. */
  function endOf({ playerId, currency: iso, login, openedAt }: GameSession): EndReason | null {
    if (playerId === null) return null;
    if (login !== null && !deps.isLoggedIn(login)) return 'loggedOut';
    if (standing.stops('bet').some((stop) => stop === 'banned' || stop === 'notAllowed')) return 'banned';
    // The least amount: a limit that stops it has nothing left.
    const [stop] = limits.stops(playerId, 'order', 1, { currency: iso });
    if (stop?.code === 'excluded' || stop?.code === 'timeOut') return stop.code;
    if (stop?.code === 'limitReached' || stop?.code === 'sessionOver') return 'limit';
    return now() - openedAt > SESSION_MS ? 'expired' : null;
  }

  const ends = createSessionEnds({
    state: real,
    makerOf,
    reasonOf: endOf,
    ...{ journal, clock, notices },
  });

  function open(written: string, sessionId: string, { isMaker }: Party): WalletAnswer {
    const ticket = readTicket(ticketKey, written);
    if (ticket === null || !isMaker(ticket.gameId)) return { status: 'TICKET_INVALID' };
    if (ticket.mode === 'real') {
      const isKnown = real.usedTicket(ticket.id)?.id === sessionId;
      return ticket.expiresAt <= now() && !isKnown ? { status: 'SESSION_EXPIRED' } : wallet.open(ticket, sessionId);
    }
    return demos.open(ticket, sessionId);
  }

  const walletFor = (sessionId: string): GameWallet => demos.of(sessionId)?.wallet ?? wallet;

  function answer(party: Party, path: string, body: unknown): WalletAnswer {
    const bad: WalletAnswer = { status: 'BAD_REQUEST' };
    const call = <C extends WalletCall>(name: C, run: (read: WalletBody<C>) => WalletAnswer) => {
      const read = v.safeParse(party.calls[name], body);
      return read.success ? run(read.output) : bad;
    };
    switch (path) {
      case 'session/open':
        return call(path, ({ ticket, sessionId }) => open(ticket, sessionId, party));
      case 'balance':
        return call(path, (read) => walletFor(read.sessionId).balance(read));
      case 'debit':
        return call(path, (read) => walletFor(read.sessionId).debit(read));
      case 'credit':
        return call(path, (read) => walletFor(read.sessionId).credit(read));
      case 'rollback':
        return call(path, (read) => walletFor(read.sessionId).rollback(read));
      case 'round/close':
        return call(path, (read) => walletFor(read.sessionId).close(read));
      case 'transactions':
        return call(path, (read) => walletFor(read.sessionId).transaction(read));
      default:
        return bad;
    }
  }

  function followStake(record: CasinoRecord): void {
    if (record.t !== 'gameMoneyMoved' || record.kind !== 'debit' || record.answer.status !== 'OK') return;
    const session = real.session(record.sessionId);
    if (session === null || session.playerId === null) return;
    const played = staked.get(session.playerId) ?? new Set();
    played.delete(session.gameId);
    staked.set(session.playerId, played.add(session.gameId));
  }

  return {
    providerKey,
    foreignRounds,
    freeSpins,
    isAllowed: (gameId) => !rules.isForbidden(gameId),
    stakesOf: (gameId, iso) => {
      const { min, max } = range({ playerId: null, gameId, currency: iso });
      return { min, max };
    },
    apply: (record) => {
      real.apply(record);
      ends.apply(record);
      freeSpins.apply(record);
      followStake(record);
      foreignRounds.apply(record);
      if (record.t !== 'gameMoneyMoved' || record.kind !== 'close' || record.answer.status !== 'OK') return;
      const [session, round] = [real.session(record.sessionId), real.round(record.roundId)];
      if (session === null || session.playerId === null || round === null) return;
      const list = finished.get(session.playerId) ?? [];
      list.push({ at: record.at, currency: session.currency, net: round.credited - stakeOf(round) });
      finished.set(session.playerId, list);
    },
    start: () => {
      notices.start();
      freeSpins.start();
      ends.start();
    },
    stop: () => {
      ends.stop();
      notices.stop();
    },
    launch: ({ gameId, mode, playerId, accountId, currency: { iso }, login }) => {
      const listed = games.find(({ id }) => id === gameId);
      if (listed === undefined) return { ok: false, code: 'unknownGame' };
      // A round that has a stake is played to its end; no other stake is taken [GWAL-23].
      const hasOpenRound = mode === 'real' && playerId !== null && real.hasOpenRound(playerId, gameId);
      if (rules.isForbidden(gameId) && !hasOpenRound) return { ok: false, code: 'gameNotAllowed' };
      const ticket: Ticket = {
        id: newToken(),
        playerId,
        accountId,
        currency: iso,
        mode,
        jurisdiction: switches.get('jurisdiction'),
        gameId,
        version: listed.version,
        expiresAt: now() + TICKET_MS,
      };
      const { id: ticketId, expiresAt } = ticket;
      if (login !== undefined) logins.set(ticketId, login);
      const [oldest] = logins.keys();
      if (logins.size > MAX_TICKETS && oldest !== undefined) logins.delete(oldest);
      return { ok: true, ticket: writeTicket(ticketKey, ticket), ticketId, expiresAt };
    },
    receive: async (signed, foreignId) => {
      const party = foreignId === undefined ? own : parties.get(foreignId);
      if (party === undefined || !isSignedBy(party.key, signed, now()))
        return JSON.stringify({ status: 'BAD_SIGNATURE' });
      let body: unknown;
      try {
        body = JSON.parse(signed.body);
      } catch {
        return JSON.stringify({ status: 'BAD_REQUEST' });
      }
      const answered = answer(party, signed.path, body);
      await journal.durable();
      return JSON.stringify(answered);
    },
    netPosition: (playerId, iso, since) =>
      (finished.get(playerId) ?? []).reduce(
        (sum, { at, currency: of, net }) => (at >= since && of === iso ? sum + net : sum),
        0,
      ),
    recentGames: (playerId, limit) => [...(staked.get(playerId) ?? [])].toReversed().slice(0, limit),
    roundOf: (roundId) => {
      const round = real.round(roundId);
      const session = round === null ? null : real.session(round.sessionId);
      if (round === null || session === null || session.playerId === null) return null;
      const { playerId, gameId, currency: iso } = session;
      const { credited: win, isRolledBack: isReturned } = round;
      return { playerId, gameId, currency: iso, stake: stakeOf(round), win, isReturned };
    },
    money: (id) => {
      const sessionId = demos.openedBy(id) ?? real.usedTicket(id)?.id ?? id;
      const demo = demos.of(sessionId);
      const session = (demo?.state ?? real).session(sessionId);
      if (session === null) return null;
      const { playerId, currency: iso } = session;
      const balance = demo?.balance(session) ?? wallets.balance(mainAccount(playerId ?? 0), iso);
      return { playerId, currency: iso, balance };
    },
  };
}
