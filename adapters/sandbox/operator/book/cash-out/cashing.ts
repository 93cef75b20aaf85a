/**
 * Decides cash-outs: offers, requests by key, the live delay, and automatic ones. A player who may not bet any more, by
 * an exclusion or a lost right, may still cash out: the money is the player's [CSO-10].
 */
import type { CashOutAnswerWire, CashOutOfferWire } from 'touchline/core/cash-out/answers-wire';
import type { CashOutPart } from 'touchline/core/cash-out/types';
import { chosenPart, partBounds, partStakes } from 'touchline/core/cash-out/rules/offer';
import type { CashOutChoice, DivisibleBet } from 'touchline/core/cash-out/rules/offer';
import type { Right, RightStop } from 'touchline/core/user/rules/rights';
import type { Line, LineClock } from '../../line/line.ts';
import type { Wallets } from '../../players/wallets.ts';
import type { Journal } from '../../store/journal.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import type { Delays } from '../acceptance/delays.ts';
import { paidOut } from '../acceptance/stake-money.ts';
import { owed } from '../advance/advance.ts';
import type { Bets } from '../bets.ts';
import type { KnownBet } from '../known-bet.ts';
import { possibleWin, termsOf } from '../payout.ts';
import type { CashOuts, CashOutReason, PendingCashOut } from './cash-outs.ts';
import { offerOf, priceOf } from './price.ts';
import type { NoOffer, Priced } from './price.ts';
import { openStake, withStake } from './rest.ts';

interface CashingDeps {
  readonly bets: Pick<Bets, 'bet'>;
  readonly cashOuts: CashOuts;
  readonly journal: Pick<Journal, 'commit'>;
  readonly line: Pick<Line, 'market'>;
  readonly clock: LineClock;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly delays: Delays;
  readonly rightStops: (right: Right) => readonly RightStop[];
  readonly maxPayoutOf: (coupon: StoredCoupon) => number;
  /** The least of the stake that a part may leave on the bet, minor units [CSO-19]. */
  readonly minRestOf: (coupon: StoredCoupon) => number;
  readonly report: (error: unknown) => void;
}

/** A request: the part of the stake, and the amount that the player saw for it. */
export interface AskedCashOut {
  readonly betId: number;
  readonly stake: number;
  readonly amount: number;
}

export interface Cashing {
  start(): void;
  stop(): void;
  /** `choices`: the part that the player looks at, by bet. */
  offers(
    playerId: number,
    betIds: readonly number[],
    choices?: ReadonlyMap<number, CashOutChoice>,
  ): readonly CashOutOfferWire[];
  /** Decides a key that has no answer yet. */
  take(playerId: number, key: string, asked: AskedCashOut): void;
  /** Decides every waiting cash-out that is due. */
  decideDue(): void;
  /** Strikes the automatic cash-outs whose amount is reached. */
  strikeAutos(): void;
  /** Null: done. */
  setAuto(playerId: number, betId: number, amount: number | null): CashOutReason | null;
}

/** The reasons of a closed site: while it is closed nothing is priced. */
function closedSite({ rightStops }: Pick<CashingDeps, 'rightStops'>): readonly CashOutReason[] {
  return rightStops('bet').flatMap((code) => (code === 'maintenance' || code === 'siteBlocked' ? [{ code }] : []));
}

export function createCashing(deps: CashingDeps): Cashing {
  const { bets, cashOuts, journal, line, clock, wallets, delays, maxPayoutOf, minRestOf, report } = deps;
  const timers = new Set<() => void>();
  /** Since when the amount of an automatic cash-out has been reached without a break, wall ms. */
  const reachedAt = new Map<number, number>();

  const own = (playerId: number, betId: number): KnownBet | null => {
    const bet = bets.bet(betId);
    return bet?.playerId === playerId ? bet : null;
  };
  const priced = (bet: KnownBet): ReturnType<typeof priceOf> => priceOf(line, bet, maxPayoutOf(bet.coupon));
  const bestOf = ({ coupon }: KnownBet, stake: number): number => {
    const part = withStake(coupon, stake);
    return stake === 0 ? 0 : possibleWin(part, termsOf(part, maxPayoutOf(coupon)));
  };

  const judge = (
    playerId: number,
    { betId, stake, amount }: AskedCashOut,
  ): { readonly reasons: readonly CashOutReason[] } | { readonly reasons: null; readonly now: Priced } => {
    const bet = own(playerId, betId);
    if (bet === null) return { reasons: [{ code: 'unknownBet' }] };
    const closed = closedSite(deps);
    if (closed.length > 0) return { reasons: closed };
    const price = priced(bet);
    if (!price.ok) return { reasons: [{ code: price.reason }] };
    const { open } = price.value;
    if (stake < 1 || stake > open) return { reasons: [{ code: 'badStake', amount: open }] };
    const minRest = minRestOf(bet.coupon);
    if (stake < open && open - stake < minRest) return { reasons: [{ code: 'restTooSmall', amount: minRest }] };
    const offer = offerOf(price.value, stake);
    if (offer < 1) return { reasons: [{ code: 'tooSmall' }] };
    return offer < amount ? { reasons: [{ code: 'moved', amount: offer }] } : { reasons: null, now: price.value };
  };

  const accept = (playerId: number, key: string, { betId, stake, amount: least }: AskedCashOut, now: Priced): void => {
    const bet = own(playerId, betId);
    if (bet === null) throw new Error(`bet ${betId} is not in the book`);
    const { currency } = bet.coupon;
    const amount = offerOf(now, stake);
    const repaid = Math.min(amount, owed({ wallets }, playerId, currency));
    journal.commit({
      t: 'cashOutAccepted',
      at: clock.now(),
      playerId,
      key,
      betId,
      stake,
      amount,
      least,
      repaid,
      rest: now.open - stake,
      entries: paidOut(playerId, currency, amount, repaid),
    });
  };

  const reject = (playerId: number, key: string, betId: number, reasons: readonly CashOutReason[]): void =>
    journal.commit({ t: 'cashOutRejected', at: clock.now(), playerId, key, betId, reasons: [...reasons] });

  const decide = ({ playerId, key, betId, stake, amount }: PendingCashOut): void => {
    const judged = judge(playerId, { betId, stake, amount });
    if (judged.reasons !== null) return reject(playerId, key, betId, judged.reasons);
    return accept(playerId, key, { betId, stake, amount }, judged.now);
  };

  const decideDue = (): void => {
    for (const pending of cashOuts.pending()) if (pending.acceptAt <= clock.now()) decide(pending);
  };
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      report(error);
    }
  };
  const decideAt = (at: number): void => {
    const cancel = clock.schedule(at, () => {
      timers.delete(cancel);
      guarded(decideDue);
    });
    timers.add(cancel);
  };

  /** The live delay protects an automatic cash-out as it does a request: the amount must stand for as long. */
  const strikeAuto = (betId: number, amount: number): void => {
    const bet = bets.bet(betId);
    const now = clock.now();
    const price = bet === null || cashOuts.isWaiting(betId) || closedSite(deps).length > 0 ? null : priced(bet);
    if (bet === null || price?.ok !== true || offerOf(price.value, price.value.open) < amount)
      return void reachedAt.delete(betId);
    const since = reachedAt.get(betId) ?? now;
    reachedAt.set(betId, since);
    if (price.value.isLive && now < since + delays.live) return undefined;
    reachedAt.delete(betId);
    return accept(bet.playerId, '', { betId, stake: price.value.open, amount }, price.value);
  };

  const offer = (bet: KnownBet, choice: CashOutChoice | null): CashOutOfferWire => {
    const price = closedSite(deps).length > 0 ? ({ ok: false, reason: 'notPriced' } as const) : priced(bet);
    const open = openStake(bet);
    const best = bestOf(bet, open);
    const common = {
      betId: String(bet.id),
      stake: open,
      best,
      autoAmount: cashOuts.autos().get(bet.id) ?? null,
      isWaiting: cashOuts.isWaiting(bet.id),
    };
    if (!price.ok) return { ...common, reason: price.reason, isLive: false, parts: [], bounds: null, chosen: null };
    const minRest = minRestOf(bet.coupon);
    const partOf = (stake: number, percent: number): CashOutPart => {
      const restStake = open - stake;
      const restBest = bestOf(bet, restStake);
      return { percent, stake, amount: offerOf(price.value, stake), givesUp: best - restBest, restStake, restBest };
    };
    const parts = partStakes(open)
      .filter(({ stake }) => stake === open || open - stake >= minRest)
      .map(({ percent, stake }) => partOf(stake, percent))
      .filter(({ amount }) => amount > 0);
    const divisible: DivisibleBet = { ...price.value, minRest };
    const chosen = choice === null ? null : chosenPart(divisible, choice);
    return {
      ...common,
      reason: null,
      isLive: price.value.isLive,
      parts,
      bounds: partBounds(divisible),
      chosen:
        choice === null || chosen === null ? null : { ...partOf(chosen, Math.floor((chosen * 100) / open)), choice },
    };
  };

  return {
    start: () => {
      for (const { acceptAt } of cashOuts.pending()) decideAt(acceptAt);
      guarded(decideDue);
    },
    stop: () => {
      for (const cancel of timers) cancel();
      timers.clear();
    },
    offers: (playerId, betIds, choices) =>
      betIds.flatMap((id) => own(playerId, id) ?? []).map((bet) => offer(bet, choices?.get(bet.id) ?? null)),
    take: (playerId, key, asked) => {
      const judged = judge(playerId, asked);
      const { betId, stake, amount } = asked;
      if (judged.reasons !== null) return reject(playerId, key, betId, judged.reasons);
      if (cashOuts.isWaiting(betId)) return reject(playerId, key, betId, [{ code: 'underWay' }]);
      if (!judged.now.isLive) return accept(playerId, key, asked, judged.now);
      const at = clock.now();
      const acceptAt = at + delays.live;
      journal.commit({ t: 'cashOutPending', at, playerId, key, betId, stake, amount, acceptAt });
      return decideAt(acceptAt);
    },
    decideDue,
    strikeAutos: () => {
      for (const [betId, amount] of [...cashOuts.autos()]) guarded(() => strikeAuto(betId, amount));
    },
    setAuto: (playerId, betId, amount) => {
      const bet = own(playerId, betId);
      if (bet === null) return { code: 'unknownBet' };
      if ((cashOuts.autos().get(betId) ?? null) === amount) return null;
      if (amount !== null) {
        const price = priced(bet);
        const never: readonly NoOffer[] = ['settled', 'notOwnMoney', 'typeNotOffered'];
        if (!price.ok && never.includes(price.reason)) return { code: price.reason };
        const best = bestOf(bet, openStake(bet));
        if (amount < 1) return { code: 'tooSmall' };
        if (amount > best) return { code: 'aboveBest', amount: best };
      }
      journal.commit({ t: 'autoCashOutSet', at: clock.now(), playerId, betId, amount });
      return null;
    },
  };
}

/** The answer to a key. */
export function answerOf(
  key: string,
  known: NonNullable<ReturnType<CashOuts['answer']>>,
  view: (betId: number) => CashOutAnswerWire['bet'],
): CashOutAnswerWire {
  const none = { key, acceptAt: null, paid: null, reasons: [], bet: null };
  switch (known.status) {
    case 'pending':
      return { ...none, status: 'pending', acceptAt: known.pending.acceptAt };
    case 'rejected':
      return { ...none, status: 'rejected', reasons: known.reasons };
    case 'accepted': {
      const { at, stake, amount, rest, betId } = known.record;
      return { ...none, status: 'accepted', paid: { at, stake, amount, rest }, bet: view(betId) };
    }
  }
}
