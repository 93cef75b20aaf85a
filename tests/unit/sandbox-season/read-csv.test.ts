import { describe, expect, it } from 'vitest';
import { readSeasons } from '../../../adapters/sandbox/operator/season/read-csv.ts';
import { seasonReportText } from '../../../adapters/sandbox/operator/season/types.ts';
import type { Season } from '../../../adapters/sandbox/operator/season/types.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HS,AS,B365H,B365D,B365A,AvgH,AvgD,AvgA,MaxH,MaxD,MaxA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA';
const GOOD =
  'E0,15/08/2025,20:00,Liverpool,Bournemouth,4,2,H,1,0,H,19,10,1.3,6,8.5,1.31,5.96,8.31,1.34,6.5,9.5,1.36,3.2,-1.5,1.83,2.03';

/** The valid row with some columns replaced. */
function row(changes: Readonly<Record<string, string>> = {}): string {
  const fields = GOOD.split(',');
  for (const [column, text] of Object.entries(changes)) fields[HEADER.split(',').indexOf(column)] = text;
  return fields.join(',');
}

function file(...rows: readonly string[]): string {
  return [HEADER, ...rows, ''].join('\r\n');
}

/** The only season of a file without errors. */
function read(text: string): Season {
  const { seasons, reports } = readSeasons(text, 'E0.csv');
  expect(reports).toEqual([]);
  const [season] = seasons;
  if (season === undefined) throw new Error('no season');
  return season;
}

describe('a valid file', () => {
  it('gives scores, prices in thousandths, handicaps in quarters, statistics and the kick-off time', () => {
    const { division, matches } = read(file(GOOD));
    expect(division).toEqual({ code: 'E0', name: 'Premier League', country: 'GB-ENG' });
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

  it('has no negative zero for a level handicap', () => {
    for (const level of ['0', '-0', '0.0']) {
      const params = read(file(row({ AHh: level })))
        .matches[0]?.prices.filter(({ kind }) => kind === 8)
        .map(({ param }) => param);
      expect(params?.map((param) => Object.is(param, 0))).toEqual([true, true]);
    }
  });

  it('[SEA-3] leaves out absent optional columns and the absent time', () => {
    const bare = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG\nE0,01/12/25,A,B,1,0,0,0\n';
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

  it('[SEA-5] leaves out future matches', () => {
    const toCome = { Date: '16/08/2025', FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '', HS: '', AS: '' };
    expect(read(file(GOOD, row(toCome))).matches).toHaveLength(1);
  });

  it('accepts quoted fields, empty fields beyond the header and blank lines at the end', () => {
    const { matches } = read(`${file(`${row({ HomeTeam: '"Town, ""The Lions"""' })},,`)}\r\n,,,\r\n\r\n`);
    expect(matches.map(({ home }) => home)).toEqual(['Town, "The Lions"']);
  });

  it('accepts an unknown division', () => {
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
    ['29/02/24', '19:45', Date.UTC(2024, 1, 29, 19, 45)],
    ['14/08/93', '15:00', Date.UTC(1993, 7, 14, 14)],
  ])('reads %s %s as UK time', (date, time, moment) => {
    expect(read(file(row({ Date: date, Time: time }))).matches[0]?.playedAt).toBe(moment);
  });
});

const LEFT_OUT = 'The match is left out.';
const NO_HALVES = 'Markets that need half-time are not offered.';
const AVERAGE = 'AvgH, AvgD and AvgA are used.';

describe('an invalid row', () => {
  it.each<readonly [Readonly<Record<string, string>>, readonly string[]]>([
    [{ Div: '' }, [`Div: a name is missing. ${LEFT_OUT}`]],
    [{ Div: 'E1' }, [`Div: a file holds one division, here E0: E1. ${LEFT_OUT}`]],
    [{ Date: '' }, [`Date: a date is missing. ${LEFT_OUT}`]],
    [{ Date: '2025-08-15' }, [`Date: not a date (dd/mm/yyyy or dd/mm/yy): 2025-08-15. ${LEFT_OUT}`]],
    [{ Date: '31/09/2025' }, [`Date: not a date (dd/mm/yyyy or dd/mm/yy): 31/09/2025. ${LEFT_OUT}`]],
    [{ Date: '29/02/2025' }, [`Date: not a date (dd/mm/yyyy or dd/mm/yy): 29/02/2025. ${LEFT_OUT}`]],
    [{ Date: '08/15/2025' }, [`Date: not a date (dd/mm/yyyy or dd/mm/yy): 08/15/2025. ${LEFT_OUT}`]],
    [{ HomeTeam: '' }, [`HomeTeam: a name is missing. ${LEFT_OUT}`]],
    [{ AwayTeam: 'Liverpool' }, [`AwayTeam: a team against itself: Liverpool. ${LEFT_OUT}`]],
    [{ AwayTeam: 'Bourne\u0000mouth' }, [`AwayTeam: a control character in a name. ${LEFT_OUT}`]],
    [{ FTHG: '' }, [`FTHG: a number of goals is missing. ${LEFT_OUT}`]],
    [{ FTAG: '2.5' }, [`FTAG: not a number of goals: 2.5. ${LEFT_OUT}`]],
    [{ FTAG: '-2' }, [`FTAG: not a number of goals: -2. ${LEFT_OUT}`]],
    [{ FTR: 'A' }, [`FTR: does not fit the goals (4:2): A. ${LEFT_OUT}`]],
    [{ HTHG: '5', HTR: 'H' }, [`HTHG: more goals at half-time (5) than at the end (4). ${LEFT_OUT}`]],
    [{ HTAG: '3', HTR: 'A' }, [`HTAG: more goals at half-time (3) than at the end (2). ${LEFT_OUT}`]],
    [
      { FTHG: '', FTAG: '' },
      [`FTHG: a number of goals is missing. ${LEFT_OUT}`, `FTAG: a number of goals is missing. ${LEFT_OUT}`],
    ],
    [
      { FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '', HS: '', AS: '' },
      [`FTHG: there is no result, though later matches have one. ${LEFT_OUT}`],
    ],
    [{ FTHG: '1', HTHG: '2', Date: 'soon' }, [`Date: not a date (dd/mm/yyyy or dd/mm/yy): soon. ${LEFT_OUT}`]],
  ])('[SEA-4] leaves the match out and is reported when teams, date or result are invalid: %j', (changes, expected) => {
    const { seasons, reports } = readSeasons(
      file(GOOD, row({ Date: '16/08/2025', ...changes }), row({ Date: '17/08/2025' })),
      'E0.csv',
    );
    expect(reports.map(seasonReportText)).toEqual(expected.map((text) => `E0.csv, line 3, column ${text}`));
    expect(seasons.flatMap(({ matches }) => matches.map(({ line }) => line))).toEqual([2, 4]);
  });

  it.each<readonly [Readonly<Record<string, string>>, readonly string[], readonly [number, number] | null]>([
    [{ HTHG: '' }, [`HTHG: a number of goals is missing. ${NO_HALVES}`], null],
    [{ HTAG: 'x' }, [`HTAG: not a number of goals: x. ${NO_HALVES}`], null],
    [{ HTR: 'D' }, [`HTR: does not fit the goals (1:0): D. ${NO_HALVES}`], null],
    [
      { HTHG: '', HTAG: '', HTR: '' },
      [`HTHG: a number of goals is missing. ${NO_HALVES}`, `HTAG: a number of goals is missing. ${NO_HALVES}`],
      null,
    ],
    [{ FTR: '', HTR: '' }, [], [1, 0]],
  ])('[SEA-4] loses only an invalid half-time score, which is reported: %j', (changes, expected, halfTime) => {
    const { seasons, reports } = readSeasons(file(row(changes)), 'E0.csv');
    expect(reports.map(seasonReportText)).toEqual(expected.map((text) => `E0.csv, line 2, column ${text}`));
    expect(seasons[0]?.matches[0]).toMatchObject({ halfTime, fullTime: [4, 2] });
  });

  it.each(['', '24:00', '8pm'])('[SEA-4] with an invalid time (%s) is reported, and 15:00 is used', (time) => {
    const { seasons, reports } = readSeasons(file(row({ Time: time })), 'E0.csv');
    expect(reports).toMatchObject([{ line: 2, column: 'Time', instead: '15:00 is used.' }]);
    expect(seasons[0]?.matches[0]?.playedAt).toBe(Date.UTC(2025, 7, 15, 14));
  });

  it.each([
    [{ HS: '1.5' }, 'HS: not a whole number: 1.5'],
    [{ HS: '' }, 'HS: a number is missing'],
    [{ AS: '' }, 'AS: a number is missing'],
  ])('[SEA-4] loses only an invalid statistic, which is reported: %j', (changes, expected) => {
    const { seasons, reports } = readSeasons(file(row(changes)), 'E0.csv');
    expect(reports.map(seasonReportText)).toEqual([`E0.csv, line 2, column ${expected}. This statistic is not shown.`]);
    expect(seasons[0]?.matches[0]?.stats).toEqual([]);
  });

  it('[SEA-1] is reported by line, and so is every other one', () => {
    const text = file(
      GOOD,
      row({ Date: 'x' }),
      row({ Date: '16/08/2025', B365A: '1' }),
      row({ Date: '17/08/2025' }),
      '"E0,1',
      row({ FTAG: '' }),
    );
    const { seasons, reports } = readSeasons(text, 'E0.csv');
    expect(reports.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 Date',
      '4 B365A',
      '6 Div',
      '7 HomeTeam',
      '7 FTAG',
    ]);
    expect(seasons[0]?.matches.map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  it('[SEA-4] is left out when it is cut off or too long', () => {
    const columns = (text: string) =>
      readSeasons(text, 'E0.csv').reports.map(({ line, column, instead }) => `${line} ${column} ${instead}`);
    expect(columns(file(GOOD.slice(0, GOOD.indexOf(',Bournemouth'))))).toEqual([`2 AwayTeam ${LEFT_OUT}`]);
    expect(columns(file(GOOD.slice(0, GOOD.lastIndexOf(','))))).toEqual([`2 B365AHA ${LEFT_OUT}`]);
    expect(columns(file(`${GOOD},,7`))).toEqual([`2 29 ${LEFT_OUT}`]);
  });

  it.each([
    [{ HomeTeam: '"Liverpool' }, 'HomeTeam'],
    [{ HomeTeam: '"Liver"pool' }, 'HomeTeam'],
    [{ AwayTeam: 'Bourne"mouth' }, 'AwayTeam'],
  ])('[SEA-4] is left out when quotes are unclosed or followed by text: %j', (changes, column) => {
    const { seasons, reports } = readSeasons(file(row(changes)), 'E0.csv');
    expect(reports).toMatchObject([{ line: 2, column, instead: LEFT_OUT }]);
    expect(seasons).toEqual([]);
  });

  it('[SEA-4] with an invalid division costs only itself, even as the first row', () => {
    const { seasons, reports } = readSeasons(
      file(row({ Div: 'E00' }), row({ Date: '16/08/2025' }), row({ Date: '17/08/2025' })),
      'E0.csv',
    );
    expect(reports).toMatchObject([{ line: 2, column: 'Div', instead: LEFT_OUT }]);
    expect(seasons.map(({ division, matches }) => [division.code, matches.length])).toEqual([['E0', 2]]);
  });

  it('[SEA-4] that repeats a match is left out', () => {
    const { seasons, reports } = readSeasons(file(GOOD, GOOD), 'E0.csv');
    expect(reports.map(seasonReportText)).toEqual([
      `E0.csv, line 3, column HomeTeam: the same match as in line 2. ${LEFT_OUT}`,
    ]);
    expect(seasons[0]?.matches).toHaveLength(1);
  });
});

describe('invalid prices', () => {
  const NO_SOURCE = 'Prices from the model are used.';
  const priced = (changes: Readonly<Record<string, string>>, kind: number) => {
    const { seasons, reports } = readSeasons(file(row(changes)), 'E0.csv');
    const prices = seasons[0]?.matches[0]?.prices.filter((price) => price.kind === kind).map(({ price }) => price);
    return [prices, ...reports.map(seasonReportText)];
  };
  const at = (column: string, message: string, instead: string) =>
    `E0.csv, line 2, column ${column}: ${message}. ${instead}`;

  it.each([
    [{ B365D: '' }, 'B365D', 'a price is missing'],
    [{ B365H: '1' }, 'B365H', 'a price must be above 1: 1'],
    [{ B365D: '0.95' }, 'B365D', 'a price must be above 1: 0.95'],
    [{ B365H: '1.3004' }, 'B365H', 'not a price with at most three decimals: 1.3004'],
    [{ B365H: '1e3' }, 'B365H', 'not a price with at most three decimals: 1e3'],
    [{ B365H: '10001' }, 'B365H', 'a price above 10000: 10001'],
    [{ B365H: '13' }, 'B365H', "prices that can't be of one market: 13, 6, 8.5"],
    [{ B365H: '', B365D: '', B365A: '' }, 'B365H', 'there are no prices of 1X2'],
  ])('[SEA-3] are replaced by the next source, with a report: %j', (changes, column, message) => {
    expect(priced(changes, 1)).toEqual([[1310, 5960, 8310], at(column, message, AVERAGE)]);
  });

  it('[SEA-3] are reported for each invalid source, with the source used', () => {
    expect(priced({ B365D: '', AvgA: '' }, 1)).toEqual([
      [1340, 6500, 9500],
      at('B365D', 'a price is missing', 'MaxH, MaxD and MaxA are used.'),
      at('AvgA', 'a price is missing', 'MaxH, MaxD and MaxA are used.'),
    ]);
    expect(priced({ B365D: '', AvgA: '', MaxH: 'x' }, 1)).toEqual([
      [],
      at('B365D', 'a price is missing', NO_SOURCE),
      at('AvgA', 'a price is missing', NO_SOURCE),
      at('MaxH', 'not a price with at most three decimals: x', NO_SOURCE),
    ]);
  });

  it('[SEA-3] of an unneeded source are reported too', () => {
    expect(priced({ MaxA: '1e3' }, 1)).toEqual([
      [1300, 6000, 8500],
      at('MaxA', 'not a price with at most three decimals: 1e3', 'B365H, B365D and B365A are used.'),
    ]);
  });

  it.each([
    ['', 'the handicap is missing'],
    ['-1.3', 'not a handicap in quarters of a goal: -1.3'],
    ['level', 'not a handicap in quarters of a goal: level'],
    ['21', 'a handicap above 20: 21'],
  ])(
    '[SEA-3] with an invalid handicap (%s) leave out the file’s handicap market, with a report',
    (handicap, message) => {
      expect(priced({ AHh: handicap }, 8)).toEqual([[], at('AHh', message, NO_SOURCE)]);
    },
  );
});

describe('closing prices', () => {
  const OPENING = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG';
  const CLOSING = 'B365CH,B365CD,B365CA,B365C>2.5,B365C<2.5,AHCh,B365CAHH,B365CAHA';
  const FIELDS = 'E0,01/12/25,A,B,1,0,0,0';

  it('[SEA-3] are used where the file has no opening prices', () => {
    const { matches } = read(`${OPENING},${CLOSING}\n${FIELDS},1.5,4,6,1.8,2,-1,1.9,1.95`);
    expect(matches[0]?.prices.map(({ kind, param, price }) => [kind, param, price])).toEqual([
      [1, 0, 1500],
      [1, 0, 4000],
      [1, 0, 6000],
      [4, 10, 1800],
      [4, 10, 2000],
      [8, -4, 1900],
      [8, 4, 1950],
    ]);
  });

  it('[SEA-3] are used, with a report, where a row has no opening prices', () => {
    const text = `${OPENING},B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,${CLOSING}\n${FIELDS},,,,,,,,,1.5,4,6,1.8,2,-1,1.9,1.95`;
    const { seasons, reports } = readSeasons(text, 'E0.csv');
    expect(seasons[0]?.matches[0]?.prices.map(({ price }) => price)).toEqual([
      1500, 4000, 6000, 1800, 2000, 1900, 1950,
    ]);
    expect(reports.map(seasonReportText)).toEqual([
      'E0.csv, line 2, column B365H: there are no prices of 1X2. B365CH, B365CD and B365CA are used.',
      'E0.csv, line 2, column B365>2.5: there are no prices of over and under 2.5. B365C>2.5 and B365C<2.5 are used.',
      'E0.csv, line 2, column B365AHH: there are no prices of Asian handicap. AHCh, B365CAHH and B365CAHA are used.',
    ]);
  });
});

describe('an invalid header', () => {
  const reportsOf = (text: string) => readSeasons(text, 'E0.csv').reports.map(seasonReportText);
  const renamed = (from: string, to: string) => file(GOOD).replace(`,${from},`, `,${to},`);

  it.each([
    ['B365A', 'B36A', `B365A: the column is missing among those of 1X2 (B36A may be it). ${AVERAGE}`],
    ['B365A', 'B3656A', `B365A: the column is missing among those of 1X2 (B3656A may be it). ${AVERAGE}`],
    ['AvgD', 'AvgX', 'AvgD: the column is missing among those of 1X2 (AvgX may be it). MaxH, MaxD and MaxA are used.'],
    ['AHh', 'Handicap', 'AHh: the column is missing among those of Asian handicap. Prices from the model are used.'],
    ['HS', 'SH', 'HS: the column is missing (SH may be it). This statistic is not shown.'],
    ['HTHG', 'HTGH', `HTHG: the column is missing (HTGH may be it). ${NO_HALVES}`],
    ['Time', 'Tme', 'Tme: the column is unknown and may be Time. The column is not read.'],
    ['FTR', 'ftr', 'ftr: the column is unknown and may be FTR. The column is not read.'],
  ])('[SEA-4] with %s written as %s is reported once, with the replacement', (from, to, expected) => {
    expect(reportsOf(renamed(from, to))).toEqual([`E0.csv, line 1, column ${expected}`]);
    expect(readSeasons(renamed(from, to), 'E0.csv').seasons[0]?.matches).toHaveLength(1);
  });

  it('[SEA-2] with a missing or repeated required column excludes the file', () => {
    const text = 'Div,Date,HomeTeam,FTHG,FTAG,HTHG,FTHG,HTAG\nE0,15/08/2025,A,1,0,0,1,0';
    expect(reportsOf(text)).toEqual([
      'E0.csv, line 1, column FTHG: the column comes twice. The file is left out.',
      'E0.csv, line 1, column AwayTeam: the column is missing. The file is left out.',
    ]);
    expect(readSeasons(text, 'E0.csv').seasons).toEqual([]);
  });

  it('[SEA-2] of an empty file excludes the file', () => {
    expect(reportsOf('')).toEqual(['E0.csv, line 1: the file has no header. The file is left out.']);
    expect(reportsOf('\ufeff\r\n')).toEqual(['E0.csv, line 1: the file has no header. The file is left out.']);
    expect(reportsOf(file())).toEqual(['E0.csv: the file has no match. The file is left out.']);
  });
});

describe('the alternative header style', () => {
  const OTHER =
    'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA';
  const GAME = 'Brazil,Serie A,2025,29/03/2025,21:30,Sao Paulo,Sport Recife,1,0,H,1.4,4.4,8,1.45,4.6,8.7,1.41,4.38,7.6';

  it('[SEA-6] has leagues by country and name, closing prices, and no half-time score', () => {
    expect(readSeasons(`${OTHER}\n${GAME}\n`, 'BRA.csv')).toEqual({
      seasons: [
        {
          file: 'BRA.csv',
          division: { code: 'Brazil: Serie A', name: 'Serie A', country: 'BR' },
          matches: [
            {
              line: 2,
              home: 'Sao Paulo',
              away: 'Sport Recife',
              playedAt: Date.UTC(2025, 2, 29, 21, 30),
              halfTime: null,
              fullTime: [1, 0],
              prices: [
                { kind: 1, type: 1, param: 0, price: 1410 },
                { kind: 1, type: 2, param: 0, price: 4380 },
                { kind: 1, type: 3, param: 0, price: 7600 },
              ],
              season: '2025',
              stats: [],
            },
          ],
        },
      ],
      reports: [],
    });
  });

  it('[SEA-6] may hold several leagues of a country', () => {
    const cup = GAME.replace('Serie A', 'Copa').replace('Brazil', 'Nowhere');
    expect(readSeasons(`${OTHER}\n${GAME}\n${cup}\n`, 'BRA.csv').seasons.map(({ division }) => division)).toEqual([
      { code: 'Brazil: Serie A', name: 'Serie A', country: 'BR' },
      { code: 'Nowhere: Copa', name: 'Copa', country: 'INT' },
    ]);
  });

  it('[SEA-6] has its own column names in reports', () => {
    expect(
      readSeasons(`${OTHER}\n${GAME.replace(',1,0,H,', ',1,,H,')}`, 'BRA.csv').reports.map(seasonReportText),
    ).toEqual(['BRA.csv, line 2, column AG: a number of goals is missing. The match is left out.']);
    expect(readSeasons(`${OTHER.replace('Away', 'Awya')}\n${GAME}`, 'BRA.csv').reports.map(seasonReportText)).toEqual([
      'BRA.csv, line 1, column Away: the column is missing (Awya may be it). The file is left out.',
    ]);
  });
});
