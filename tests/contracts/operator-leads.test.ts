/** Every type of sports pages is a page of the site, and the line has what the page needs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator, type NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { seoPageData } from '../../adapters/sandbox/operator/seo/page-data.ts';
import { teamsOf } from '../../adapters/sandbox/operator/line/teams.ts';
import { cyberDisciplinesOf, cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import { competitionsOfKind } from 'touchline/core/line/rules/page-kinds';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { champPath } from 'touchline/navigation/routes/sports';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
/** The championship of a type, and its name in the line. */
const BOARDS: Readonly<Record<string, readonly [sport: string, champ: string, name: string]>> = {
  epl: ['1', '1001', 'Premier League'],
  laliga: ['1', '1006', 'La Liga'],
  europaleague: ['1', '1302', 'UEFA Europa League'],
  ipl: ['66', '66001', 'Indian Premier League'],
};
const TYPES = ['betsonyour', 'team', 'champ', 'marble', 'ufc', 'politics'];
const ESPORTS = 40;
const DOTA = 40003;
const MMA = 11;

let operator: NodeOperator;
beforeAll(async () => {
  operator = await createNodeOperator({
    clock: { now: () => Date.UTC(2026, 10, 21, 14), schedule: () => () => undefined },
  });
});
afterAll(() => operator.close());

describe.each(TYPES)('/%s', (type) => {
  it('[NAV-44] is a page of the site', () => {
    expect(readSiteAddress(`/${type}`)).toMatchObject({
      route: { name: 'sports-type', screen: 'page-type' },
      params: { pageType: type },
    });
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

it.each(['/cyber', '/cyber/main', '/cyber/dota-2', '/cyber/live', '/cyber/line'])(
  '[NAV-42, NAV-43] %s is a board of cyber sport, which the line has',
  (path) => {
    const { route, params } = readSiteAddress(path);
    expect(['champ', 'live', 'line']).toContain(route?.screen);
    expect(params).toMatchObject({ pageType: 'cyber', sport: '40' });
    const cyber = operator.operator.line.tree('en').sports.find(({ id }) => id === ESPORTS);
    const slugs = cyber?.championships.map(({ name }) => cyberTitleOf(name).slug) ?? [];
    expect(slugs).toContain('dota-2');
    const others = LANGUAGES.map((language) =>
      operator.operator.line
        .tree(language)
        .sports.find(({ id }) => id === ESPORTS)
        ?.championships.map(({ name }) => cyberTitleOf(name).slug),
    );
    expect(others).toEqual(LANGUAGES.map(() => slugs));
  },
);

it.each([
  ['/cyber/disciplines', 'page-type', {}],
  ['/cyber/champs', 'page-type', {}],
  ['/cyber/dashboard', 'page-type', {}],
  ['/cyber/dashboard/live', 'page-type', { section: 'live' }],
  ['/cyber/dota-2/40003', 'champ', { champ: '40003' }],
  ['/cyber/dota-2/40003/77', 'game', { champ: '40003', game: '77' }],
])('[NAV-43] %s is a page of cyber sport, in its theme', (path, screen, params) => {
  expect(readSiteAddress(path)).toMatchObject({
    route: { screen, area: 'cyber' },
    params: { pageType: 'cyber', sport: '40', ...params },
  });
});

it('[NAV-43] the line has disciplines with games, and a competition names its board as canonical', () => {
  const { line } = operator.operator;
  const champs = line.tree('en').sports.find(({ id }) => id === ESPORTS)?.championships ?? [];
  const disciplines = cyberDisciplinesOf(champs);
  expect(disciplines.length).toBeGreaterThan(2);
  expect(disciplines.every((each) => each.live + each.line > 0)).toBe(true);
  const asked = { language: 'en', stream: '', sportId: ESPORTS, champId: null, gameId: null } as const;
  const canonicalOf = (section: string, champId: number | null): unknown =>
    seoPageData({ ...asked, section, champId }, operator.operator).customCanonical;
  expect(canonicalOf('cyber-main', null)).toEqual({ mode: 'url', targetUrl: '/en/cyber' });
  expect(canonicalOf('cyber-champ', DOTA)).toEqual({ mode: 'url', targetUrl: `/en/line/40/${DOTA}` });
  expect(canonicalOf('cyber-dashboard', null)).toBeNull();
});

it('[NAV-44] the line has main competitions, and teams with games', () => {
  const { line } = operator.operator;
  const { sports } = line.tree('en');
  const top = sports.flatMap(({ championships }) => championships.filter((each) => each.top && each.line > 0));
  expect(top.length).toBeGreaterThan(5);
  const known = (query: string) => teamsOf(line.searchIndex('en'), new URLSearchParams(query));
  expect(known('top=all').length).toBe(60);
  expect(known('top=all').every(({ gameIds }) => gameIds.length > 0 && gameIds.length <= 3)).toBe(true);
  expect(new Set(known('top=4').map(({ sportId }) => sportId))).toEqual(new Set([4]));
});

it('[LIN-242, NAV-44] the page of marbles has virtual races, open for bets in every language', () => {
  for (const language of LANGUAGES) {
    const champs = competitionsOfKind(operator.operator.line.tree(language).sports, 'marble');
    expect(champs).toMatchObject([{ sportId: VIRTUAL.marbles, line: 10 }]);
  }
});

it('[LIN-243, NAV-44] the page of politics has elections of an invented country, which say that they are simulated', () => {
  const says = ['simulated', 'симуляция', 'simuliert', 'محاكاة'];
  LANGUAGES.forEach((language, at) => {
    const champs = competitionsOfKind(operator.operator.line.tree(language).sports, 'politics');
    // The clock stands at the beginning of a count.
    expect(champs).toMatchObject([{ sportId: POLITICS, live: 1, line: 6 }]);
    expect(champs[0]?.name).toContain(says[at]);
  });
});

it('[LIN-240, NAV-44] the page of fights has bouts of mixed martial arts, in play and ahead, with prices', () => {
  const { line } = operator.operator;
  const champs = competitionsOfKind(line.tree('en').sports, 'ufc');
  expect(new Set(champs.map(({ sportId }) => sportId))).toEqual(new Set([MMA]));
  expect(champs.map(({ name }) => name)).toContain('UFC Lightweight');
  expect(champs.some(({ live }) => live > 0)).toBe(true);
  expect(champs.reduce((sum, each) => sum + each.line, 0)).toBeGreaterThan(10);
});
