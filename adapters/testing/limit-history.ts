/** One history of an engine and the reference, step by step. */
import type { Jurisdiction } from './jurisdictions.ts';
import { moneyText } from './failure-text.ts';
import { compareList } from './limit-compare.ts';
import { BECAUSE, CHANGE_TEXT, limitText, momentText, OF_CHANGE, OF_REFUSAL, START } from './limit-concerns.ts';
import type { Concern, Divergence } from './limit-concerns.ts';
import type { Exclusion, LimitAnswer, LimitsEngine, MoneyLimit } from './limit-engine.ts';
import { familyOf, LimitModel } from './limit-model.ts';
import { takeBonus, withdraw } from './limit-account-steps.ts';
import { newPlayer } from './new-player.ts';
import { changeOtherCurrency, moveOtherCurrency, placeOrder, strikeOrder } from './limit-orders.ts';
import type { Bet, HistoryRun } from './limit-orders.ts';
import type { LimitStep, StepAmount } from './limit-step.ts';

interface Money extends Bet {
  readonly what: 'stake' | 'deposit';
}

export class LimitRun implements HistoryRun {
  readonly touched = new Set<Concern>();
  readonly states = new Set<string>();
  readonly model: LimitModel;
  readonly engine: LimitsEngine;
  readonly open: Bet[] = [];
  hasStruck = false;
  private readonly rules: Jurisdiction;
  private readonly player = newPlayer();
  private readonly noted: string[] = [];
  /** Kinds whose pending change was asked for again, so that a late due time is the repeat's fault. */
  private readonly again = new Set<MoneyLimit>();
  private last: Money | null = null;
  private now = START;
  private ids = 0;

  constructor(engine: LimitsEngine, rules: Jurisdiction) {
    this.engine = engine;
    this.rules = rules;
    this.model = new LimitModel(rules);
  }

  get caller(): { readonly player: string; readonly now: number } {
    return { player: this.player, now: this.now };
  }

  differs(concern: Concern | null, what: string): Divergence {
    // A struck order counts from then on: a wrong remainder is first of all its fault.
    const isOfOrders = this.hasStruck && (concern === 'stakes' || concern === 'losses');
    const explanation = `${what}. ${this.historyText()}.`;
    return { concern: isOfOrders ? 'orders' : concern, explanation };
  }

  historyText(): string {
    return `History: ${this.noted.join('; ')}`;
  }

  note(what: string): void {
    this.noted.push(`${momentText(this.now)} ${what}`);
  }

  /** Takes a step, and compares the engine's answer and list with the reference's. */
  async take(step: LimitStep): Promise<Divergence | null> {
    switch (step.do) {
      case 'wait':
        return this.wait(step.ms);
      case 'waitUntil':
        return this.wait((this.momentOf(step.moment, step.kind) ?? this.now) + step.ms - this.now);
      case 'waitUntilEnd':
        return this.wait((this.model.endOf(step.exclusion, this.now) ?? this.now) + step.ms - this.now);
      case 'change':
        return this.change(step);
      case 'confirm':
      case 'reject':
        return this.answer(step.kind, step.do);
      case 'exclude':
        return this.exclude(step.exclusion, step.days);
      case 'stake':
        return this.move('stake', this.resolve('stake', step.amount), false);
      case 'deposit':
        return this.move('deposit', this.resolve('deposit', step.amount), step.fails);
      case 'repeat':
        return this.repeat();
      case 'settle':
        return this.settle(step.percent);
      case 'withdraw':
        return withdraw(this, step.amount);
      case 'bonus':
        return takeBonus(this);
      case 'order':
        return placeOrder(this, this.resolve('stake', step.amount));
      case 'strike':
        return strikeOrder(this);
      case 'otherCurrency':
        return moveOtherCurrency(this, step);
      case 'otherCurrencyChange':
        return changeOtherCurrency(this, step);
    }
  }

  private momentOf(moment: 'due' | 'lapse' | 'free', kind: MoneyLimit): number | null {
    if (moment === 'free') return this.model.freesAt(kind, this.now);
    const pending = this.model.pending(kind, this.now);
    return moment === 'due' ? (pending?.dueAt ?? null) : (pending?.lapsesAt ?? null);
  }

  private resolve(action: 'stake' | 'deposit', amount: StepAmount): number {
    if (typeof amount === 'number') return amount;
    const most = this.model.allowance(action, this.now);
    return most === null ? 1_000 : most + (amount === 'over' ? 1 : 0);
  }

  private async wait(ms: number): Promise<Divergence | null> {
    if (ms <= 0) return null;
    const before = this.now;
    this.now += ms;
    let concern: Concern | null = null;
    for (const kind of this.rules.kinds) {
      const asked = this.model.asked(kind);
      if (asked === null) continue;
      if (this.now >= asked.lapsesAt) concern = this.touch('lapse');
      else if (this.now >= asked.dueAt && before < asked.dueAt) concern = this.touch('silence');
    }
    this.note('time has passed');
    return this.compare(concern);
  }

  nextId(): string {
    this.ids += 1;
    return `${this.player}-${this.ids}`;
  }

  touch(concern: Concern): Concern {
    this.touched.add(concern);
    return concern;
  }

  private async change({ kind, value, seen }: LimitStep & { readonly do: 'change' }): Promise<Divergence | null> {
    const as = this.model.classify(kind, value, seen, this.now);
    const before = this.model.value(kind);
    const pending = this.model.pending(kind, this.now);
    const concern = OF_CHANGE[as];
    if (concern !== null) this.touch(concern);
    this.states.add(`asked: ${CHANGE_TEXT[as]}`);
    const sight = seen === undefined ? '' : ` (the page showed ${limitText(seen)})`;
    this.note(`${kind} from ${limitText(before)} to ${limitText(value)}${sight}`);
    const { accepted } = await this.engine.change({
      ...this.caller,
      kind,
      value,
      ...(seen === undefined ? {} : { seen }),
    });
    this.model.change(kind, value, as, this.now);
    if (as === 'repeatedChange') this.again.add(kind);
    else if (as !== 'same') this.again.delete(kind);
    const isRefused = as === 'conflictingChange' || as === 'ceiling' || as === 'badValue';
    if (accepted === isRefused)
      return this.differs(concern, `${CHANGE_TEXT[as]} is ${accepted ? 'accepted' : 'refused'}: ${kind}`);
    return this.compare(as === 'stricter' && pending !== null ? this.touch('one-pending') : concern, concern);
  }

  private async answer(kind: MoneyLimit, what: 'confirm' | 'reject'): Promise<Divergence | null> {
    const { now } = this;
    const hasLapsed = this.model.asked(kind) !== null && this.model.pending(kind, now) === null;
    this.note(`${kind} is ${what}ed`);
    const { accepted } = await this.engine[what]({ ...this.caller, kind });
    const outcome = this.model.answer(kind, what === 'confirm', now);
    if (hasLapsed) {
      this.states.add('an answer to a lapsed change');
      return this.compare(this.touch('lapse'));
    }
    if (outcome === 'nothing') return this.compare(null);
    if (what === 'reject') {
      this.states.add('a rejected change');
      this.again.delete(kind);
      return this.compare(this.touch('reject'));
    }
    this.states.add(outcome === 'early' ? 'a confirmation before its time' : 'a confirmed change');
    const own: Concern = outcome === 'early' ? 'cool-down' : 'confirm';
    const concern = this.touch(this.again.has(kind) ? 'repeat' : own);
    this.touch(own);
    if (accepted !== (outcome === 'inTime'))
      return this.differs(
        concern,
        outcome === 'early'
          ? `a confirmation before its time is accepted: ${kind}`
          : `a confirmation in its time is refused: ${kind}`,
      );
    return this.compare(concern);
  }

  private async exclude(kind: Exclusion, days: number): Promise<Divergence | null> {
    const isOffered = this.model.isOffered(kind, days);
    const runs = this.model.endOf(kind, this.now) !== null;
    this.note(`${kind} for ${days} days`);
    const { accepted } = await this.engine.exclude({ ...this.caller, kind, days });
    const concern = this.touch(isOffered ? 'exclusion-end' : 'lengths');
    this.states.add(runs ? `${kind} while one runs` : kind);
    if (isOffered) this.model.exclude(kind, days, this.now);
    // A shorter exclusion while a longer one runs may be accepted or refused: the end alone counts.
    if (!isOffered && accepted)
      return this.differs(concern, `${kind} for ${days} days is accepted, and is not offered`);
    if (isOffered && !runs && !accepted) return this.differs(concern, `${kind} for ${days} days is refused`);
    return this.compare(concern);
  }

  private async move(what: 'stake' | 'deposit', amount: number, fails: boolean): Promise<Divergence | null> {
    if (amount === 0) return null;
    const { now } = this;
    const refusals = this.model.refusals(what, amount, now);
    const money: Money = { id: this.nextId(), what, amount };
    this.note(`a ${what} of ${moneyText(amount)}${fails ? ' whose payment fails' : ''}`);
    const { accepted } = await this.send(money, fails);
    const families = what === 'stake' ? (['stakes', 'losses'] as const) : (['deposits'] as const);
    const limited = families.filter((family) =>
      this.rules.kinds.some((kind) => familyOf(kind) === family && this.model.value(kind) !== null),
    );
    for (const family of limited) this.touch(family);
    for (const each of refusals) {
      this.touch(OF_REFUSAL[each]);
      this.states.add(`a ${what} refused: ${BECAUSE[each]}`);
    }
    const [reason] = refusals;
    if (accepted !== (reason === undefined))
      return this.differs(
        reason === undefined ? this.whyOpen(what, limited) : OF_REFUSAL[reason],
        reason === undefined
          ? `a ${what} of ${moneyText(amount)} that nothing stops is refused`
          : `a ${what} of ${moneyText(amount)} is accepted although ${BECAUSE[reason]}`,
      );
    if (accepted && !fails) {
      this.last = money;
      if (what === 'deposit') this.model.addDeposit(amount, now);
      else {
        this.model.addStake(amount, now);
        this.open.push(money);
      }
    }
    if (accepted && fails && limited.length > 0) return this.compare(this.touch('failed-deposit'));
    return this.compare(limited[0] ?? null);
  }

  /** The law that keeps an action open. */
  private whyOpen(what: 'stake' | 'deposit', limited: readonly Concern[]): Concern | null {
    if (limited[0] !== undefined) return limited[0];
    if (what === 'stake' && this.model.endOf('time-out', this.now) !== null) return 'time-out';
    return this.rules.mustSetBeforePlay.length > 0 ? 'must-set' : 'exclusion-end';
  }

  private async send({ id, what, amount }: Money, fails: boolean): Promise<LimitAnswer> {
    return what === 'stake'
      ? this.engine.stake({ ...this.caller, id, amount })
      : this.engine.deposit({ ...this.caller, id, amount, fails });
  }

  private async repeat(): Promise<Divergence | null> {
    if (this.last === null) return null;
    this.note(`the last ${this.last.what} is sent again`);
    await this.send(this.last, false);
    this.states.add(`a repeated ${this.last.what}`);
    return this.compare(this.touch('repeat'));
  }

  private async settle(percent: number): Promise<Divergence | null> {
    const bet = this.open.shift();
    if (bet === undefined) return null;
    const returned = Math.floor((bet.amount * percent) / 100);
    // A second apart from what happens before and after: the order of money within a moment is no law.
    this.now += 1_000;
    this.note(`the bet of ${moneyText(bet.amount)} returns ${moneyText(returned)}`);
    await this.engine.settle({ ...this.caller, id: bet.id, returned });
    this.model.addReturn(returned, this.now);
    this.states.add(returned > bet.amount ? 'a won bet' : 'a lost or returned bet');
    const divergence = await this.compare('losses');
    this.now += 1_000;
    return divergence;
  }

  /** Compares the engine's list. `ofValue` is the concern of a wrong value, where it is another than of the rest. */
  async compare(concern: Concern | null, ofValue: Concern | null = concern): Promise<Divergence | null> {
    const list = await this.engine.list(this.caller);
    if (this.rules.kinds.some((kind) => this.model.pending(kind, this.now) !== null))
      this.states.add('a pending change');
    const found = compareList(list, this.model, this.rules.kinds, this.now, concern, ofValue);
    return found === null ? null : this.differs(found.concern, found.explanation);
  }
}
