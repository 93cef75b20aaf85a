/**
 * The commands of a history: a player in several tabs, a hostile client, money, time, clocks, the network and the
 * operator.
 */
import fc from 'fast-check';
import { numberOfKind, onWire } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { isNoLimit } from 'touchline/core/limits/rules/kinds';
import { bindingLimits, dueForApproval } from 'touchline/core/limits/rules/binding';
import { INITIAL } from 'touchline/core/limits/state';
import type { LimitKind, TimedKind } from 'touchline/core/limits/types';
import type { History } from './history.ts';
import { KINDS } from './history.ts';
import { turns } from './limits-clock.ts';
import type { Fate, LimitsWorld } from './limits-world.ts';
import { PLAYER } from './limits-world.ts';
import { NONE } from './reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Step = fc.AsyncCommand<History, LimitsWorld>;

function step(name: string, run: (history: History, world: LimitsWorld) => Promise<void> | void): Step {
  return {
    check: () => true,
    async run(history, world) {
      await run(history, world);
      await turns();
      history.callBack();
      history.agree();
    },
    toString: () => name,
  };
}

const money = fc.constantFrom(500, 1_000, 2_000, 3_000, 5_000, 10_000, 999_999_999);
const stakes = fc.constantFrom(100, 400, 500, 1_000, 2_500);
const which = fc.nat({ max: 3 });
/** Mostly the same two kinds, so that histories reach their ends. */
const kind = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<LimitKind>('stakeDay', 'depositWeek') },
  { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
);
const minutes = fc.constantFrom(5, 15, 30, 60, -1);

const valued: fc.Arbitrary<readonly [LimitKind, number]> = kind.chain((each) =>
  (each === 'realityCheck' ? minutes : money).map((value) => [each, value] as const),
);

function tabOf(world: LimitsWorld, at: number): LimitsWorld['tabs'][number] | undefined {
  return world.tabs[at % Math.max(1, world.tabs.length)];
}

/** A limit change in a tab; a stricter one applies there before the answer. */
function saveIn(history: History, world: LimitsWorld, at: number, limitType: LimitKind, limitValue: number): void {
  const tab = tabOf(world, at);
  if (tab === undefined) return;
  const before = limitsIn(tab.limits().limits, limitType);
  const next = isNoLimit(limitType, limitValue) ? NONE : limitValue;
  const outcome = tab.dispatch({ type: 'limits/save', payload: { changes: [{ limitType, limitValue }] } });
  if (!outcome.ok || next >= before) return;
  const binds = Math.min(limitsIn(bindingLimits(tab.limits()), limitType), limitsIn(tab.limits().limits, limitType));
  const isKnownToFail = tab.limits().outcome?.isOk === false;
  if (!isKnownToFail)
    history.law(
      'a stricter limit is in force in the same batch',
      binds <= next,
      () => `${limitType} in tab ${tab.id}: ${binds}, not ${next}`,
    );
}

function limitsIn(list: ReturnType<typeof bindingLimits>, kindOf: LimitKind): number {
  return list.find((each) => each.limitType === kindOf && each.limitState === 'ACTIVE')?.limitValue ?? NONE;
}

let keys = 0;
const nextKey = (): string => `key-${(keys += 1)}`;

function spend(history: History, world: LimitsWorld, action: 'stake' | 'deposit', amount: number): void {
  const t = history.now();
  const { reference } = history;
  const isAllowed = world.book().stops(PLAYER, action, amount).length === 0;
  const should = reference.isOpen(action, t) && amount <= reference.most(action, t);
  if (isAllowed) {
    const key = nextKey();
    if (action === 'stake') {
      reference.stakes.push({ at: t, amount, key });
      world.money((book) => book.ledger.stake(PLAYER, key, amount, t));
    } else {
      reference.deposits.push({ at: t, amount, key });
      world.money((book) => book.ledger.deposit(PLAYER, key, amount, t));
    }
    history.withinWindows(action, t);
  }
  history.law(
    'the operator equals the reference',
    isAllowed === should,
    () => `${action} of ${amount} was ${isAllowed ? 'accepted' : 'refused'}`,
  );
}

function settle(history: History, world: LimitsWorld, percent: number): void {
  const { reference } = history;
  const open = reference.stakes.find(
    ({ key }) => !history.waiting.has(key) && !reference.returns.some((each) => each.key === key),
  );
  if (open === undefined) return;
  const t = history.now();
  const amount = (open.amount * percent) / 100;
  reference.returns.push({ at: t, amount, key: open.key });
  world.money((book) => book.ledger.settle(PLAYER, open.key, amount, t));
}

function unmoved(
  history: History,
  name: 'a withdrawal never restores the allowance' | 'a failed deposit uses no allowance',
  run: () => void,
): void {
  const before = JSON.stringify(history.list());
  run();
  const after = JSON.stringify(history.list());
  history.law(name, before === after, () => `${before} became ${after}`);
}

/** Hooks for planted bugs; the correct world does nothing here. */
export interface Cashier {
  readonly withdraw: (world: LimitsWorld, t: number) => void;
  readonly failDeposit: (world: LimitsWorld, t: number) => void;
}

function hostile(
  method: 'POST' | 'DELETE',
  path: string,
  body: unknown,
  query: Readonly<Record<string, string>> = {},
): (history: History, world: LimitsWorld) => void {
  return (_history, world) => void world.send(method, path, query, body);
}

function waiting(history: History, type: LimitKind): string | undefined {
  const found = history.list().find(({ limitType, limitState }) => limitType === type && limitState === 'PENDING');
  return found === undefined ? undefined : JSON.stringify(found);
}

export function allSteps(cashier: Cashier): fc.Arbitrary<Iterable<Step>> {
  const steps: fc.Arbitrary<Step>[] = [
    fc
      .tuple(which, valued)
      .map(([at, [type, value]]) => step(`tab ${at} saves ${type}=${value}`, (h, w) => saveIn(h, w, at, type, value))),
    valued.map(([limitType, limitValue]) =>
      step(
        `a client sends ${limitType}=${limitValue}`,
        hostile('POST', limitsPaths.limits, { limits: [onWire({ limitType, limitValue })] }),
      ),
    ),
    fc
      .tuple(kind, fc.constantFrom('confirm', 'reject'))
      .map(([limitType, action]) =>
        step(
          `a client sends ${action} ${limitType}`,
          hostile('POST', limitsPaths.action, onWire({ action, limitType })),
        ),
      ),
    fc
      .tuple(which, kind, fc.constantFrom('limits/confirm', 'limits/reject', 'limits/remove'))
      .map(([at, limitType, type]) =>
        step(
          `tab ${at} ${type} ${limitType}`,
          (_h, w) => void tabOf(w, at)?.dispatch({ type, payload: { limitType } }),
        ),
      ),
    fc.constantFrom('confirm', 'reject').map((action) =>
      step(`the question is answered with ${action}`, (_h, w) => {
        const tab = w.tabs.find((each) => dueForApproval(each.limits()).length > 0);
        const due = tab === undefined ? undefined : dueForApproval(tab.limits())[0];
        if (due !== undefined)
          tab?.dispatch({
            type: action === 'confirm' ? 'limits/confirm' : 'limits/reject',
            payload: { limitType: due.limitType },
          });
      }),
    ),
    fc.tuple(which, fc.boolean()).map(([at, right]) =>
      step(`tab ${at} answers the test ${right ? 'well' : 'badly'}`, (_h, w) => {
        const answers = [1, 2, 2].map((answerId, index) => ({
          questionId: index + 1,
          answerId: right ? answerId : 3 - answerId,
        }));
        tabOf(w, at)?.dispatch({ type: 'limits/answerTest', payload: { answers } });
      }),
    ),
    fc
      .tuple(which, fc.constantFrom<TimedKind>('selfExclusion', 'timeOut'), fc.constantFrom(1, 7, 30))
      .map(([at, limitType, limitValue]) =>
        step(
          `tab ${at} excludes ${limitType} for ${limitValue}`,
          (_h, w) =>
            void tabOf(w, at)?.dispatch({
              type: 'limits/save',
              payload: { changes: [{ limitType, limitValue }] },
            }),
        ),
      ),
    fc
      .tuple(fc.constantFrom<TimedKind>('selfExclusion', 'timeOut'), fc.constantFrom(1, 7, 30))
      .map(([limitType, limitValue]) =>
        step(
          `a client excludes ${limitType} for ${limitValue}`,
          hostile('POST', limitsPaths.limits, { limits: [onWire({ limitType, limitValue })] }),
        ),
      ),
    which.map((at) =>
      step(`tab ${at} stops`, (_h, w) => void tabOf(w, at)?.dispatch({ type: 'limits/stop', payload: {} })),
    ),
    stakes.map((amount) => step(`stakes ${amount}`, (h, w) => spend(h, w, 'stake', amount))),
    stakes.map((amount) => step(`stakes ${amount} again`, (h, w) => spend(h, w, 'stake', amount))),
    fc
      .tuple(stakes, fc.boolean())
      .map(([amount, isOrder]) =>
        step(`${isOrder ? 'an order' : 'a live bet'} of ${amount} waits`, (h) => h.reserve(nextKey(), amount, isOrder)),
      ),
    fc.constant(step('what waits is struck', (h) => h.strike())),
    stakes.map((amount) => step(`deposits ${amount}`, (h, w) => spend(h, w, 'deposit', amount))),
    fc
      .constantFrom(0, 50, 100, 300)
      .map((percent) => step(`a bet returns ${percent} %`, (h, w) => settle(h, w, percent))),
    fc.constant(
      step('withdraws', (h, w) =>
        unmoved(h, 'a withdrawal never restores the allowance', () => cashier.withdraw(w, h.now())),
      ),
    ),
    fc.constant(
      step('a deposit fails', (h, w) =>
        unmoved(h, 'a failed deposit uses no allowance', () => cashier.failDeposit(w, h.now())),
      ),
    ),
    fc.constantFrom(1_000, 30_000, 10 * MINUTE, HOUR).map((ms) => step(`${ms} ms pass`, (_h, w) => w.clock.run(ms))),
    fc.constantFrom(HOUR, DAY - 1, DAY, DAY + 1, 2 * DAY, 7 * DAY, 9 * DAY, 30 * DAY).map((ms) =>
      step(`sleeps ${ms} ms`, async (_h, w) => {
        w.clock.sleep(ms);
        await w.clock.run(3_000);
      }),
    ),
    fc.constantFrom(-40 * DAY, -DAY, -HOUR, HOUR, DAY, 40 * DAY).map((ms) =>
      step(`the clock is set by ${ms} ms`, async (_h, w) => {
        w.clock.set(ms);
        await w.clock.run(3_000);
      }),
    ),
    fc.constant(step('a tab opens', (_h, w) => void (w.tabs.length < 3 && w.open()))),
    which.map((at) =>
      step(`tab ${at} closes`, (_h, w) => {
        const tab = tabOf(w, at);
        if (tab === undefined || w.tabs.length < 2) return;
        tab.close();
        w.tabs.splice(w.tabs.indexOf(tab), 1);
      }),
    ),
    fc
      .tuple(which, fc.boolean())
      .map(([at, visible]) =>
        step(`tab ${at} is ${visible ? 'seen' : 'hidden'}`, (_h, w) => tabOf(w, at)?.visible.set(visible)),
      ),
    fc
      .constantFrom(0, -DAY, -HOUR, HOUR)
      .map((skew) => step(`the operator starts again, its clock off by ${skew}`, (h) => h.restart(skew))),
    fc
      .array(fc.constantFrom<Fate>('loseAnswer', 'loseRequest', 'forbid', 'error', 'answer'), { maxLength: 3 })
      .map((fates) => step(`the network will ${fates.join()}`, (_h, w) => void w.fates.splice(0, Infinity, ...fates))),
    fc.constant(
      step('the last call comes twice', (h, w) => {
        const last = w.received.at(-1);
        if (last === undefined || h.now() - h.receivedAt > 1_000 || !h.isQuietSince(h.receivedAt)) return;
        const before = JSON.stringify(h.list());
        w.send(last.method, last.path, last.query, last.body);
        const after = JSON.stringify(h.list());
        h.law(
          'duplicate calls are idempotent',
          before === after,
          () => `${last.method} ${last.path} ${JSON.stringify(last.body)}: ${before} became ${after}`,
        );
      }),
    ),
    fc.tuple(kind, money, money).map(([type, one, other]) =>
      step(`two tabs tighten ${type} to ${one} and ${other}`, async (h, w) => {
        if (type === 'realityCheck' || w.tabs.length < 2) return;
        const before = h.active(type);
        w.fates.splice(0);
        const [first, second] = w.tabs;
        for (const [tab, value] of [
          [first, one],
          [second, other],
        ] as const)
          tab?.dispatch({ type: 'limits/save', payload: { changes: [{ limitType: type, limitValue: value }] } });
        await turns();
        const sent = w.received
          .slice(-2)
          .flatMap(({ at, path, body }) =>
            at === w.clock.now() && path === limitsPaths.limits
              ? (body as { limits: { limitType: number; limitValue: number }[] }).limits
              : [],
          )
          .filter(({ limitType, limitValue }) => limitType === numberOfKind(type) && !isNoLimit(type, limitValue))
          .map(({ limitValue }) => limitValue);
        const tightest = Math.min(before, ...sent);
        h.law(
          'two concurrent stricter changes result in the stricter one',
          h.active(type) === tightest,
          () => `${type}: ${h.active(type)}, not ${tightest}`,
        );
      }),
    ),
    // Complete sequences, so that many histories reach the end of one.
    fc
      .tuple(
        kind,
        fc.constantFrom(DAY - 1, DAY - HOUR / 2, DAY, 2 * DAY, 8 * DAY - 1, 8 * DAY),
        fc.constantFrom('confirm', 'reject'),
      )
      .map(([type, ms, action]) =>
        step(`tightens ${type}, wants it looser, and says ${action} after ${ms} ms`, async (h, w) => {
          const [tight, loose] = type === 'realityCheck' ? [5, -1] : [400, 20_000];
          const wish = { limits: [{ limitType: numberOfKind(type), limitValue: loose }] };
          w.send('POST', limitsPaths.limits, {}, { limits: [{ limitType: numberOfKind(type), limitValue: tight }] });
          w.send('POST', limitsPaths.limits, {}, wish);
          await w.clock.run(2 * MINUTE);
          const before = waiting(h, type);
          w.send('POST', limitsPaths.limits, {}, wish);
          // If the pending change has lapsed meanwhile, this is a new change.
          if (before !== undefined)
            h.law(
              'duplicate calls are idempotent',
              before === waiting(h, type),
              () => `${type}: ${before} became ${waiting(h, type)}`,
            );
          w.clock.sleep(ms - 2 * MINUTE);
          h.agree();
          w.send('POST', limitsPaths.action, {}, { action, limitType: numberOfKind(type) });
        }),
      ),
    fc.tuple(stakes, which).map(([amount, at]) =>
      step(`an order fills the limit of ${amount} and is struck`, async (h, w) => {
        saveIn(h, w, at, 'stakeDay', amount);
        await turns();
        h.reserve(nextKey(), amount, true);
        h.strike();
      }),
    ),
    fc.constant(step('logs out', (_h, w) => w.logOut())),
    fc.constant(step('logs in', (_h, w) => w.logIn())),
    fc.tuple(which, fc.constantFrom('continue', 'nothing', 'log_out'), fc.boolean()).map(([at, action, notAgain]) =>
      step(`tab ${at} answers the reminder with ${action}`, (_h, w) => {
        tabOf(w, at)?.dispatch({
          type: 'limits/answerReminder',
          payload: {
            action: action === 'continue' ? 'continue' : action === 'nothing' ? 'nothing' : 'log_out',
            notAgain,
          },
        });
        if (w.tabs.every((tab) => tab.session().status !== 'player')) w.loginAt = null;
      }),
    ),
  ];
  return fc.commands(steps, { maxCommands: 40, size: 'max' });
}

/**
 * Replay equals live: each tab's state is the fold of its events, and an operator restarted from the record equals the
 * running one.
 */
export function replays(history: History, world: LimitsWorld): void {
  for (const tab of world.tabs) {
    const folded = tab.recorded.reduce(
      (state, { event }) => history.evolve(state, event as Parameters<History['evolve']>[1]),
      INITIAL,
    );
    history.law('replay equals live', JSON.stringify(folded) === JSON.stringify(tab.limits()), () => `tab ${tab.id}`);
    history.law('replay equals live', tab.reports.length === 0, () => tab.reports.join());
  }
  const before = JSON.stringify([history.list(), world.book().story(PLAYER)]);
  history.restart();
  const after = JSON.stringify([history.list(), world.book().story(PLAYER)]);
  history.law('replay equals live', before === after, () => `${before} became ${after}`);
}
