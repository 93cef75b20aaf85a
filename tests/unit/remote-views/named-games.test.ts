/** Games that documents name, in the pages of results. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOLF } from 'touchline/core/line/rules/field-sports';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import type { Block, NamedGame } from 'touchline/core/remote-views/public';
import { parseDocument } from 'touchline/core/remote-views/wire';
import { createNodeOperator, type NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
let host: NodeOperator;
beforeAll(async () => {
  host = await createNodeOperator({
    clock: { now: () => Date.UTC(2026, 5, 6, 15), schedule: () => () => undefined },
    pace: 10,
  });
});
afterAll(() => host.close());

const textAt = (path: string, language: string): string => JSON.stringify(drawPage(path, language, host.operator));

/** The first cells of all tables, those in tabs among them. */
const firstCells = (blocks: readonly Block[]): readonly unknown[] =>
  blocks.flatMap((block): readonly unknown[] => {
    if (block.t === 'table') return block.rows.map(([cell]) => cell?.[0]);
    return block.t === 'tabs' ? block.items.flatMap((item) => firstCells(item.blocks)) : [];
  });

interface Named {
  readonly game: NamedGame;
  readonly to: string;
}
function gamesAt(path: string, language: string): readonly Named[] {
  const read = parseDocument(textAt(path, language));
  if (!read.ok) throw new Error(read.error);
  return firstCells(read.value.blocks).filter(isGame);
}
const isGame = (cell: unknown): cell is Named => typeof cell === 'object' && cell !== null && 'game' in cell;

it.each(['/results', '/results/live', '/results/zone'])(
  '[RMV-35, STT-14] every row of two sides of %s names a game, which wears in every language what its English names wear',
  (path) => {
    const worn = LANGUAGES.map((language) => {
      const games = gamesAt(path, language);
      expect(games.length).toBeGreaterThan(10);
      return games.map(({ game: { home, away, kits = [] }, to }) => ({
        to,
        home: kits[0] || kitNumber(home),
        away: kits[1] || kitNumber(away),
      }));
    });
    for (const [at, language] of LANGUAGES.entries()) expect(worn[at], language).toEqual(worn[0]);
  },
);

it('[FLD-9, LIN-257] the latest results have elections and rounds of golf with their outcome, in every language', () => {
  for (const language of LANGUAGES) {
    const read = parseDocument(textAt('/results', language));
    if (!read.ok) throw new Error(read.error);
    const rows = read.value.blocks.flatMap((block) => (block.t === 'table' ? block.rows : []));
    const outcomesOf = (sportId: number): readonly string[] =>
      rows
        .filter(([name]) => JSON.stringify(name).includes(`"/live/${sportId}/`))
        .map(([, result]) => JSON.stringify(result).replaceAll(/[\u2068\u2069]/g, ''));
    const elections = outcomesOf(POLITICS);
    expect(elections.length).toBe(6);
    for (const text of elections) {
      const seats = [...text.matchAll(/ (\d+)/g)].map(([, count]) => Number(count));
      expect(seats.length).toBe(5);
      expect(seats.reduce((all, each) => all + each, 0)).toBe(51);
    }
    const rounds = outcomesOf(GOLF);
    expect(rounds.length).toBeGreaterThan(0);
    for (const text of rounds) expect(text).toMatch(/1\. .+, [23]\. /);
  }
});

it('[RMV-35] a document is unreadable with a game of three kits, of one side, or with a way out of the site', () => {
  const line = (given: object): string => {
    const span = { game: { sportId: 1, home: 'Arsenal', away: 'Chelsea' }, to: '/live/1/10/7', ...given };
    return JSON.stringify({ title: 'Results', language: 'en', blocks: [{ t: 'text', line: [span] }] });
  };
  expect(parseDocument(line({})).ok).toBe(true);
  const game = { sportId: 1, home: 'Arsenal', away: 'Chelsea', kits: [0, 3] };
  expect(parseDocument(line({ game })).ok).toBe(true);
  expect(parseDocument(line({ game: { ...game, kits: [1, 2, 3] } })).ok).toBe(false);
  expect(parseDocument(line({ game: { sportId: 1, home: 'Arsenal' } })).ok).toBe(false);
  expect(parseDocument(line({ to: 'https://example.com' })).ok).toBe(false);
});
