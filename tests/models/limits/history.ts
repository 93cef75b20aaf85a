/**
 * One history: the world, the reference model, and the laws, checked after every call that the operator receives and
 * every step of time.
 */
import type { ProtectedCoupon } from '../../../adapters/sandbox/operator/book/acceptance/protection.ts';
import { kindOfNumber } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { minorIn } from 'touchline/kernel/money';
import { isNoLimit } from 'touchline/core/limits/rules/kinds';
import type { LimitsEvent } from 'touchline/core/limits/messages';
import type { LimitsState } from 'touchline/core/limits/state';
import { dueForApproval } from 'touchline/core/limits/rules/binding';
import type { Limit, LimitKind } from 'touchline/core/limits/types';
import { MONEY_KINDS } from 'touchline/core/limits/types';
import type { LawName, Tally } from './laws.ts';
import { LawBroken } from './laws.ts';
import type { Exchange, LimitsWorld, Parts } from './limits-world.ts';
import { PLAYER } from './limits-world.ts';
import { NONE, Reference } from './reference.ts';

const DAY = 86_400_000;

export const KINDS: readonly LimitKind[] = [
  'stakeDay',
  'stakeWeek',
  'lossDay',
  'lossWeek',
  'depositDay',
  'depositWeek',
  'depositMonth',
  'realityCheck',
];

/** As it crosses the wire. */
interface Change {
  readonly limitType: number;
  readonly limitValue: number;
  readonly seenValue?: number | null;
}

function kindOf(number: number): LimitKind {
  const kind = kindOfNumber(number);
  if (kind === null) throw new Error(`there is no kind ${number}`);
  return kind;
}

export class History {
  readonly reference = new Reference();
  private readonly tests = new Map<string, LimitKind>();
  /** Observed ends, by kind. */
  private readonly seenEnds = new Map<LimitKind, number>();
  private readonly tabsThatKnow = new Set<number>();
  /** Stakes that are reserved and not bets yet, by key: an order waits for its odds, a live bet for its acceptance. */
  readonly waiting = new Map<string, { readonly amount: number; readonly isOrder: boolean }>();
  private latest = 0;
  /** The latest time that any operator's clock has shown. */
  private everLatest = 0;
  private skew = 0;
  /** The operator's time of the last received change. */
  receivedAt = 0;

  readonly world: LimitsWorld;
  private readonly tally: Tally;

  private readonly parts: Parts;

  constructor(world: LimitsWorld, tally: Tally, parts: Parts) {
    this.parts = parts;
    this.world = world;
    this.tally = tally;
    world.onReceived = (exchange) => this.checkExchange(exchange);
  }

  /** The operator's time as computed here, which never goes back. */
  now(): number {
    this.latest = Math.max(this.latest, this.world.clock.now() + this.skew);
    this.everLatest = Math.max(this.everLatest, this.latest);
    return this.latest;
  }

  /** A new operator reads the time from its record and its clock, which may be wrong. */
  restart(skewMs = this.skew): void {
    this.now();
    this.skew = skewMs;
    this.latest = Math.max(0, ...this.world.records.map(({ at }) => at));
    this.world.restart(skewMs);
    this.agree();
  }

  /** Whether nothing has become due since then, so that a decision is the same now as then. */
  isQuietSince(then: number): boolean {
    const t = this.now();
    const { waits, ends } = this.reference;
    const due = [...waits.values()].flatMap(({ askedAt }) => [askedAt + DAY, askedAt + 8 * DAY]);
    const ending = [...ends.values()].flatMap(({ askedAt, endsAt }) => [
      askedAt + 60_000,
      ...[0, 1, 7, 30].map((days) => endsAt - days * DAY),
    ]);
    return ![...due, ...ending].some((at) => at > then && at <= t);
  }

  evolve(state: LimitsState, event: LimitsEvent): LimitsState {
    return this.parts.decider.evolve(state, event);
  }

  law(name: LawName, holds: boolean, why: () => string): void {
    this.tally.set(name, (this.tally.get(name) ?? 0) + 1);
    if (!holds) throw new LawBroken(name, why());
  }

  list(): readonly Limit[] {
    return this.world.book().list(PLAYER);
  }

  active(kind: LimitKind, list = this.list()): number {
    return list.find((each) => each.limitType === kind && each.limitState === 'ACTIVE')?.limitValue ?? NONE;
  }

  /** Applies a received call to the reference, whose answer must equal the operator's. */
  private checkExchange({ method, path, body, query, status, answer }: Exchange): void {
    if (method === 'GET') return;
    const t = this.now();
    this.receivedAt = t;
    const answered = (answer as { readonly status?: string } | null)?.status ?? (status === 403 ? 'tooEarly' : 'ok');
    if (path === limitsPaths.limits)
      this.checkSave((body as { readonly limits: readonly Change[] }).limits, answered, answer, t);
    if (path === limitsPaths.remove)
      this.checkSave(
        [
          {
            limitType: Number(query['limitType']),
            limitValue: Number(query['limitType']) >= 30 ? -1 : 999_999_999,
          },
        ],
        answered,
        answer,
        t,
      );
    if (path === limitsPaths.action)
      this.checkAction(body as { readonly action: 'confirm' | 'reject'; readonly limitType: number }, answered, t);
    if (path === limitsPaths.blockUser) this.reference.exclude('selfExclusion', 1, t);
    if (path === limitsPaths.testAnswers) {
      const kind = this.tests.get((body as { readonly tokenGuid: string }).tokenGuid);
      if (kind !== undefined && (answer as { readonly success?: boolean } | null)?.success === true)
        this.passed(kind, t);
    }
    this.agree();
  }

  private passed(kind: LimitKind, t: number): void {
    const { reference } = this;
    if (reference.value(kind) !== NONE && reference.wait(kind, t) === null)
      reference.waits.set(kind, { value: NONE, askedAt: t });
  }

  private checkSave(changes: readonly Change[], answered: string, answer: unknown, t: number): void {
    const expected = changes.map(({ limitType: number, limitValue, seenValue }) => {
      const limitType = kindOf(number);
      if (limitType === 'selfExclusion' || limitType === 'timeOut')
        return this.reference.exclude(limitType, limitValue, t);
      const value = isNoLimit(limitType, limitValue) ? NONE : limitValue;
      const before = this.reference.value(limitType);
      const seen = seenValue === undefined ? undefined : (seenValue ?? NONE);
      const status = this.reference.ask(limitType, value, seen, t);
      const shown =
        (answer as { readonly limitsData?: readonly (Omit<Limit, 'limitType'> & Change)[] }).limitsData ?? [];
      const inForce =
        shown.find((each) => each.limitType === number && each.limitState === 'ACTIVE')?.limitValue ?? NONE;
      if (value < before)
        this.law(
          'a stricter limit is in force in the same batch',
          inForce === value,
          () => `${limitType}: ${inForce}, not ${value}`,
        );
      if (value === NONE && before !== NONE)
        this.law(
          'a removal and 999999999 are looser',
          inForce === before,
          () => `${limitType}: ${inForce}, not ${before}`,
        );
      if (value > before)
        this.law(
          'a looser limit needs 86400 s and a confirmation after that',
          inForce === before,
          () => `${limitType}: ${inForce} at once, not ${before}`,
        );
      return status;
    });
    const first = expected.find((status) => status !== 'ok') ?? 'ok';
    this.law(
      'the operator equals the reference',
      answered === first,
      () => `answered ${answered}, not ${first} to ${JSON.stringify(changes)}`,
    );
    const { tokenGuid = '' } = answer as { readonly tokenGuid?: string };
    if (answered === 'test' && changes[0] !== undefined) this.tests.set(tokenGuid, kindOf(changes[0].limitType));
  }

  private checkAction(
    { action, limitType: number }: { readonly action: 'confirm' | 'reject'; readonly limitType: number },
    answered: string,
    t: number,
  ): void {
    const limitType = kindOf(number);
    const before = this.reference.value(limitType);
    const wait = this.reference.wait(limitType, t);
    const expected = action === 'confirm' ? this.reference.yes(limitType, t) : this.reference.no(limitType, t);
    const after = this.active(limitType);
    if (action === 'reject')
      this.law(
        'a dismissed, rejected or lapsed change keeps the old value',
        after === before,
        () => `${limitType}: ${after}, not ${before}`,
      );
    else if (after > before) {
      this.law(
        'a looser limit needs 86400 s and a confirmation after that',
        wait !== null && t >= wait.askedAt + 86_400_000,
        () => `${limitType} rose to ${after}`,
      );
    } else if (answered === 'tooEarly')
      this.law(
        'a looser limit needs 86400 s and a confirmation after that',
        after === before,
        () => `${limitType} moved to ${after}`,
      );
    this.law(
      'the operator equals the reference',
      answered === expected,
      () => `answered ${answered}, not ${expected} to ${action} ${limitType}`,
    );
  }

  /** Laws that hold at every moment. */
  agree(): void {
    const t = this.now();
    const { reference, world } = this;
    const list = this.list();
    for (const kind of KINDS) {
      const waiting = list.filter((each) => each.limitType === kind && each.limitState === 'PENDING');
      this.law('at most one change is pending per kind', waiting.length <= 1, () => `${kind} has ${waiting.length}`);
      const wait = reference.wait(kind, t);
      const value = this.active(kind, list);
      const lapsed = wait === null && reference.waits.has(kind);
      if (lapsed)
        this.law(
          'a dismissed, rejected or lapsed change keeps the old value',
          value === reference.value(kind),
          () => `${kind}: ${value}, not ${reference.value(kind)}`,
        );
      else
        this.law(
          'a looser limit needs 86400 s and a confirmation after that',
          value <= reference.value(kind),
          () => `${kind}: ${value} is looser than ${reference.value(kind)}`,
        );
      this.law(
        'the operator equals the reference',
        value === reference.value(kind),
        () => `${kind}: ${value}, not ${reference.value(kind)}`,
      );
      const shown =
        waiting[0] === undefined ? null : isNoLimit(kind, waiting[0].limitValue) ? NONE : waiting[0].limitValue;
      this.law(
        'the operator equals the reference',
        shown === (wait?.value ?? null),
        () => `${kind} waits for ${shown}, not ${wait?.value ?? null}`,
      );
    }
    for (const { limitType, to, direction } of this.parts.changes(list)) {
      const next = isNoLimit(limitType, to) ? NONE : to;
      this.law(
        'the direction of a change is correct',
        direction === (next < reference.value(limitType) ? -1 : 1),
        () => `${limitType} to ${to}: ${direction}`,
      );
    }
    for (const kind of ['selfExclusion', 'timeOut'] as const) {
      const ends = list.find((each) => each.limitType === kind && each.limitState === 'ACTIVE')?.endsAt ?? 0;
      const seen = this.seenEnds.get(kind) ?? 0;
      if ((seen - 1) * 1_000 >= t)
        this.law(
          'nothing shortens an exclusion or a time-out',
          ends >= seen,
          () => `${kind} ends at ${ends}, not ${seen}`,
        );
      this.seenEnds.set(kind, Math.max(seen, ends));
      const expected = reference.runs(kind, t) ? Math.ceil((reference.ends.get(kind)?.endsAt ?? 0) / 1_000) : 0;
      this.law(
        'the operator equals the reference',
        ends === expected,
        () => `${kind} ends at ${ends}, not ${expected}`,
      );
    }
    this.open(t, list);
    this.law('a guest causes no call', world.guestCalls === 0, () => `${world.guestCalls} calls`);
    for (const tab of world.tabs) this.seenByTab(tab.id, tab.limits().limits, dueForApproval(tab.limits()), t);
  }

  /** Returns the stakes of bets that may no longer wait, as the operator does after each record and tick. */
  callBack(): void {
    const protection = this.parts.protect(this.world.book());
    for (const [key, { amount, isOrder }] of this.waiting) {
      const reasons = protection.against(PLAYER, waitingCoupon(amount, isOrder), key);
      if (protection.endsWaiting(reasons).length > 0) this.release(key);
    }
    const t = this.now();
    const left = [...this.waiting.values()];
    if (this.reference.runs('selfExclusion', t))
      this.law(
        'nothing waits under an exclusion or a time-out',
        left.length === 0,
        () => `${left.length} wait under an exclusion`,
      );
    if (this.reference.runs('timeOut', t)) {
      const orders = left.filter(({ isOrder }) => isOrder).length;
      this.law(
        'nothing waits under an exclusion or a time-out',
        orders === 0,
        () => `${orders} orders wait under a time-out`,
      );
    }
  }

  /** Debits or reserves a stake if the operator's protection allows it; the reference checks whether it should. */
  reserve(key: string, amount: number, isOrder: boolean): void {
    const t = this.now();
    const reasons = this.parts.protect(this.world.book()).against(PLAYER, waitingCoupon(amount, isOrder));
    const should = this.reference.isOpen(isOrder ? 'order' : 'stake', t) && amount <= this.reference.most('stake', t);
    this.law(
      'the operator equals the reference',
      (reasons.length === 0) === should,
      () => `${amount} may wait: ${!should}`,
    );
    if (reasons.length > 0) return;
    this.waiting.set(key, { amount, isOrder });
    this.reference.stakes.push({ at: t, amount, key });
    this.world.money((book) => book.ledger.stake(PLAYER, key, amount, t));
  }

  /** Decides everything that waits, oldest first. */
  strike(): void {
    const t = this.now();
    for (const [key, { amount, isOrder }] of this.waiting) {
      const reasons = this.parts.protect(this.world.book()).against(PLAYER, waitingCoupon(amount, isOrder), key);
      this.reference.release(key);
      const should = this.reference.isOpen(isOrder ? 'order' : 'stake', t) && amount <= this.reference.most('stake', t);
      this.law(
        'a waiting bet is checked again when it is struck',
        (reasons.length === 0) === should,
        () => `${amount} is ${reasons.length === 0 ? 'struck' : 'refused'}`,
      );
      if (reasons.length > 0) {
        this.release(key);
        continue;
      }
      this.waiting.delete(key);
      this.reference.stakes.push({ at: t, amount, key });
      this.world.money((book) => book.ledger.strike(PLAYER, key, amount, t));
      this.withinWindows('stake', t);
    }
  }

  withinWindows(action: 'stake' | 'deposit', t: number): void {
    for (const each of MONEY_KINDS) {
      if (each.startsWith('deposit') !== (action === 'deposit')) continue;
      const used = this.reference.used(each, t);
      this.law(
        'accepted deposits, stakes and net loss are within the limit in every rolling window',
        used <= this.reference.value(each),
        () => `${each}: ${used} of ${this.reference.value(each)}`,
      );
    }
  }

  private release(key: string): void {
    this.waiting.delete(key);
    this.reference.release(key);
    this.world.money((book) => book.ledger.release(PLAYER, key));
  }

  private open(t: number, list: readonly Limit[]): void {
    const { reference, world } = this;
    for (const action of ['stake', 'deposit'] as const) {
      const most = reference.most(action, t);
      const left = this.parts.allowance(list, action, 'EUR').most;
      const shown = left === null ? NONE : minorIn(left, 'EUR');
      this.law(
        'the allowance is the smallest remainder',
        shown === most,
        () => `${action}: the client says ${shown}, not ${most}`,
      );
      const book = world.book().allowance(PLAYER, action) ?? NONE;
      this.law(
        'the allowance is the smallest remainder',
        book === most,
        () => `${action}: the operator says ${book}, not ${most}`,
      );
    }
    for (const action of ['stake', 'deposit', 'bonus', 'promotion'] as const) {
      const isOpen = world.book().stops(PLAYER, action, 0).length === 0;
      if (reference.runs('selfExclusion', t))
        this.law('an exclusion stops bets, deposits, bonuses and promotions', !isOpen, () => `${action} is open`);
      else
        this.law(
          'the operator equals the reference',
          isOpen === reference.isOpen(action, t),
          () => `${action} is ${isOpen ? 'open' : 'closed'}`,
        );
    }
    this.law(
      'withdrawals are always open',
      world.book().stops(PLAYER, 'withdrawal', 1_000).length === 0,
      () => 'it is closed',
    );
  }

  private seenByTab(id: number, limits: readonly Limit[], due: readonly Limit[], t: number): void {
    for (const { limitType, startedAt } of due) {
      this.law(
        'setting the clock back activates nothing, setting it forward frees nothing',
        startedAt !== null && this.everLatest >= (startedAt + 86_400) * 1_000,
        () => `tab ${id} asks for ${limitType} early`,
      );
    }
    const knows = limits.some((each) => each.limitType === 'selfExclusion' && each.limitState === 'ACTIVE');
    const signedIn = this.world.tabs.find((tab) => tab.id === id)?.session().status === 'player';
    if (!signedIn) this.tabsThatKnow.delete(id);
    else if (this.tabsThatKnow.has(id) && this.reference.runs('selfExclusion', t))
      this.law(
        'setting the clock back activates nothing, setting it forward frees nothing',
        knows,
        () => `tab ${id} forgot the exclusion`,
      );
    if (knows) this.tabsThatKnow.add(id);
    else this.tabsThatKnow.delete(id);
  }
}

function waitingCoupon(amount: number, isOrder: boolean): ProtectedCoupon {
  return {
    accountId: PLAYER,
    promoCode: '',
    amount,
    currency: 'EUR',
    exactCoef: isOrder ? 2_000 : null,
    hasBonusBet: false,
  };
}
