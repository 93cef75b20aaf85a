import type { RewardAct, RewardsAnswer } from '../types.ts';

/** Whether the operator could carry out the act, by what it has said [RWD-2]. */
export function isPossible(act: RewardAct, answer: RewardsAnswer): boolean {
  switch (act.kind) {
    case 'chooseBonus':
      return answer.bonus === null && answer.offers.some(({ id }) => id === act.id);
    case 'cancelBonus':
      return answer.bonus !== null;
    case 'exchange':
      return answer.points.table.some(({ id, points }) => id === act.id && points <= answer.points.balance);
    case 'collect':
      return answer.cashback[act.cashback].due.length > 0;
  }
}

export function isSameAct(one: RewardAct, other: RewardAct): boolean {
  switch (one.kind) {
    case 'chooseBonus':
      return other.kind === 'chooseBonus' && one.id === other.id;
    case 'cancelBonus':
      return other.kind === 'cancelBonus';
    case 'exchange':
      return other.kind === 'exchange' && one.id === other.id;
    case 'collect':
      return other.kind === 'collect' && one.cashback === other.cashback;
  }
}
