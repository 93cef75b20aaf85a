/** Cash-outs by key: never answers one key in two ways. */
import type { CashOutChoice } from 'touchline/core/cash-out/rules/offer';
import type { CashOutAnswerWire } from 'touchline/core/cash-out/answers-wire';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { LineClock } from '../../line/line.ts';
import type { Journal } from '../../store/journal.ts';
import type { Bettor } from '../coupon.ts';
import { onceByKey } from '../once-by-key.ts';
import type { CashOuts } from './cash-outs.ts';
import { answerOf } from './cashing.ts';
import type { AskedCashOut, Cashing } from './cashing.ts';

export interface CashOutDesk {
  /** `choices`: the part that the player looks at, by bet. */
  offers(
    bettor: Bettor,
    betIds: readonly number[],
    choices?: ReadonlyMap<number, CashOutChoice>,
  ): ReturnType<Cashing['offers']>;
  take(bettor: Bettor, key: string, asked: AskedCashOut): CashOutAnswerWire;
  /** The answer to the key, or null. */
  answer(bettor: Bettor, key: string): CashOutAnswerWire | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): CashOutAnswerWire;
  /** The amount at which a bet is cashed out. */
  setAuto(bettor: Bettor, betId: number, amount: number | null): ReturnType<Cashing['setAuto']>;
}

interface Deps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly cashOuts: CashOuts;
  readonly cashing: Cashing;
  readonly view: (betId: number) => BetWire | null;
}

export function createCashOutDesk({ journal, clock, cashOuts, cashing, view }: Deps): CashOutDesk {
  const answer = (playerId: number, key: string): CashOutAnswerWire | null => {
    cashing.decideDue();
    const known = cashOuts.answer(playerId, key);
    return known === null ? null : answerOf(key, known, view);
  };
  const decided = onceByKey(answer);
  return {
    offers: ({ id }, betIds, choices) => cashing.offers(id, betIds, choices),
    take: ({ id }, key, asked) => decided(id, key, () => cashing.take(id, key, asked)),
    answer: ({ id }, key) => answer(id, key),
    abandon: ({ id: playerId }, key) =>
      decided(playerId, key, () => {
        const reasons = [{ code: 'abandoned' }];
        journal.commit({ t: 'cashOutRejected', at: clock.now(), playerId, key, betId: 0, reasons });
      }),
    setAuto: ({ id }, betId, amount) => cashing.setAuto(id, betId, amount),
  };
}
