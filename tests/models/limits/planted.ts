/** Plausible bugs, each planted in an otherwise correct system. The laws must find every one. */
import type { LimitsBook, LimitsBookDeps } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import { createProtection } from '../../../adapters/sandbox/operator/book/acceptance/protection.ts';
import type { Protection } from '../../../adapters/sandbox/operator/book/acceptance/protection.ts';
import { minorIn } from 'touchline/kernel/money';
import { createCell } from 'touchline/kernel/readable';
import { limitsDecider } from 'touchline/core/limits/decider';
import { allowanceOf, leftOf } from 'touchline/core/limits/rules/allowance';
import { inForce } from 'touchline/core/limits/rules/effective';
import { DEPOSIT_KINDS, LOSS_KINDS, STAKE_KINDS } from 'touchline/core/limits/types';
import { pendingChanges } from 'touchline/core/limits/rules/pending-notices';
import type { LimitKind } from 'touchline/core/limits/types';
import type { SessionState } from 'touchline/core/session/decider';
import type { Cashier } from './commands.ts';
import type { LawName } from './laws.ts';
import type { Parts } from './limits-world.ts';
import { PLAYER, SOUND } from './limits-world.ts';
import { SOUND_CASHIER } from './run-histories.ts';

const HOUR = 3_600_000;

export interface Planted {
  readonly what: string;
  readonly parts: Parts;
  readonly cashier: Cashier;
  /** A law that detects the bug; others may be broken first. */
  readonly breaks: readonly LawName[];
}

type Wrap = (book: LimitsBook, deps: LimitsBookDeps) => Partial<LimitsBook>;

function planted(
  what: string,
  breaks: readonly LawName[],
  parts: Partial<Parts>,
  cashier: Partial<Cashier> = {},
): Planted {
  return { what, breaks, parts: { ...SOUND, ...parts }, cashier: { ...SOUND_CASHIER, ...cashier } };
}

function inBook(what: string, breaks: readonly LawName[], wrap: Wrap): Planted {
  return planted(what, breaks, {
    createBook: (deps) => {
      const book = createLimitsBook(deps);
      return { ...book, ...wrap(book, deps) };
    },
  });
}

const pendingOf = (book: LimitsBook, playerId: number, kind: LimitKind) =>
  book.list(playerId).find((each) => each.limitType === kind && each.limitState === 'PENDING');

const LOOSER: LawName = 'a looser limit needs 86400 s and a confirmation after that';
const KEEPS: LawName = 'a dismissed, rejected or lapsed change keeps the old value';
const WINDOWS: LawName = 'accepted deposits, stakes and net loss are within the limit in every rolling window';
const CLOCK: LawName = 'setting the clock back activates nothing, setting it forward frees nothing';

function inProtection(
  what: string,
  breaks: readonly LawName[],
  wrap: (sound: Protection, book: LimitsBook) => Partial<Protection>,
): Planted {
  return planted(what, breaks, {
    protect: (book) => {
      const sound = SOUND.protect(book);
      return { ...sound, ...wrap(sound, book) };
    },
  });
}

const STRUCK: LawName = 'a waiting bet is checked again when it is struck';
const WAITS: LawName = 'nothing waits under an exclusion or a time-out';

export const PLANTED: readonly Planted[] = [
  inProtection('what was taken once is struck without another look', [STRUCK, WAITS], (sound) => ({
    against: (playerId, coupon, key) => (key === undefined ? sound.against(playerId, coupon) : []),
    endsWaiting: () => [],
  })),
  inProtection('an exclusion leaves what waits where it is', [WAITS], () => ({
    endsWaiting: () => [],
  })),
  inProtection('a time-out leaves orders waiting', [WAITS, STRUCK], (_sound, book) =>
    createProtection({
      limitStops: (playerId, action, ...rest) => book.stops(playerId, action === 'order' ? 'stake' : action, ...rest),
      rightStops: () => [],
    }),
  ),
  inProtection('a stake that waits is counted twice when it is struck', [STRUCK], (sound) => ({
    against: (playerId, coupon) => sound.against(playerId, coupon),
  })),
  inBook(
    'a struck stake counts from the start of its wait',
    [WINDOWS, STRUCK, 'the allowance is the smallest remainder'],
    (book) => ({
      ledger: { ...book.ledger, strike: () => undefined },
    }),
  ),
  inBook('a looser change is in force at once', [LOOSER, 'a removal and 999999999 are looser'], (book, deps) => ({
    save(playerId, changes, reasonId) {
      const result = book.save(playerId, changes, reasonId);
      for (const { limitType } of changes) {
        const waits = pendingOf(book, playerId, limitType);
        if (waits !== undefined)
          deps.commit({ t: 'limitSet', at: book.now(), playerId, limitType, value: waits.limitValue });
      }
      return result;
    },
  })),
  inBook('a yes counts an hour early', [LOOSER], (book, deps) => ({
    act(playerId, limitType, action) {
      const due = (pendingOf(book, playerId, limitType)?.endsAt ?? 0) * 1_000;
      const status = book.act(playerId, limitType, action);
      if (status !== 'tooEarly' || book.now() < due - HOUR) return status;
      deps.commit({ t: 'limitConfirmed', at: book.now(), playerId, limitType });
      return 'ok';
    },
  })),
  inBook('the due time is taken for a yes', [LOOSER], (book, deps) => ({
    list(playerId) {
      for (const { limitType, limitState, endsAt } of book.list(playerId)) {
        if (limitState === 'PENDING' && endsAt !== null && endsAt * 1_000 <= book.now())
          deps.commit({ t: 'limitConfirmed', at: book.now(), playerId, limitType });
      }
      return book.list(playerId);
    },
  })),
  inBook('a no is taken for a yes', [KEEPS, LOOSER], (book, deps) => ({
    act(playerId, limitType, action) {
      if (action === 'reject' && pendingOf(book, playerId, limitType) !== undefined)
        deps.commit({ t: 'limitConfirmed', at: book.now(), playerId, limitType });
      return book.act(playerId, limitType, action);
    },
  })),
  inBook('a lapsed change comes into force', [KEEPS, LOOSER], (book, deps) => {
    const asked = new Map<LimitKind, number>();
    return {
      save(playerId, changes, reasonId) {
        const result = book.save(playerId, changes, reasonId);
        for (const { limitType } of changes)
          if (pendingOf(book, playerId, limitType) !== undefined) asked.set(limitType, book.now());
        return result;
      },
      list(playerId) {
        for (const [limitType, at] of asked) {
          if (book.now() < at + 8 * 24 * HOUR || pendingOf(book, playerId, limitType) !== undefined) continue;
          asked.delete(limitType);
          deps.commit({ t: 'limitConfirmed', at: book.now(), playerId, limitType });
        }
        return book.list(playerId);
      },
    };
  }),
  inBook('a second wish stands beside the first', ['at most one change is pending per kind'], (book) => {
    const second = new Map<LimitKind, number>();
    return {
      save(playerId, changes, reasonId) {
        const result = book.save(playerId, changes, reasonId);
        if (result.status === 'pendingExists')
          for (const { limitType, limitValue } of changes) second.set(limitType, limitValue);
        return result;
      },
      list: (playerId) =>
        book
          .list(playerId)
          .flatMap((each) =>
            each.limitState === 'PENDING' && second.has(each.limitType)
              ? [each, { ...each, limitValue: second.get(each.limitType) ?? 0 }]
              : [each],
          ),
    };
  }),
  inBook(
    '999999999 is an ordinary number, below no limit',
    ['a removal and 999999999 are looser', LOOSER, 'two concurrent stricter changes result in the stricter one'],
    (book, deps) => ({
      save(playerId, changes, reasonId) {
        for (const { limitType, limitValue } of changes)
          if (limitValue === 999_999_999)
            deps.commit({ t: 'limitSet', at: book.now(), playerId, limitType, value: null });
        return book.save(playerId, changes, reasonId);
      },
    }),
  ),
  inBook('a window is an hour short', [WINDOWS, 'the allowance is the smallest remainder'], (book) => ({
    ledger: {
      ...book.ledger,
      stake: (playerId, key, amount, at) => book.ledger.stake(playerId, key, amount, at - HOUR),
    },
  })),
  inBook('an open bet counts half', [WINDOWS, 'the allowance is the smallest remainder'], (book) => ({
    ledger: { ...book.ledger, stake: (playerId, key, amount, at) => book.ledger.stake(playerId, key, amount / 2, at) },
  })),
  inBook('what was won raises the limit', [WINDOWS, 'the allowance is the smallest remainder'], (book) => ({
    ledger: {
      ...book.ledger,
      settle(playerId, key, returned, at) {
        book.ledger.settle(playerId, key, returned, at);
        if (returned > 0) book.ledger.stake(playerId, `bonus ${key}`, -returned / 2, at);
      },
    },
  })),
  inBook(
    'an exclusion ends an hour early',
    ['nothing shortens an exclusion or a time-out', 'an exclusion stops bets, deposits, bonuses and promotions'],
    (book) => ({
      list: (playerId) =>
        book
          .list(playerId)
          .filter(
            ({ limitType, endsAt }) => limitType !== 'selfExclusion' || (endsAt ?? 0) * 1_000 - HOUR > book.now(),
          ),
    }),
  ),
  inBook('the last exclusion counts, not the longest', ['nothing shortens an exclusion or a time-out'], (book) => {
    const asked = new Map<LimitKind, number>();
    return {
      save(playerId, changes, reasonId) {
        for (const { limitType, limitValue } of changes) asked.set(limitType, book.now() + limitValue * 24 * HOUR);
        return book.save(playerId, changes, reasonId);
      },
      list: (playerId) =>
        book
          .list(playerId)
          .map((each) =>
            each.limitType === 'timeOut' ? { ...each, endsAt: Math.ceil((asked.get('timeOut') ?? 0) / 1_000) } : each,
          ),
    };
  }),
  inBook(
    'bonuses are open under an exclusion',
    ['an exclusion stops bets, deposits, bonuses and promotions'],
    (book) => ({
      stops: (playerId, action, ...rest) => (action === 'bonus' ? [] : book.stops(playerId, action, ...rest)),
    }),
  ),
  inBook('withdrawal is closed under an exclusion', ['withdrawals are always open'], (book) => ({
    stops: (playerId, action, ...rest) => book.stops(playerId, action === 'withdrawal' ? 'bonus' : action, ...rest),
  })),
  inBook('the same wish again begins again', ['duplicate calls are idempotent'], (book) => ({
    save(playerId, changes, reasonId) {
      for (const { limitType, limitValue } of changes)
        if (pendingOf(book, playerId, limitType)?.limitValue === limitValue) book.act(playerId, limitType, 'reject');
      return book.save(playerId, changes, reasonId);
    },
  })),
  inBook(
    'the last of two stricter changes wins',
    ['two concurrent stricter changes result in the stricter one', LOOSER, KEEPS],
    (book, deps) => ({
      save(playerId, changes, reasonId) {
        for (const { limitType, limitValue, seenValue } of changes) {
          const current = inForce(book.list(playerId), limitType)?.limitValue;
          if (
            current !== undefined &&
            limitValue > current &&
            seenValue !== undefined &&
            limitValue < (seenValue ?? 999_999_999)
          )
            deps.commit({ t: 'limitSet', at: book.now(), playerId, limitType, value: limitValue });
        }
        return book.save(playerId, changes, reasonId);
      },
    }),
  ),
  planted(
    'a withdrawal restores the allowance',
    ['a withdrawal never restores the allowance'],
    {},
    { withdraw: (world, t) => world.money((book) => book.ledger.deposit(PLAYER, `out ${t}`, -500, t)) },
  ),
  planted(
    'a failed deposit is counted',
    ['a failed deposit uses no allowance', 'the allowance is the smallest remainder'],
    {},
    { failDeposit: (world, t) => world.money((book) => book.ledger.deposit(PLAYER, `failed ${t}`, 500, t)) },
  ),
  planted('a restart forgets pending changes', ['the operator equals the reference', 'replay equals live'], {
    replay: (records) => records.filter(({ t }) => t !== 'limitAsked'),
  }),
  planted(
    'a restart forgets exclusions',
    ['nothing shortens an exclusion or a time-out', 'the operator equals the reference'],
    {
      replay: (records) => records.filter(({ t }) => t !== 'limitExcluded'),
    },
  ),
  planted(
    'the operator trusts the device’s time',
    [LOOSER, KEEPS, WINDOWS, 'nothing shortens an exclusion or a time-out', 'the allowance is the smallest remainder'],
    { operatorClock: (_now, _skew, device) => device },
  ),
  planted('a tab asks by the device’s clock', [CLOCK], {
    answer: (_path, body) =>
      typeof body === 'object' && body !== null && 'serverTime' in body ? { ...body, serverTime: undefined } : body,
    decider: {
      ...limitsDecider,
      decide: (command, state, facts, stamp) =>
        limitsDecider.decide(
          command.type === 'limits/receive'
            ? { ...command, payload: { ...command.payload, serverTime: stamp.at } }
            : command,
          state,
          facts,
          stamp,
        ),
    },
  }),
  planted('a tab frees allowance by the device’s clock', [CLOCK], {
    decider: {
      ...limitsDecider,
      evolve(state, event) {
        const next = limitsDecider.evolve(state, event);
        return event.type === 'limits/received'
          ? {
              ...next,
              limits: next.limits.filter(
                ({ limitType, endsAt }) =>
                  limitType !== 'selfExclusion' || (endsAt ?? 0) * 1_000 > event.payload.receivedAt,
              ),
            }
          : next;
      },
    },
  }),
  planted('a tab applies a stricter limit only after the answer', ['a stricter limit is in force in the same batch'], {
    decider: {
      ...limitsDecider,
      evolve: (state, event) =>
        event.type === 'limits/changeAsked' && event.payload.what === 'save'
          ? { ...limitsDecider.evolve(state, event), asked: { what: 'stop' } }
          : limitsDecider.evolve(state, event),
    },
  }),
  planted('a guest causes calls', ['a guest causes no call'], {
    session: () => createCell<SessionState>({ status: 'player', userId: String(PLAYER), previousLoginAt: null }),
  }),
  planted('the allowance is the last remainder', ['the allowance is the smallest remainder'], {
    allowance(limits, action, currency) {
      const kinds: readonly LimitKind[] = action === 'stake' ? [...STAKE_KINDS, ...LOSS_KINDS] : DEPOSIT_KINDS;
      const last = kinds.map((kind) => inForce(limits, kind)).findLast((limit) => limit !== null);
      const sound = allowanceOf(limits, action, currency);
      return last === undefined || last === null || sound.most === null || minorIn(sound.most, currency) === 0
        ? sound
        : { most: leftOf(last), limitType: last.limitType };
    },
  }),
  planted('no limit counts as the strictest limit', ['the direction of a change is correct'], {
    changes: (limits) => pendingChanges(limits).map((each) => (each.to === -1 ? { ...each, direction: -1 } : each)),
  }),
];
