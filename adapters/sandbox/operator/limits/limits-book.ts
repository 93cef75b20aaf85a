/**
 * The operator's side of responsible gaming. A stricter limit takes effect at once; a looser one waits and then needs
 * confirmation; a running exclusion can only be extended. All state is folded from the record. Time never goes back
 * here, whatever the clock does.
 */
import type { RulePack } from 'touchline/core/limits/packs/pack';
import {
  activityOf,
  EXCLUSION,
  isMoneyKind,
  isNoLimit,
  isTimedKind,
  NO_LIMIT_AMOUNT,
  NOT_SET,
} from 'touchline/core/limits/rules/kinds';
import type {
  Answer,
  AvailableLimit,
  ControlPeriod,
  ControlStep,
  Limit,
  LimitKind,
  LimitPreview,
  LimitStory,
  MoneyKind,
  Question,
} from 'touchline/core/limits/types';
import { controlSteps } from './control.ts';
import { decideAction, decideChange, decideExclusion } from './decide.ts';
import type { Verdict } from './decide.ts';
import { assess, leftNow } from './enforce.ts';
import type { Judged, PlayerView, Stop, StoppedAction } from './enforce.ts';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { availableOf, limitsOf } from './list.ts';
import { createPlayerLimits, foldLimit } from './player-limits.ts';
import type { PlayerLimits } from './player-limits.ts';
import { preview } from './preview.ts';
import { createQuestions } from './questions.ts';
import type { LimitRecord } from './records.ts';
import { createSessionTime } from './session-time.ts';

export interface LimitsBookDeps {
  /** The rule pack in force. */
  readonly pack: () => RulePack;
  /** Makes a record durable and passes it to `apply`. */
  readonly commit: (record: LimitRecord) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The currency of the player's money, and so of their limits. */
  readonly currencyOf: (playerId: number) => string;
  /** Since when the operator has known the player, ms; null or absent when unknown. */
  readonly knownSince?: (playerId: number) => number | null;
  /** Whether the operator locks the extra section for everybody. */
  readonly isLockedForAll?: () => boolean;
  /** An unguessable text. */
  readonly newToken: () => string;
}

export interface AskedChange {
  readonly limitType: LimitKind;
  readonly limitValue: number;
  /** The currency that the player saw; by default their own. */
  readonly currency?: string | undefined;
  /** The value that the player saw when asking; null for none. Absent when the caller does not know. */
  readonly seenValue?: number | null | undefined;
}

export interface SaveResult {
  /**
   * 'ok', 'test', or the refusal: 'pendingExists', 'shorter', 'locked', 'notAvailable', 'notAllowedValue',
   * 'otherCurrency', 'aboveCeiling'.
   */
  readonly status: string;
  readonly questions: readonly Question[];
  readonly tokenGuid: string;
}

export interface LimitsBook {
  apply(record: LimitRecord): void;
  /** Receives stakes, returns and deposits as the operator's records are folded. */
  readonly ledger: Ledger;
  now(): number;
  /** Something was recorded at this time, so the current time is not earlier. */
  observe(at: number): void;
  list(playerId: number): readonly Limit[];
  /** The currency in which the player's limits are set. */
  currency(playerId: number): string;
  available(): readonly AvailableLimit[];
  save(playerId: number, changes: readonly AskedChange[], reasonId: number | null): SaveResult;
  remove(playerId: number, limitType: LimitKind): SaveResult;
  /** 'ok', 'tooEarly' or 'nothingPending'. */
  act(playerId: number, limitType: LimitKind, action: 'confirm' | 'reject'): string;
  /** null: no such test. */
  answerTest(
    playerId: number,
    tokenGuid: string,
    answers: readonly Answer[],
  ): readonly { readonly questionId: number; readonly isRight: boolean }[] | null;
  /** Stops everything for 24 hours. */
  blockUser(playerId: number): void;
  ping(playerId: number): void;
  /** Extra time that counts as played today for everybody, ms; for trials. */
  readonly playedAhead: { get(): number; set(ms: number): void };
  /** Everything that stops the action; empty when nothing does. */
  stops(playerId: number, action: StoppedAction, amount: number, judged?: Judged): readonly Stop[];
  /** The smallest remainder, minor units; null when nothing limits the action. */
  allowance(playerId: number, action: 'stake' | 'deposit'): number | null;
  /** Activity in the hours or days of a period; `offsetMs` is the player's UTC offset. */
  control(playerId: number, period: ControlPeriod, offsetMs: number): readonly ControlStep[];
  /** When the player last reviewed their limits, ms; null when unknown. */
  reviewedAt(playerId: number): number | null;
  review(playerId: number): void;
  preview(playerId: number, limitType: MoneyKind, limitValue: number): LimitPreview;
  story(playerId: number): readonly LimitStory[];
  /** Locks or unlocks the extra section for the operator. */
  lock(playerId: number, isLocked: boolean): void;
}

const BLOCKED_DAYS = 1;

export function createLimitsBook({
  pack: packNow,
  commit,
  now: clockNow,
  currencyOf,
  newToken,
  knownSince = () => null,
  isLockedForAll = () => false,
}: LimitsBookDeps): LimitsBook {
  const players = new Map<number, PlayerLimits>();
  const ledger = createLedger();
  const time = createSessionTime();
  const tests = createQuestions(newToken);
  let latest = 0;

  const now = (): number => {
    latest = Math.max(latest, clockNow());
    return latest;
  };
  const of = (playerId: number): PlayerLimits => {
    const known = players.get(playerId) ?? createPlayerLimits();
    players.set(playerId, known);
    return known;
  };
  const view = (playerId: number): PlayerView => {
    const at = now();
    const player = of(playerId);
    return {
      player,
      ledger: ledger.of(playerId),
      pack: packNow(),
      isLocked: player.isLocked || isLockedForAll(),
      now: at,
      currency: currencyOf(playerId),
      usedMs: time.usedMs(playerId, at, player.time),
    };
  };
  const done = ({ record, status }: Verdict): string => {
    if (record !== null) commit(record);
    return status;
  };

  function saveOne(
    playerId: number,
    { limitType, limitValue, currency, seenValue }: AskedChange,
    reasonId: number | null,
  ): SaveResult {
    const [at, pack] = [now(), packNow()];
    if (isMoneyKind(limitType) && currency !== undefined && currency !== currencyOf(playerId))
      return plain('otherCurrency');
    if (isTimedKind(limitType))
      return plain(
        done(decideExclusion(of(playerId), { playerId, limitType, days: limitValue, reasonId, now: at, pack })),
      );
    const value = isNoLimit(limitType, limitValue) ? null : limitValue;
    const verdict = decideChange(of(playerId), {
      playerId,
      limitType,
      value,
      seen: seenValue,
      now: at,
      pack,
      isLocked: view(playerId).isLocked,
    });
    const asksFirst =
      pack.testsBeforeRemoval && value === null && isMoneyKind(limitType) && activityOf(limitType) === 'deposit';
    if (verdict.record?.t === 'limitAsked' && asksFirst)
      return { status: 'test', ...tests.open(playerId, limitType, at) };
    return plain(done(verdict));
  }

  return {
    apply(record) {
      latest = Math.max(latest, record.at);
      foldLimit(of(record.playerId), record);
    },
    ledger,
    now,
    observe: (at) => void (latest = Math.max(latest, at)),
    list: (playerId) => limitsOf(view(playerId)),
    currency: currencyOf,
    available: () => availableOf(packNow()),
    save(playerId, changes, reasonId) {
      // Each change by itself: refusing one must not delay a stricter other.
      const results = changes.map((change) => saveOne(playerId, change, reasonId));
      return results.find(({ status }) => status !== 'ok') ?? plain('ok');
    },
    remove: (playerId, limitType) =>
      isTimedKind(limitType)
        ? plain('locked')
        : saveOne(playerId, { limitType, limitValue: isMoneyKind(limitType) ? NO_LIMIT_AMOUNT : NOT_SET }, null),
    act: (playerId, limitType, action) => done(decideAction(of(playerId), { playerId, limitType, action, now: now() })),
    answerTest(playerId, tokenGuid, answers) {
      const graded = tests.grade(playerId, tokenGuid, answers, now());
      if (graded?.isPassed === true)
        done(
          decideChange(of(playerId), {
            playerId,
            limitType: graded.limitType,
            value: null,
            seen: undefined,
            now: now(),
            pack: packNow(),
            isLocked: view(playerId).isLocked,
          }),
        );
      return graded?.results ?? null;
    },
    blockUser(playerId) {
      done(
        decideExclusion(of(playerId), {
          playerId,
          limitType: EXCLUSION,
          days: BLOCKED_DAYS,
          reasonId: null,
          now: now(),
          pack: null,
        }),
      );
    },
    ping(playerId) {
      const player = of(playerId);
      const record = time.ping(playerId, now(), player.time);
      if (record !== null) commit(record);
    },
    playedAhead: { get: () => time.ahead.get(now()), set: (ms) => time.ahead.set(ms, now()) },
    stops: (playerId, action, amount, judged) => assess(view(playerId), action, amount, judged),
    allowance: (playerId, action) => leftNow(view(playerId), action),
    control: (playerId, period, offsetMs) =>
      controlSteps(ledger.of(playerId), of(playerId).played, period, offsetMs, now()),
    reviewedAt: (playerId) => of(playerId).reviewedAt ?? knownSince(playerId),
    review: (playerId) => commit({ t: 'limitReviewed', at: now(), playerId }),
    preview: (playerId, limitType, limitValue) => preview(ledger.of(playerId), limitType, limitValue, now()),
    story: (playerId) => of(playerId).story.slice(),
    lock(playerId, isLocked) {
      if (of(playerId).isLocked !== isLocked) commit({ t: 'limitLocked', at: now(), playerId, isLocked });
    },
  };
}

function plain(status: string): SaveResult {
  return { status, questions: [], tokenGuid: '' };
}
