/**
 * The operator's side of responsible gaming. Stricter is in force at once; looser waits and then needs a yes; what runs can only end later. Everything is folded from
 * the record, and time never goes back here, whatever the clock does.
 */
import type { RulePack } from '../../../../core/modules/limits/packs/pack.ts';
import {
  isMoneyKind,
  isNoLimit,
  isTimedKind,
  NO_LIMIT_AMOUNT,
  NOT_SET,
} from '../../../../core/modules/limits/rules/kinds.ts';
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
} from '../../../../core/modules/limits/types.ts';
import { controlSteps } from './control.ts';
import { decideAction, decideChange, decideExclusion } from './decide.ts';
import type { Verdict } from './decide.ts';
import { assess, leftNow } from './enforce.ts';
import type { PlayerView, Stop, StoppedAction } from './enforce.ts';
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
  /** The rule pack that holds now. */
  readonly pack: () => RulePack;
  /** Makes a record durable and hands it back to `apply`. */
  readonly commit: (record: LimitRecord) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Since when the operator knows the player, ms; null or left out: it can't say. */
  readonly knownSince?: (playerId: number) => number | null;
  /** Whether the operator locks everybody's extra section. */
  readonly isLockedForAll?: () => boolean;
  /** An unguessable text. */
  readonly newToken: () => string;
}

export interface AskedChange {
  readonly limitType: LimitKind;
  readonly limitValue: number;
  /** The value that the player saw when she asked; null for none. Left out by callers that do not know. */
  readonly seenValue?: number | null | undefined;
}

export interface SaveResult {
  /** 'ok', 'test', or why not: 'pendingExists', 'shorter', 'locked', 'notAvailable', 'aboveCeiling'. */
  readonly status: string;
  readonly questions: readonly Question[];
  readonly tokenGuid: string;
}

export interface LimitsBook {
  apply(record: LimitRecord): void;
  /** Stakes, returns and deposits are told here, as the operator's own records are folded. */
  readonly ledger: Ledger;
  now(): number;
  /** Something was recorded at that moment: time is not before it. */
  heard(at: number): void;
  list(playerId: number): readonly Limit[];
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
  /** Everything stops for 24 hours. */
  blockUser(playerId: number): void;
  ping(playerId: number): void;
  /** So much more counts as played today by everybody, ms: for trials. */
  readonly playedAhead: { get(): number; set(ms: number): void };
  /** All that stops the action; empty: it may be. */
  stops(playerId: number, action: StoppedAction, amount: number): readonly Stop[];
  /** The smallest remainder, minor units; null when nothing limits. */
  allowance(playerId: number, action: 'stake' | 'deposit'): number | null;
  /** What happened in the hours or days of a period; `offsetMs` is how far the player's clock is ahead of UTC. */
  control(playerId: number, period: ControlPeriod, offsetMs: number): readonly ControlStep[];
  /** When the player last looked her limits over, ms; null when that is not known. */
  reviewedAt(playerId: number): number | null;
  review(playerId: number): void;
  preview(playerId: number, limitType: MoneyKind, limitValue: number): LimitPreview;
  story(playerId: number): readonly LimitStory[];
  /** The operator locks the extra section, or opens it. */
  lock(playerId: number, isLocked: boolean): void;
}

const BLOCKED_DAYS = 1;

export function createLimitsBook({
  pack: packNow,
  commit,
  now: clockNow,
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
      usedMs: time.usedMs(playerId, at, player.time),
    };
  };
  const done = ({ record, status }: Verdict): string => {
    if (record !== null) commit(record);
    return status;
  };

  function saveOne(
    playerId: number,
    { limitType, limitValue, seenValue }: AskedChange,
    reasonId: number | null,
  ): SaveResult {
    const [at, pack] = [now(), packNow()];
    if (isTimedKind(limitType))
      return plain(
        done(decideExclusion(of(playerId), { playerId, limitType, option: limitValue, reasonId, now: at, pack })),
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
    const asksFirst = pack.testsBeforeRemoval && value === null && limitType >= 20 && isMoneyKind(limitType);
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
    heard: (at) => void (latest = Math.max(latest, at)),
    list: (playerId) => limitsOf(view(playerId)),
    available: () => availableOf(packNow()),
    save(playerId, changes, reasonId) {
      // Each by itself: a refusal of one must not keep a stricter other from being in force.
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
          limitType: 30,
          option: BLOCKED_DAYS,
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
    stops: (playerId, action, amount) => assess(view(playerId), action, amount),
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
