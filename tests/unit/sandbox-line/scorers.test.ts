/** Goalscorer markets in the line: they come with the line-ups, and players keep their names in every language. */
import { expect, it } from 'vitest';
import { isScorerKind, SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { announcedAt } from '../../../adapters/sandbox/operator/media/lineups.ts';
import { createRow, look } from '../../../adapters/sandbox/operator/line/rows.ts';
import { frameNames } from '../../../adapters/sandbox/operator/names/frames.ts';
import { labelIn } from '../../../adapters/sandbox/operator/names/names.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { DAY_MS, ORIGIN, smallScheduleOf } from './given.ts';

const LEAGUE = 1001;

it('[LIN-238] goalscorers are priced at the moment at which the line-ups are announced', () => {
  const source = smallScheduleOf(5, 1, [LEAGUE]);
  const [champ] = source.championships;
  if (champ === undefined) throw new Error('no league');
  const fixtures = source.between(new Set([LEAGUE]), ORIGIN - 20 * DAY_MS, ORIGIN);
  expect(fixtures.length).toBeGreaterThan(3);
  for (const fixture of fixtures) {
    const announced = announcedAt(fixture) ?? NaN;
    const row = createRow(fixture, champ, announced - 1);
    row.wanted = 1;
    const offered = (): number => [...(row.fresh?.all?.values() ?? [])].filter(({ kind }) => isScorerKind(kind)).length;
    look(row, announced - 1, false);
    expect(offered()).toBe(0);
    expect(row.dueAt).toBe(announced);
    look(row, announced, false);
    expect(offered()).toBe(42);
    expect(row.fresh?.main.size).toBeLessThan(10);
  }
});

it('[LIN-238] a player has one name in every language, and one market for each shirt', () => {
  expect(labelIn('ru', 'R. Weber', { kind: SCORER_KIND.toScore, sportId: 1 })).toBe('R. Weber');
  expect(labelIn('ru', 'Liverpool', { kind: KIND.outright, sportId: 1 })).toBe('Ливерпуль');
  const frame = {
    champs: { sport: [1], name: ['Premier League'] },
    games: { champ: [0], home: ['Liverpool'], away: ['Everton'] },
    markets: {
      game: [0, 0],
      kind: [SCORER_KIND.firstScorer, KIND.outright],
      label: [
        [0, 'R. Weber'],
        [1, 'Liverpool'],
      ],
    },
  };
  const shown: unknown = JSON.parse(frameNames.rewrite(JSON.stringify(frame), 'ru'));
  expect(shown).toMatchObject({
    markets: {
      label: [
        [0, 'R. Weber'],
        [1, 'Ливерпуль'],
      ],
    },
  });
  for (const kind of Object.values(SCORER_KIND))
    for (const type of [0, 1, 2, 3]) {
      const key = { kind, type, param: 4 * 23 };
      expect(readMarketId(marketId(77, key))).toEqual({ gameId: 77, key });
    }
});
