import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { GameSessionCommand, GameSessionEvent, GameSessionRejection } from './messages.ts';
import type { GameSessionState } from './types.ts';

export interface GameSessionFacts {
  readonly isSignedIn: boolean;
}

const refuse = (code: GameSessionRejection['code']) => err<GameSessionRejection>({ code });
const isRunning = ({ stage }: GameSessionState): boolean => stage !== 'idle' && stage !== 'closed';

const initial: GameSessionState = {
  stage: 'idle',
  gameId: '',
  mode: 'demo',
  roundId: null,
  frame: '',
  origin: null,
  pauses: [],
  closedBy: null,
  isBusy: false,
  isSoundOn: false,
};

export const gameSessionDecider: Decider<
  GameSessionState,
  GameSessionCommand,
  GameSessionEvent,
  GameSessionFacts,
  GameSessionRejection
> = {
  initial,
  decide(command, state, { isSignedIn }) {
    switch (command.type) {
      case 'game-session/launch':
        if (command.payload.mode === 'real' && !isSignedIn) return refuse('game-session/signedOut');
        return isRunning(state)
          ? refuse('game-session/open')
          : ok([{ type: 'game-session/launching', payload: command.payload }]);
      case 'game-session/watch':
        if (!isSignedIn) return refuse('game-session/signedOut');
        return isRunning(state)
          ? refuse('game-session/open')
          : ok([{ type: 'game-session/watching', payload: command.payload }]);
      case 'game-session/reportLaunched':
        return state.stage === 'launching'
          ? ok([{ type: 'game-session/launched', payload: command.payload }])
          : refuse('game-session/closed');
      case 'game-session/reportReady':
        return state.stage === 'opening'
          ? ok([{ type: 'game-session/readied', payload: {} }])
          : refuse('game-session/closed');
      case 'game-session/reportRound':
        if (state.stage !== 'ready') return refuse('game-session/closed');
        return state.isBusy === command.payload.isOpen
          ? refuse('game-session/unchanged')
          : ok([{ type: 'game-session/roundChanged', payload: command.payload }]);
      case 'game-session/reportPlayed':
        return state.stage === 'ready'
          ? ok([{ type: 'game-session/played', payload: {} }])
          : refuse('game-session/closed');
      case 'game-session/pause':
        if (!isRunning(state)) return refuse('game-session/closed');
        return state.pauses.includes(command.payload.reason)
          ? refuse('game-session/unchanged')
          : ok([{ type: 'game-session/paused', payload: command.payload }]);
      case 'game-session/resume':
        return isRunning(state) && state.pauses.includes(command.payload.reason)
          ? ok([{ type: 'game-session/resumed', payload: command.payload }])
          : refuse('game-session/unchanged');
      case 'game-session/setSound':
        return state.isSoundOn === command.payload.isOn
          ? refuse('game-session/unchanged')
          : ok([{ type: 'game-session/soundSet', payload: command.payload }]);
      case 'game-session/close':
        return isRunning(state)
          ? ok([{ type: 'game-session/closed', payload: command.payload }])
          : refuse('game-session/closed');
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'game-session/launching':
        return {
          ...initial,
          stage: 'launching',
          gameId: event.payload.gameId,
          mode: event.payload.mode,
          frame: event.payload.frame ?? '',
          isSoundOn: state.isSoundOn,
        };
      case 'game-session/watching':
        return { ...initial, stage: 'launching', mode: 'replay', isSoundOn: state.isSoundOn, ...event.payload };
      case 'game-session/launched':
        return { ...state, stage: 'opening', ...event.payload };
      case 'game-session/readied':
        return { ...state, stage: 'ready' };
      case 'game-session/roundChanged':
        return { ...state, isBusy: event.payload.isOpen };
      case 'game-session/played':
        return state;
      case 'game-session/paused':
        return { ...state, pauses: [...state.pauses, event.payload.reason] };
      case 'game-session/resumed':
        return { ...state, pauses: state.pauses.filter((reason) => reason !== event.payload.reason) };
      case 'game-session/soundSet':
        return { ...state, isSoundOn: event.payload.isOn };
      case 'game-session/closed':
        return { ...state, stage: 'closed', closedBy: event.payload.reason, pauses: [], isBusy: false };
    }
    return state;
  },
};
