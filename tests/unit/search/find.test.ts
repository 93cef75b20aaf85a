/** A typed text finds the name that a person means, in the catalogue of the stand-in operator. */
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type SearchCatalogue } from 'touchline/core/search/rules/catalogue';
import { foldText, soundOf } from 'touchline/core/search/rules/fold';
import { indexQueryOf } from 'touchline/core/search/rules/index-query';
import { groupHits, LONG_GROUPS, pathOfHit, SHORT_GROUPS } from 'touchline/core/search/rules/groups';
import type { SearchEntity } from 'touchline/core/search/types';
import { decodeSearchIndex } from 'touchline/core/search/wire';
import type { SearchDocument, SearchIndexPort } from 'touchline/ports/search-index';
import { createMiniSearchIndex } from '../../../adapters/search/minisearch-index.ts';
import { sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { golfChampionships } from '../../../adapters/sandbox/operator/catalogue/golf.ts';
import { motorsportChampionships } from '../../../adapters/sandbox/operator/catalogue/motorsport.ts';
import { politicsChampionships, politicsSports } from '../../../adapters/sandbox/operator/catalogue/politics.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { FixtureSource, Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { givenLine, HOUR_MS, ORIGIN } from '../sandbox-line/given.ts';
import { QUERIES } from './queries.ts';

let catalogue: SearchCatalogue;
let index: SearchIndexPort;

beforeAll(async () => {
  [catalogue, index] = await given('en');
});

async function findIn(
  { entities }: SearchCatalogue,
  filled: SearchIndexPort,
  query: string,
): Promise<readonly SearchEntity[]> {
  const keys = await filled.find(indexQueryOf(query), 100);
  return keys.flatMap((key) => entities.get(key) ?? []);
}

const find = (query: string): Promise<readonly SearchEntity[]> => findIn(catalogue, index, query);

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
/** A driver, a rider, a golfer and a party: the English name, and others. */
const COMPETITORS = [
  ['Lewis Hamilton', 'hamilton', 'Хэмилтон', 'هاميلتون'],
  ['Marco Bezzecchi', 'bezzecchi', 'Беццекки'],
  ['Rory McIlroy', 'mcilroy', 'Макилрой'],
  ['Green Valleys', 'Grüne Täler', 'Зелёные долины', 'الوديان الخضراء'],
] as const;
const KINDS_OF_EVENTS = [
  [26001, 'Formula 1', 'F1', 'Формула 1', 'Formel 1', 'فورمولا 1'],
  [27001, 'golf', 'гольф', 'غولف'],
  [12001, 'elections', 'выборы', 'Wahlen', 'انتخابات'],
] as const;

/** The line of motorsport, golf and elections. */
function givenFields(): { readonly line: Line; readonly source: FixtureSource; readonly at: number } {
  const at = ORIGIN + 3 * HOUR_MS;
  const championshipsOfFields = [...motorsportChampionships, ...golfChampionships, ...politicsChampionships];
  const source = createSchedule({ championships: championshipsOfFields, seed: 5, origin: ORIGIN, pace: 1 });
  const clock = createManualClock(at);
  return { line: createLine({ clock, source, sports: [...sports, ...politicsSports] }), source, at };
}

/** The catalogue and a filled index in a language. */
async function given(language: string): Promise<readonly [SearchCatalogue, SearchIndexPort]> {
  const { line } = givenLine({ whole: true, warmMs: 1_000 });
  const found = await indexOf(line, language);
  line.stop();
  return found;
}

async function indexOf(line: Line, language: string): Promise<readonly [SearchCatalogue, SearchIndexPort]> {
  const decoded = decodeSearchIndex(JSON.parse(JSON.stringify(line.searchIndex(language))));
  if (!decoded.ok) throw new Error(decoded.error);
  const read = catalogueOf(decoded.value);
  return [read, await filledWith(read.documents)];
}

async function filledWith(documents: readonly SearchDocument[]): Promise<SearchIndexPort> {
  const filled = createMiniSearchIndex();
  await filled.fill(documents);
  return filled;
}

describe('search', () => {
  it.each(QUERIES)('[SRH-2, SRH-3] “%s” finds the %s %s first', async (query, kind, name) => {
    expect((await find(query))[0]).toMatchObject({ kind, name });
  });

  it.each([
    ['ru', 'Ливерпуль', 'Премьер-лига', 'Ипсвич Таун'],
    ['de', 'Liverpool', 'Premier League', 'Ipswich Town'],
    ['ar', 'ليفربول', 'الدوري الممتاز', 'إيبسويتش تاون'],
  ])(
    '[SRH-2] in %s, names of all languages find what is shown in this one',
    async (language, team, competition, lesser) => {
      const [read, filled] = await given(language);
      const first = async (query: string): Promise<SearchEntity | undefined> => (await findIn(read, filled, query))[0];
      for (const query of ['liverpool', 'Ливерпуль', 'ليفربول', 'liverpol'])
        expect(await first(query), query).toMatchObject({ kind: 'team', name: team });
      for (const query of ['EPL', 'АПЛ', 'بريميرليغ'])
        expect(await first(query), query).toMatchObject({ kind: 'competition', name: competition, country: 'GB-ENG' });
      for (const query of ['ipswich', lesser])
        expect(await first(query), query).toMatchObject({ kind: 'team', name: lesser });
    },
  );

  it('[SRH-13] in every language, a competitor of a field leads to the event in which they compete next', async () => {
    const { line, source, at } = givenFields();
    const isOpen = (fixture: Fixture): boolean =>
      fixture.startsAt > at || createMatch(fixture).stateAt(at).status !== 4;
    const nextOf = (english: string): Fixture | undefined =>
      source
        .current(at)
        .find((fixture) => fixture.field?.some(({ name }) => name === english) === true && isOpen(fixture));
    const known = COMPETITORS.map((names) => ({ names, next: nextOf(names[0]) }));
    for (const language of LANGUAGES) {
      const [read, filled] = await indexOf(line, language);
      for (const { names, next } of known)
        for (const query of names) {
          const [first] = await findIn(read, filled, query);
          expect(first, query).toMatchObject({ kind: 'team', gameId: next?.id, startsAt: next?.startsAt });
          expect(first === undefined ? '' : pathOfHit(first)).toContain(`/${next?.id}`);
        }
      for (const [id, ...queries] of KINDS_OF_EVENTS)
        for (const query of queries) {
          const keys = (await findIn(read, filled, query)).map(({ key }) => key);
          expect(keys, query).toContain(`competition:${id}`);
        }
    }
    line.stop();
  });

  it('[SRH-3] two sides find their game', async () => {
    const game = [...catalogue.entities.values()].find(({ kind, home }) => kind === 'game' && home !== '');
    expect((await find(`${game?.home} ${game?.away}`)).map(({ home, away }) => [home, away])).toContainEqual([
      game?.home,
      game?.away,
    ]);
  });

  it.each(['vs', 'v', 'VS.', 'versus', 'gegen', 'против', 'ضد', '–'])(
    '[SRH-11] two sides with “%s” between them find their game',
    async (between) => {
      const games = [...catalogue.entities.values()].filter(
        ({ kind, home, isShort }) => kind === 'game' && home !== '' && isShort !== true,
      );
      for (const { key, home, away } of games.slice(0, 5))
        expect((await find(`${home} ${between} ${away}`)).map((hit) => hit.key)).toContain(key);
    },
  );

  it.each([
    ['lakers', 'Los Angeles Lakers', 'Green Bay Packers'],
    ['лейкерс', 'Los Angeles Lakers', 'Carlos Alcaraz'],
    ['esoccer', 'Esoccer Battle, 2x4 min', 'Major League Soccer'],
    ['киберфутбол', 'Esoccer Battle, 2x4 min', 'Major League Soccer'],
    ['germany', 'Germany', 'Paris Saint-Germain'],
  ])('[SRH-11] “%s” is %s, and %s is left out', async (query, meant, similar) => {
    const names = (await find(query)).map(({ name }) => name);
    expect(names).toContain(meant);
    expect(names).not.toContain(similar);
  });

  it('[SRH-11] the name of a side of a short format does not hide a similar name', async () => {
    const side = { key: 'a', name: 'leon', otherNames: '', sound: 'ln', weight: 0.3, isSure: false };
    const club = { key: 'b', name: 'lyon', otherNames: '', sound: 'ln', weight: 1, isSure: true };
    const filled = await filledWith([side, club]);
    expect(await filled.find({ name: 'leon', sound: '' }, 10)).toEqual(expect.arrayContaining(['a', 'b']));
    expect(await filled.find({ name: 'lyon', sound: '' }, 10)).toEqual(['b']);
  });

  it.each(['spain argentina', 'Argentina v Spain', 'fc arsenal'])(
    '[SRH-11] “%s” finds the teams, though nothing has all words',
    async (query) => {
      const teams = (await find(query)).filter(({ kind }) => kind === 'team').map(({ name }) => name);
      for (const name of ['Spain', 'Argentina', 'Arsenal'].filter((each) => new RegExp(each, 'i').test(query)))
        expect(teams).toContain(name);
    },
  );

  it.each(['', ' ', '!!!', 'qqqqzz', 'liverpool qqqqzz', '\\', '%'])('[SRH-3] “%s” finds nothing', async (query) => {
    expect(await find(query)).toEqual([]);
  });

  it('[SRH-4] a team comes with its competition, its country and its next game', async () => {
    const [team] = await find('liverpool');
    const games = [...catalogue.entities.values()].filter(
      ({ kind, home, away, sportId }) =>
        kind === 'game' && sportId === 1 && (home === 'Liverpool' || away === 'Liverpool'),
    );
    expect(team).toMatchObject({
      competition: 'Premier League',
      country: 'GB-ENG',
      startsAt: Math.min(...games.map(({ startsAt }) => startsAt ?? Infinity)),
    });
  });

  it('[SRH-4] every hit leads to an address of the site', async () => {
    for (const hit of await find('premier')) expect(pathOfHit(hit)).toMatch(/^\/(?:line|live)\/\d+(?:\/\d+){0,2}$/);
  });

  it.each([
    [0, false],
    [1, true],
  ])('[SRH-4] a game whose row ends its times with %d, and its teams, are live: %s', (live, isLive) => {
    const decoded = decodeSearchIndex({
      sports: [[1, 'Fußball', 'Football']],
      competitions: [[20, 1, 'Liga', 'DE', 40, 2, 'League']],
      teams: [
        [300, 20, 'Rot', 'Red', 70, 5],
        [301, 20, 'Blau', 'Blue', 60],
      ],
      games: [
        [4001, 20, 300, 301, 9_000, 0, ''],
        [4000, 20, 300, 301, 8_000, live, ''],
      ],
    });
    if (!decoded.ok) throw new Error(decoded.error);
    const { entities, top, popular } = catalogueOf(decoded.value);
    const place = { sportId: 1, competition: 'Liga', country: 'DE', competitionId: 20, isShort: false };
    const next = { ...place, gameId: 4000, startsAt: 8_000, isLive };
    expect(Object.fromEntries(entities)).toMatchObject({
      'sport:1': { name: 'Fußball', games: 2, isLive: false },
      'competition:20': { name: 'Liga', country: 'DE', games: 2, isLive: false },
      'team:300': { ...next, name: 'Rot', kit: 5 },
      'team:301': { ...next, name: 'Blau', kit: undefined },
      'game:4000': { ...next, home: 'Rot', away: 'Blau' },
      'game:4001': { ...place, gameId: 4001, startsAt: 9_000, isLive: false },
    });
    expect([top, popular]).toEqual([[], ['Rot', 'Blau']]);
  });

  it('[SRH-4] the kind of the best hit comes first, games in play before games ahead', async () => {
    const hits = await find('united');
    const groups = groupHits(hits, SHORT_GROUPS);
    expect(groups[0]?.kind).toBe(hits[0]?.kind);
    for (const wanted of [false, true]) {
      const games = groups.find(({ kind }) => kind === 'game')?.hits.filter(({ isShort }) => isShort === wanted) ?? [];
      const live = games.map(({ isLive }) => isLive);
      expect(live).toEqual([...live].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it.each(['man u', 'arsenal'])('[SRH-4] for “%s” no short format stands above a real team or match', async (query) => {
    const hits = await find(query);
    for (const limits of [SHORT_GROUPS, LONG_GROUPS])
      for (const group of groupHits(hits, limits)) {
        const short = group.hits.map(({ isShort }) => isShort === true);
        expect(short.lastIndexOf(false), group.kind).toBeLessThan(
          short.includes(true) ? short.indexOf(true) : Infinity,
        );
      }
    expect(hits.some(({ kind, isShort }) => kind === 'game' && isShort === true)).toBe(true);
    expect(hits.some(({ kind, isShort }) => kind === 'game' && isShort === false)).toBe(true);
  });

  it('[SRH-2] names in any script are folded to Latin words', () => {
    expect(['Beşiktaş', 'Iga Świątek', "O'Connell", 'Ёлка-Йод', 'ريال'].map(foldText)).toEqual([
      'besiktas',
      'iga swiatek',
      'oconnell',
      'elka yod',
      'ryal',
    ]);
  });

  it('[SRH-2] names that sound alike have the same consonants', () => {
    expect(soundOf(foldText('ليفربول'))).toBe(soundOf('liverpool'));
    expect(soundOf(foldText('مانشستر يونايتد'))).toBe(soundOf('manchester united'));
    expect(soundOf(foldText('تشيلسي'))).not.toBe(soundOf('everton'));
  });
});
