/** The page of a match from a season file. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { decodeLive } from 'touchline/core/match-view/wire';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import type { StatPair } from '../../adapters/sandbox/operator/line/types.ts';
import { zoneOf } from '../../adapters/sandbox/operator/media/media.ts';
import { createMatch, type Match } from '../../adapters/sandbox/operator/models/match.ts';
import { MatchMedia } from '../../ui/web/screens/game/media/match-media.tsx';
import { Statistics } from '../../ui/web/screens/game/statistics.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { matchOf } from './model-matches.ts';
import { render, type Rendered } from './render.tsx';

const GAME = 1001;
const STATS: readonly StatPair[] = [
  ['shots', 9, 4],
  ['corners', 6, 3],
  ['yellowCards', 2, 1],
  ['redCards', 0, 1],
];
const modelled = matchOf('football');
const recorded = createMatch({
  ...modelled.fixture,
  recorded: { prices: [], halfTime: [1, 0], fullTime: [2, 1], playedAt: modelled.fixture.startsAt, stats: STATS },
});

async function open(match: Match, now: number): Promise<Rendered> {
  await loadNamespaces('media', 'game');
  const core = createFakeCore();
  const live = decodeLive(zoneOf({ match, now }, 0));
  if (!live.ok) throw new Error(live.error);
  core.fake.set.feature('media', {
    isWanted: true,
    mediaEntities: [createMediaEntity({ type: 'zone', target: 'overview', gameId: GAME, sportId: 1, zoneId: 'm1001' })],
    mediaTargetScreen: null,
    playingId: null,
    userVideoToken: null,
  });
  const media = { status: 'ready', zones: [{ zoneId: 'm1001', kind: 'match' }], videos: [], live: live.value } as const;
  core.fake.set.feature('matchView', { followed: [], videos: {}, games: new Map([[GAME, media]]) });
  const game = core.line.game(GAME).get();
  if (game === null) throw new Error('no such game');
  return render(
    core,
    <>
      <MatchMedia game={game} />
      <Statistics
        game={game}
        stats={match.stateAt(now).stats.map(([name, home, away]) => [name, `${home}`, `${away}`])}
      />
    </>,
  );
}

async function everythingOn(page: Rendered): Promise<readonly string[]> {
  const feed = within(page.getByRole('region', { name: 'What happened' }));
  await page.user.click(feed.getByRole('button', { name: 'Everything' }));
  return feed.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('[MVW-12] the timeline lists the recorded goals, shots, corners and cards with the half-time score, and nothing unknown', async () => {
  const entries = await everythingOn(await open(recorded, Infinity));
  const count = (words: RegExp): number => entries.filter((entry) => words.test(entry)).length;
  expect({
    goals: count(/Goal for/),
    shots: count(/Shot by/),
    corners: count(/Corner/),
    yellowCards: count(/Yellow card/),
    redCards: count(/Red card/),
    onTarget: count(/on target/),
    fouls: count(/Foul/),
    substitutions: count(/Substitution/),
  }).toEqual({ goals: 3, shots: 13, corners: 9, yellowCards: 3, redCards: 1, onTarget: 0, fouls: 0, substitutions: 0 });
  expect(entries.find((entry) => entry.includes('Half 1 ends'))).toContain('1:0');
  expect(entries.filter((entry) => entry.includes('no. '))).toEqual([]);
});

it('[MVW-12] a modelled match has a ball and possession, a match of a season file has the counts of its file alone', async () => {
  // Marks of a drawing have neither a role nor a text.
  const shown = (page: Rendered): object => ({
    balls: page.container.querySelectorAll('.media-ball').length,
    possession: page.queryAllByRole('meter', { name: /^Possession/ }).length,
  });
  const now = modelled.fixture.startsAt + 1_500_000;
  const other = await open(modelled, now);
  expect(shown(other)).toEqual({ balls: 1, possession: 1 });
  other.unmount();
  expect(shown(await open(recorded, now))).toEqual({ balls: 0, possession: 0 });
});

it('[MVW-12] the statistics of a match of a season file are those of its file', async () => {
  const page = await open(recorded, Infinity);
  const rows = [...page.container.querySelectorAll('details dl > *')].map((row) => row.textContent);
  expect(rows).toEqual(['Shots94', 'Corners63', 'Yellow cards21', 'Red cards01']);
});
