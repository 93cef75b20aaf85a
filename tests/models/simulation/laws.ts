/**
 * The laws, and the witness who holds everything that happens against them.
 *
 * - Saved first: a coupon is sent when its intent has been on disk, with a key, as it was pressed, and only for the player who is signed in.
 * - Kept: an intent on disk stays there until the operator's answer is known, its player leaves, or the disk rots. Nothing is wiped unless somebody left.
 * - One bet: at most one bet a key, at most one a coupon that was pressed, none that nobody pressed or that was refused, each as it was pressed.
 * - Evidence: accepted, refused and waiting are said only after the operator's answer for that key; not placed only when nothing was sent.
 * - Whole: an accepted coupon is not offered again; the history shows the player's own bets alone; who left leaves no legs.
 * - Together: all tabs show one coupon.
 * - Money: the operator's accounts sum to zero and hold what the bets leave (`money.ts`).
 * - Calm: nothing is reported as a defect but the faults of the plan.
 * - Healed: see `healed.ts`.
 */
import type { Recorded } from '../../../core/kernel/message.ts';
import type { HttpRequest, HttpResponse } from '../../../core/ports/http.ts';
import type { Browser, Tab, Watcher } from './browser.ts';
import { DISK_FULL } from './browser.ts';
import { intentsIn, intentsOn } from './disk.ts';
import { kindOf } from './faults.ts';
import { wrongMoney } from './money.ts';
import type { RealOperator } from './real-operator.ts';

export interface Laws extends Watcher {
  /** Holds what is to be seen now against the laws; throws when one is or was broken. */
  check(): void;
  breaks(law: string, detail: string): void;
  /** Intents on disk whose answer nobody has heard: key and player. */
  readonly open: ReadonlyMap<string, string>;
  /** Bets that a tab saw accepted, and that nobody has left since: their keys. */
  readonly accepted: ReadonlySet<string>;
  /** False once the disk was full or rotten: then more can be lost than what is promised. */
  isDiskSound(): boolean;
  /** A player asked to leave, or another came: what is personal goes. */
  mayForget(): void;
  /** All tabs have heard that the player left. */
  allLeft(): void;
  /** Nothing has happened for a moment: all tabs show one coupon. */
  checkTogether(): void;
  note(line: string): void;
  readonly trace: readonly string[];
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** Events after which a press still means the same coupon. */
const NO_EDIT: ReadonlySet<string> = new Set([
  'coupon/placeIntended', 'coupon/placeSent', 'coupon/placePending', 'coupon/placeUnknown', 'coupon/orderTaken', 'coupon/orderCancelAsked', 'coupon/priceMoved', 'coupon/questionAsked',
  'coupon/questionClosed', 'coupon/limitsKnown', 'coupon/resultDismissed', 'coupon/shareAsked', 'coupon/shared', 'coupon/shareClosed', 'coupon/expressesAsked', 'coupon/expressesReceived',
  'coupon/loadAsked', 'coupon/loadFailed', 'coupon/oneClickAsked', 'coupon/oneClickDeclined',
]);

interface Press {
  /** Presses of one epoch are for one coupon: nothing was edited and nothing was told between them. */
  readonly epoch: number;
  /** What was intended together. */
  readonly batch: string;
  readonly userId: string;
  readonly marketIds: string;
  /** Amount, markets and prices; more than one when two tabs whose edits crossed pressed at the same moment. */
  readonly contents: Set<string>;
}

interface Sent {
  readonly userId: string;
  readonly amount: number;
  readonly bets: readonly { readonly marketId: number; readonly coef: number }[];
}

function contentOf(amount: number, legs: readonly { readonly marketId: number; readonly price: number }[]): string {
  return [amount, ...legs.map(({ marketId, price }) => `${marketId}@${price}`)].join(' ');
}

function contentOfSent({ amount, bets }: Sent): string {
  return contentOf(amount, bets.map(({ marketId, coef }) => ({ marketId, price: coef })));
}

type Ending = 'accepted' | 'rejected' | 'waiting' | 'notSaved';
const ENDINGS: ReadonlyMap<string, Ending> = new Map([
  ['coupon/betAccepted', 'accepted'], ['coupon/betRejected', 'rejected'], ['coupon/orderTaken', 'waiting'], ['coupon/placeNotSaved', 'notSaved'],
]);

export function createLaws(world: () => { readonly browser: Browser; readonly operator: RealOperator; readonly now: () => number }): Laws {
  const trace: string[] = [];
  const broken = new Set<string>();
  const saved = new Set<string>();
  const open = new Map<string, string>();
  const presses = new Map<string, Press>();
  const sentKeys = new Set<string>();
  const evidence = new Set<string>();
  const unsaved = new Set<string>();
  const accepted = new Set<string>();
  const lastAccepted = new Map<Tab, { readonly key: string; readonly epoch: number }>();
  let hasLeft = false;
  let epoch = 0;
  let taps = 0;
  let forgetting = false;
  let sound = true;

  const breaks = (law: string, detail: string): void => void broken.add(`${law}: ${detail}`);
  const note = (line: string): void => void trace.push(`${world().now()} ${line}`);
  const hasEvidence = (ending: Ending, key: string): boolean => evidence.has(`${ending} ${key}`);

  function sentCoupon(tab: Tab, request: HttpRequest): void {
    const key = request.headers['idempotency-key'] ?? '';
    const coupon = JSON.parse(request.body ?? '') as Sent;
    const session = tab.core.session.get();
    if (key === '') breaks('saved first', 'a coupon was sent without a key');
    if (!saved.has(key)) breaks('saved first', `${key} was sent and is not on disk`);
    if (session.status !== 'player' || session.userId !== coupon.userId) breaks('saved first', `${key} was sent while its player is not signed in`);
    if (presses.get(key)?.contents.has(contentOfSent(coupon)) !== true) breaks('saved first', `${key} was sent with a coupon that nobody pressed`);
    sentKeys.add(key);
  }

  function toldAnswer(request: HttpRequest, { status, text }: HttpResponse): void {
    const key = request.headers['idempotency-key'] ?? decodeURIComponent(/by-key\/([^/?]+)/.exec(request.path)?.[1] ?? '');
    const isRefused = kindOf(request) === 'place' && (status === 400 || status === 403 || status === 413 || status === 422);
    let answer: { readonly key?: unknown; readonly status?: unknown } | null = null;
    try {
      answer = JSON.parse(text) as { readonly key?: unknown; readonly status?: unknown };
    } catch {
      // No answer that anybody could read.
    }
    const said = isRefused ? 'rejected' : status === 200 && answer?.key === key ? answer.status : null;
    if (said !== 'accepted' && said !== 'rejected' && said !== 'waiting') return;
    evidence.add(`${said} ${key}`);
    if (said !== 'waiting') open.delete(key);
  }

  function intended(recorded: Recorded): void {
    const { key, sent } = recorded.event.payload as { readonly key: string; readonly sent: Sent };
    const press = presses.get(key) ?? { epoch, batch: recorded.id.split('.')[0] ?? '', userId: sent.userId, marketIds: sent.bets.map(({ marketId }) => marketId).join(), contents: new Set<string>() };
    press.contents.add(contentOfSent(sent));
    presses.set(key, press);
  }

  function ended(tab: Tab, recorded: Recorded, ending: Ending): void {
    const { key } = recorded.event.payload as { readonly key: string };
    if (ending === 'accepted') lastAccepted.set(tab, { key, epoch });
    if (recorded.foreign === true) return;
    const isTrue = ending === 'notSaved' ? !sentKeys.has(key) : hasEvidence(ending, key);
    if (!isTrue) breaks('evidence', `${tab.name} says that ${key} is ${ending}`);
    if (ending === 'accepted') accepted.add(key);
    if (ending !== 'notSaved') return;
    // A key that was never sent is free for another try.
    unsaved.add(key);
    presses.delete(key);
  }

  function checkBets(): void {
    const keys = new Set<string>();
    const batches = new Map<number, string>();
    for (const record of world().operator.records) {
      if (record.t !== 'betAccepted') continue;
      const { key, playerId, coupon } = record;
      if (keys.has(`${playerId} ${key}`)) breaks('one bet', `two bets of ${key}`);
      keys.add(`${playerId} ${key}`);
      const press = presses.get(key);
      if (press === undefined || press.userId !== String(playerId)) {
        breaks('one bet', `nobody pressed ${key}`);
        continue;
      }
      if (hasEvidence('rejected', key)) breaks('one bet', `${key} was refused and became a bet`);
      if ((batches.get(press.epoch) ?? press.batch) !== press.batch) breaks('one bet', `${key} is a second bet of one coupon`);
      batches.set(press.epoch, press.batch);
      if (!press.contents.has(contentOf(coupon.amount, coupon.legs.map(({ marketId, seen }) => ({ marketId, price: seen }))))) breaks('one bet', `${key} is not what was pressed`);
    }
  }

  /** What a tab says became of bets, by key; of a refusal that stands alone it says no key. */
  function saidBy(tab: Tab): readonly { readonly key: string | null; readonly said: 'accepted' | 'rejected' }[] {
    const { placing } = tab.core.coupon.get();
    if (placing.state === 'accepted') return [{ key: placing.bet.key, said: 'accepted' }];
    if (placing.state === 'rejected') return [{ key: null, said: 'rejected' }];
    if (placing.state !== 'several') return [];
    return placing.items.flatMap(({ key, state }) => (state === 'accepted' || state === 'rejected' ? [{ key, said: state }] : []));
  }

  function maySay(key: string | null, said: 'accepted' | 'rejected'): boolean {
    if (key === null) return unsaved.size + taps > 0 || [...evidence].some((each) => each.startsWith('rejected '));
    if (said === 'accepted') return hasEvidence('accepted', key);
    return hasEvidence('rejected', key) || (unsaved.has(key) && !sentKeys.has(key)) || (taps > 0 && !presses.has(key));
  }

  function checkTab(tab: Tab): void {
    const session = tab.core.session.get();
    const { legs, settings: { isCouponFixed } } = tab.core.coupon.get();
    const userId = session.status === 'player' ? session.userId : '';
    const decided = world().operator.decided();
    for (const { key, said } of saidBy(tab)) if (!maySay(key, said)) breaks('evidence', `${tab.name} shows ${key ?? 'a bet'} as ${said}`);
    const last = lastAccepted.get(tab);
    const press = presses.get(last?.key ?? '');
    const isOffered = press !== undefined && legs.map(({ marketId }) => marketId).join() === press.marketIds;
    if (sound && last?.epoch === epoch && isOffered && !isCouponFixed) breaks('whole', `${tab.name} offers ${last.key} again`);
    for (const { key } of tab.core.history.get().bets) if (decided.get(`${userId} ${key}`) !== 'accepted') breaks('whole', `${tab.name} shows the bet ${key}`);
    if (session.status === 'guest' && hasLeft && legs.length > 0) breaks('whole', `${tab.name} shows the coupon of one who left`);
  }

  return {
    trace, note, breaks, open, accepted,
    isDiskSound: () => sound,
    check() {
      for (const wrong of wrongMoney(world().operator)) breaks('money', wrong);
      checkBets();
      for (const tab of world().browser.tabs()) checkTab(tab);
      const stored = new Set(intentsOn(world().browser.disk).map(({ key }) => key));
      for (const key of open.keys()) if (!stored.has(key)) breaks('kept', `the intent ${key} is gone from the disk`);
      if (broken.size > 0) throw new LawBroken([...broken].join('\n'));
    },
    sent(tab, request, fate) {
      note(`${tab.name} ${request.method} ${request.path} ${request.headers['idempotency-key'] ?? ''} ${fate}`);
      if (kindOf(request) === 'place') sentCoupon(tab, request);
    },
    told(tab, request, response) {
      const kind = kindOf(request);
      note(`${tab.name} hears ${response.status} of ${request.path} ${kind === 'place' || kind === 'ask' ? response.text : response.text.length}`);
      if (kind === 'place' || kind === 'ask') toldAnswer(request, response);
    },
    event(tab, recorded) {
      const { type } = recorded.event;
      const own = recorded.foreign !== true;
      if (!type.startsWith('line/')) note(`${tab.name} ${own ? '' : 'hears of '}${type} ${recorded.id}`);
      if (!type.startsWith('coupon/')) return;
      if (own && !NO_EDIT.has(type)) epoch += 1;
      if (type === 'coupon/legAdded' || type === 'coupon/draftRestored' || type === 'coupon/loaded') hasLeft = false;
      if (type === 'coupon/oneClickRefused') taps += 1;
      if (own && type === 'coupon/placeIntended') intended(recorded);
      const ending = ENDINGS.get(type);
      if (ending !== undefined) ended(tab, recorded, ending);
    },
    saved(text) {
      for (const { key, userId } of intentsIn(text)) {
        saved.add(key);
        if (!hasEvidence('accepted', key) && !hasEvidence('rejected', key)) open.set(key, userId);
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
      for (const { key } of intentsIn(text)) open.delete(key);
    },
    full() {
      note('the disk is full');
      sound = false;
    },
    reported(tab, where, fault) {
      const said = fault instanceof Error ? fault.message : String(fault);
      note(`${tab.name} reports ${where}: ${said}`);
      if (said !== DISK_FULL) breaks('calm', `${where}: ${said}`);
    },
    mayForget: () => void (forgetting = true),
    allLeft: () => void (hasLeft = true),
    checkTogether() {
      // What the disk has lost a new tab can not know.
      if (!sound) return;
      const shown = new Map(world().browser.tabs().map((tab) => {
        const { legs, typeId, stakeText } = tab.core.coupon.get();
        return [JSON.stringify([legs.map(({ marketId }) => marketId), typeId, stakeText]), tab.name];
      }));
      if (shown.size > 1) breaks('together', [...shown].map(([coupon, name]) => `${name} shows ${coupon}`).join(', '));
    },
  };
}
