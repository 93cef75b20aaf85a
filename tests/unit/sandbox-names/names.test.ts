/** The names of the whole catalogue in the operator's languages. */
import { describe, expect, it } from 'vitest';
import {
  championships,
  competitorsOf,
  politicsChampionships,
  virtualChampionships,
} from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import {
  competitionIn,
  kitsIn,
  labelIn,
  sideIn,
  sidesIn,
  statIn,
  usualNames,
} from '../../../adapters/sandbox/operator/names/names.ts';
import type { NameLanguage } from '../../../adapters/sandbox/operator/names/names.ts';
import { fileClubs } from '../../../adapters/sandbox/operator/names/file-clubs.ts';
import { clubColours } from 'touchline/core/line/rules/club-colours';
import { PARTY_SEATS } from 'touchline/core/line/rules/election-kinds';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { kitNumber } from 'touchline/core/line/rules/kit-number';

const ALL = [...championships, ...virtualChampionships, ...politicsChampionships];
const ESPORTS = 40;
const RACES = [210, 211, 212];
const LANGUAGES: readonly NameLanguage[] = ['en', 'ru', 'de', 'ar'];

it('[LIN-244, LIN-245] the seats of a party are named in every language, as a selection and among statistics', () => {
  const seats = { kind: PARTY_SEATS, sportId: POLITICS };
  expect(LANGUAGES.map((language) => labelIn(language, 'Green Valleys: over 5.5', seats))).toEqual([
    'Green Valleys: over 5.5',
    'Зелёные долины: больше 5.5',
    'Grüne Täler: über 5.5',
    'الوديان الخضراء: فوق 5.5',
  ]);
  expect(LANGUAGES.map((language) => statIn(language, 'party:Green Valleys'))).toEqual([
    'party:Green Valleys',
    'party:Зелёные долины',
    'party:Grüne Täler',
    'party:الوديان الخضراء',
  ]);
  expect(statIn('de', 'corners')).toBe('corners');
});

describe('names of sides', () => {
  it.each([
    ['Liverpool', 1, 'Liverpool', 'Ливерпуль', 'ليفربول'],
    ['Bayern München', 1, 'Bayern München', 'Бавария', 'بايرن ميونخ'],
    ['Napoli', 1, 'SSC Neapel', 'Наполи', 'نابولي'],
    ['Germany', 1, 'Deutschland', 'Германия', 'ألمانيا'],
    ['Georgia', 7, 'Georgien', 'Грузия', 'جورجيا'],
    ['Georgia', 13, 'Georgia', 'Джорджия', 'جورجيا'],
    ['Los Angeles Lakers', 3, 'Los Angeles Lakers', 'Лос-Анджелес Лейкерс', 'لوس أنجلوس ليكرز'],
    ['Arsenal (W)', 1, 'Arsenal (F)', 'Арсенал (ж)', 'أرسنال (سيدات)'],
    ['Real Madrid (Kray)', 1, 'Real Madrid (Kray)', 'Реал Мадрид (Kray)', 'ريال مدريد (Kray)'],
    ['Harbour City (virtual)', 201, 'Harbour City (virtuell)', 'Харбоур Сити (вирт.)', 'هاربور سيتي (افتراضي)'],
    ['Ipswich Town', 1, 'Ipswich Town', 'Ипсвич Таун', 'إيبسويتش تاون'],
    ['Novak Djokovic', 4, 'Novak Djokovic', 'Новак Джокович', 'نوفاك ديوكوفيتش'],
    ['Al-Hilal', 1, 'Al-Hilal', 'Аль-Хиляль', 'الهلال'],
    ['Rosario Central', 1, 'Rosario Central', 'Росарио Сентраль', 'روساريو سينترال'],
    ['Natus Vincere', ESPORTS, 'Natus Vincere', 'Natus Vincere', 'Natus Vincere'],
    ['Amber Tide', 210, 'Amber Tide', 'Amber Tide', 'Amber Tide'],
  ])('[LIN-226] %s of sport %i', (name, sportId, de, ru, ar) => {
    expect(LANGUAGES.map((language) => sideIn(language, name, sportId))).toEqual([name, ru, de, ar]);
  });

  it('[LIN-226] each side of the catalogue has a name in Russian and Arabic letters, esports and runners aside', () => {
    for (const championship of ALL) {
      if (championship.sportId === ESPORTS || RACES.includes(championship.sportId)) continue;
      for (const { name } of competitorsOf(championship)) {
        const base = name.replace(/ \(.*/, '');
        expect(sideIn('ru', base, championship.sportId), name).toMatch(/\p{Script=Cyrillic}/u);
        expect(sideIn('ru', base, championship.sportId), name).not.toMatch(
          /[a-z]{2}|\p{Script=Arabic}|\s{2}|^\s|\s$|undefined/u,
        );
        expect(sideIn('ar', base, championship.sportId), name).not.toMatch(
          /[a-z]{2}|\p{Script=Cyrillic}|\s{2}|^\s|\s$|undefined/u,
        );
      }
    }
  });

  it.each(LANGUAGES)('[LIN-226] no two sides of a competition have one name in %s', (language) => {
    for (const championship of ALL) {
      const names = competitorsOf(championship).map(({ name }) => sideIn(language, name, championship.sportId));
      expect(
        names.filter((name, at) => names.indexOf(name) !== at),
        championship.name,
      ).toEqual([]);
    }
  });

  it('[LIN-226] the side of a long-term market or a race has the name of its competition', () => {
    const winner = { sportId: 2999, home: 'Premier League. Winner', away: '' };
    expect(sidesIn('ru', winner)).toEqual({ home: 'Премьер-лига. Победитель', away: '' });
    expect(sidesIn('de', { sportId: 210, home: 'Virtual Ashgrove Park, race 12', away: '' }).home).toBe(
      'Virtueller Ashgrove Park, Rennen 12',
    );
    // Arabic has a comma of its own.
    expect(sidesIn('ar', { sportId: 210, home: 'Virtual Ashgrove Park, race 12', away: '' }).home).toMatch(
      /، السباق 12$/,
    );
  });

  it('[LIN-227] the kits of the sides are sent beside names that are not the English ones', () => {
    const game = { sportId: 1, home: 'Arsenal (W)', away: 'Chelsea' };
    expect(kitsIn('en', game)).toEqual({});
    expect(kitsIn('ru', game)).toEqual({ kits: [kitNumber('Arsenal'), kitNumber('Chelsea')] });
    expect(kitsIn('de', game)).toEqual({ kits: [kitNumber('Arsenal'), 0] });
    expect(kitsIn('de', { ...game, home: 'Arsenal' })).toEqual({});
    expect(kitsIn('ru', { sportId: 2999, home: 'Premier League. Winner', away: '' })).toEqual({});
  });

  it('[LIN-227] a club that a season file names shortly wears its own colours, in every language', () => {
    const known = new Set(clubColours.flatMap(([, , , names]) => names.split(', ')));
    expect([...fileClubs].filter(([, full]) => !known.has(full))).toEqual([]);
    expect([...fileClubs.keys()].filter((short) => known.has(short))).toEqual([]);
    const game = { sportId: 1, home: 'West Ham', away: 'Man City (Jarlaxle)' };
    const kits = [kitNumber('West Ham United'), kitNumber('Manchester City')];
    expect(kitsIn('en', game)).toEqual({ kits });
    expect(kitsIn('ru', game)).toEqual({ kits });
    expect(kitsIn('en', { ...game, sportId: 7 })).toEqual({});
    // Colours that clash are those of the clubs.
    const clash = kitsIn('en', { sportId: 1, home: 'Arsenal', away: "Nott'm Forest" });
    expect(clash.kits?.[1]).toBe(secondKitNumber(kitNumber('Arsenal'), kitNumber('Nottingham Forest'), 1));
  });

  it('[LIN-230] an away side whose colours clash wears its second kit, in every language', () => {
    const game = { sportId: 1, home: 'Arsenal', away: 'Liverpool' };
    const second = secondKitNumber(kitNumber('Arsenal'), kitNumber('Liverpool'), 1) ?? 0;
    expect(second).toBeGreaterThan(0);
    expect(kitsIn('en', game)).toEqual({ kits: [0, second] });
    expect(kitsIn('ru', game)).toEqual({ kits: [kitNumber('Arsenal'), second] });
  });

  it('[SRH-2] the usual names of all languages are sent, and no transliterated name', () => {
    expect(usualNames('Napoli')).toEqual(['SSC Neapel', 'Наполи', 'نابولي']);
    expect(usualNames('Ipswich Town')).toEqual([]);
  });
});

describe('names of competitions', () => {
  it.each([
    ['Premier League', 'Premier League', 'Премьер-лига', 'الدوري الممتاز'],
    [
      'FIFA World Cup. Winner',
      'FIFA-Weltmeisterschaft. Sieger',
      'Чемпионат мира ФИФА. Победитель',
      'كأس العالم. الفائز',
    ],
    [
      'Esoccer Battle, 2x4 min',
      'Esoccer Battle, 2x4 min',
      'Киберфутбол Battle, 2x4 мин',
      'كرة القدم الإلكترونية Battle، 2x4 د',
    ],
    [
      'Modus Super Series, best of 7 legs',
      'Modus Super Series, best of 7 Legs',
      'Модус Супер Серия, лучший из 7 легов',
      'سلسلة مودوس سوبر، الأفضل من 7 أشواط',
    ],
    ['2. Bundesliga', '2. Bundesliga', 'Вторая бундеслига', 'البوندسليغا الثانية'],
    ['E9', 'E9', 'E9', 'E9'],
  ])('[LIN-226] %s', (name, de, ru, ar) => {
    expect(LANGUAGES.map((language) => competitionIn(language, name))).toEqual([name, ru, de, ar]);
  });

  it('[LIN-226] each competition of the catalogue has a Russian and an Arabic name, esports and proper names aside', () => {
    const proper = /^(?:NCAA|ATP \d|WTA \d|LigaPro)/;
    for (const { name, sportId } of ALL) {
      if (sportId === ESPORTS || proper.test(name)) continue;
      expect(competitionIn('ru', name), name).toMatch(/\p{Script=Cyrillic}/u);
      expect(competitionIn('ar', name), name).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it.each(LANGUAGES)('[LIN-226] no two competitions of a sport and country have one name in %s', (language) => {
    const names = ALL.map(({ sportId, country, name }) => `${sportId}/${country}/${competitionIn(language, name)}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
