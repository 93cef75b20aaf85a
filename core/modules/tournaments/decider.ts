import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import type { TournamentsCommand, TournamentsEvent, TournamentsRejection } from './messages.ts';
import { actOn, withAct, withKept, withoutDone, withoutKey } from './rules/acts.ts';
import type { LastAct, TournamentAct, TournamentPage, TournamentsState } from './types.ts';

export interface TournamentsFacts {
  /** Null without a player. */
  readonly userId: string | null;
  /** The reasons that stop bets or bonuses now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  readonly newKey: () => string;
}

type Decided = Result<readonly TournamentsEvent[], TournamentsRejection>;

const refuse = (code: Exclude<TournamentsRejection['code'], 'tournaments/notAllowed'>) =>
  err<TournamentsRejection>({ code });
const UNCHANGED = refuse('tournaments/unchanged');

export const NO_TOURNAMENTS: TournamentsState = {
  followed: null,
  status: 'idle',
  answer: null,
  acting: null,
  unanswered: [],
  last: null,
};

/** The tournament that is shown. */
export function shownIn({ answer }: Pick<TournamentsState, 'answer'>): TournamentPage | null {
  return answer?.kind === 'page' ? answer.tournament : null;
}

/** Why the act is not possible; null where it is. */
function obstacle(
  act: TournamentAct,
  { status, own, games }: TournamentPage,
  { stops, isExcluded }: TournamentsFacts,
): Decided | null {
  if (act === 'leave') {
    if (own === null) return UNCHANGED;
    if (status === 'ended') return refuse('tournaments/ended');
    return own.counted > 0 ? refuse('tournaments/hasPlayed') : null;
  }
  if (own !== null) return UNCHANGED;
  if (status === 'ended') return refuse('tournaments/ended');
  if (stops.length > 0 || isExcluded) return err({ code: 'tournaments/notAllowed', stops });
  return games.some(({ isAllowed }) => isAllowed) ? null : refuse('tournaments/forbidden');
}

function begin(act: TournamentAct, state: TournamentsState, facts: TournamentsFacts): Decided {
  const { acting, unanswered } = state;
  const { userId } = facts;
  if (acting !== null) return refuse('tournaments/busy');
  const shown = shownIn(state);
  if (shown === null) return refuse('tournaments/notShown');
  if (userId === null) return refuse('tournaments/signedOut');
  // The operator may have acted already: asking again under its key is always possible [TRN-5].
  const sent = actOn(unanswered, shown.id);
  if (sent?.act === act) return ok([{ type: 'tournaments/acting', payload: sent }]);
  return (
    obstacle(act, shown, facts) ??
    ok([{ type: 'tournaments/acting', payload: { id: shown.id, act, userId, key: facts.newKey() } }])
  );
}

/** The answer to an act takes the place of what is shown, where it is the same tournament. */
function withActed(state: TournamentsState, tournament: TournamentPage | null, last: LastAct | null): TournamentsState {
  const isShown = tournament !== null && shownIn(state)?.id === tournament.id;
  return {
    ...state,
    acting: null,
    unanswered: withoutKey(state.unanswered, last?.keyed.key),
    last,
    answer: isShown ? { kind: 'page', tournament } : state.answer,
  };
}

export const tournamentsDecider: Decider<
  TournamentsState,
  TournamentsCommand,
  TournamentsEvent,
  TournamentsFacts,
  TournamentsRejection
> = {
  initial: NO_TOURNAMENTS,
  decide(command, state, facts) {
    const { followed, acting } = state;
    switch (command.type) {
      case 'tournaments/follow':
        return command.payload.followed === followed && state.status !== 'failed'
          ? UNCHANGED
          : ok([{ type: 'tournaments/following', payload: command.payload }]);
      case 'tournaments/join':
        return begin('join', state, facts);
      case 'tournaments/leave':
        return begin('leave', state, facts);
      case 'tournaments/receive':
        return command.payload.followed === followed
          ? ok([{ type: 'tournaments/received', payload: command.payload }])
          : refuse('tournaments/outdated');
      case 'tournaments/reportFailure':
        return command.payload.followed === followed
          ? ok([{ type: 'tournaments/failed', payload: command.payload }])
          : refuse('tournaments/outdated');
      case 'tournaments/reportDone':
        return acting === null ? UNCHANGED : ok([{ type: 'tournaments/done', payload: command.payload }]);
      case 'tournaments/reportRefused':
        return acting === null ? UNCHANGED : ok([{ type: 'tournaments/refused', payload: command.payload }]);
      case 'tournaments/reportUnknown':
        return acting === null ? UNCHANGED : ok([{ type: 'tournaments/unknown', payload: {} }]);
      case 'tournaments/restoreActs': {
        const acts = command.payload.acts.filter(({ userId }) => userId === facts.userId);
        return withKept(state.unanswered, acts) === state.unanswered
          ? UNCHANGED
          : ok([{ type: 'tournaments/actsRestored', payload: { acts } }]);
      }
      case 'tournaments/forget': {
        const forgotten: TournamentsEvent = { type: 'tournaments/forgotten', payload: {} };
        // The page that is open is shown to whoever is there next [TRN-6].
        return followed === null
          ? ok([forgotten])
          : ok<readonly TournamentsEvent[]>([forgotten, { type: 'tournaments/following', payload: { followed } }]);
      }
    }
  },
  evolve(state, event) {
    const { acting } = state;
    switch (event.type) {
      case 'tournaments/following': {
        const { followed } = event.payload;
        return { ...state, followed, status: followed === null ? 'idle' : 'loading', answer: null, last: null };
      }
      case 'tournaments/received':
        return {
          ...state,
          status: 'ready',
          answer: event.payload.answer,
          unanswered: withoutDone(state.unanswered, event.payload.answer),
        };
      case 'tournaments/failed':
        return { ...state, status: 'failed' };
      case 'tournaments/acting':
        return {
          ...state,
          acting: event.payload,
          unanswered: withAct(state.unanswered, event.payload),
          last: null,
        };
      case 'tournaments/done':
        return withActed(state, event.payload.tournament, acting && { outcome: 'done', keyed: acting });
      case 'tournaments/refused': {
        const { refusal, tournament } = event.payload;
        return withActed(state, tournament, acting && { outcome: 'refused', keyed: acting, refusal });
      }
      case 'tournaments/unknown':
        return { ...state, acting: null };
      case 'tournaments/actsRestored':
        return { ...state, unanswered: withKept(state.unanswered, event.payload.acts) };
      case 'tournaments/forgotten':
        return NO_TOURNAMENTS;
    }
    return state;
  },
};
