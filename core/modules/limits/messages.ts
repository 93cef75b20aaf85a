import type { Message, Nothing } from '../../kernel/message.ts';
import type {
  Answer,
  ClientLimit,
  ControlPeriod,
  ControlStep,
  ExclusionReason,
  LimitChange,
  LimitKind,
  LimitPreview,
  LimitsAnswer,
  LimitStory,
  MoneyKind,
  SaveAnswer,
  TestAnswer,
} from './types.ts';

/** The local clock at the arrival of an answer, ms: not a stamp, because stamps never go back and the clock may. */
export interface AnswerArrival {
  readonly receivedAt: number;
}

/** The answer of the service of users. */
export interface ClientLimitsAnswer {
  readonly limits: readonly ClientLimit[];
  readonly serverTime: number;
}

/** The player's pending request to the service; one at a time. */
export type Asked =
  | { readonly what: 'save'; readonly changes: readonly LimitChange[]; readonly reasonId: number | null }
  | { readonly what: 'remove' | 'confirm' | 'reject'; readonly limitType: LimitKind }
  | { readonly what: 'stop' }
  | { readonly what: 'test'; readonly tokenGuid: string; readonly answers: readonly Answer[] };

/** The result of a request. `isSure` is false without an answer: the list is read again. */
export interface Outcome {
  readonly what: Asked['what'];
  readonly isOk: boolean;
  readonly isSure: boolean;
  /** The service's status; 'forbidden' without one. */
  readonly status: string;
  /** The server's title, which takes precedence over `key`; '' for none. */
  readonly title: string;
  /** A text key. */
  readonly key: string;
}

export type ReminderAction = 'continue' | 'log_out' | 'nothing';

export type LimitsCommand =
  | Message<'limits/refresh', { readonly why: 'come' | 'due' | 'doubt' | 'asked' }>
  /** One or more limits; values in minor units, hours, minutes or days. */
  | Message<'limits/save', { readonly changes: readonly LimitChange[]; readonly reasonId?: number }>
  | Message<'limits/remove', { readonly limitType: LimitKind }>
  | Message<'limits/confirm', { readonly limitType: LimitKind }>
  | Message<'limits/reject', { readonly limitType: LimitKind }>
  /** Everything stops for 24 hours. */
  | Message<'limits/stop', Nothing>
  | Message<'limits/answerTest', { readonly answers: readonly Answer[] }>
  | Message<'limits/closeTest', Nothing>
  | Message<'limits/loadReasons', Nothing>
  | Message<'limits/loadStory', Nothing>
  | Message<'limits/preview', { readonly limitType: MoneyKind; readonly limitValue: number }>
  /** `offsetMinutes`: the player's minutes ahead of UTC. */
  | Message<'limits/loadControl', { readonly period: ControlPeriod; readonly offsetMinutes: number }>
  /** The player has reviewed their limits, as the pack requires from time to time. */
  | Message<'limits/review', Nothing>
  | Message<'limits/dismissOutcome', Nothing>
  | Message<'limits/answerReminder', { readonly action: ReminderAction; readonly notAgain: boolean }>
  /** From the module's processes. */
  | Message<'limits/receive', LimitsAnswer & AnswerArrival>
  | Message<'limits/reportUnread', Nothing>
  /** `serverTime`: the operator's known time, ms. */
  | Message<'limits/receiveClient', ClientLimitsAnswer & AnswerArrival>
  | Message<'limits/reportSaved', SaveAnswer & AnswerArrival>
  | Message<'limits/reportTested', TestAnswer & AnswerArrival>
  | Message<'limits/reportRefused', { readonly isSure: boolean; readonly title: string }>
  | Message<'limits/reportReasons', { readonly reasons: readonly ExclusionReason[] }>
  /** null: the load failed. */
  | Message<'limits/reportStory', { readonly story: readonly LimitStory[] | null }>
  | Message<'limits/reportControl', { readonly period: ControlPeriod; readonly steps: readonly ControlStep[] | null }>
  | Message<'limits/reportPreview', { readonly preview: LimitPreview | null }>
  | Message<'limits/remind', { readonly at: number }>
  | Message<'limits/closeReminder', Nothing>
  | Message<'limits/forget', Nothing>;

export type LimitsEvent =
  | Message<'limits/asked', { readonly why: 'come' | 'due' | 'doubt' | 'asked' }>
  /** `isToChange`: the answer to a change, which counts whatever its time. */
  | Message<'limits/received', LimitsAnswer & AnswerArrival & { readonly isToChange: boolean }>
  | Message<'limits/unread', Nothing>
  | Message<'limits/clientReceived', ClientLimitsAnswer & AnswerArrival>
  | Message<'limits/changeAsked', Asked>
  | Message<
      'limits/changeAnswered',
      Outcome & { readonly testPassed: boolean | null; readonly wrong?: readonly number[] }
    >
  | Message<'limits/testOpened', { readonly tokenGuid: string; readonly questions: SaveAnswer['questions'] }>
  | Message<'limits/testClosed', Nothing>
  | Message<'limits/reasonsAsked', Nothing>
  | Message<'limits/reasonsReceived', { readonly reasons: readonly ExclusionReason[] }>
  | Message<'limits/storyAsked', Nothing>
  | Message<'limits/storyReceived', { readonly story: readonly LimitStory[] | null }>
  | Message<'limits/controlAsked', { readonly period: ControlPeriod; readonly offsetMinutes: number }>
  | Message<'limits/controlReceived', { readonly period: ControlPeriod; readonly steps: readonly ControlStep[] | null }>
  /** `at`: the operator's known time, ms. */
  | Message<'limits/reviewed', { readonly at: number }>
  | Message<'limits/previewAsked', { readonly limitType: MoneyKind; readonly limitValue: number }>
  | Message<'limits/previewReceived', { readonly preview: LimitPreview | null }>
  | Message<'limits/outcomeDismissed', Nothing>
  /** `at`: when the reminder fell due, the operator's ms. */
  | Message<'limits/reminded', { readonly at: number }>
  | Message<
      'limits/reminderAnswered',
      { readonly action: ReminderAction; readonly notAgain: boolean; readonly shownAt: number }
    >
  | Message<'limits/reminderClosed', Nothing>
  | Message<'limits/forgotten', Nothing>;

export type LimitsRejection =
  | {
      readonly code:
        | 'limits/signedOut'
        | 'limits/busy'
        | 'limits/unchanged'
        | 'limits/noTest'
        | 'limits/notReminded'
        | 'limits/nothingAsked';
    }
  | {
      readonly code: 'limits/notAvailable' | 'limits/pendingExists' | 'limits/locked' | 'limits/nothingPending';
      readonly limitType: LimitKind;
    }
  /** An exclusion or a time-out can only be extended. */
  | { readonly code: 'limits/shorter'; readonly limitType: LimitKind; readonly endsAt: number }
  | { readonly code: 'limits/notAllowedValue'; readonly limitType: LimitKind; readonly limitValue: number }
  /** The limit's amounts are in `currency`; the change is in another. */
  | { readonly code: 'limits/otherCurrency'; readonly limitType: LimitKind; readonly currency: string }
  /** `dueAt`: ms since the epoch. */
  | { readonly code: 'limits/tooEarly'; readonly limitType: LimitKind; readonly dueAt: number };
