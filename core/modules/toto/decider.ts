import type { Decider } from '../../kernel/decider.ts';
import type { GroupMark } from '../../kernel/decimal-text.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import { evolve } from './evolve.ts';
import type { TotoCommand, TotoEvent, TotoRejection } from './messages.ts';
import { draftOf, isHeld, withKept } from './rules/drafts.ts';
import { orderOf } from './rules/order.ts';
import { favouritePicks, markedGames, randomPicks, withToggled } from './rules/picks.ts';
import { TOTO_GAMES } from './types.ts';
import type { Draft, Draw, Followed, TotoState } from './types.ts';

export interface TotoFacts {
  /** Null without a player. */
  readonly userId: string | null;
  /** The reasons that stop bets now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  readonly group: GroupMark;
  readonly newKey: () => string;
  /** In [0, 1). */
  readonly random: () => number;
}

type Decided = Result<readonly TotoEvent[], TotoRejection>;

const MAX_STAKE_TEXT = 30;
const refuse = (code: Exclude<TotoRejection['code'], 'toto/notAllowed'>) => err<TotoRejection>({ code });
const UNCHANGED = refuse('toto/unchanged');

export const NO_TOTO: TotoState = {
  followed: null,
  status: 'idle',
  answer: null,
  drafts: [],
  buying: null,
  last: null,
};

function isSameFollowed(one: Followed | null, other: Followed | null): boolean {
  return one?.section === other?.section && one?.draw === other?.draw;
}

/** The draw that is shown, while its coupons are sold. */
function openDraw({ answer }: TotoState): Draw | null {
  return answer?.draw?.status === 'open' ? answer.draw : null;
}

/**
 * A change of the draft of the draw that is shown. A purchase without an answer keeps its draft as it was sent [TOC-7].
 */
function change(state: TotoState, { userId }: TotoFacts, changed: (draft: Draft, draw: Draw) => Draft): Decided {
  const draw = openDraw(state);
  if (draw === null) return refuse('toto/notOpen');
  if (state.buying !== null) return refuse('toto/busy');
  const draft = draftOf(state.drafts, draw);
  if (isHeld(draft, userId)) return refuse('toto/unanswered');
  const next = changed(draft, draw);
  return next === draft ? UNCHANGED : ok([{ type: 'toto/drafted', payload: { draft: { ...next, sent: null } } }]);
}

function buy(state: TotoState, { userId, stops, isExcluded, group, newKey }: TotoFacts): Decided {
  if (state.buying !== null) return refuse('toto/busy');
  const draw = openDraw(state);
  if (draw === null) return refuse('toto/notOpen');
  if (userId === null) return refuse('toto/signedOut');
  const draft = draftOf(state.drafts, draw);
  // The operator may have sold this coupon already: asking again under its key is always possible [TOC-7].
  if (draft.sent !== null && draft.sent.userId === userId) return ok([{ type: 'toto/buying', payload: draft.sent }]);
  if (stops.length > 0 || isExcluded) return err({ code: 'toto/notAllowed', stops });
  const { problem, stakePerColumn } = orderOf(draft, draw, group);
  if (problem !== null || stakePerColumn === null) return refuse(`toto/${problem ?? 'stake'}`);
  const { section, number, iso } = draw;
  return ok([
    {
      type: 'toto/buying',
      payload: { section, number, picks: draft.picks, stakePerColumn, currency: iso, userId, key: newKey() },
    },
  ]);
}

export const totoDecider: Decider<TotoState, TotoCommand, TotoEvent, TotoFacts, TotoRejection> = {
  initial: NO_TOTO,
  decide(command, state, facts) {
    const { followed, drafts, buying } = state;
    switch (command.type) {
      case 'toto/follow':
        return isSameFollowed(command.payload.followed, followed) && state.status !== 'failed'
          ? UNCHANGED
          : ok([{ type: 'toto/following', payload: command.payload }]);
      case 'toto/receive':
        return isSameFollowed(command.payload.followed, followed)
          ? ok([{ type: 'toto/received', payload: command.payload }])
          : refuse('toto/outdated');
      case 'toto/reportFailure':
        return isSameFollowed(command.payload.followed, followed)
          ? ok([{ type: 'toto/failed', payload: command.payload }])
          : refuse('toto/outdated');
      case 'toto/mark': {
        const { game, result } = command.payload;
        return change(state, facts, (draft) =>
          Number.isInteger(game) && game >= 0 && game < TOTO_GAMES
            ? { ...draft, picks: withToggled(draft.picks, game, result) }
            : draft,
        );
      }
      case 'toto/fill':
        return change(state, facts, (draft, { games }) => ({
          ...draft,
          picks:
            command.payload.how === 'favourites'
              ? favouritePicks(games.map(({ fair }) => fair))
              : randomPicks(facts.random),
        }));
      case 'toto/typeStake': {
        const text = command.payload.text.slice(0, MAX_STAKE_TEXT);
        return change(state, facts, (draft) => (draft.stakeText === text ? draft : { ...draft, stakeText: text }));
      }
      case 'toto/clear': {
        const draw = openDraw(state);
        const decided = change(state, facts, (draft) => (markedGames(draft.picks) === 0 ? draft : { ...draft }));
        return decided.ok && draw !== null
          ? ok([{ type: 'toto/draftCleared', payload: { section: draw.section, number: draw.number } }])
          : decided;
      }
      case 'toto/buy':
        return buy(state, facts);
      case 'toto/reportBought':
        return buying === null ? UNCHANGED : ok([{ type: 'toto/bought', payload: command.payload }]);
      case 'toto/reportRefused':
        return buying === null ? UNCHANGED : ok([{ type: 'toto/refused', payload: command.payload }]);
      case 'toto/reportUnknown':
        return buying === null ? UNCHANGED : ok([{ type: 'toto/unknown', payload: {} }]);
      case 'toto/restoreDrafts':
        return withKept(drafts, command.payload.drafts).length === drafts.length
          ? UNCHANGED
          : ok([{ type: 'toto/draftsRestored', payload: command.payload }]);
      case 'toto/forget': {
        const forgotten: TotoEvent = { type: 'toto/forgotten', payload: command.payload };
        // The page that is open shows the draw to whoever is there next [TOC-9].
        return followed === null
          ? ok([forgotten])
          : ok<readonly TotoEvent[]>([forgotten, { type: 'toto/following', payload: { followed } }]);
      }
    }
  },
  evolve,
};
