import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from 'touchline/kernel/result';
import { mediaDecider, type MediaDecider } from 'touchline/core/media/decider';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import { anyHistory, brokenLaw, SOUND, type Parts } from './media-walk.ts';

/** Plausible bugs, each in an otherwise correct system. */
const HISTORIES = 2_000;

const decides = (decide: MediaDecider['decide']): Partial<Parts> => ({ decider: { ...mediaDecider, decide } });
const evolves = (evolve: MediaDecider['evolve']): Partial<Parts> => ({ decider: { ...mediaDecider, evolve } });

const PLANTED: Readonly<Record<string, Partial<Parts>>> = {
  'a known entity is added again': evolves((state, event) =>
    mediaDecider.evolve(
      state,
      event.type === 'media/selected' ? { ...event, payload: { ...event.payload, replaced: [] } } : event,
    ),
  ),
  'a merge loses what the caller omits': decides((command, state, facts, stamp) => {
    const decided = mediaDecider.decide(command, state, facts, stamp);
    if (command.type !== 'media/select' || !decided.ok) return decided;
    return ok(
      decided.value.map((event) =>
        event.type === 'media/selected'
          ? { ...event, payload: { ...event.payload, entity: createMediaEntity(command.payload.entity) } }
          : event,
      ),
    );
  }),
  'only the first of several known entities is replaced': evolves((state, event) =>
    mediaDecider.evolve(
      state,
      event.type === 'media/selected'
        ? { ...event, payload: { ...event.payload, replaced: event.payload.replaced.slice(0, 1) } }
        : event,
    ),
  ),
  'a guest may select a video': decides((command, state, _, stamp) =>
    mediaDecider.decide(command, state, { isPlayer: true }, stamp),
  ),
  'an automatic clearing removes everything': decides((command, state, facts, stamp) =>
    command.type === 'media/clear' && state.mediaEntities.length > 0
      ? ok([{ type: 'media/cleared', payload: { ids: state.mediaEntities.map(({ id }) => id), why: 'auto' } }])
      : mediaDecider.decide(command, state, facts, stamp),
  ),
  'the entities of another game are cleared': decides((command, state, facts, stamp) =>
    mediaDecider.decide(
      command.type === 'media/clearGame' ? { ...command, payload: { gameId: 1 } } : command,
      state,
      facts,
      stamp,
    ),
  ),
  'a removed video plays on': evolves((state, event) => {
    const next = mediaDecider.evolve(state, event);
    return event.type === 'media/unselected' ? { ...next, playingId: state.playingId } : next;
  }),
  'a video stays when the player leaves': decides((command, state, facts, stamp) =>
    command.type === 'media/dropVideos' ? ok([]) : mediaDecider.decide(command, state, facts, stamp),
  ),
  'the target screen stays when the list is empty': evolves((state, event) => ({
    ...mediaDecider.evolve(state, event),
    mediaTargetScreen: event.type === 'media/selected' ? event.payload.entity.target : state.mediaTargetScreen,
  })),
  'a restoring replaces a list that is not empty': decides((command, state, facts, stamp) =>
    command.type === 'media/unselect' && state.mediaEntities.length > 1
      ? ok([{ type: 'media/restored', payload: { entities: state.mediaEntities.slice(0, 1) } }])
      : mediaDecider.decide(command, state, facts, stamp),
  ),
  'a selection is not kept': { delivers: ({ type }) => type !== 'media/selected' },
  'a removal is not kept': { delivers: ({ type }) => type !== 'media/unselected' },
  'nothing is restored after an automatic clearing': { delivers: ({ type }) => type !== 'media/cleared' },
};

describe('planted bugs of the media list', () => {
  it.each(Object.entries(PLANTED))('[MDA-5] the laws find: %s', (_, parts) => {
    const found = fc
      .sample(anyHistory, { seed: 7, numRuns: HISTORIES })
      .some((steps) => brokenLaw(steps, { ...SOUND, ...parts }) !== null);
    expect(found).toBe(true);
  });
});
