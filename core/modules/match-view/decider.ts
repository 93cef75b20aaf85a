import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { MatchViewCommand, MatchViewEvent, MatchViewRejection } from './messages.ts';
import type { MatchViewState } from './types.ts';

export interface MatchViewFacts {
  readonly isPlayer: boolean;
}

export const matchViewDecider: Decider<
  MatchViewState,
  MatchViewCommand,
  MatchViewEvent,
  MatchViewFacts,
  MatchViewRejection
> = {
  initial: { followed: [], videos: {} },
  decide(command, { followed, videos }, { isPlayer }) {
    switch (command.type) {
      case 'match-view/follow':
        return ok([{ type: 'match-view/followed', payload: command.payload }]);
      case 'match-view/unfollow':
        return followed.includes(command.payload.gameId)
          ? ok([{ type: 'match-view/unfollowed', payload: command.payload }])
          : err({ code: 'match-view/notFollowed' });
      case 'match-view/openVideo': {
        if (!isPlayer) return err({ code: 'match-view/playersOnly' });
        const known = videos[command.payload.videoId];
        return known === 'opening' || known === 'open'
          ? err({ code: 'match-view/unchanged' })
          : ok([{ type: 'match-view/videoOpening', payload: command.payload }]);
      }
      case 'match-view/reportVideo':
        return videos[command.payload.videoId] === 'opening'
          ? ok([{ type: 'match-view/videoAnswered', payload: command.payload }])
          : err({ code: 'match-view/notOpening' });
      case 'match-view/forgetVideos':
        return Object.keys(videos).length === 0
          ? err({ code: 'match-view/unchanged' })
          : ok([{ type: 'match-view/videosForgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'match-view/followed':
        return { ...state, followed: [...state.followed, event.payload.gameId] };
      case 'match-view/unfollowed': {
        const at = state.followed.indexOf(event.payload.gameId);
        return { ...state, followed: state.followed.filter((_, index) => index !== at) };
      }
      case 'match-view/videoOpening':
        return { ...state, videos: { ...state.videos, [event.payload.videoId]: 'opening' } };
      case 'match-view/videoAnswered':
        return { ...state, videos: { ...state.videos, [event.payload.videoId]: event.payload.outcome } };
      case 'match-view/videosForgotten':
        return { ...state, videos: {} };
    }
    return state;
  },
};
