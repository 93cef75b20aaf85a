/** The feed in several languages: frames without names are one for all readers. */
import { describe, expect, it } from 'vitest';
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import type { Snapshot } from 'touchline/core/line/feed/frame';
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import type { FeedFrame } from '../../../adapters/bus/feed-frame.ts';
import { givenLine, smallScheduleOf } from '../sandbox-line/given.ts';
import { fileClubs } from '../../../adapters/sandbox/operator/names/file-clubs.ts';
import { frameNames } from '../../../adapters/sandbox/operator/names/frames.ts';
import { teamsOf } from '../../../adapters/sandbox/operator/line/teams.ts';
import { sideIn } from '../../../adapters/sandbox/operator/names/names.ts';

function read(frame: FeedFrame | undefined): Snapshot {
  const decoded = decodeFrame(frame?.text ?? '');
  if (!decoded.ok || decoded.value.t !== 'snap') throw new Error(decoded.ok ? 'no snapshot' : decoded.error);
  return decoded.value;
}

function follow(topics: readonly string[], languages: readonly string[], ms: number): readonly FeedFrame[][] {
  const { line, clock } = givenLine();
  const streams = languages.map((lng) => {
    const frames: FeedFrame[] = [];
    line.subscribe(topics, lng, (frame) => frames.push(frame));
    return frames;
  });
  clock.advance(ms);
  line.stop();
  return streams;
}

const withoutNames = ({ champs, games, markets, ...rest }: Snapshot): unknown => ({
  ...rest,
  champs: { ...champs, name: null },
  games: { ...games, home: null, away: null, kits: null },
  markets: { ...markets, label: null },
});

describe('the feed in a language', () => {
  it('[LIN-226, LIN-230] has the names of the language and second kits, and all else as every reader gets it', () => {
    const [english, russian, arabic] = follow(['live', 'champ:299901'], ['en', 'ru', 'ar'], 0).map(([first]) =>
      read(first),
    );
    if (english === undefined || russian === undefined || arabic === undefined) throw new Error('a stream is missing');
    expect(english.games.id.length).toBeGreaterThan(5);
    expect(withoutNames(russian)).toEqual(withoutNames(english));
    const sportOf = (at: number): number => english.champs.sport[english.games.champ[at] ?? 0] ?? 0;
    const sided = english.games.away.flatMap((away, at) => (away === '' ? [] : [at]));
    for (const at of sided) {
      expect(russian.games.home[at]).toBe(sideIn('ru', english.games.home[at] ?? '', sportOf(at)));
      expect(arabic.games.away[at]).toBe(sideIn('ar', english.games.away[at] ?? '', sportOf(at)));
    }
    expect(russian.games.home).not.toEqual(english.games.home);
    expect(russian.champs.name).toContain('Премьер-лига. Победитель');
    expect(russian.markets.label.map(([, name]) => name)).toContain('Ливерпуль');
    // A club with a short name wears the kit of its full one.
    const fullOf = (name: string, at: number): string =>
      (sportOf(at) === FOOTBALL ? fileClubs.get(name.replace(/ \(.*/, '')) : undefined) ?? name;
    const secondOf = (at: number): number | null => {
      const [home, away] = [english.games.home[at] ?? '', english.games.away[at] ?? ''];
      return away === ''
        ? null
        : secondKitNumber(kitNumber(fullOf(home, at)), kitNumber(fullOf(away, at)), sportOf(at));
    };
    const sentOf = (name: string, at: number): number => (fullOf(name, at) === name ? 0 : kitNumber(fullOf(name, at)));
    expect(sided.some((at) => secondOf(at) !== null)).toBe(true);
    expect(english.games.kits).toEqual(
      english.games.home.flatMap((home, at) => {
        const away = english.games.away[at] ?? '';
        return away === '' ? [0, 0] : [sentOf(home, at), secondOf(at) ?? sentOf(away, at)];
      }),
    );
    expect(russian.games.kits).toEqual(
      english.games.home.flatMap((home, at) =>
        english.games.away[at] === ''
          ? [0, 0]
          : [kitNumber(fullOf(home, at)), secondOf(at) ?? kitNumber(fullOf(english.games.away[at] ?? '', at))],
      ),
    );
  });

  it('[GTW-8] frames without names are the same objects in all languages, others one a language', () => {
    const [english = [], russian = [], other = [], unknown = []] = follow(['live'], ['en', 'ru', 'ru', 'xx'], 30_000);
    expect(russian).toHaveLength(english.length);
    const isNamed = ({ text }: FeedFrame): boolean => text.includes('"champs"');
    const plain = english.filter((frame) => !isNamed(frame));
    expect(plain.length).toBeGreaterThan(20);
    english.forEach((frame, at) => expect(russian[at] === frame).toBe(!isNamed(frame)));
    russian.forEach((frame, at) => expect(other[at]).toBe(frame));
    english.forEach((frame, at) => expect(unknown[at]).toBe(frame));
  });

  it('[LIN-226] a name in a delta is written too, and a frame of the operator’s own language is not touched', () => {
    const text =
      '{"t":"d","seq":2,"at":0,"add":{"champs":{"id":[1],"sport":[1],"name":["La Liga"],"country":["ES"],"periodS":[1]},' +
      '"games":{"id":[1],"champ":[0],"home":["Real Madrid"],"away":["Sevilla"]},"markets":{"id":[],"game":[],"kind":[],"label":[]}}}';
    const written = JSON.parse(frameNames.rewrite(text, 'ru')) as unknown;
    expect(written).toMatchObject({
      t: 'd',
      add: { champs: { name: ['Ла Лига'] }, games: { home: ['Реал Мадрид'], away: ['Севилья'] } },
    });
    expect(frameNames.rewrite(text, 'en')).toBe(text);
  });

  it('[LIN-245] the parties of an election are named in the language wherever their seats are counted', () => {
    const counts = '"stats":[[7,[["party:Green Valleys",3,51],["party:Harvest Union",4,51]]],[8,[["corners",1,2]]]]';
    const text = `{"t":"d","seq":2,"at":0,${counts}}`;
    expect(JSON.parse(frameNames.rewrite(text, 'de'))).toMatchObject({
      stats: [
        [
          7,
          [
            ['party:Grüne Täler', 3, 51],
            ['party:Ernteunion', 4, 51],
          ],
        ],
        [8, [['corners', 1, 2]]],
      ],
    });
    expect(frameNames.rewrite(text, 'en')).toBe(text);
  });

  it('[LIN-226] tree, game, results and what can be searched have the names of the feed', () => {
    const { line } = givenLine();
    const tree = line.tree('ru').sports.flatMap(({ championships }) => championships);
    expect(tree.find(({ id }) => id === 1001)?.name).toBe('Премьер-лига');
    const fixture = line
      .fixtures(false)
      .filter(({ champId }) => champId === 1001)
      .find((each) => secondKitNumber(kitNumber(each.home.name), kitNumber(each.away.name), 1) === null);
    const home = sideIn('ru', fixture?.home.name ?? '', 1);
    expect(line.game(fixture?.id ?? 0, 'ru')).toMatchObject({
      champ: 'Премьер-лига',
      home,
      kits: [kitNumber(fixture?.home.name ?? ''), kitNumber(fixture?.away.name ?? '')],
    });
    expect(line.game(fixture?.id ?? 0, 'en')).not.toHaveProperty('kits');
    const team = line.searchIndex('ru').teams.find(([, , name]) => name === home);
    expect(team?.[3].split(', ')).toContain(fixture?.home.name);
    const results = line.results('ru').filter(({ sportId }) => sportId === 1);
    expect(results.every(({ home: name }) => /\p{Script=Cyrillic}/u.test(name))).toBe(true);
    expect(line.gameStatistics(fixture?.id ?? 0, 'ru')?.competition.name).toBe('Премьер-лига');
    line.stop();
  });

  it('[LIN-227, LIN-228] the search, the teams of a game and tables name what a team wears beside its other name', () => {
    const { line } = givenLine();
    const [fixture] = line.fixtures(false).filter(({ champId }) => champId === 1001);
    const [id, name] = [fixture?.home.id ?? 0, fixture?.home.name ?? ''];
    const worn = (lng: string): readonly unknown[] => [
      line.searchIndex(lng).teams.find(([team]) => team === id)?.[5],
      teamsOf(line.searchIndex(lng), new URLSearchParams({ ids: String(id) }))[0]?.kit,
      line.gameStatistics(fixture?.id ?? 0, lng)?.table.find((row) => row.id === id)?.kit,
    ];
    expect(worn('ru')).toEqual([kitNumber(name), kitNumber(name), kitNumber(name)]);
    expect(worn('en')).toEqual([0, undefined, 0]);
    line.stop();
  });

  it('[LIN-226] results are found by the shown name and by the English one', () => {
    const { line, clock } = givenLine();
    const to = clock.now();
    const find = (words: string): number =>
      line.findResults({ from: to - 86_400_000, to, sportId: null, champId: null, teamId: null, words }, 'ru')?.games
        .length ?? 0;
    const source = smallScheduleOf(5);
    const [ended] = source.between(new Set([1901]), to - 7_200_000, to - 3_600_000);
    const name = (ended?.home.name ?? '').replace(/ \(.*/, '');
    expect(find(name)).toBeGreaterThan(0);
    expect(find(sideIn('ru', name, 1).toLowerCase())).toBe(find(name));
    line.stop();
  });
});
