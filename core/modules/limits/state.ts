import type { Asked, LimitsEvent, Outcome } from './messages.ts';
import { ACTIVE } from './rules/effective.ts';
import type {
  AvailableLimit,
  ControlPeriod,
  ControlStep,
  ExclusionReason,
  Limit,
  LimitPreview,
  LimitStory,
  MoneyKind,
  Question,
} from './types.ts';

export interface LimitsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The operator's latest list. */
  readonly limits: readonly Limit[];
  /** The currency of the limits; null until the operator has named one. */
  readonly currency: string | null;
  /** null: not known yet. */
  readonly available: readonly AvailableLimit[] | null;
  /**
   * The operator's time in its last answer, and the local time at its arrival, ms; null without the operator's time.
   */
  readonly anchor: { readonly serverAt: number; readonly localAt: number } | null;
  /** The limits of the service of users, until the limit service has answered; null from then on [LIM-26]. */
  readonly client: Pick<LimitsState, 'limits' | 'anchor'> | null;
  readonly asked: Asked | null;
  readonly outcome: Outcome | null;
  readonly test: {
    readonly tokenGuid: string;
    readonly questions: readonly Question[];
    readonly hasFailed: boolean;
    /** The questions whose last answer was wrong, by id. */
    readonly wrong?: readonly number[];
  } | null;
  readonly reasons: readonly ExclusionReason[] | null;
  readonly story: readonly LimitStory[] | null;
  readonly storyStatus: 'idle' | 'loading' | 'ready' | 'failed';
  /** The activity of the last requested period; steps oldest first. */
  readonly control: {
    readonly period: ControlPeriod;
    readonly status: 'loading' | 'ready' | 'failed';
    readonly steps: readonly ControlStep[];
  } | null;
  /** The player's last review of their limits, ms; null: unknown. */
  readonly reviewedAt: number | null;
  readonly preview: {
    readonly limitType: MoneyKind;
    readonly limitValue: number;
    readonly answer: LimitPreview | null;
    readonly isLoading: boolean;
  } | null;
  /** The open reality check. */
  readonly reminder: { readonly at: number } | null;
}

export const INITIAL: LimitsState = {
  status: 'idle',
  limits: [],
  currency: null,
  available: null,
  anchor: null,
  client: null,
  asked: null,
  outcome: null,
  test: null,
  reasons: null,
  story: null,
  storyStatus: 'idle',
  control: null,
  reviewedAt: null,
  preview: null,
  reminder: null,
};

/** No call lives longer, ms. */
const OVERTAKEN_MS = 60_000;

/**
 * Whether an answer is older than the current one. A much older one comes from an operator whose clock was changed, and
 * counts.
 */
function isOvertaken({ anchor }: LimitsState, serverTime: number | null): boolean {
  return (
    anchor !== null &&
    serverTime !== null &&
    serverTime < anchor.serverAt &&
    anchor.serverAt - serverTime < OVERTAKEN_MS
  );
}

export function evolve(state: LimitsState, event: LimitsEvent): LimitsState {
  switch (event.type) {
    case 'limits/asked':
      return state.status === 'ready' ? state : { ...state, status: 'loading' };
    case 'limits/received': {
      const { serverTime, limits, currency, available, reviewedAt, receivedAt, isToChange } = event.payload;
      if (!isToChange && isOvertaken(state, serverTime)) return state;
      const anchor = serverTime === null ? state.anchor : { serverAt: serverTime, localAt: receivedAt };
      return {
        ...state,
        status: 'ready',
        limits,
        currency: currency ?? state.currency,
        available: available ?? state.available,
        reviewedAt: reviewedAt ?? state.reviewedAt,
        anchor,
        client: null,
      };
    }
    case 'limits/clientReceived': {
      const { limits, serverTime, receivedAt } = event.payload;
      return {
        ...state,
        client: {
          limits: limits.map((each) => ({ ...ACTIVE, ...each })),
          anchor: { serverAt: serverTime, localAt: receivedAt },
        },
      };
    }
    case 'limits/unread':
      return { ...state, status: state.status === 'ready' ? 'ready' : 'failed' };
    case 'limits/changeAsked':
      return { ...state, asked: event.payload, outcome: null };
    case 'limits/changeAnswered': {
      const { testPassed, wrong = [], ...outcome } = event.payload;
      const test =
        testPassed === false && state.test !== null
          ? { ...state.test, hasFailed: true, wrong }
          : testPassed === true
            ? null
            : state.test;
      return { ...state, asked: null, outcome, test };
    }
    case 'limits/testOpened':
      return { ...state, asked: null, outcome: null, test: { ...event.payload, hasFailed: false } };
    case 'limits/testClosed':
      return { ...state, test: null };
    case 'limits/reasonsAsked':
      return state;
    case 'limits/storyAsked':
      return { ...state, storyStatus: state.story === null ? 'loading' : state.storyStatus };
    case 'limits/reasonsReceived':
      return { ...state, reasons: event.payload.reasons };
    case 'limits/storyReceived':
      return event.payload.story === null
        ? { ...state, storyStatus: state.story === null ? 'failed' : state.storyStatus }
        : { ...state, story: event.payload.story, storyStatus: 'ready' };
    case 'limits/controlAsked': {
      const { period } = event.payload;
      return {
        ...state,
        control: { period, status: 'loading', steps: state.control?.period === period ? state.control.steps : [] },
      };
    }
    case 'limits/controlReceived': {
      const { period, steps } = event.payload;
      if (state.control?.period !== period) return state;
      return {
        ...state,
        control: steps === null ? { ...state.control, status: 'failed' } : { period, status: 'ready', steps },
      };
    }
    case 'limits/reviewed':
      return { ...state, reviewedAt: event.payload.at };
    case 'limits/previewAsked':
      return { ...state, preview: { ...event.payload, answer: null, isLoading: true } };
    case 'limits/previewReceived':
      return {
        ...state,
        preview: state.preview === null ? null : { ...state.preview, answer: event.payload.preview, isLoading: false },
      };
    case 'limits/outcomeDismissed':
      return { ...state, outcome: null };
    case 'limits/reminded':
      return { ...state, reminder: { at: event.payload.at } };
    case 'limits/reminderAnswered':
    case 'limits/reminderClosed':
      return { ...state, reminder: null };
    case 'limits/forgotten':
      return INITIAL;
  }
  return state;
}

/** The limits in force: the operator's list, or the client limits until that list has loaded [LIM-26]. */
export function protecting(state: LimitsState): Pick<LimitsState, 'limits' | 'anchor'> {
  return state.client ?? state;
}
