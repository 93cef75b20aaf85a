import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CasinoCommand, CasinoEvent, CasinoRejection } from './messages.ts';
import { EVERY_ROUND, isSameRoundsFilter } from './rules/rounds-filter.ts';
import type { CasinoState } from './types.ts';

export interface CasinoFacts {
  readonly isSignedIn: boolean;
}

const refuse = (code: CasinoRejection['code']) => err<CasinoRejection>({ code });

export const casinoDecider: Decider<CasinoState, CasinoCommand, CasinoEvent, CasinoFacts, CasinoRejection> = {
  initial: { catalogue: 'idle', history: 'idle', freeSpinsStage: 'idle', roundsFilter: EVERY_ROUND, followed: [] },
  decide(command, state, { isSignedIn }) {
    switch (command.type) {
      case 'casino/load':
        return state.catalogue === 'loading' ? refuse('casino/busy') : ok([{ type: 'casino/loading', payload: {} }]);
      case 'casino/loadRounds': {
        if (!isSignedIn) return refuse('casino/signedOut');
        const { more } = command.payload;
        const filter = more ? state.roundsFilter : (command.payload.filter ?? EVERY_ROUND);
        // Another filter takes the place of the list that is on its way.
        return state.history === 'loading' && isSameRoundsFilter(filter, state.roundsFilter)
          ? refuse('casino/busy')
          : ok([{ type: 'casino/loadingRounds', payload: { more, filter } }]);
      }
      case 'casino/loadRound':
        return isSignedIn
          ? ok([{ type: 'casino/loadingRound', payload: command.payload }])
          : refuse('casino/signedOut');
      case 'casino/loadFreeSpins':
      case 'casino/takeFreeSpins': {
        if (!isSignedIn) return refuse('casino/signedOut');
        if (state.freeSpinsStage === 'loading' || state.freeSpinsStage === 'taking') return refuse('casino/busy');
        return command.type === 'casino/loadFreeSpins'
          ? ok([{ type: 'casino/loadingFreeSpins', payload: {} }])
          : ok([{ type: 'casino/takingFreeSpins', payload: command.payload }]);
      }
      case 'casino/reportFreeSpins':
        return ok([{ type: 'casino/freeSpinsReported', payload: command.payload }]);
      case 'casino/followDraws':
        return ok([{ type: 'casino/drawsFollowed', payload: command.payload }]);
      case 'casino/unfollowDraws':
        return state.followed.includes(command.payload.gameId)
          ? ok([{ type: 'casino/drawsUnfollowed', payload: command.payload }])
          : refuse('casino/notFollowed');
      case 'casino/reportLoaded':
        return ok([{ type: 'casino/loaded', payload: command.payload }]);
      case 'casino/forget':
        return ok([{ type: 'casino/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'casino/loading':
        return { ...state, catalogue: 'loading' };
      case 'casino/loadingRounds':
        return { ...state, history: 'loading', roundsFilter: event.payload.filter };
      case 'casino/loaded':
        return { ...state, [event.payload.what]: event.payload.hasFailed ? 'failed' : 'idle' };
      case 'casino/drawsFollowed':
        return { ...state, followed: [...state.followed, event.payload.gameId] };
      case 'casino/drawsUnfollowed': {
        const at = state.followed.indexOf(event.payload.gameId);
        return { ...state, followed: state.followed.filter((_, index) => index !== at) };
      }
      case 'casino/loadingRound':
        return state;
      case 'casino/loadingFreeSpins':
        return { ...state, freeSpinsStage: 'loading' };
      case 'casino/takingFreeSpins':
        return { ...state, freeSpinsStage: 'taking' };
      case 'casino/freeSpinsReported': {
        const { outcome } = event.payload;
        return { ...state, freeSpinsStage: outcome === 'loaded' ? 'idle' : outcome };
      }
      case 'casino/forgotten':
        return { ...state, history: 'idle', freeSpinsStage: 'idle', roundsFilter: EVERY_ROUND };
    }
    return state;
  },
};
