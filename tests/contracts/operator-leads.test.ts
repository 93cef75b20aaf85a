/** Every type of sports pages leads to games that exist, or says that there are none and to what there is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator, type NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../adapters/sandbox/operator/content/draw-page.ts';
import { cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { champPath } from 'touchline/navigation/routes/sports';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
/** What the line does not have: the words that say so. */
const ABSENT: Readonly<Record<string, RegExp>> = {
  marble: /no marble races/,
  ufc: /no fights/,
  politics: /no bets on politics/,
};
/** The championship of a type, and its name in the line. */
const BOARDS: Readonly<Record<string, readonly [sport: string, champ: string, name: string]>> = {
  epl: ['1', '1001', 'Premier League'],
  laliga: ['1', '1006', 'La Liga'],
  europaleague: ['1', '1302', 'UEFA Europa League'],
  ipl: ['66', '66001', 'Indian Premier League'],
};
const TYPES = ['betsonyour', 'team', 'champ', ...Object.keys(ABSENT)];

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
  '[NAV-42] /%s is the board of that competition of the line',
  (type, [sport, id, name]) => {
    const { route, params } = readSiteAddress(`/${type}`);
    expect(route).toMatchObject({ name: `sports-${type}`, screen: 'champ' });
    expect(params).toEqual({ pageType: type, sport, champ: id });
    const champ = operator.operator.line
      .tree('en')
      .sports.find((each) => String(each.id) === sport)
      ?.championships.find((each) => String(each.id) === id);
    expect(champ?.name).toBe(name);
    expect(champPath({ sportId: Number(sport), id: Number(id) })).toBe(`/${type}`);
  },
);

it('[NAV-42] a competition without a page type has the path of its board', () => {
  expect(champPath({ sportId: 2, id: 2001 })).toBe('/line/2/2001');
});

it.each(['/cyber', '/cyber/dota-2', '/cyber/live', '/cyber/line'])(
  '[NAV-42] %s is a board of cyber sport, which the line has',
  (path) => {
    const { route, params } = readSiteAddress(path);
    expect(['champ', 'live', 'line']).toContain(route?.screen);
    expect(params).toMatchObject({ pageType: 'cyber', sport: '40' });
    const cyber = operator.operator.line.tree('en').sports.find(({ id }) => id === 40);
    const slugs = cyber?.championships.map(({ name }) => cyberTitleOf(name).slug) ?? [];
    expect(slugs).toContain('dota-2');
    const others = LANGUAGES.map((language) =>
      operator.operator.line
        .tree(language)
        .sports.find(({ id }) => id === 40)
        ?.championships.map(({ name }) => cyberTitleOf(name).slug),
    );
    expect(others).toEqual(LANGUAGES.map(() => slugs));
  },
);

it.each(Object.entries(ABSENT))('[NAV-42] /%s says that there are none', (type, words) => {
  expect(JSON.stringify(drawPage(`/${type}`, 'en', operator.operator))).toMatch(words);
});
