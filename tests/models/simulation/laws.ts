/**
 * The laws, and the witness that checks every event against them.
 *
 * - Saved first: a coupon is sent only after its intent is on disk, with a key, as pressed, and only for the
 *   signed-in player.
 * - Kept: an intent on disk stays until the operator's answer is known, its player logs out, or the disk is damaged.
 *   Nothing is wiped without a logout.
 * - One bet: at most one bet per key and per pressed coupon, none without a press or after a refusal, each as
 *   pressed.
 * - Evidence: accepted, refused and waiting are shown only after the operator's answer to that key; "not placed" only
 *   when nothing was sent, or while the
 *   event of the next try is in transit to the tab that shows it.
 * - Complete: an accepted coupon is not offered again; the history shows the player's own bets only; a logout leaves
 *   no legs.
 * - Together: all tabs show one coupon.
 * - Money: the operator's accounts sum to zero and match the bets (`money.ts`).
 * - Calm: no defect is reported except the faults of the plan.
 * - Healed: see `healed.ts`.
 */
import type { Recorded } from 'touchline/kernel/message';
import type { HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { Browser, Tab, Watcher } from './browser.ts';
import { DISK_FULL } from './browser.ts';
import { intentsIn, intentsOn } from './disk.ts';
import { kindOf } from './faults.ts';
import { wrongMoney } from './money.ts';
import { idOf, isBetAsPressed, isSentAsPressed, NO_EDIT } from './press.ts';
import type { Press, Sent } from './press.ts';
import type { RealOperator } from './real-operator.ts';

/** Calls whose failure must be logged, so that a network fault is no defect there. */
const LOGGED: ReadonlySet<string> = new Set(['user/load', 'user/rights']);

export interface Laws extends Watcher {
  /** Checks the laws on the current state; throws if one is or was broken. */
  check(): void;
  breaks(law: string, detail: string): void;
  /** Intents on disk without a received answer: `player key`. */
  readonly open: ReadonlySet<string>;
  /** Bets that a tab saw accepted before any logout: `player key`. */
  readonly accepted: ReadonlySet<string>;
  /**
   * False after the disk was full or damaged, or a tab was killed with unwritten events: then more than guaranteed can
   * be lost.
   */
  isWhole(): boolean;
  killed(tab: Tab): void;
  /**
   * Whether this device's clock was changed; after setting it back, a new tab's events may appear older than those of
   * others.
   */
  clockSet(ms: number): void;
  /** Whether a player logged out or was replaced, so that personal data is removed. */
  mayForget(): void;
  /** Whether all tabs have received the logout. */
  allLeft(): void;
  /** Whether the world is quiet, so that all tabs must show one coupon. */
  checkTogether(): void;
  note(line: string): void;
  readonly trace: readonly string[];
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** How long events may wait before they are written, plus the duration of a write. A killed tab may lose them. */
const UNWRITTEN_MS = 200;

type Ending = 'accepted' | 'rejected' | 'ordered' | 'notSaved';
const ENDINGS: ReadonlyMap<string, Ending> = new Map([
  ['coupon/betAccepted', 'accepted'],
  ['coupon/betRejected', 'rejected'],
  ['coupon/orderTaken', 'ordered'],
  ['coupon/placeNotSaved', 'notSaved'],
]);

export function createLaws(
  world: () => { readonly browser: Browser; readonly operator: RealOperator; readonly now: () => number },
): Laws {
  const trace: string[] = [];
  const broken = new Set<string>();
  const saved = new Set<string>();
  const open = new Set<string>();
  // Keys belong to a player: `player key`.
  const presses = new Map<string, Press>();
  const sentIds = new Set<string>();
  const evidence = new Set<string>();
  const unsaved = new Set<string>();
  /** Keys that a tab shows as not saved, until the tab receives the next try. */
  const reportedUnsaved = new Map<Tab, Set<string>>();
  const accepted = new Set<string>();
  const lastAccepted = new Map<Tab, { readonly id: string; readonly epoch: number }>();
  let hasLeft = false;
  let epoch = 0;
  let taps = 0;
  let forgetting = false;
  let sound = true;
  let torn = false;
  const lastEventAt = new Map<Tab, number>();
  const isWhole = (): boolean => sound && !torn;

  const breaks = (law: string, detail: string): void => void broken.add(`${law}: ${detail}`);
  const note = (line: string): void => void trace.push(`${world().now()} ${line}`);
  const hasEvidence = (ending: Ending, id: string): boolean => evidence.has(`${ending} ${id}`);
  const playerIn = (tab: Tab): string => {
    const session = tab.core.session.get();
    return session.status === 'player' ? session.userId : '';
  };

  function sentCoupon(tab: Tab, request: HttpRequest): void {
    const key = request.headers['idempotency-key'] ?? '';
    const coupon = JSON.parse(request.body ?? '') as Sent;
    const session = tab.core.session.get();
    if (key === '') breaks('saved first', 'a coupon was sent without a key');
    const id = idOf(coupon.userId, key);
    if (!saved.has(id)) breaks('saved first', `${key} was sent and is not on disk`);
    if (session.status !== 'player' || session.userId !== coupon.userId)
      breaks('saved first', `${key} was sent while its player is not signed in`);
    const press = presses.get(id);
    if (press === undefined || !isSentAsPressed(press, coupon))
      breaks('saved first', `${key} was sent with a coupon that nobody pressed`);
    sentIds.add(id);
  }

  function checkAnswer(tab: Tab, request: HttpRequest, { status, text }: HttpResponse): void {
    const key =
      request.headers['idempotency-key'] ?? decodeURIComponent(/by-key\/([^/?]+)/.exec(request.path)?.[1] ?? '');
    const isRefused =
      kindOf(request) === 'place' && (status === 400 || status === 403 || status === 413 || status === 422);
    let answer: { readonly key?: unknown; readonly status?: unknown } | null = null;
    try {
      answer = JSON.parse(text) as { readonly key?: unknown; readonly status?: unknown };
    } catch {
      // No readable answer.
    }
    const said = isRefused ? 'rejected' : status === 200 && answer?.key === key ? answer.status : null;
    if (said !== 'accepted' && said !== 'rejected' && said !== 'ordered') return;
    const id = idOf(playerIn(tab), key);
    evidence.add(`${said} ${id}`);
    if (said !== 'ordered') open.delete(id);
  }

  function intended(recorded: Recorded): void {
    const { key, sent } = recorded.event.payload as { readonly key: string; readonly sent: Sent };
    const press = presses.get(idOf(sent.userId, key)) ?? {
      epoch,
      batch: recorded.id.split('.')[0] ?? '',
      coupons: [],
    };
    press.coupons.push(sent);
    presses.set(idOf(sent.userId, key), press);
  }

  function ended(tab: Tab, recorded: Recorded, ending: Ending): void {
    const { key, why } = recorded.event.payload as { readonly key: string; readonly why?: 'otherTab' };
    const id = idOf(playerIn(tab), key);
    if (ending === 'accepted') lastAccepted.set(tab, { id, epoch });
    if (ending === 'notSaved') reportedUnsaved.set(tab, (reportedUnsaved.get(tab) ?? new Set()).add(id));
    if (recorded.foreign === true) return;
    const isTrue = ending === 'notSaved' ? !sentIds.has(id) : hasEvidence(ending, id);
    if (!isTrue) breaks('evidence', `${tab.name} says that ${id} is ${ending}`);
    if (ending === 'accepted') accepted.add(id);
    if (ending !== 'notSaved') return;
    // An intent on disk is given up unsent only where another tab has placed the coupon differently.
    if (open.delete(id) && why !== 'otherTab') breaks('evidence', `${tab.name} gives up ${id}, which is on disk`);
    // A key that was never sent may be used again.
    unsaved.add(id);
    presses.delete(id);
  }

  function checkBets(): void {
    const ids = new Set<string>();
    const batches = new Map<number, string>();
    for (const record of world().operator.records) {
      if (record.t !== 'betAccepted') continue;
      const { key, playerId, coupon } = record;
      const id = idOf(String(playerId), key);
      if (ids.has(id)) breaks('one bet', `two bets of ${id}`);
      ids.add(id);
      const press = presses.get(id);
      if (press === undefined) {
        breaks('one bet', `nobody pressed ${id}`);
        continue;
      }
      if (hasEvidence('rejected', id)) breaks('one bet', `${id} was refused and became a bet`);
      if ((batches.get(press.epoch) ?? press.batch) !== press.batch)
        breaks('one bet', `${id} is a second bet of one coupon`);
      batches.set(press.epoch, press.batch);
      if (!isBetAsPressed(press, coupon.amount, coupon.legs)) breaks('one bet', `${id} is not what was pressed`);
    }
  }

  /** Whether these legs are those of the accepted bet: of two coupons sent under one key the operator took one. */
  function isBetOf(id: string, legs: readonly { readonly marketId: number }[]): boolean {
    const bet = world().operator.records.find(
      (record) => record.t === 'betAccepted' && idOf(String(record.playerId), record.key) === id,
    );
    const marketIds = (each: readonly { readonly marketId: number }[]): string =>
      each.map(({ marketId }) => marketId).join();
    return bet?.t === 'betAccepted' && marketIds(bet.coupon.legs) === marketIds(legs);
  }

  /** The outcomes that a tab shows, by key; a lone refusal has no key. */
  function endingsShownBy(
    tab: Tab,
  ): readonly { readonly key: string | null; readonly said: 'accepted' | 'rejected' }[] {
    const { placing } = tab.core.coupon.get();
    if (placing.state === 'accepted') return [{ key: placing.bet.key, said: 'accepted' }];
    if (placing.state === 'rejected') return [{ key: null, said: 'rejected' }];
    if (placing.state !== 'several') return [];
    return placing.items.flatMap(({ key, state }) =>
      state === 'accepted' || state === 'rejected' ? [{ key, said: state }] : [],
    );
  }

  function mayShow(tab: Tab, key: string | null, said: 'accepted' | 'rejected'): boolean {
    if (key === null) return unsaved.size + taps > 0 || [...evidence].some((each) => each.startsWith('rejected '));
    const id = idOf(playerIn(tab), key);
    if (said === 'accepted') return hasEvidence('accepted', id);
    return (
      hasEvidence('rejected', id) ||
      (unsaved.has(id) && !sentIds.has(id)) ||
      reportedUnsaved.get(tab)?.has(id) === true ||
      (taps > 0 && !presses.has(id))
    );
  }

  function checkTab(tab: Tab): void {
    const userId = playerIn(tab);
    const {
      legs,
      settings: { isCouponFixed },
    } = tab.core.coupon.get();
    const decided = world().operator.decided();
    // A guest's tab no longer knows the player of a bet.
    if (userId !== '')
      for (const { key, said } of endingsShownBy(tab))
        if (!mayShow(tab, key, said)) breaks('evidence', `${tab.name} shows ${key ?? 'a bet'} as ${said}`);
    const last = lastAccepted.get(tab);
    if (isWhole() && last?.epoch === epoch && !isCouponFixed && isBetOf(last.id, legs))
      breaks('whole', `${tab.name} offers ${last.id} again`);
    for (const { key } of tab.core.history.get().bets)
      if (decided.get(idOf(userId, key)) !== 'accepted') breaks('whole', `${tab.name} shows the bet ${key}`);
    if (userId === '' && tab.core.session.get().status === 'guest' && hasLeft && legs.length > 0)
      breaks('whole', `${tab.name} shows the coupon of one who left`);
  }

  return {
    trace,
    note,
    breaks,
    open,
    accepted,
    isWhole,
    killed(tab) {
      if (world().now() - (lastEventAt.get(tab) ?? 0) < UNWRITTEN_MS) torn = true;
    },
    check() {
      for (const wrong of wrongMoney(world().operator)) breaks('money', wrong);
      checkBets();
      for (const tab of world().browser.tabs()) checkTab(tab);
      const stored = new Set(intentsOn(world().browser.disk).map(({ key, userId }) => idOf(userId, key)));
      for (const id of open) if (!stored.has(id)) breaks('kept', `the intent ${id} is gone from the disk`);
      if (broken.size > 0) throw new LawBroken([...broken].join('\n'));
    },
    sent(tab, request, fate) {
      note(`${tab.name} ${request.method} ${request.path} ${request.headers['idempotency-key'] ?? ''} ${fate}`);
      if (kindOf(request) === 'place') sentCoupon(tab, request);
    },
    answered(tab, request, response) {
      const kind = kindOf(request);
      note(
        `${tab.name} receives ${response.status} of ${request.path} ${kind === 'place' || kind === 'ask' ? response.text : response.text.length}`,
      );
      if (kind === 'place' || kind === 'ask') checkAnswer(tab, request, response);
    },
    event(tab, recorded) {
      const { type } = recorded.event;
      const own = recorded.foreign !== true;
      if (!type.startsWith('line/')) note(`${tab.name} ${own ? '' : 'receives '}${type} ${recorded.id}`);
      if (!type.startsWith('coupon/')) return;
      if (own) lastEventAt.set(tab, world().now());
      if (own && !NO_EDIT.has(type)) epoch += 1;
      if (type === 'coupon/legAdded' || type === 'coupon/draftRestored' || type === 'coupon/loaded') hasLeft = false;
      if (type === 'coupon/oneClickRefused') taps += 1;
      if (type === 'coupon/placeIntended')
        reportedUnsaved.get(tab)?.delete(idOf(playerIn(tab), (recorded.event.payload as { readonly key: string }).key));
      if (own && type === 'coupon/placeIntended') intended(recorded);
      const ending = ENDINGS.get(type);
      if (ending !== undefined) ended(tab, recorded, ending);
    },
    saved(text) {
      for (const { key, userId } of intentsIn(text)) {
        const id = idOf(userId, key);
        saved.add(id);
        if (!hasEvidence('accepted', id) && !hasEvidence('rejected', id)) open.add(id);
      }
    },
    wiped(tab) {
      note(`${tab.name} wipes`);
      if (!forgetting) breaks('kept', `${tab.name} wiped the disk though nobody left`);
      open.clear();
      accepted.clear();
      epoch += 1;
    },
    harmed(text) {
      note('the disk is harmed');
      if (text === null) return;
      sound = false;
      epoch += 1;
      for (const { key, userId } of intentsIn(text)) open.delete(idOf(userId, key));
    },
    full() {
      note('the disk is full');
      sound = false;
    },
    reported(tab, where, fault) {
      const said = fault instanceof Error ? fault.message : String(fault);
      note(`${tab.name} reports ${where}: ${said}`);
      if (said !== DISK_FULL && !LOGGED.has(where)) breaks('calm', `${where}: ${said}`);
    },
    mayForget: () => void (forgetting = true),
    clockSet(ms) {
      if (ms < 0) torn = true;
    },
    allLeft: () => void (hasLeft = true),
    checkTogether() {
      // A new tab cannot know what never reached the disk.
      if (!isWhole()) return;
      const shown = new Map(
        world()
          .browser.tabs()
          .map((tab) => {
            const { legs, betType, stakeText } = tab.core.coupon.get();
            return [JSON.stringify([legs.map(({ marketId }) => marketId), betType, stakeText]), tab.name];
          }),
      );
      if (shown.size > 1) breaks('together', [...shown].map(([coupon, name]) => `${name} shows ${coupon}`).join(', '));
    },
  };
}
