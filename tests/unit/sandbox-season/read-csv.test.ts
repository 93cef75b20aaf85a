import { describe, expect, it } from 'vitest';
import { readSeason } from '../../../adapters/sandbox/operator/season/read-csv.ts';
import { seasonErrorText } from '../../../adapters/sandbox/operator/season/types.ts';
import type { Season } from '../../../adapters/sandbox/operator/season/types.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HS,AS,B365H,B365D,B365A,AvgH,AvgD,AvgA,MaxH,MaxD,MaxA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA';
const GOOD =
  'E0,15/08/2025,20:00,Liverpool,Bournemouth,4,2,H,1,0,H,19,10,1.3,6,8.5,1.31,5.96,8.31,1.34,6.5,9.5,1.36,3.2,-1.5,1.83,2.03';

/** The good row with some columns replaced. */
function row(changes: Readonly<Record<string, string>> = {}): string {
  const fields = GOOD.split(',');
  for (const [column, text] of Object.entries(changes)) fields[HEADER.split(',').indexOf(column)] = text;
  return fields.join(',');
}

function file(...rows: readonly string[]): string {
  return [HEADER, ...rows, ''].join('\r\n');
}

function read(text: string): Season {
  const result = readSeason(text, 'E0.csv');
  if (!result.ok) throw new Error(result.errors.map(seasonErrorText).join('\n'));
  return result.value;
}

/** Errors as `line column`, with their message where a test looks at it. */
function errors(text: string): readonly string[] {
  const result = readSeason(text, 'E0.csv');
  return result.ok ? [] : result.errors.map(({ file: name, line, column }) => `${name} ${line} ${column}`);
}

describe('a good file', () => {
  it('gives scores, prices in thousandths, handicaps in quarters, statistics and the moment of the kick-off', () => {
    const { division, matches, unplayed } = read(file(GOOD));
    expect(division).toEqual({ code: 'E0', name: 'Premier League', country: 'GB-ENG' });
    expect(unplayed).toBe(0);
    expect(matches).toEqual([
      {
        line: 2,
        home: 'Liverpool',
        away: 'Bournemouth',
        playedAt: Date.UTC(2025, 7, 15, 19),
        halfTime: [1, 0],
        fullTime: [4, 2],
        prices: [
          { kind: 1, type: 1, param: 0, price: 1300 },
          { kind: 1, type: 2, param: 0, price: 6000 },
          { kind: 1, type: 3, param: 0, price: 8500 },
          { kind: 4, type: 1, param: 10, price: 1360 },
          { kind: 4, type: 2, param: 10, price: 3200 },
          { kind: 8, type: 1, param: -6, price: 1830 },
          { kind: 8, type: 3, param: 6, price: 2030 },
        ],
        stats: [['shots', 19, 10]],
      },
    ]);
  });

  it('takes the average, then the best price when the bookmaker has no whole market', () => {
    const result = (changes: Readonly<Record<string, string>>) =>
      read(file(row(changes)))
        .matches[0]?.prices.filter(({ kind }) => kind === 1)
        .map(({ price }) => price);
    expect(result({ B365D: '' })).toEqual([1310, 5960, 8310]);
    expect(result({ B365D: '', AvgA: '' })).toEqual([1340, 6500, 9500]);
    expect(result({ B365D: '', AvgA: '', MaxH: '' })).toEqual([]);
  });

  it('has no negative zero for a level handicap', () => {
    for (const level of ['0', '-0', '0.0']) {
      const params = read(file(row({ AHh: level })))
        .matches[0]?.prices.filter(({ kind }) => kind === 8)
        .map(({ param }) => param);
      expect(params?.map((param) => Object.is(param, 0))).toEqual([true, true]);
    }
  });

  it('leaves out what is absent: optional columns, the time, one half of a pair', () => {
    const bare = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC\nE0,01/12/25,A,B,1,0,0,0,4\n';
    expect(read(bare).matches).toEqual([
      {
        line: 2,
        home: 'A',
        away: 'B',
        playedAt: Date.UTC(2025, 11, 1, 15),
        halfTime: [0, 0],
        fullTime: [1, 0],
        prices: [],
        stats: [],
      },
    ]);
  });

  it('counts and leaves out rows without a result', () => {
    const { matches, unplayed } = read(
      file(GOOD, row({ Date: '16/08/2025', FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '' })),
    );
    expect([matches.length, unplayed]).toEqual([1, 1]);
  });

  it('reads quoted fields, empty fields beyond the header and blank lines at the end', () => {
    const { matches } = read(`${file(`${row({ HomeTeam: '"Town, ""The Lions"""' })},,`)}\r\n,,,\r\n\r\n`);
    expect(matches.map(({ home }) => home)).toEqual(['Town, "The Lions"']);
  });

  it('accepts a division it does not know', () => {
    expect(read(file(row({ Div: 'X9' }))).division).toEqual({ code: 'X9', name: 'X9', country: 'INT' });
  });

  it.each([
    ['01/07/2025', '12:00', Date.UTC(2025, 6, 1, 11)],
    ['30/03/2025', '00:59', Date.UTC(2025, 2, 30, 0, 59)],
    ['30/03/2025', '02:00', Date.UTC(2025, 2, 30, 1)],
    ['26/10/2025', '00:59', Date.UTC(2025, 9, 25, 23, 59)],
    ['30/03/2025', '01:30', Date.UTC(2025, 2, 30, 1, 30)],
    ['26/10/2025', '01:00', Date.UTC(2025, 9, 26, 1)],
    ['26/10/2025', '02:00', Date.UTC(2025, 9, 26, 2)],
    ['26/10/25', '', Date.UTC(2025, 9, 26, 15)],
    ['29/02/24', '19:45', Date.UTC(2024, 1, 29, 19, 45)],
    ['14/08/93', '15:00', Date.UTC(1993, 7, 14, 14)],
  ])('reads %s %s as UK time', (date, time, moment) => {
    expect(read(file(row({ Date: date, Time: time }))).matches[0]?.playedAt).toBe(moment);
  });
});

describe('a bad file', () => {
  it.each<readonly [Readonly<Record<string, string>>, readonly string[]]>([
    [{ Div: '' }, ['Div']],
    [{ Date: '' }, ['Date']],
    [{ Date: '2025-08-15' }, ['Date']],
    [{ Date: '31/09/2025' }, ['Date']],
    [{ Date: '29/02/2025' }, ['Date']],
    [{ Date: '08/15/2025' }, ['Date']],
    [{ Time: '24:00' }, ['Time']],
    [{ Time: '8pm' }, ['Time']],
    [{ HomeTeam: '' }, ['HomeTeam']],
    [{ AwayTeam: 'Liverpool' }, ['AwayTeam']],
    [{ AwayTeam: 'Bourne\u0000mouth' }, ['AwayTeam']],
    [{ FTHG: '' }, ['FTHG']],
    [{ FTAG: '2.5' }, ['FTAG']],
    [{ FTAG: '-2' }, ['FTAG']],
    [{ HTHG: '' }, ['HTHG']],
    [{ HTAG: 'x' }, ['HTAG']],
    [{ HTHG: '5', HTR: 'H' }, ['HTHG']],
    [{ HTAG: '3', HTR: 'A' }, ['HTAG']],
    [{ FTR: 'A' }, ['FTR']],
    [{ HTR: 'D' }, ['HTR']],
    [{ B365H: '1' }, ['B365H']],
    [{ B365H: '1.0004' }, ['B365H']],
    [{ B365D: '0.95' }, ['B365D']],
    [{ AvgH: 'NaN' }, ['AvgH']],
    [{ MaxA: '1e3' }, ['MaxA']],
    [{ 'B365>2.5': '-1.36' }, ['B365>2.5']],
    [{ AHh: '-1.3' }, ['AHh']],
    [{ AHh: 'level' }, ['AHh']],
    [{ HS: '1.5' }, ['HS']],
    [{ FTHG: '1', HTHG: '2', B365H: '1', Date: 'soon' }, ['Date', 'HTHG', 'FTR', 'B365H']],
  ])('is told by line and column: %j', (changes, columns) => {
    const found = errors(file(GOOD, row({ Date: '16/08/2025', ...changes })));
    expect(found.toSorted()).toEqual(columns.map((column) => `E0.csv 3 ${column}`).toSorted());
  });

  it('gives the errors of every row at once, and no season', () => {
    const text = file(
      GOOD,
      row({ Date: 'x' }),
      row({ Date: '16/08/2025', B365A: '1' }),
      row({ Date: '17/08/2025' }),
      '"E0,1',
      row({ FTAG: '' }),
    );
    expect(errors(text)).toEqual([
      'E0.csv 3 Date',
      'E0.csv 4 B365A',
      'E0.csv 6 Div',
      'E0.csv 7 HomeTeam',
      'E0.csv 7 FTAG',
    ]);
  });

  it('names each required column that is missing or comes twice', () => {
    expect(errors('Div,Date,HomeTeam,FTHG,FTAG,HTHG,FTHG\nE0,15/08/2025,A,1,0,0,1')).toEqual([
      'E0.csv 1 FTHG',
      'E0.csv 1 AwayTeam',
      'E0.csv 1 HTAG',
    ]);
  });

  it('names the first column of a row that is cut off, and the place beyond the header of one that is too long', () => {
    expect(errors(file(GOOD.slice(0, GOOD.indexOf(',Bournemouth'))))).toEqual(['E0.csv 2 AwayTeam']);
    expect(errors(file(GOOD.slice(0, GOOD.lastIndexOf(','))))).toEqual(['E0.csv 2 B365AHA']);
    expect(errors(file(`${GOOD},,7`))).toEqual(['E0.csv 2 29']);
  });

  it('refuses quotes that do not close, and text after one that does', () => {
    expect(errors(file(row({ HomeTeam: '"Liverpool' })))).toEqual(['E0.csv 2 HomeTeam']);
    expect(errors(file(row({ HomeTeam: '"Liver"pool' })))).toEqual(['E0.csv 2 HomeTeam']);
    expect(errors(file(row({ AwayTeam: 'Bourne"mouth' })))).toEqual(['E0.csv 2 AwayTeam']);
  });

  it('refuses a second division and a match that comes twice', () => {
    expect(errors(file(GOOD, row({ Div: 'E1', Date: '16/08/2025' })))).toEqual(['E0.csv 3 Div']);
    expect(errors(file(GOOD, GOOD))).toEqual(['E0.csv 3 HomeTeam']);
  });

  it('refuses a file with nothing in it', () => {
    expect(errors('')).toEqual(['E0.csv 1 ']);
    expect(errors('\ufeff\r\n')).toEqual(['E0.csv 1 ']);
    expect(errors(file())).toEqual(['E0.csv 0 ']);
  });

  it('is told in one line', () => {
    const result = readSeason(file(row({ B365H: '1' })), 'E0.csv');
    expect(result.ok ? [] : result.errors.map(seasonErrorText)).toEqual([
      'E0.csv, line 2, column B365H: a price must be above 1: 1',
    ]);
  });
});
