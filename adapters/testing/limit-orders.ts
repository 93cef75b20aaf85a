/** Steps of a history about orders [LIM-22] and about another currency than the limits' [LIM-23]. */
import { moneyText } from './failure-text.ts';
import { BECAUSE, limitText } from './limit-concerns.ts';
import type { Concern, Divergence } from './limit-concerns.ts';
import type { Caller, LimitsEngine } from './limit-engine.ts';
import type { LimitModel } from './limit-model.ts';
import type { LimitStep } from './limit-step.ts';
import { missing } from './needed.ts';

export interface Bet {
  readonly id: string;
  readonly amount: number;
}

/** The part of a running history that these steps need. */
export interface HistoryRun {
  readonly engine: LimitsEngine;
  readonly model: LimitModel;
  readonly states: Set<string>;
  /** Bets that are not settled. */
  readonly open: Bet[];
  /** An order of this history was struck. */
  hasStruck: boolean;
  readonly caller: Caller;
  nextId(): string;
  note(what: string): void;
  touch(concern: Concern): Concern;
  differs(concern: Concern, what: string): Divergence;
  compare(concern: Concern): Promise<Divergence | null>;
}

/** Only an exclusion and a time-out must refuse an order; a limit may do so, or wait until the odds are reached. */
export async function placeOrder(run: HistoryRun, amount: number): Promise<Divergence | null> {
  if (amount === 0) return null;
  const { engine, model, caller } = run;
  const stop = model.orderStop(caller.now);
  const isFree = stop === null && !model.hasOrders() && model.refusals('stake', amount, caller.now).length === 0;
  const id = run.nextId();
  const what = `an order of ${moneyText(amount)}`;
  run.note(what);
  if (engine.order === undefined) throw missing('limits.order');
  const { accepted } = await engine.order({ ...caller, id, amount });
  const concern = run.touch(stop === null ? 'orders' : 'cancelled-orders');
  if (stop !== null) run.states.add(`an order refused: ${BECAUSE[stop]}`);
  if (stop !== null && accepted) return run.differs(concern, `${what} is accepted although ${BECAUSE[stop]}`);
  if (isFree && !accepted) return run.differs(concern, `${what} that nothing stops is refused`);
  if (accepted) model.addOrder(id, amount);
  return run.compare(concern);
}

export async function strikeOrder(run: HistoryRun): Promise<Divergence | null> {
  const { engine, model, caller } = run;
  const order = model.takeOrder();
  if (order === null) return null;
  const { id, amount, isCancelled } = order;
  const [reason] = model.refusals('stake', amount, caller.now);
  const what = `the order of ${moneyText(amount)}`;
  run.note(`the odds of ${what} are reached`);
  if (engine.strike === undefined) throw missing('limits.strike');
  const { accepted } = await engine.strike({ ...caller, id });
  const concern = run.touch(isCancelled ? 'cancelled-orders' : 'orders');
  if (isCancelled) {
    run.states.add('the odds of a cancelled order reached');
    return accepted ? run.differs(concern, `${what} is struck although it was cancelled`) : run.compare(concern);
  }
  run.states.add(reason === undefined ? 'a struck order' : `an order not struck: ${BECAUSE[reason]}`);
  if (accepted !== (reason === undefined))
    return run.differs(
      concern,
      reason === undefined ? `${what} is not struck` : `${what} is struck although ${BECAUSE[reason]}`,
    );
  if (accepted) {
    model.addStake(amount, caller.now);
    run.open.push({ id, amount });
    run.hasStruck = true;
  }
  return run.compare(concern);
}

/** A limit cannot count another currency, so everything in one is refused, however small. */
export async function moveOtherCurrency(
  run: HistoryRun,
  { call, amount, currency }: LimitStep & { readonly do: 'otherCurrency' },
): Promise<Divergence | null> {
  if (!run.model.isLimited(call)) return null;
  const what = `a ${call} of ${moneyText(amount)} ${currency}`;
  run.note(what);
  const input = { ...run.caller, id: run.nextId(), amount, currency };
  const { accepted } = await (call === 'stake'
    ? run.engine.stake(input)
    : run.engine.deposit({ ...input, fails: false }));
  const concern = run.touch('currencies');
  run.states.add(`a ${call} in another currency`);
  if (accepted) return run.differs(concern, `${what} is accepted although a limit has another currency`);
  return run.compare(concern);
}

export async function changeOtherCurrency(
  run: HistoryRun,
  { kind, value, currency }: LimitStep & { readonly do: 'otherCurrencyChange' },
): Promise<Divergence | null> {
  if (run.model.value(kind) === null) return null;
  const what = `${kind} to ${limitText(value)} ${currency}`;
  run.note(what);
  const { accepted } = await run.engine.change({ ...run.caller, kind, value, currency });
  const concern = run.touch('currencies');
  run.states.add('a change in another currency');
  if (accepted) return run.differs(concern, `${what} is accepted although the limit has another currency`);
  return run.compare(concern);
}
