/** Play money: a wallet for each demo session, in memory [GWAL-10]. */
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import { createWallets, move } from '../players/wallets.ts';
import type { WalletAnswer } from './calls.ts';
import type { GameWallet, GameWalletDeps } from './game-wallet.ts';
import { createGameWallet, HOUSE_GAMES } from './game-wallet.ts';
import type { HouseRules } from './house-rules.ts';
import type { Ticket } from './tickets.ts';
import type { GameSession, WalletState } from './wallet-state.ts';
import { createWalletState } from './wallet-state.ts';

/** Play money at the start of a demo session, in euros or the rounded equivalent. */
const DEMO_EUR = 1_000;
/** Demo sessions in memory; the oldest leave first. */
const MAX_DEMOS = 2_000;
const DEMO_ACCOUNT = 'player:demo';

interface DemoDeps extends Pick<GameWalletDeps, 'now'> {
  readonly rules: Pick<HouseRules, 'range' | 'unbound' | 'refusal'>;
  readonly currency: (iso: string) => Currency;
}

interface Demo {
  readonly state: WalletState;
  readonly wallet: GameWallet;
  readonly balance: (session: GameSession) => number;
}

export interface DemoPlay {
  open(ticket: Ticket, sessionId: string): WalletAnswer;
  /** Null for a session without play money. */
  of(sessionId: string): Demo | null;
  /** The session that a ticket has opened; null for none. */
  openedBy(ticketId: string): string | null;
}

export function createDemoPlay({ now, rules, currency }: DemoDeps): DemoPlay {
  const demos = new Map<string, Demo>();
  const usedTickets = new Map<string, string>();
  const keepLatest = <T>(all: Map<string, T>): void => {
    const [oldest] = all.keys();
    if (all.size > MAX_DEMOS && oldest !== undefined) all.delete(oldest);
  };

  function demoOf(sessionId: string): Demo {
    const known = demos.get(sessionId);
    if (known !== undefined) return known;
    const [state, money] = [createWalletState(), createWallets()];
    const balance = ({ currency: iso }: GameSession): number => money.balance(DEMO_ACCOUNT, iso);
    const wallet = createGameWallet({
      state,
      now,
      commit: (record) => {
        money.post(record.entries);
        state.apply(record);
      },
      accountOf: () => DEMO_ACCOUNT,
      balance,
      unbound: rules.unbound,
      range: rules.range,
      loginOf: () => null,
      freeSpins: { refusal: () => 'unknown', left: () => 0 },
      refusal: (session, _amount, isRaise) => rules.refusal(session, state.play(session), isRaise),
      grant: ({ currency: iso }) => [...move(HOUSE_GAMES, DEMO_ACCOUNT, iso, about(DEMO_EUR, currency(iso)))],
    });
    const made = { state, wallet, balance };
    demos.set(sessionId, made);
    keepLatest(demos);
    return made;
  }

  return {
    open: (ticket, sessionId) => {
      const user = usedTickets.get(ticket.id);
      if (user !== undefined && user !== sessionId) return { status: 'TICKET_USED' };
      if (user === undefined && ticket.expiresAt <= now()) return { status: 'SESSION_EXPIRED' };
      usedTickets.set(ticket.id, sessionId);
      keepLatest(usedTickets);
      return demoOf(sessionId).wallet.open(ticket, sessionId);
    },
    of: (sessionId) => demos.get(sessionId) ?? null,
    openedBy: (ticketId) => usedTickets.get(ticketId) ?? null,
  };
}
