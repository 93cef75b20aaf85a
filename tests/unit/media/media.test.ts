import { describe, expect, it } from 'vitest';
import { mediaDecider } from 'touchline/core/media/decider';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import { GAME_KINDS, type MediaEntity, type MediaInput } from 'touchline/core/media/types';
import { decodeZones } from 'touchline/core/media/wire';
import { given } from '../../models/given.ts';

const zone: MediaInput = { type: 'zone', target: 'side', gameId: 7, sportId: 1, zoneId: 'z7' };
const video: MediaInput = { type: 'video', target: 'overview', gameId: 7, sportId: 1, videoId: 'v7' };
const selected = (entity: MediaEntity, ...replaced: string[]) =>
  ({ type: 'media/selected', payload: { entity, replaced } }) as const;
const player = given(mediaDecider, { isPlayer: true });
const guest = given(mediaDecider, { isPlayer: false });

describe('a media entity', () => {
  it('[MDA-3] has an id of its type, its game and its source, and the required defaults', () => {
    expect(createMediaEntity(zone)).toEqual({
      ...zone,
      id: 'zone:7:z7',
      kind: 'match',
      videoId: null,
      title: '',
      boundingClientRect: null,
      gameLink: '',
      autoClearable: true,
      isFloating: false,
      videoSourceType: 'LIVE',
      isRecommended: false,
    });
    expect(createMediaEntity({ ...video, zoneId: 'z7' }).id).toBe('video:7:v7');
    expect(createMediaEntity({ ...zone, videoId: 'v7', zoneId: null }).id).toBe('zone:7:v7');
  });

  it('[MDA-4] without a video and a zone throws, in the required words', () => {
    const words = 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId';
    expect(() => createMediaEntity({ ...zone, zoneId: null })).toThrow(new Error(words));
    expect(() => createMediaEntity({ ...zone, zoneId: '' })).toThrow(new Error(words));
  });

  it('[MDA-4] a command without a video and a zone is refused', () => {
    player()
      .when({ type: 'media/select', payload: { entity: { ...zone, zoneId: null } } })
      .refused({ code: 'media/sourceMissing' });
  });

  it.each(GAME_KINDS)('[MDA-9] a zone may show rounds of %s', (kind) => {
    const entity = createMediaEntity({ ...zone, kind });
    player()
      .when({ type: 'media/select', payload: { entity: { ...zone, kind } } })
      .then(selected(entity));
    const { id: _, boundingClientRect: __, isFloating: ___, ...kept } = entity;
    expect(decodeZones([kept])).toMatchObject({ ok: true, value: [{ kind }] });
  });
});

describe('the media list', () => {
  const known = selected(createMediaEntity({ ...zone, title: 'A – B' }));

  it('[MDA-5] a zone that gets a video stays one entity with its title', () => {
    const both = { ...createMediaEntity({ ...zone, title: 'A – B' }), videoId: 'v7', target: 'overview' as const };
    player(known)
      .when({ type: 'media/select', payload: { entity: { ...zone, target: 'overview', videoId: 'v7' } } })
      .then(selected(both, 'zone:7:z7'));
  });

  it('[MDA-5] what is not in the list cannot be unselected', () => {
    player(known)
      .when({ type: 'media/unselect', payload: { id: 'zone:8:z8' } })
      .refused({ code: 'media/unknown' });
  });

  it('[MDA-6] a clearing leaves what is not cleared automatically, and its target', () => {
    const kept = createMediaEntity({ ...zone, gameId: 8, zoneId: 'z8', target: 'fullscreen', autoClearable: false });
    const cleared = { type: 'media/cleared', payload: { ids: ['zone:7:z7'], why: 'auto' } } as const;
    player(selected(kept), known).when({ type: 'media/clear', payload: {} }).then(cleared);
    expect(player(selected(kept), known, cleared).state).toMatchObject({
      mediaEntities: [kept],
      mediaTargetScreen: 'fullscreen',
    });
  });

  it('[MDA-7] a guest gets no video', () => {
    guest()
      .when({ type: 'media/select', payload: { entity: video } })
      .refused({ code: 'media/playersOnly' });
    guest(selected(createMediaEntity(video)))
      .when({ type: 'media/play', payload: { id: 'video:7:v7' } })
      .refused({ code: 'media/playersOnly' });
  });

  it('[MDA-7] a second video that plays pauses the first; a zone does not play', () => {
    const other = createMediaEntity({ ...video, gameId: 8, videoId: 'v8' });
    const past = [selected(createMediaEntity(video)), selected(other), known] as const;
    const playing = { type: 'media/playing', payload: { id: 'video:7:v7' } } as const;
    expect(player(...past, playing, { type: 'media/playing', payload: { id: 'video:8:v8' } }).state.playingId).toBe(
      'video:8:v8',
    );
    player(...past)
      .when({ type: 'media/play', payload: { id: 'zone:7:z7' } })
      .refused({ code: 'media/unknown' });
  });

  it('[MDA-6] an entity floats from its place, and the same twice changes nothing', () => {
    const place = { x: 1, y: 2, width: 3, height: 4 };
    const floated = { id: 'zone:7:z7', isFloating: true, boundingClientRect: place };
    player(known).when({ type: 'media/float', payload: floated }).then({ type: 'media/floated', payload: floated });
    const past = player(known, { type: 'media/floated', payload: floated });
    expect(past.state.mediaEntities[0]).toMatchObject(floated);
    past.when({ type: 'media/float', payload: floated }).refused({ code: 'media/unchanged' });
  });

  it('[MDA-8] stored zones are decoded: an unknown kind, a foreign address and a list too long are refused', () => {
    const { id: _, boundingClientRect: __, isFloating: ___, ...kept } = createMediaEntity(zone);
    expect(decodeZones([kept]).ok).toBe(true);
    expect(decodeZones([{ ...kept, kind: 'roulette' }]).ok).toBe(false);
    expect(decodeZones([{ ...kept, gameLink: '//evil.example/' }]).ok).toBe(false);
    expect(decodeZones(Array.from({ length: 13 }, () => kept)).ok).toBe(false);
  });
});
