import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RacesCommand, RacesEvent, RacesRejection } from './messages.ts';
import type { Races, RacesState } from './types.ts';

/** A commitment counts as first published: an operator that changes it later does not get away with it [VRT-9]. */
function withFirstCommitments(answer: Races, before: Races | null): Races {
  const published = new Map(before?.races.map(({ gameId, commitment }) => [gameId, commitment]));
  return {
    ...answer,
    races: answer.races.map((race) => ({ ...race, commitment: published.get(race.gameId) ?? race.commitment })),
  };
}

export const racesDecider: Decider<RacesState, RacesCommand, RacesEvent, undefined, RacesRejection> = {
  initial: { sportId: null, status: 'idle', answer: null },
  decide(command, { sportId }) {
    switch (command.type) {
      case 'races/follow':
        return command.payload.sportId === sportId
          ? err({ code: 'races/unchanged' })
          : ok([{ type: 'races/following', payload: command.payload }]);
      case 'races/receive':
        return command.payload.sportId === sportId
          ? ok([{ type: 'races/received', payload: command.payload }])
          : err({ code: 'races/outdated' });
      case 'races/reportFailure':
        return command.payload.sportId === sportId
          ? ok([{ type: 'races/failed', payload: command.payload }])
          : err({ code: 'races/outdated' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'races/following': {
        const { sportId } = event.payload;
        return { sportId, status: sportId === null ? 'idle' : 'loading', answer: null };
      }
      case 'races/received':
        return { ...state, status: 'ready', answer: withFirstCommitments(event.payload.races, state.answer) };
      case 'races/failed':
        return { ...state, status: 'failed' };
    }
    return state;
  },
};
