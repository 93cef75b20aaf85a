/**
 * Provider and wallet over a network that loses, repeats and delays calls, with restarts of both sides. One player, one
 * ledger, and the laws that hold after every history.
 */
import type { WalletAnswer, WalletBody, WalletCall } from '../../../adapters/sandbox/operator/casino/calls.ts';
import { createGameWallet, HOUSE_GAMES } from '../../../adapters/sandbox/operator/casino/game-wallet.ts';
import type { GameWallet } from '../../../adapters/sandbox/operator/casino/game-wallet.ts';
import type { MoneyRecord } from '../../../adapters/sandbox/operator/casino/records.ts';
import type { SignedText } from '../../../adapters/sandbox/operator/casino/signatures.ts';
import { isSignedBy } from '../../../adapters/sandbox/operator/casino/signatures.ts';
import { createWalletState } from '../../../adapters/sandbox/operator/casino/wallet-state.ts';
import type { WalletState } from '../../../adapters/sandbox/operator/casino/wallet-state.ts';
import { createWallets, mainAccount, move } from '../../../adapters/sandbox/operator/players/wallets.ts';
import type { Wallets } from '../../../adapters/sandbox/operator/players/wallets.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Provider } from '../../../adapters/sandbox/provider/provider.ts';
import { createProvider } from '../../../adapters/sandbox/provider/provider.ts';
import type { ProviderRecord } from '../../../adapters/sandbox/provider/records.ts';
import type { RoundView } from '../../../adapters/sandbox/provider/views.ts';
import type { WalletClient } from '../../../adapters/sandbox/provider/wallet-client.ts';
import { createWalletClient } from '../../../adapters/sandbox/provider/wallet-client.ts';
import { raising, RAISING_MOVES } from './raising-game.ts';

const PLAYER = 7;
/** Some stakes and raises of a history are more than is left. */
const START = 3_000;
const KEY = 'shared-key';
const GAME = mainAccount(PLAYER);
/** Every draw that was bet on has been decided after this time. */
const MAX_DRAW_MS = 200_000;

/**
 * `lost`: the operator never sees the call; `deaf`: the answer is lost; `late`: lost now, and arrives after a later
 * call. `dies`: the provider stops before the call leaves; `diesAfter`: the provider stops before the answer arrives.
 */
export type Fate = 'answered' | 'lost' | 'deaf' | 'twice' | 'late' | 'dies' | 'diesAfter';

export type Bug =
  | 'pays a repeated credit again'
  | 'has no tombstones'
  | 'takes a repeated debit again'
  | 'shows an outcome without a debit'
  | 'shows the raised part without its debit'
  | 'repeats the id of the first stake for a raise'
  | 'keeps a raise that was rolled back'
  | 'gives the whole stake back with a raise';

export interface WalletWorld {
  readonly provider: () => Provider;
  /** Fates of the next calls; `answered` once they are used up. */
  readonly fates: Fate[];
  restartProvider(): Promise<void>;
  /** Runs a call of the player; a provider that stops meanwhile starts again from its records. */
  survive(call: () => Promise<unknown>): Promise<void>;
  restartOperator(): void;
  /** Lets time pass. */
  pass(ms: number): void;
  /**
   * Delivers late calls, finishes every round whose outcome is known, and ends every round whose stake may be raised.
   */
  heal(): Promise<void>;
  /** Opens a session for a game, and chooses the client seed. */
  open(gameId: string): Promise<string | null>;
  balance(): number;
  /** The faults of the money; empty for none. */
  wrongs(): readonly string[];
}

interface Operator {
  readonly state: WalletState;
  readonly money: Wallets;
  readonly wallet: GameWallet;
}

export function createWalletWorld(bug: Bug | null = null): WalletWorld {
  const casinoRecords: MoneyRecord[] = [];
  const providerRecords: ProviderRecord[] = [];
  const fates: Fate[] = [];
  const late: SignedText[] = [];
  let stop = (): void => undefined;
  let clock = 1_000_000;
  let made = 0;
  const now = (): number => (clock += 1);
  const newToken = (): string => `t${(made += 1)}`;

  function foldOperator(): Operator {
    const [state, money] = [createWalletState(), createWallets()];
    money.post(move('house:bank', GAME, 'EUR', START));
    const fold = (record: MoneyRecord): void => {
      money.post(record.entries);
      state.apply(record);
    };
    for (const record of casinoRecords) fold(record);
    const wallet = createGameWallet({
      state: bug === 'has no tombstones' ? { ...state, isCancelled: () => false } : state,
      now,
      commit: (record) => {
        fold(record);
        casinoRecords.push(record);
      },
      accountOf: () => GAME,
      balance: () => money.balance(GAME, 'EUR'),
      unbound: () => null,
      range: () => ({ min: 1, max: 1_000 }),
      refusal: () => null,
      loginOf: () => null,
      freeSpins: { refusal: () => 'unknown', left: () => 0 },
      grant: () => [],
    });
    return { state, money, wallet };
  }
  let operator = foldOperator();

  /** A repeated call under a fresh id: what a wallet without stored answers does. */
  const fresh = <T extends { readonly transactionId: string }>(body: T): T =>
    operator.state.transaction(body.transactionId) === null ? body : { ...body, transactionId: newToken() };

  function answerOf({ path, body }: SignedText): WalletAnswer {
    const { wallet } = operator;
    const read = JSON.parse(body) as never;
    switch (path) {
      case 'debit':
        return wallet.debit(bug === 'takes a repeated debit again' ? fresh(read) : read);
      case 'credit': {
        const asked = read as Parameters<GameWallet['credit']>[0];
        if (bug === 'pays a repeated credit again' && operator.state.transaction(asked.transactionId) !== null)
          operator.money.post(move(HOUSE_GAMES, GAME, 'EUR', asked.amount));
        return wallet.credit(read);
      }
      case 'rollback': {
        const asked = read as Parameters<GameWallet['rollback']>[0];
        const isRaise = !asked.debitId.endsWith(':d');
        if (isRaise && bug === 'keeps a raise that was rolled back') return { status: 'OK', applied: true };
        const round = operator.state.round(asked.roundId);
        if (isRaise && bug === 'gives the whole stake back with a raise' && round !== null)
          operator.money.post(move(HOUSE_GAMES, GAME, 'EUR', round.first));
        return wallet.rollback(read);
      }
      case 'round/close':
        return wallet.close(read);
      case 'transactions':
        return wallet.transaction(read);
      case 'balance':
        return wallet.balance(read);
      case 'session/open': {
        const { sessionId, ticket } = read as { readonly sessionId: string; readonly ticket: string };
        const fields = {
          accountId: PLAYER,
          currency: 'EUR',
          mode: 'real',
          jurisdiction: 'default',
          version: 1,
        } as const;
        const bound = {
          ...fields,
          id: ticket,
          playerId: PLAYER,
          gameId: ticket.split('.')[0] ?? '',
          expiresAt: Infinity,
        };
        return wallet.open(bound, sessionId);
      }
      default:
        return { status: 'BAD_REQUEST' };
    }
  }

  const receive = (call: SignedText): string =>
    JSON.stringify(isSignedBy(KEY, call, clock) ? answerOf(call) : { status: 'BAD_SIGNATURE' });

  async function send(call: SignedText): Promise<string> {
    await Promise.resolve();
    const fate = fates.shift() ?? 'answered';
    switch (fate) {
      case 'lost':
        throw new Error('the call is lost');
      case 'late':
        late.push(call);
        throw new Error('the call is late');
      case 'dies':
      case 'diesAfter':
        if (fate === 'diesAfter') receive(call);
        stop();
        // The process is gone: nothing waits for this call.
        return new Promise(() => undefined);
      case 'deaf':
        receive(call);
        throw new Error('the answer is lost');
      case 'twice':
        receive(call);
        return receive(call);
      case 'answered': {
        const answer = receive(call);
        // A late call arrives after the next one.
        for (const each of late.splice(0)) receive({ ...each });
        return answer;
      }
    }
  }

  /** A call of the provider, as its bugs would make it. */
  async function askWith<C extends WalletCall>(
    client: WalletClient,
    name: C,
    body: WalletBody<C>,
    tries: number,
  ): Promise<WalletAnswer | null> {
    const id: unknown = Reflect.get(body, 'transactionId');
    const isRaise = name === 'debit' && typeof id === 'string' && !id.endsWith(':d');
    const [roundId = ''] = String(id).split(':');
    const asked =
      isRaise && bug === 'repeats the id of the first stake for a raise'
        ? { ...body, transactionId: `${roundId}:d`, sessionId: operator.state.round(roundId)?.sessionId ?? '' }
        : body;
    const answer = await client.ask(name, asked, tries);
    const isShown =
      (bug === 'shows an outcome without a debit' && name === 'debit') ||
      (bug === 'shows the raised part without its debit' && isRaise);
    return isShown ? (answer ?? { status: 'OK' }) : answer;
  }

  function foldProvider(): Provider {
    const client = createWalletClient({ send, key: KEY, now: () => clock, pause: () => Promise.resolve() });
    const provider = createProvider({
      games: [...GAMES, raising],
      wallet: { ask: (name, body, tries) => askWith(client, name, body, tries) },
      commit: (record) => {
        provider.apply(record);
        providerRecords.push(record);
      },
      durable: () => Promise.resolve(),
      now,
      schedule: () => () => undefined,
      // Short chains are soon made, and end within some histories.
      chainLength: 40,
      newToken,
      report: (error) => {
        throw error;
      },
    });
    for (const record of providerRecords) provider.apply(record);
    return provider;
  }
  let provider = foldProvider();
  const faults: string[] = [];

  /** Money that a round has staked with the operator. */
  const debitedOf = (id: string): number => operator.state.round(id)?.debited ?? 0;

  /** Checks an answer at the moment at which the player gets it. */
  function inspect(answer: unknown): void {
    const view: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'round') : null;
    if (typeof view !== 'object' || view === null) return;
    // Every `round` in the provider's answers is a RoundView.
    const { id, stake, bet, shown } = view as RoundView;
    const { drawn } = shown;
    if (Object.keys(shown).length > 0 && debitedOf(id) !== stake) faults.push(`round ${id} was shown unpaid`);
    if (typeof drawn === 'object' && drawn.length * (raising.stakeOf(bet) ?? 0) > debitedOf(id))
      faults.push(`round ${id} was shown further than it was paid`);
  }

  function rounds() {
    return provider.rounds(PLAYER, null, 10_000);
  }

  /** Whether the provider stopped before the work was done. */
  function isStopped(work: () => Promise<unknown>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      stop = () => resolve(true);
      work().then(() => resolve(false), reject);
    });
  }

  return {
    survive: async (call) => {
      let isDown = await isStopped(async () => inspect(await call()));
      while (isDown) {
        provider = foldProvider();
        // A restart may stop too; each stop uses up a fate.
        // oxlint-disable-next-line no-await-in-loop
        isDown = await isStopped(() => provider.resume());
      }
    },
    provider: () => provider,
    fates,
    restartProvider: async () => {
      provider = foldProvider();
      await provider.resume();
    },
    pass: (ms) => {
      clock += ms;
    },
    restartOperator: () => {
      operator = foldOperator();
    },
    heal: async () => {
      fates.length = 0;
      for (const call of late.splice(0)) receive(call);
      clock += MAX_DRAW_MS;
      provider = foldProvider();
      await provider.resume();
      const open = rounds().filter(({ gameId, status }) => gameId === raising.id && status === 'staked');
      for (const { id, moves } of open) {
        // Rounds end one after another.
        // oxlint-disable-next-line no-await-in-loop
        const opened = await provider.open(`${raising.id}.${newToken()}`);
        const session = opened.ok ? String(opened['session']) : '';
        // oxlint-disable-next-line no-await-in-loop
        const ended = await provider.move(session, id, moves.length, RAISING_MOVES.end);
        if (!ended.ok) faults.push(`round ${id} cannot be ended: ${ended.code}`);
      }
    },
    open: async (gameId) => {
      const opened = await provider.open(`${gameId}.${newToken()}`);
      if (!opened.ok) return null;
      const session = String(opened['session']);
      await provider.choose(session, 'client');
      return session;
    },
    balance: () => operator.money.balance(GAME, 'EUR'),
    wrongs: () => {
      const wrong = [...faults];
      const sum = operator.money.balances().reduce((all, { amount }) => all + amount, 0);
      if (sum !== 0) wrong.push(`the ledger is off by ${sum}`);
      let expected = START;
      for (const { id, status, stake, pays, shown } of rounds()) {
        const money = operator.state.round(id);
        const isStaked = status === 'staked' || status === 'over';
        if (isStaked) expected -= stake;
        expected += pays ?? 0;
        if (isStaked && (money === null || money.debited !== stake))
          wrong.push(`round ${id} was played without a stake`);
        if (Object.keys(shown).length > 0 && money?.debited !== stake)
          wrong.push(`round ${id} was shown without a stake`);
        if (status === 'cancelled' && (money?.debited ?? 0) !== 0) wrong.push(`round ${id} has lost its stake`);
        if (status === 'over' && (money === null || money.credited !== pays || !money.isClosed))
          wrong.push(`round ${id} was not paid once`);
      }
      const balance = operator.money.balance(GAME, 'EUR');
      if (balance !== expected) wrong.push(`the balance is ${balance}, not ${expected}`);
      return wrong;
    },
  };
}
