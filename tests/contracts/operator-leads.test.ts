/** Every type of sports pages leads to games that exist, or says that there are none and to what there is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator, type NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../adapters/sandbox/operator/content/draw-page.ts';
import { readSiteAddress } from 'touchline/navigation/all-routes';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
/** What the line does not have: the words that say so. */
const ABSENT: Readonly<Record<string, RegExp>> = {
  marble: /no marble races/,
  ufc: /no fights/,
  politics: /no bets on politics/,
};
/** The championship of a type. */
const BOARDS: Readonly<Record<string, string>> = {
  epl: '1/1001',
  laliga: '1/1006',
  europaleague: '1/1302',
  ipl: '66/66001',
};
const TYPES = ['topgame', 'betsonyour', 'team', 'champ', ...Object.keys(BOARDS), ...Object.keys(ABSENT)];

let operator: NodeOperator;
beforeAll(async () => {
  operator = await createNodeOperator({
    clock: { now: () => Date.UTC(2026, 10, 21, 14), schedule: () => () => undefined },
  });
});
afterAll(() => operator.close());

function addressesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'to' && typeof each === 'string' ? [each] : addressesIn(each),
  );
}

/** What a board or a game's page at an address of the line would show. */
function shown(address: string): 'games' | 'nothing' | null {
  const { route, params } = readSiteAddress(address);
  const { line } = operator.operator;
  if (params['game'] !== undefined) return line.game(Number(params['game']), 'en') === null ? 'nothing' : 'games';
  const sport = line.tree('en').sports.find(({ id }) => String(id) === params['sport']);
  if (params['champ'] !== undefined) {
    const champ = sport?.championships.find(({ id }) => String(id) === params['champ']);
    return champ !== undefined && champ.live + champ.line > 0 ? 'games' : 'nothing';
  }
  if (route?.screen === 'line' && params['sport'] !== undefined)
    return sport !== undefined && sport.live + sport.line > 0 ? 'games' : 'nothing';
  return null;
}

describe.each(TYPES)('/%s', (type) => {
  it('[NAV-42] is a page of its own, which leads to games in every language and never to an empty board', () => {
    expect(readSiteAddress(`/${type}`).route).toMatchObject({ name: 'sports-type', screen: 'remote' });
    for (const language of LANGUAGES) {
      const led = addressesIn(drawPage(`/${type}`, language, operator.operator)).map(shown);
      expect(led.filter((what) => what === 'nothing')).toEqual([]);
      expect(led.filter((what) => what === 'games').length, language).toBeGreaterThan(2);
    }
  });

  it('[NAV-42] has the boards of games ahead and in play', () => {
    expect(readSiteAddress(`/${type}/line`).route?.screen).toBe('line');
    expect(readSiteAddress(`/${type}/live`).route?.screen).toBe('live');
  });
});

it.each(Object.entries(BOARDS))(
  '[NAV-42] /%s leads to the board and the games of that competition alone',
  (type, board) => {
    const page = drawPage(`/${type}`, 'en', operator.operator);
    const led = addressesIn(page);
    expect(led).toContain(`/${type}/line/all/${board}`);
    const games = led.filter((address) => readSiteAddress(address).params['game'] !== undefined);
    expect(games.filter((address) => !address.includes(`/${board}/`))).toEqual([]);
    expect(games.length).toBeGreaterThan(2);
  },
);

it.each(Object.entries(ABSENT))('[NAV-42] /%s says that there are none', (type, words) => {
  expect(JSON.stringify(drawPage(`/${type}`, 'en', operator.operator))).toMatch(words);
});

it('[NAV-42] /topgame lists games of top competitions alone', () => {
  const top = new Set(
    [true, false].flatMap((isLive) =>
      operator.operator.line
        .fixtures(isLive)
        .filter((each) => each.top)
        .map(({ id }) => id),
    ),
  );
  const games = addressesIn(drawPage('/topgame', 'en', operator.operator)).flatMap(
    (address) => readSiteAddress(address).params['game'] ?? [],
  );
  expect(games.length).toBeGreaterThan(5);
  expect(games.filter((id) => !top.has(Number(id)))).toEqual([]);
});
