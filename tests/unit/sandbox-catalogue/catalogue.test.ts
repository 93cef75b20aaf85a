import { describe, expect, it } from 'vitest';
import { championships, competitorsOf, sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { countries } from '../../../adapters/sandbox/operator/catalogue/countries.ts';
import { currencies } from '../../../adapters/sandbox/operator/catalogue/currencies.ts';
import { field, pick } from '../../../adapters/sandbox/operator/catalogue/facts.ts';

const LONG_TERM = 2999;
const ESPORTS = 40;

const real = championships.filter((championship) => championship.sportId !== LONG_TERM);

function distinct(values: readonly unknown[]): number {
  return new Set(values).size;
}

describe('sports', () => {
  it('number at least 14, including the long-term entry', () => {
    expect(sports.length).toBeGreaterThanOrEqual(15);
    expect(sports.find(({ id }) => id === LONG_TERM)?.nameEng).toBe('Long-term bets');
    expect(sports.map(({ id }) => id)).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 16, 66, 30, 21, 40, LONG_TERM]),
    );
  });

  it('have unique ids and a name in every language', () => {
    expect(distinct(sports.map(({ id }) => id))).toBe(sports.length);
    for (const sport of sports) {
      expect(Object.keys(sport.names).toSorted()).toEqual(['ar', 'de', 'en', 'ru']);
      expect(sport.names.en).toBe(sport.nameEng);
      expect(sport.names.ru, sport.nameEng).toMatch(/^[\p{Script=Cyrillic} -]+$/u);
      expect(sport.names.ar, sport.nameEng).toMatch(/^[\p{Script=Arabic} ]+$/u);
      expect(sport.names.de.trim()).not.toBe('');
    }
  });
});

describe('championships', () => {
  it('number at least 85 with unique ids, each of a known sport', () => {
    expect(championships.length).toBeGreaterThanOrEqual(85);
    expect(distinct(championships.map(({ id }) => id))).toBe(championships.length);
    const known = new Set(sports.map(({ id }) => id));
    for (const championship of championships) expect(known.has(championship.sportId), championship.name).toBe(true);
  });

  it('have unique names within a country and sport', () => {
    expect(distinct(championships.map(({ sportId, country, name }) => `${sportId}/${country}/${name}`))).toBe(
      championships.length,
    );
    for (const { country, name } of championships) {
      expect(country).toMatch(/^([A-Z]{2}|GB-(ENG|SCT|WLS)|INT)$/);
      expect(name).toBe(name.trim());
      expect(name).not.toBe('');
    }
  });

  it('number at least 3 in each sport, and football covers 20 countries', () => {
    for (const sport of sports) {
      expect(championships.filter(({ sportId }) => sportId === sport.id).length, sport.nameEng).toBeGreaterThanOrEqual(
        3,
      );
    }
    const football = championships.filter(({ sportId, country }) => sportId === 1 && country !== 'INT');
    expect(distinct(football.map(({ country }) => country))).toBeGreaterThanOrEqual(20);
  });

  it('have formats that their model supports', () => {
    const bySets = ['tennis', 'volleyball', 'table-tennis', 'badminton', 'snooker', 'darts', 'esports'];
    for (const { name, format, density, sportId } of championships) {
      expect(density, name).toBeGreaterThan(0);
      expect(format.periods, name).toBeGreaterThanOrEqual(1);
      expect(format.model === 'outright', name).toBe(sportId === LONG_TERM);
      if (bySets.includes(format.model)) {
        expect(format.periods % 2, name).toBe(1);
        expect(format.pointsToWin, name).toBeGreaterThanOrEqual(1);
        expect(format.pointS, name).toBeGreaterThan(0);
      } else if (format.model !== 'outright') {
        expect(format.periodS, name).toBeGreaterThan(0);
      }
    }
  });

  it('include short formats that run all day', () => {
    const short = championships.filter(({ density }) => density >= 4);
    expect(short.length).toBeGreaterThanOrEqual(8);
    const minutes = short
      .filter(({ format }) => format.periodS > 0)
      .map(({ format }) => (format.periods * format.periodS + (format.periods - 1) * format.breakS) / 60);
    expect(Math.min(...minutes)).toBeLessThan(10);
  });
});

describe('competitors', () => {
  it('number at least 950 in real championships', () => {
    expect(
      distinct(real.flatMap(({ sportId, competitors }) => competitors.map(([name]) => `${sportId}/${name}`))),
    ).toBeGreaterThanOrEqual(950);
  });

  it('have names that are unique in a championship, and plausible ratings', () => {
    for (const { name: championship, competitors } of championships) {
      expect(competitors.length, championship).toBeGreaterThanOrEqual(4);
      expect(distinct(competitors.map(([name]) => name)), championship).toBe(competitors.length);
      for (const [name, rating] of competitors) {
        expect(name.trim(), championship).not.toBe('');
        expect(rating, name).toBeGreaterThanOrEqual(1000);
        expect(rating, name).toBeLessThanOrEqual(2400);
      }
    }
  });

  it('have one rating in all championships of a sport, except in esports, where teams play several games', () => {
    const seen = new Map<string, number>();
    for (const { sportId, competitors } of real) {
      if (sportId === ESPORTS) continue;
      for (const [name, rating] of competitors) {
        expect(rating, `${sportId}/${name}`).toBe(seen.get(`${sportId}/${name}`) ?? rating);
        seen.set(`${sportId}/${name}`, rating);
      }
    }
  });

  it('have ids below 1,000,000, one for each name in a sport', () => {
    const owner = new Map<number, string>();
    const idOf = new Map<string, number>();
    for (const championship of championships) {
      const scope = championship.sportId === LONG_TERM ? championship.id : championship.sportId;
      for (const { id, name } of competitorsOf(championship)) {
        expect(id).toBeGreaterThan(0);
        expect(id).toBeLessThan(1_000_000);
        expect(owner.get(id) ?? `${scope}/${name}`).toBe(`${scope}/${name}`);
        expect(idOf.get(`${scope}/${name}`) ?? id).toBe(id);
        owner.set(id, `${scope}/${name}`);
        idOf.set(`${scope}/${name}`, id);
      }
    }
  });

  it('keep their ids between versions', () => {
    const arsenal = championships
      .filter(({ sportId }) => sportId === 1)
      .flatMap(competitorsOf)
      .filter(({ name }) => name === 'Arsenal');
    expect(arsenal.length).toBeGreaterThanOrEqual(3);
    expect(new Set(arsenal.map(({ id }) => id))).toEqual(new Set([472517]));
  });
});

describe('the lists', () => {
  it('refuse an entry without a rating, and an unknown name', () => {
    expect(() => field('Arsenal 1800, Chelsea')).toThrow('Chelsea');
    expect(field('FC Schalke 04 1540,\n CSKA 1948 1480')).toEqual([
      ['FC Schalke 04', 1540],
      ['CSKA 1948', 1480],
    ]);
    expect(() => pick(real, 'Arsenal, Nowhere United')).toThrow('Nowhere United');
  });
});

describe('countries and currencies', () => {
  it('number at least 40 each, and have unique ids that include the specified ones', () => {
    expect(countries.length).toBeGreaterThanOrEqual(40);
    expect(distinct(countries.map(({ id }) => id))).toBe(countries.length);
    expect(distinct(countries.map(({ code }) => code))).toBe(countries.length);
    expect(countries.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 66, 126, 228, 120]));
    for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(currencies.length).toBeGreaterThanOrEqual(40);
    expect(distinct(currencies.map(({ id }) => id))).toBe(currencies.length);
    expect(distinct(currencies.map(({ iso }) => iso))).toBe(currencies.length);
  });

  it('have the minor digits of ISO 4217', () => {
    const none = ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF'];
    const three = ['KWD', 'BHD', 'OMR', 'JOD', 'TND'];
    for (const { iso, minorDigits } of currencies) {
      expect(minorDigits, iso).toBe(none.includes(iso) ? 0 : three.includes(iso) ? 3 : 2);
    }
    expect(currencies.map(({ iso }) => iso)).toEqual(expect.arrayContaining([...none, ...three, 'EUR', 'USD']));
  });
});
