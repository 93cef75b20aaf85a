/** The match tracker on the page of a game. */
import type { ReactNode } from 'react';
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import {
  SURFACES,
  type GameMedia,
  type Happening,
  type HappeningKind,
  type LiveView,
  type Side,
  type Situation,
  type Surface,
} from 'touchline/core/match-view/types';
import type { MediaEntity } from 'touchline/core/media/types';
import { createCell } from 'touchline/kernel/readable';
import { MatchMedia } from '../../ui/web/screens/game/media/match-media.tsx';
import { Scoreboard } from '../../ui/web/screens/game/scoreboard.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { identity, useProjection } from '../../ui/web/use-projection.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;

const happening = (n: number, kind: Happening['kind'], score: readonly [number, number], at: number): Happening => ({
  n,
  kind,
  side: kind === 'periodStart' ? 'none' : 'home',
  at,
  period: 1,
  clockS: at,
  value: 0,
  score,
  place: kind === 'goal' ? { x: 91, y: 48 } : null,
});
const HAPPENED = [
  happening(0, 'periodStart', [0, 0], 0),
  happening(1, 'shot', [0, 0], 300),
  happening(2, 'goal', [1, 0], 600),
  happening(3, 'redCard', [1, 0], 900),
];
const LIVE_VIEW: LiveView = {
  zoneId: 'm1001',
  surface: 'pitch',
  isTimed: true,
  isOver: false,
  length: 5400,
  now: 1000,
  marks: [],
  happened: HAPPENED,
  momentum: [10, -20],
  spot: { side: 'away', zone: 'danger', x: 10, y: 40 },
  trail: [],
  shares: [{ name: 'possession', home: 61, away: 39 }],
  detail: null,
  situation: null,
};
const loaded = (live: Partial<LiveView> = {}): GameMedia => ({
  status: 'ready',
  zones: [{ zoneId: 'm1001', kind: 'match' }],
  videos: [{ videoId: 'a1001', source: 'ANIMATION', isRecommended: false }],
  live: { ...LIVE_VIEW, ...live },
});
const ZONE = createMediaEntity({ type: 'zone', target: 'overview', gameId: LIVE, sportId: 1, zoneId: 'm1001' });

function show(core: FakeCore, game: GameMedia, entities: readonly MediaEntity[] = [ZONE]): void {
  core.fake.set.feature('media', {
    isWanted: true,
    mediaEntities: entities,
    mediaTargetScreen: null,
    playingId: null,
    userVideoToken: null,
  });
  core.fake.set.feature('matchView', { followed: [], videos: {}, games: new Map([[LIVE, game]]) });
}

async function open(core: FakeCore, game = loaded(), entities?: readonly MediaEntity[]): Promise<Rendered> {
  await loadNamespaces('media');
  show(core, game, entities);
  const shown = core.line.game(LIVE).get();
  if (shown === null) throw new Error('no such game');
  return render(core, <MatchMedia game={shown} />);
}

const SITUATIONS: readonly [SituationCase, SituationCase, SituationCase, SituationCase, SituationCase] = [
  [
    'gridiron',
    { kind: 'yards', side: 'home', ball: 38, line: 48 },
    ['.media-to-gain', 1],
    /: ball on their own 38, line to gain their own 48$/,
  ],
  [
    'diamond',
    { kind: 'bases', side: 'away', taken: [true, false, true], outs: 1 },
    ['.media-base.is-taken', 2],
    / at bat: runners on first and third, outs: 1$/,
  ],
  [
    'oval',
    {
      kind: 'over',
      side: 'home',
      end: 'right',
      striker: { number: 3, runs: 24 },
      partner: { number: 5, runs: 7 },
      balls: [1, 0, 'wicket', 4],
    },
    ['.media-bowled.is-wicket', 1],
    /^Batter 3 on strike \(24\), batter 5 \(7\), bowling from the right end\. This over: 1 · dot · wicket · 4$/,
  ],
  [
    'snooker',
    { kind: 'balls', reds: 9, colours: 6, lastBreak: { side: 'home', points: 36 } },
    ['.media-pot.is-red', 9],
    /^On the table: reds 9, colours 6, points 99\. Last break, .+: 36$/,
  ],
  [
    'darts',
    {
      kind: 'visit',
      side: 'home',
      left: 2,
      lastVisit: {
        side: 'away',
        darts: [
          { times: 3, field: 20 },
          { times: 2, field: 25 },
          { times: 0, field: 0 },
        ],
      },
    },
    ['.media-light.is-on', 2],
    / to throw, darts left: 2\. Last visit, .+: T20 · bull · miss$/,
  ],
];
type SituationCase = readonly [
  surface: Surface,
  situation: Situation,
  marks: readonly [selector: string, count: number],
  text: RegExp,
];

/** A bout of two rounds so far. */
const bout = (happened: LiveView['happened'], isOver = false): GameMedia =>
  loaded({ surface: 'cage', spot: null, trail: [], shares: [], happened, isOver });
const told = (n: number, kind: HappeningKind, side: Side): Happening => ({
  n,
  kind,
  side,
  at: 100 * n,
  period: 2,
  clockS: 60,
  value: 0,
  score: [0, 0],
  place: null,
});
async function openBout(media: GameMedia): Promise<Rendered> {
  await loadNamespaces('media');
  const core = createFakeCore();
  show(core, media);
  const game = core.line.game(LIVE).get();
  if (game === null) throw new Error('no such game');
  const scores = [
    ['9', '10'],
    ['0', '0'],
  ] as const;
  return render(core, <MatchMedia game={{ ...game, periodScores: scores }} />);
}

const axisOf = (page: Rendered): HTMLElement => page.getByRole('slider', { name: 'Momentum and key events' });

describe('the match tracker', () => {
  it('[MVW-13] of a bout shows both fighters, the rounds on the cards, and who is down in a chosen event', async () => {
    const page = await openBout(bout([told(0, 'knockdown', 'home'), told(1, 'submission', 'away')]));
    const drawing = page.getByRole('img');
    // Marks of the drawing have neither role nor text.
    const count = (selector: string): number => drawing.querySelectorAll(selector).length;
    expect(count('.media-play')).toBe(2);
    expect([count('.media-card'), count('.media-card.is-away'), count('.media-card.is-none')]).toEqual([2, 1, 1]);
    expect(count('.is-down')).toBe(0);
    axisOf(page).focus();
    await page.user.keyboard('{ArrowLeft}');
    expect([count('.is-down'), count('.is-down.is-home')]).toEqual([1, 1]);
    await page.user.keyboard('{ArrowLeft}');
    expect([count('.is-down'), count('.is-down.is-away')]).toEqual([1, 1]);
    await page.user.keyboard('{End}');
    expect(count('.is-down')).toBe(0);
  });

  it('[MVW-13] of a bout that was stopped leaves the loser on the floor, and of one decided by the judges nobody', async () => {
    const won = (at: number): readonly Happening[] => [
      { ...told(1, 'bout', 'away'), at },
      { ...told(2, 'end', 'none'), at },
    ];
    // A takedown of the loser, earlier in the last round, has nothing to do with the end.
    for (const [last, ends, downs] of [
      [told(0, 'submission', 'away'), won(0), ['home']],
      [told(0, 'takedown', 'home'), won(100), []],
      [told(0, 'knockdown', 'away'), won(100), []],
    ] as const) {
      const page = await openBout(bout([last, ...ends], true));
      const down = [...page.getByRole('img').querySelectorAll('.is-down')];
      expect(down.map(({ classList }) => (classList.contains('is-home') ? 'home' : 'away'))).toEqual(downs);
      page.unmount();
    }
  });

  it('[MVW-1] follows its game while it is shown, and clears what it has selected when it goes', async () => {
    const core = createFakeCore();
    const page = await open(core, loaded(), []);
    const types = (): readonly string[] => core.fake.commands.map(({ type }) => type);
    expect(types()).toEqual(expect.arrayContaining(['match-view/follow', 'media/select']));
    page.unmount();
    expect(types().slice(-2).toSorted()).toEqual(['match-view/unfollow', 'media/clear']);
  });

  it('walks through the key events with the arrow keys, and back to the present', async () => {
    const page = await open(createFakeCore());
    expect(axisOf(page).getAttribute('aria-valuetext')).toBe('Now');
    axisOf(page).focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(axisOf(page).getAttribute('aria-valuetext')).toMatch(/Red card/);
    await page.user.keyboard('{ArrowLeft}');
    expect(axisOf(page).getAttribute('aria-valuetext')).toMatch(/^11′ Goal for /);
    await page.user.keyboard('{End}');
    expect(axisOf(page).getAttribute('aria-valuetext')).toBe('Now');
  });

  it('lists what happened, first the key events, then everything, and each entry leads to its moment', async () => {
    const page = await open(createFakeCore());
    const feed = within(page.getByRole('region', { name: 'What happened' }));
    expect(feed.getAllByRole('listitem')).toHaveLength(3);
    await page.user.click(feed.getByRole('button', { name: 'Everything' }));
    expect(feed.getAllByRole('listitem')).toHaveLength(4);
    await page.user.click(feed.getByRole('button', { name: /Shot by/ }));
    expect(axisOf(page).getAttribute('aria-valuetext')).toMatch(/Shot by/);
  });

  it('[MVW-7] shows where a chosen point was served and ended, and shows the length of its rally', async () => {
    const point: Happening = {
      ...happening(1, 'point', [1, 0], 1),
      place: { x: 80, y: 30 },
      servedFrom: { x: 5, y: 66 },
      detail: { kind: 'rally', shots: 7 },
    };
    const core = createFakeCore();
    const page = await open(
      core,
      loaded({ surface: 'tennis', spot: null, happened: [happening(0, 'periodStart', [0, 0], 0), point] }),
    );
    const field = page.getByRole('img');
    // Marks of a drawing have neither a role nor a text: their classes say what each shows.
    expect(field.querySelectorAll('.media-landing')).toHaveLength(1);
    const feed = within(page.getByRole('region', { name: 'What happened' }));
    await page.user.click(feed.getByRole('button', { name: 'Everything' }));
    await page.user.click(feed.getByRole('button', { name: /^.*Point for .*, rally of 7/ }));
    const at = (name: string): readonly (string | null)[] =>
      ['cx', 'cy'].map((each) => field.querySelector(name)?.getAttribute(each) ?? null);
    expect(at('.media-served')).toEqual(['75', '336.8']);
    expect(at('.media-ball')).toEqual(['825', '164']);
  });

  it('[MVW-8] shows overs, downs, frames and legs beside the score and in the list of events', async () => {
    const wicket: Happening = {
      ...happening(1, 'wicket', [84, 0], 1),
      detail: { kind: 'overs', overs: 12, balls: 3, most: 20 },
    };
    const core = createFakeCore();
    const shown = (detail: LiveView['detail']): GameMedia =>
      loaded({ surface: 'none', spot: null, happened: [happening(0, 'periodStart', [0, 0], 0), wicket], detail });
    const page = await open(core, shown({ kind: 'overs', overs: 12, balls: 4, most: 20 }));
    const texts: readonly (readonly [LiveView['detail'], RegExp])[] = [
      [{ kind: 'down', side: 'home', down: 3, toGo: 7 }, /: 3rd & 7$/],
      [{ kind: 'frames', most: 9 }, /^Best of 9$/],
      [{ kind: 'legs', most: 11, left: [121, 40] }, /^Best of 11, 121 : 40 left$/],
    ];
    expect(page.queryByText('Overs 12.4 / 20')).not.toBeNull();
    const feed = within(page.getByRole('region', { name: 'What happened' }));
    expect(feed.queryByRole('button', { name: /Wicket of .*, over 12\.3/ })).not.toBeNull();
    for (const [detail, text] of texts) {
      await page.after(() => show(core, shown(detail)));
      expect(page.queryByText(text)).not.toBeNull();
    }
    await page.after(() => show(core, shown(null)));
    expect(page.queryByText(/^Best of/)).toBeNull();
  });

  it('[MVW-8] puts the same words into the scoreboard of the page', async () => {
    await loadNamespaces('media', 'game');
    const core = createFakeCore();
    show(core, loaded({ detail: { kind: 'frames', most: 9 } }));
    const game = core.line.game(LIVE).get();
    if (game === null) throw new Error('no such game');
    const page = await render(
      core,
      <>
        <Scoreboard game={game} winner="" stats={[]} />
        <MatchMedia game={game} />
      </>,
    );
    await page.settled();
    expect(within(page.getByRole('banner')).queryByText('Best of 9')).not.toBeNull();
  });

  it('[LIN-232] shows the present period and the total where not all periods fit, again after each', async () => {
    await loadNamespaces('game');
    const core = createFakeCore();
    const base = core.line.game(LIVE).get();
    const places: (readonly [number, number])[] = [];
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
      this: Element,
      to?: number | ScrollToOptions,
    ) {
      if (typeof to === 'object') places.push([this.querySelectorAll('thead th').length, to.left ?? 0]);
    });
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    try {
      const count = createCell(18);
      function Frames(): ReactNode {
        const length = useProjection(count, identity);
        const periodScores = Array.from({ length }, () => ['70', '12'] as const);
        return base && <Scoreboard game={{ ...base, points: null, periodScores }} winner="" stats={[]} />;
      }
      const page = await render(core, <Frames />);
      expect(page.getByRole('group', { name: 'Score by period' }).tabIndex).toBe(0);
      await page.after(() => count.set(19));
      expect(places).toEqual([
        [20, 700],
        [21, 700],
      ]);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it.each(SURFACES.filter((surface) => surface !== 'none'))('[MVW-9] draws the field %s', async (surface) => {
    const page = await open(createFakeCore(), loaded({ surface, spot: null }));
    // Lines of a drawing have neither a role nor a text.
    const lines = page.getByRole('img').querySelectorAll('path, rect, circle, ellipse');
    expect(lines.length).toBeGreaterThan(3);
    expect([...lines].map((line) => line.outerHTML).filter((line) => /NaN|undefined/.test(line))).toEqual([]);
  });

  it.each(SITUATIONS)(
    '[MVW-10] draws where the play stands on the field %s, and says it',
    async (surface, situation, marks, text) => {
      const core = createFakeCore();
      const page = await open(core, loaded({ surface, spot: null, situation }));
      expect(page.getByText(text)).toBeTruthy();
      // Marks of a drawing have neither a role nor a text: their classes say what each shows.
      const drawn = page.getByRole('img').querySelector('.media-play');
      expect(drawn?.querySelectorAll(marks[0])).toHaveLength(marks[1]);
      expect(drawn?.outerHTML).not.toMatch(/NaN|undefined/);
      await page.after(() => show(core, loaded({ surface, spot: null, situation: null })));
      expect(page.queryByText(text)).toBeNull();
    },
  );

  it('[MVW-10] keeps where the play stands while the view is paused', async () => {
    const [surface, situation, , text] = SITUATIONS[1];
    const page = await open(createFakeCore(), loaded({ surface, spot: null, situation }));
    await page.user.click(page.getByRole('button', { name: /^Pause/ }));
    expect(page.queryByText(text)).not.toBeNull();
  });

  it('[MVW-10] the yards of the away side count from the other end', async () => {
    const yards = { kind: 'yards', side: 'home', ball: 35, line: 45 } as const;
    const core = createFakeCore();
    const page = await open(core, loaded({ surface: 'gridiron', spot: null, situation: yards }));
    const ballAt = (): number => Number(page.getByRole('img').querySelector('.media-ball')?.getAttribute('cx'));
    const home = ballAt();
    await page.after(() =>
      show(core, loaded({ surface: 'gridiron', spot: null, situation: { ...yards, side: 'away' } })),
    );
    expect(Math.abs(home + ballAt() - 1050)).toBeLessThanOrEqual(1);
    expect(home).toBe(400);
  });

  it('[MVW-11] shows how far from the try line the side with the ball is', async () => {
    const page = await open(
      createFakeCore(),
      loaded({ surface: 'rugby', spot: { side: 'away', zone: 'danger', x: 24.5, y: 40 } }),
    );
    expect(page.queryByText(/ have the ball, 20 m from the try line$/)).not.toBeNull();
  });

  it.each([
    ['rink', /have the puck$/],
    ['pitch', /have the ball$/],
  ] as const)('[MVW-9] names what is played with on the field %s', async (surface, words) => {
    const spot = { side: 'home', zone: 'middle', x: 50, y: 40 } as const;
    const page = await open(createFakeCore(), loaded({ surface, spot }));
    expect(page.queryByText(words)).not.toBeNull();
  });

  it('announces a key event that comes while it is shown, and none from before', async () => {
    const core = createFakeCore();
    const page = await open(core);
    expect(page.getByRole('status').textContent).toBe('');
    const more = [...HAPPENED, happening(4, 'shot', [1, 0], 950), happening(5, 'goal', [2, 0], 1000)];
    await page.after(() => show(core, loaded({ happened: more })));
    expect(page.getByRole('status').textContent).toMatch(/^Goal for /);
  });

  it('[MVW-2] announces the first event of a match that was opened before anything had happened', async () => {
    const core = createFakeCore();
    const page = await open(core, loaded({ happened: [] }));
    await page.after(() => show(core, loaded({ happened: [happening(0, 'goal', [1, 0], 60)] })));
    expect(page.getByRole('status').textContent).toMatch(/^Goal for /);
  });

  it('[MDA-7] offers a guest to log in for the video, and opens the video for a player', async () => {
    const core = createFakeCore();
    const page = await open(core);
    await page.user.click(page.getByRole('button', { name: 'Video' }));
    expect(page.queryByRole('link', { name: 'Log in' })).not.toBeNull();
    await page.after(() => core.fake.set.session(PLAYER));
    expect(core.fake.commands.map(({ type }) => type)).toContain('match-view/openVideo');
    expect(page.queryByText('Opening the video…')).not.toBeNull();
  });

  it('says so when the live view cannot be loaded', async () => {
    const page = await open(createFakeCore(), { status: 'failed', zones: [], videos: [], live: null }, []);
    expect(page.queryByText("The live view can't be loaded. We keep trying.")).not.toBeNull();
  });
});
