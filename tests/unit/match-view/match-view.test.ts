import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const OFFER = 'GET /media-api/v1/games/7';
const ZONE = 'GET /media-api/v1/zones/m7';
const OPEN = 'POST /media-api/v1/videos/a7/open';
const offer = {
  gameId: 7,
  zones: [
    { zoneId: 'm7', kind: 'match' },
    { zoneId: 'x', kind: 'hologram' },
  ],
  videos: [{ videoId: 'a7', source: 'ANIMATION', isRecommended: false }],
};
const goal = ['goal', 1, 60, 1, 60, 1, 1, 0, 90, 50];
const zone = (fields: object) => ({
  zoneId: 'm7',
  gameId: 7,
  surface: 'pitch',
  isTimed: true,
  isOver: false,
  length: 5400,
  now: 60,
  marks: [],
  count: 1,
  from: 0,
  happened: [goal],
  momentum: [10],
  spot: { side: 2, zone: 'danger', x: 8, y: 50 },
  trail: [],
  shares: [['possession', 60, 40]],
  ...fields,
});

let given: Given;
const view = () => given.core.feature('matchView').get();
const game = () => view()?.games.get(7);
const asked = (key: string) => given.requests.filter(({ method, path }) => `${method} ${path}`.split('?')[0] === key);
const follow = () => given.core.dispatch({ type: 'match-view/follow', payload: { gameId: 7 } });
const unfollow = () => given.core.dispatch({ type: 'match-view/unfollow', payload: { gameId: 7 } });

async function start(isPlayer: boolean): Promise<void> {
  given = await openGate({ isPlayer });
  given.answers.set(OFFER, offer).set(ZONE, zone({}));
  void given.core.load('matchView');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
}
afterEach(closeGates);

describe('a followed game', () => {
  beforeEach(() => start(false));

  it('[MVW-1] is asked for while a place shows it, and no longer', async () => {
    follow();
    follow();
    await given.clock.run(100);
    expect(game()).toMatchObject({ status: 'ready', zones: [{ zoneId: 'm7' }], videos: [{ videoId: 'a7' }] });
    expect(game()?.zones).toHaveLength(1);
    unfollow();
    await given.clock.run(4_000);
    const soFar = asked(ZONE).length;
    expect(soFar).toBe(3);
    unfollow();
    await given.clock.run(10_000);
    expect(asked(ZONE)).toHaveLength(soFar);
    expect(unfollow()).toEqual({ ok: false, error: { code: 'match-view/notFollowed' } });
  });

  it('[MVW-1] without a zone is asked for again every 10 s; a failed answer is repeated', async () => {
    given.answers.set(OFFER, 'network');
    follow();
    await given.clock.run(100);
    expect(game()?.status).toBe('failed');
    given.answers.set(OFFER, { ...offer, zones: [] });
    await given.clock.run(10_000);
    expect(game()?.status).toBe('none');
    expect(asked(ZONE)).toHaveLength(0);
    given.answers.set(OFFER, offer);
    await given.clock.run(10_000);
    expect(game()?.live?.happened).toHaveLength(1);
  });

  it('[MVW-2] gains what has happened since, leaves out unknown kinds, and keeps the last view without an answer', async () => {
    follow();
    await given.clock.run(100);
    expect(game()?.live?.happened[0]).toMatchObject({ n: 0, kind: 'goal', side: 'home', place: { x: 90, y: 50 } });
    given.answers.set(
      ZONE,
      zone({
        count: 3,
        from: 1,
        now: 90,
        happened: [
          ['miracle', 0, 70, 1, 70, 0, 1, 0],
          ['corner', 2, 80, 1, 80, 0, 1, 0],
        ],
      }),
    );
    await given.clock.run(2_000);
    expect(game()?.live?.happened.map(({ n, kind }) => [n, kind])).toEqual([
      [0, 'goal'],
      [2, 'corner'],
    ]);
    given.answers.set(ZONE, [500, {}]);
    await given.clock.run(2_000);
    expect(game()?.live?.now).toBe(90);
    expect(asked(ZONE).at(-1)?.path).toMatch(/\?after=3$/);
  });

  it('[MVW-8] has the details that the site knows, and leaves out the others', async () => {
    given.answers.set(
      ZONE,
      zone({
        count: 2,
        happened: [goal, ['point', 2, 70, 1, 70, 1, 0, 1, 20, 40, 95, 34]],
        details: [
          [0, ['weather', 3]],
          [1, ['rally', 7]],
        ],
        detail: ['down', 2, 3, 7],
      }),
    );
    follow();
    await given.clock.run(100);
    const live = game()?.live;
    expect(live?.happened[0]?.detail).toBeUndefined();
    expect(live?.happened[1]).toMatchObject({
      detail: { kind: 'rally', shots: 7 },
      place: { x: 20, y: 40 },
      servedFrom: { x: 95, y: 34 },
    });
    expect(live?.detail).toEqual({ kind: 'down', side: 'away', down: 3, toGo: 7 });
    given.answers.set(ZONE, zone({ count: 2, from: 2, happened: [], detail: ['down', 2, 5, 7] }));
    await given.clock.run(2_000);
    expect(game()?.live?.detail).toBeNull();
  });

  it('[MVW-2] begins again where an answer does not continue what is known', async () => {
    given.answers.set(ZONE, zone({ count: 2, happened: [goal, goal] }));
    follow();
    await given.clock.run(100);
    given.answers.set(ZONE, zone({ count: 1, happened: [goal] }));
    await given.clock.run(4_000);
    expect(game()?.live?.happened).toHaveLength(1);
  });

  it('[MVW-1] is asked for no more once its match is over, and has no video then', async () => {
    given.answers.set(ZONE, zone({ isOver: true }));
    follow();
    await given.clock.run(20_000);
    expect(asked(ZONE)).toHaveLength(1);
    expect(game()?.videos).toEqual([]);
  });

  it('[MVW-4] a guest opens no video', () => {
    expect(given.core.dispatch({ type: 'match-view/openVideo', payload: { videoId: 'a7' } })).toEqual({
      ok: false,
      error: { code: 'match-view/playersOnly' },
    });
  });
});

describe('a video', () => {
  const open = () => given.core.dispatch({ type: 'match-view/openVideo', payload: { videoId: 'a7' } });

  it('[MVW-4] is opened with the video token; a refusal and a missing answer are distinguished and can be tried again', async () => {
    await start(true);
    given.answers.set('POST /web-api/user/updatetoken', { token: 'tape' }).set(OPEN, [403, {}]);
    // The token of the sign-in had no answer; the next one comes after ten minutes.
    await given.clock.run(600_100);
    open();
    expect(view()?.videos).toEqual({ a7: 'opening' });
    await given.clock.run(9_000);
    const refused = view()?.videos['a7'];
    given.answers.set(OPEN, 'network');
    open();
    await given.clock.run(20_000);
    const failed = view()?.videos['a7'];
    given.answers.set(OPEN, { videoId: 'a7', zoneId: 'm7' });
    open();
    await given.clock.run(100);
    expect(refused).toBe('refused');
    expect(failed).toBe('failed');
    expect(view()?.videos['a7']).toBe('open');
    expect(asked(OPEN).map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"token":"tape"}'));
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()?.videos).toEqual({});
  });
});
