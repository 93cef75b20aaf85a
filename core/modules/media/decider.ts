import type { Decider } from '../../kernel/decider.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { MediaCommand, MediaEvent, MediaRejection } from './messages.ts';
import { createMediaEntity, hasSource, isSameMedia, mergeMedia, withMedia } from './rules/entity.ts';
import type { MediaEntity, MediaInput, MediaState } from './types.ts';

export interface MediaFacts {
  readonly isPlayer: boolean;
}

type Decided = Result<readonly MediaEvent[], MediaRejection>;
export type MediaDecider = Decider<MediaState, MediaCommand, MediaEvent, MediaFacts, MediaRejection>;

const UNKNOWN: Decided = err({ code: 'media/unknown' });
const UNCHANGED: Decided = err({ code: 'media/unchanged' });

export const mediaDecider: MediaDecider = {
  initial: { isWanted: false, mediaEntities: [], mediaTargetScreen: null, playingId: null },
  decide(command, state, { isPlayer }) {
    const known = (id: string): MediaEntity | undefined => state.mediaEntities.find((entity) => entity.id === id);
    switch (command.type) {
      case 'media/load':
        return state.isWanted ? UNCHANGED : ok([{ type: 'media/wanted', payload: {} }]);
      case 'media/select':
        return select(state.mediaEntities, command.payload.entity, isPlayer);
      case 'media/unselect':
        return known(command.payload.id) === undefined
          ? UNKNOWN
          : ok([{ type: 'media/unselected', payload: { id: command.payload.id } }]);
      case 'media/clear':
        return clear(state, 'auto', ({ autoClearable }) => autoClearable);
      case 'media/clearGame':
        return clear(state, 'game', ({ gameId }) => gameId === command.payload.gameId);
      case 'media/dropVideos':
        return clear(state, 'signedOut', ({ type }) => type === 'video');
      case 'media/float': {
        const { id, isFloating } = command.payload;
        const entity = known(id);
        if (entity === undefined) return UNKNOWN;
        return entity.isFloating === isFloating ? UNCHANGED : ok([{ type: 'media/floated', payload: command.payload }]);
      }
      case 'media/play': {
        const { id } = command.payload;
        if (known(id)?.type !== 'video') return UNKNOWN;
        if (!isPlayer) return err({ code: 'media/playersOnly' });
        return state.playingId === id ? UNCHANGED : ok([{ type: 'media/playing', payload: { id } }]);
      }
      case 'media/pause':
        return state.playingId === null ? UNCHANGED : ok([{ type: 'media/paused', payload: {} }]);
      case 'media/restore': {
        const { entities } = command.payload;
        if (state.mediaEntities.length > 0) return err({ code: 'media/notEmpty' });
        const zones = entities
          .filter(isSideZone)
          .filter((zone, at, all) => all.findIndex((other) => isSameMedia(zone, other)) === at);
        return zones.length === 0 ? UNCHANGED : ok([{ type: 'media/restored', payload: { entities: zones } }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'media/wanted':
        return { ...state, isWanted: true };
      case 'media/selected': {
        const { entity, replaced } = event.payload;
        const isRenamed = state.playingId !== null && replaced.includes(state.playingId);
        return {
          ...state,
          mediaEntities: withMedia(state.mediaEntities, entity, replaced),
          mediaTargetScreen: entity.target,
          playingId: isRenamed ? (entity.type === 'video' ? entity.id : null) : state.playingId,
        };
      }
      case 'media/unselected':
        return without(state, [event.payload.id]);
      case 'media/cleared':
        return without(state, event.payload.ids);
      case 'media/floated': {
        const { id, isFloating, boundingClientRect } = event.payload;
        return {
          ...state,
          mediaEntities: state.mediaEntities.map((entity) =>
            entity.id === id ? { ...entity, isFloating, boundingClientRect } : entity,
          ),
        };
      }
      case 'media/playing':
        return { ...state, playingId: event.payload.id };
      case 'media/paused':
        return { ...state, playingId: null };
      case 'media/restored':
        return { ...state, mediaEntities: event.payload.entities, mediaTargetScreen: 'side' };
    }
    return state;
  },
};

/** A zone of the side column, which the device keeps [MDA-8]. */
export function isSideZone({ type, target }: MediaEntity): boolean {
  return type === 'zone' && target === 'side';
}

function select(list: readonly MediaEntity[], input: MediaInput, isPlayer: boolean): Decided {
  if (!hasSource(input)) return err({ code: 'media/sourceMissing' });
  if (input.type === 'video' && !isPlayer) return err({ code: 'media/playersOnly' });
  const added = createMediaEntity(input);
  const [first, ...others] = list.filter((entity) => isSameMedia(entity, added));
  if (first === undefined) return ok([{ type: 'media/selected', payload: { entity: added, replaced: [] } }]);
  const entity = mergeMedia(first, input);
  // The merged entity may have a source of the first that the input does not name.
  const replaced = list.filter((other) => other === first || others.includes(other) || isSameMedia(other, entity));
  return ok([{ type: 'media/selected', payload: { entity, replaced: replaced.map(({ id }) => id) } }]);
}

function clear(
  { mediaEntities }: MediaState,
  why: 'auto' | 'game' | 'signedOut',
  isCleared: (entity: MediaEntity) => boolean,
): Decided {
  const ids = mediaEntities.filter(isCleared).map(({ id }) => id);
  return ids.length === 0 ? UNCHANGED : ok([{ type: 'media/cleared', payload: { ids, why } }]);
}

function without(state: MediaState, ids: readonly string[]): MediaState {
  const mediaEntities = state.mediaEntities.filter(({ id }) => !ids.includes(id));
  return {
    ...state,
    mediaEntities,
    mediaTargetScreen: mediaEntities.at(-1)?.target ?? null,
    playingId: state.playingId !== null && ids.includes(state.playingId) ? null : state.playingId,
  };
}
