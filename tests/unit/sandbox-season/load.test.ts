import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSeasons } from '../../../adapters/sandbox/operator/season/load.ts';
import { seasonErrorText } from '../../../adapters/sandbox/operator/season/types.ts';
import type { Season } from '../../../adapters/sandbox/operator/season/types.ts';
import { REAL_SEASON } from './real-data.ts';

function load(place: string): readonly Season[] {
  const result = loadSeasons(place);
  if (!result.ok) throw new Error(result.errors.map(seasonErrorText).join('\n'));
  return result.value;
}

function errors(place: string): readonly string[] {
  const result = loadSeasons(place);
  return result.ok ? [] : result.errors.map(seasonErrorText);
}

describe('the real season', () => {
  const seasons = load(REAL_SEASON);
  const season = (code: string) => seasons.find(({ division }) => division.code === code);
  const match = (code: string, line: number) => season(code)?.matches.find((each) => each.line === line);

  it('is ten leagues, every row of them', () => {
    expect(
      seasons.map(({ division, matches, unplayed }) => [division.code, division.country, matches.length, unplayed]),
    ).toEqual([
      ['D1', 'DE', 81, 0],
      ['E0', 'GB-ENG', 100, 0],
      ['E1', 'GB-ENG', 167, 0],
      ['F1', 'FR', 99, 0],
      ['I1', 'IT', 100, 0],
      ['N1', 'NL', 99, 0],
      ['P1', 'PT', 90, 0],
      ['SC0', 'GB-SCT', 63, 0],
      ['SP1', 'ES', 110, 0],
      ['T1', 'TR', 99, 0],
    ]);
  });

  it('has all three markets and six statistics for every match', () => {
    for (const { matches } of seasons) {
      for (const { prices, stats } of matches) {
        expect(prices.map(({ kind, type }) => `${kind}/${type}`)).toEqual([
          '1/1',
          '1/2',
          '1/3',
          '4/1',
          '4/2',
          '8/1',
          '8/3',
        ]);
        expect(stats.map(([name]) => name)).toEqual([
          'shots',
          'shotsOnTarget',
          'corners',
          'fouls',
          'yellowCards',
          'redCards',
        ]);
      }
    }
  });

  it('reads the opening of the Premier League (summer time, a referee column)', () => {
    expect(match('E0', 2)).toMatchObject({
      home: 'Liverpool',
      away: 'Bournemouth',
      playedAt: Date.UTC(2025, 7, 15, 19),
      halfTime: [1, 0],
      fullTime: [4, 2],
      stats: [
        ['shots', 19, 10],
        ['shotsOnTarget', 10, 3],
        ['corners', 6, 7],
        ['fouls', 7, 10],
        ['yellowCards', 1, 2],
        ['redCards', 0, 0],
      ],
    });
    expect(match('E0', 2)?.prices.map(({ param, price }) => [param, price])).toEqual([
      [0, 1300],
      [0, 6000],
      [0, 8500],
      [10, 1360],
      [10, 3200],
      [-6, 1830],
      [6, 2030],
    ]);
  });

  it('reads an away favourite who gives a goal and a half, and a level handicap', () => {
    expect(match('P1', 2)).toMatchObject({ home: 'Casa Pia', away: 'Sp Lisbon', halfTime: [0, 1], fullTime: [0, 2] });
    expect(match('P1', 2)?.prices.slice(5)).toEqual([
      { kind: 8, type: 1, param: 6, price: 1850 },
      { kind: 8, type: 3, param: -6, price: 2000 },
    ]);
    expect(match('N1', 2)).toMatchObject({
      home: 'For Sittard',
      away: 'Go Ahead Eagles',
      halfTime: [1, 1],
      fullTime: [2, 2],
    });
    expect(match('N1', 2)?.prices.slice(5)).toEqual([
      { kind: 8, type: 1, param: 0, price: 1980 },
      { kind: 8, type: 3, param: 0, price: 1830 },
    ]);
  });

  it('reads the last days in winter time', () => {
    expect(season('E1')?.matches.at(-1)?.playedAt).toBe(Date.UTC(2025, 10, 5, 20));
  });

  it('gives the same for one file alone', () => {
    expect(load(path.join(REAL_SEASON, 'T1.csv'))).toEqual(seasons.filter(({ division }) => division.code === 'T1'));
  });
});

describe('places that can not be loaded', () => {
  const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG';
  let folder = '';
  const put = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'season-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are a missing path, a folder without season files and one in which nothing was played', () => {
    const missing = path.join(folder, 'nowhere');
    expect(errors(missing)).toEqual([`${missing}: no such file or folder`]);
    put('notes.txt', 'no season');
    mkdirSync(path.join(folder, 'old.csv'));
    expect(errors(folder)).toEqual([`${folder}: the folder has no .csv file`]);
    put('E0.csv', `${HEADER}\nE0,01/02/2026,A,B,,,,\n`);
    expect(errors(folder)).toEqual([`${folder}: no match has been played`]);
  });

  it('are a folder with errors in two files: both are told, nothing is loaded', () => {
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\nE0,02/02/2026,A,C,1,0,2,0\n`);
    put('b.CSV', `${HEADER}\nSP1,01/02/26,A,,1,0,0,0\n`);
    put('c.csv', `${HEADER}\nI1,01/02/2026,A,B,1,0,0,0\n`);
    expect(errors(folder)).toEqual([
      `${path.join(folder, 'a.csv')}, line 3, column HTHG: more goals at half time (2) than at the end (1)`,
      `${path.join(folder, 'b.CSV')}, line 2, column AwayTeam: a name is missing`,
    ]);
  });

  it('are copies of one file, and what is no text', () => {
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n`);
    put('b.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n`);
    expect(errors(folder)).toEqual([
      `${path.join(folder, 'b.csv')}, line 2, column HomeTeam: the same match as in ${path.join(folder, 'a.csv')}, line 2`,
    ]);
    put('b.csv', new Uint8Array([80, 75, 3, 4, 0, 0]));
    expect(errors(folder)).toEqual([`${path.join(folder, 'b.csv')}: not a text file`]);
  });

  it('but a file of an older season in Windows-1252 is read', () => {
    put('a.csv', Buffer.from(`${HEADER}\nSP1,01/02/2004,Málaga,Alavés,1,0,0,0\n`, 'latin1'));
    expect(load(folder)[0]?.matches[0]).toMatchObject({ home: 'Málaga', away: 'Alavés' });
  });
});
