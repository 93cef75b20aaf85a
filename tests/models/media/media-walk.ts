/**
 * Random histories of the media list against a naive reference, through the real process that keeps side zones. The
 * laws name the first difference.
 */
import fc from 'fast-check';
import { Subject } from 'rxjs';
import type { Recorded } from 'touchline/kernel/message';
import { mediaDecider, type MediaDecider } from 'touchline/core/media/decider';
import { keepZones } from 'touchline/core/media/keep-zones.process';
import type { MediaCommand, MediaEvent } from 'touchline/core/media/messages';
import type { MediaEntity, MediaInput, MediaState } from 'touchline/core/media/types';

type Step = MediaCommand | { readonly type: 'reload' } | { readonly type: 'sign'; readonly isIn: boolean };

const KEY = 'tl.mediaZones';
const games = fc.constantFrom(1, 2, 3);
const sources = fc.constantFrom('a', 'b', 'c', null, undefined);

const anyInput: fc.Arbitrary<MediaInput> = fc
  .record(
    {
      type: fc.constantFrom('video' as const, 'zone' as const),
      target: fc.constantFrom('board' as const, 'fullscreen' as const, 'overview' as const, 'side' as const),
      gameId: games,
      sportId: fc.constant(1),
      videoId: sources,
      zoneId: sources,
      title: fc.constantFrom('', 'one', 'two'),
      autoClearable: fc.boolean(),
      kind: fc.constantFrom('match' as const, 'keno' as const),
    },
    { requiredKeys: ['type', 'target', 'gameId', 'sportId'] },
  )
  .map(
    (input) =>
      Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as unknown as MediaInput,
  );

/** An id, or the place in the list of the entity that is meant. */
const anyId = fc.oneof(
  fc.tuple(fc.constantFrom('video', 'zone'), games, fc.constantFrom('a', 'b', 'c')).map((parts) => parts.join(':')),
  fc.constantFrom('#0', '#1', '#2'),
);

function resolved(step: Step, { mediaEntities }: MediaState): Step {
  if (step.type !== 'media/play' && step.type !== 'media/unselect') return step;
  const { id } = step.payload;
  return id.startsWith('#') ? { ...step, payload: { id: mediaEntities[Number(id.slice(1))]?.id ?? id } } : step;
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: anyInput.map((entity): Step => ({ type: 'media/select', payload: { entity } })) },
  { weight: 3, arbitrary: anyId.map((id): Step => ({ type: 'media/unselect', payload: { id } })) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'media/clear', payload: {} }) },
  { weight: 1, arbitrary: games.map((gameId): Step => ({ type: 'media/clearGame', payload: { gameId } })) },
  { weight: 2, arbitrary: anyId.map((id): Step => ({ type: 'media/play', payload: { id } })) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'media/pause', payload: {} }) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'reload' }) },
  { weight: 1, arbitrary: fc.boolean().map((isIn): Step => ({ type: 'sign', isIn })) },
);

export const anyHistory = fc.array(anyStep, { maxLength: 30 });

/** The parts that a bug may replace. */
export interface Parts {
  readonly decider: MediaDecider;
  /** The events that the process receives. */
  readonly delivers: (event: MediaEvent) => boolean;
}

export const SOUND: Parts = { decider: mediaDecider, delivers: () => true };

interface Known {
  type: string;
  target: string;
  gameId: number;
  videoId: string | null;
  zoneId: string | null;
  title: string;
  autoClearable: boolean;
  kind: string;
}

const idOf = ({ type, gameId, videoId, zoneId }: Known): string =>
  `${type}:${gameId}:${(type === 'video' ? [videoId, zoneId] : [zoneId, videoId]).find((each) => each !== null)}`;
const share = (a: Known, b: Known): boolean =>
  idOf(a) === idOf(b) ||
  (a.videoId !== null && a.videoId === b.videoId) ||
  (a.zoneId !== null && a.zoneId === b.zoneId);

/** The naive reference: plain lists, one rule after another. */
class Reference {
  list: Known[] = [];
  disk: Known[] = [];
  isIn = true;
  playing: Known | null = null;

  private keep(): void {
    this.disk = this.list
      .filter(({ type, target }) => type === 'zone' && target === 'side')
      .map((each) => ({ ...each }));
  }
  private restore(): void {
    if (this.list.length === 0) this.list = this.disk.map((each) => ({ ...each }));
  }
  private drop(gone: (each: Known) => boolean): boolean {
    const before = this.list.length;
    if (this.playing !== null && gone(this.playing)) this.playing = null;
    this.list = this.list.filter((each) => !gone(each));
    return this.list.length < before;
  }

  step(step: Step): void {
    switch (step.type) {
      case 'reload':
        this.list = [];
        this.playing = null;
        this.restore();
        return;
      case 'sign':
        this.isIn = step.isIn;
        if (!step.isIn && this.drop(({ type }) => type === 'video')) this.restore();
        return;
      case 'media/select':
        this.select(step.payload.entity);
        return;
      case 'media/unselect':
        if (this.drop((each) => idOf(each) === step.payload.id)) this.keep();
        return;
      case 'media/clear':
        if (this.drop(({ autoClearable }) => autoClearable)) this.restore();
        return;
      case 'media/clearGame':
        if (this.drop(({ gameId }) => gameId === step.payload.gameId)) this.keep();
        return;
      case 'media/play': {
        const named = this.list.find((each) => idOf(each) === step.payload.id);
        if (named?.type === 'video' && this.isIn) this.playing = named;
        return;
      }
      case 'media/pause':
        this.playing = null;
        return;
      case 'media/load':
      case 'media/float':
      case 'media/restore':
      case 'media/dropVideos':
        throw new Error('not a step of these histories');
    }
  }

  private select(input: MediaInput): void {
    const videoId = input.videoId ?? null;
    const zoneId = input.zoneId ?? null;
    if (videoId === null && zoneId === null) return;
    if (input.type === 'video' && !this.isIn) return;
    const asked: Known = { title: '', autoClearable: true, kind: 'match', ...input, videoId, zoneId };
    const same = this.list.filter((each) => share(each, asked));
    const [first] = same;
    if (first === undefined) this.list.push(asked);
    else {
      const one: Known = { ...first, ...input, videoId: videoId ?? first.videoId, zoneId: zoneId ?? first.zoneId };
      const gone = this.list.filter((each) => same.includes(each) || share(each, one));
      const at = this.list.findIndex((each) => gone.includes(each));
      const wasPlaying = this.playing !== null && gone.includes(this.playing);
      this.list = this.list.filter((each) => !gone.includes(each));
      this.list.splice(at, 0, one);
      if (wasPlaying) this.playing = one.type === 'video' ? one : null;
    }
    this.keep();
  }
}

const shownOf = ({ type, target, gameId, videoId, zoneId, title, autoClearable, kind }: Known | MediaEntity): string =>
  JSON.stringify([type, target, gameId, videoId, zoneId, title, autoClearable, kind]);

/** Runs one history; the answer names the first broken law, or is null. */
export function brokenLaw(steps: readonly Step[], { decider, delivers }: Parts = SOUND): string | null {
  const reference = new Reference();
  const disk = new Map<string, string>();
  const storage = {
    read: (key: string) => disk.get(key) ?? null,
    write: (key: string, value: string) => void disk.set(key, value),
    remove: (key: string) => void disk.delete(key),
    keys: () => [...disk.keys()],
  };
  const faults: unknown[] = [];
  let state: MediaState = decider.initial;
  let events$ = new Subject<Recorded<MediaEvent>>();
  let isIn = true;
  const dispatch = (command: MediaCommand): void => {
    const decided = decider.decide(command, state, { isPlayer: isIn }, { at: 0, id: '' });
    if (!decided.ok) return;
    for (const event of decided.value) {
      state = decider.evolve(state, event);
      if (delivers(event)) events$.next({ seq: 0, at: 0, id: '', event });
    }
  };
  const open = (): void => {
    keepZones({ events$, state: () => state, storage, report: (_, fault) => void faults.push(fault) }).subscribe(
      dispatch,
    );
  };
  open();
  for (const each of steps) {
    const step = resolved(each, state);
    reference.step(step);
    if (step.type === 'reload') {
      state = decider.initial;
      events$ = new Subject();
      open();
    } else if (step.type === 'sign') {
      isIn = step.isIn;
      if (!isIn) dispatch({ type: 'media/dropVideos', payload: {} });
    } else dispatch(step);
    const law = firstBroken(state, reference, disk);
    if (law !== null) return law;
    if (faults.length > 0) return 'nothing is reported';
  }
  return null;
}

function firstBroken(state: MediaState, reference: Reference, disk: ReadonlyMap<string, string>): string | null {
  const { mediaEntities: list, playingId, mediaTargetScreen } = state;
  const isUnique = (values: readonly (string | null)[]): boolean => {
    const named = values.filter((value) => value !== null);
    return new Set(named).size === named.length;
  };
  if (!isUnique(list.map(({ id }) => id))) return 'ids are unique';
  if (!isUnique(list.map(({ videoId }) => videoId))) return 'videos are unique';
  if (!isUnique(list.map(({ zoneId }) => zoneId))) return 'zones are unique';
  if (list.some((entity) => entity.id !== idOf(entity))) return 'an id follows the fields';
  if (playingId !== null && list.every(({ id, type }) => id !== playingId || type !== 'video'))
    return 'what plays is a video of the list';
  if ((mediaTargetScreen === null) !== (list.length === 0)) return 'a target screen exactly with entities';
  if (list.map(shownOf).join() !== reference.list.map(shownOf).join()) return 'the list is the reference’s';
  if (playingId !== (reference.playing === null ? null : idOf(reference.playing)))
    return 'the reference plays the same';
  const stored: MediaEntity[] = JSON.parse(disk.get(KEY) ?? '[]');
  if (stored.map(shownOf).join() !== reference.disk.map(shownOf).join()) return 'the device keeps the side zones';
  return null;
}
