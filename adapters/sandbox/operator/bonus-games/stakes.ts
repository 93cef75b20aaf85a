/**
 * Stakes that count toward turns, by player and day: settled bets and finished casino rounds of the player's own money,
 * whatever they won or lost [BGO-1].
 */
import type { KnownBet } from '../book/known-bet.ts';
import type { Casino } from '../casino/casino.ts';
import type { Currency } from '../players/directory.ts';
import { dayOf, exchanged } from '../players/exchange-rates.ts';
import type { Counted } from '../rewards/tally.ts';
import type { OperatorRecord } from '../store/records.ts';

export interface DayStakes {
  apply(record: OperatorRecord): void;
  /** Cents of a euro. */
  of(playerId: number, day: number): number;
  /** Players and days whose turns have not been looked at since the last stake. */
  readonly due: Map<string, { readonly playerId: number; readonly day: number }>;
}

export interface StakesDeps {
  readonly bet: (id: number) => KnownBet | null;
  /** The latest settled stake that counts for a player's points. */
  readonly counted: (playerId: number) => Counted | null;
  readonly casino: Pick<Casino, 'roundOf'>;
  readonly currency: (iso: string) => Currency;
}

export function createDayStakes({ bet, counted, casino, currency }: StakesDeps): DayStakes {
  const players = new Map<number, Map<number, number>>();
  const due: DayStakes['due'] = new Map();

  function add(playerId: number, at: number, iso: string, stake: number): void {
    const day = dayOf(at);
    const euro = currency('EUR');
    const cents = iso === euro.iso ? stake : (exchanged(stake, currency(iso), euro, day) ?? 0);
    const days = players.get(playerId) ?? new Map<number, number>();
    players.set(playerId, days);
    // Yesterday may still be due.
    for (const known of days.keys()) if (known < day - 1) days.delete(known);
    days.set(day, (days.get(day) ?? 0) + cents);
    due.set(`${playerId} ${day}`, { playerId, day });
  }

  return {
    due,
    of: (playerId, day) => players.get(playerId)?.get(day) ?? 0,
    apply(record) {
      if (record.t === 'betSettled') {
        const playerId = bet(record.betId)?.playerId ?? null;
        const stake = playerId === null ? null : counted(playerId);
        if (playerId !== null && stake?.betId === record.betId) add(playerId, record.at, stake.currency, stake.stake);
      }
      if (record.t === 'gameMoneyMoved' && record.kind === 'close' && record.answer.status === 'OK') {
        const round = casino.roundOf(record.roundId);
        if (round !== null && round.stake > 0) add(round.playerId, record.at, round.currency, round.stake);
      }
    },
  };
}
