/** Steps of a history that only an exclusion can stop: withdrawals [LIM-5], which nothing stops, and bonuses. */
import { moneyText } from './failure-text.ts';
import type { Divergence } from './limit-concerns.ts';
import type { HistoryRun } from './limit-orders.ts';

export async function withdraw(run: HistoryRun, amount: number): Promise<Divergence | null> {
  run.note(`a withdrawal of ${moneyText(amount)}`);
  const { accepted } = await run.engine.withdraw({ ...run.caller, id: run.nextId(), amount });
  const concern = run.touch('withdrawal');
  return accepted ? run.compare(concern) : run.differs(concern, 'a withdrawal is refused');
}

export async function takeBonus(run: HistoryRun): Promise<Divergence | null> {
  if (run.engine.bonus === undefined) return null;
  const isExcluded = run.model.endOf('self-exclusion', run.caller.now) !== null;
  run.note('takes a bonus');
  const { accepted } = await run.engine.bonus(run.caller);
  const concern = isExcluded ? run.touch('self-exclusion') : 'exclusion-end';
  if (accepted === isExcluded)
    return run.differs(
      concern,
      isExcluded ? 'a bonus is taken although the player is excluded' : 'a bonus that nothing stops is refused',
    );
  return run.compare(concern);
}
