import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSeasons } from '../../../adapters/sandbox/operator/season/load.ts';
import { readSeasonLine } from '../../../adapters/sandbox/hosts/http/season-line.ts';
import { seasonReportText } from '../../../adapters/sandbox/operator/season/types.ts';
import type { Season } from '../../../adapters/sandbox/operator/season/types.ts';
import { REAL_SEASON } from './real-data.ts';

function load(place: string): readonly Season[] {
  const { seasons, reports } = loadSeasons(place);
  expect(reports).toEqual([]);
  return seasons;
}

const reportsOf = (place: string): readonly string[] => loadSeasons(place).reports.map(seasonReportText);

describe('the real season', () => {
  const seasons = load(REAL_SEASON);
  const season = (code: string) => seasons.find(({ division }) => division.code === code);
  const match = (code: string, line: number) => season(code)?.matches.find((each) => each.line === line);

  it('has ten leagues with every row', () => {
    expect(seasons.map(({ division, matches }) => [division.code, division.country, matches.length])).toEqual([
      ['D1', 'DE', 81],
      ['E0', 'GB-ENG', 100],
      ['E1', 'GB-ENG', 167],
      ['F1', 'FR', 99],
      ['I1', 'IT', 100],
      ['N1', 'NL', 99],
      ['P1', 'PT', 90],
      ['SC0', 'GB-SCT', 63],
      ['SP1', 'ES', 110],
      ['T1', 'TR', 99],
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

  it('has the opening match of the Premier League (summer time, a referee column)', () => {
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

  it('has an away favourite at a handicap of -1.5, and a level handicap', () => {
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

  it('has its last days in winter time', () => {
    expect(season('E1')?.matches.at(-1)?.playedAt).toBe(Date.UTC(2025, 10, 5, 20));
  });

  it('gives the same matches for one file alone', () => {
    expect(load(path.join(REAL_SEASON, 'T1.csv'))).toEqual(seasons.filter(({ division }) => division.code === 'T1'));
  });
});

describe('a season folder', () => {
  const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG';
  let folder = '';
  const put = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);
  const codes = () => loadSeasons(folder).seasons.map(({ division }) => division.code);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'season-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[SEA-2] is not loaded when it is missing, has no season files, or contains no played match', () => {
    const missing = path.join(folder, 'nowhere');
    expect(reportsOf(missing)).toEqual([`${missing}: no such file or folder. No season is loaded.`]);
    put('notes.txt', 'no season');
    mkdirSync(path.join(folder, 'old.csv'));
    expect(reportsOf(folder)).toEqual([`${folder}: the folder has no .csv file. No season is loaded.`]);
    put('E0.csv', `${HEADER}\nE0,01/02/2026,A,B,,,,\n`);
    expect(reportsOf(folder)).toEqual([`${folder}: there is no match that has been played. No season is loaded.`]);
    expect(codes()).toEqual([]);
  });

  it('[SEA-2] is loaded without its unreadable files, each of which is reported', () => {
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n`);
    put('b.CSV', `${HEADER.replace('HomeTeam', 'HomeTaem')}\nSP1,01/02/26,A,B,1,0,0,0\n`);
    put('c.csv', new Uint8Array([80, 75, 3, 4, 0, 0]));
    put('d.csv', '');
    put('e.csv', `${HEADER}\nI1,01/02/2026,A,B,1,0,0,0\n`);
    expect(codes()).toEqual(['E0', 'I1']);
    expect(reportsOf(folder)).toEqual([
      `${path.join(folder, 'b.CSV')}, line 1, column HomeTeam: the column is missing (HomeTaem may be it). The file is left out.`,
      `${path.join(folder, 'c.csv')}: not a text file. The file is left out.`,
      `${path.join(folder, 'd.csv')}, line 1: the file has no header. The file is left out.`,
    ]);
  });

  it('[SEA-2] takes a match that two files contain from the first file', () => {
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n`);
    put('b.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\nE0,02/02/2026,A,C,1,0,0,0\n`);
    expect(loadSeasons(folder).seasons.map(({ matches }) => matches.map(({ away }) => away))).toEqual([['B'], ['C']]);
    expect(reportsOf(folder)).toEqual([
      `${path.join(folder, 'b.csv')}, line 2: the match A against B stands in ${path.join(folder, 'a.csv')}, line 2, too. The match is left out.`,
    ]);
  });

  it('[SEA-2] may contain an older file in Windows-1252', () => {
    put('a.csv', Buffer.from(`${HEADER}\nSP1,01/02/2004,Málaga,Alavés,1,0,0,0\n`, 'latin1'));
    expect(load(folder)[0]?.matches[0]).toMatchObject({ home: 'Málaga', away: 'Alavés' });
  });

  it('[SEA-2] starts with reports, or refuses to start with --strict', () => {
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\nE0,02/02/2026,A,C,1,,0,0\n`);
    const report = `${path.join(folder, 'a.csv')}, line 3, column FTAG: a number of goals is missing. The match is left out.`;
    expect(readSeasonLine(folder, false)).toMatchObject({ ok: true, value: { reports: [report] } });
    expect(readSeasonLine(folder, true)).toEqual({ ok: false, error: report });
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n`);
    expect(readSeasonLine(folder, true)).toMatchObject({ ok: true, value: { reports: [] } });
  });

  it('[SEA-2] prints at most 50 reports per file and counts the others', () => {
    const rows = Array.from({ length: 60 }, (_, i) => `E0,0${1 + (i % 9)}/02/2026,A,B${i},1,,0,0\n`).join('');
    put('a.csv', `${HEADER}\nE0,01/02/2026,A,B,1,0,0,0\n${rows}`);
    const line = readSeasonLine(folder, false);
    const reports = line.ok ? line.value.reports : [];
    expect(reports).toHaveLength(51);
    expect(reports.at(-1)).toBe(`${path.join(folder, 'a.csv')}: 10 more damaged places; --strict lists all`);
  });
});
