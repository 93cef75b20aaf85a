/**
 * Figures from public pages, numbers only. Bookmakers' Trixie, Yankee, Canadian, Heinz, Super Heinz and Goliath are
 * patents here, of three to eight legs: every line from doubles up. Their Patent includes the singles and is a lucky
 * of three here.
 */
import { examples } from './notation.ts';
import type { Example } from './notation.ts';

export const PUBLISHED: readonly Example[] = [
  ...examples('CPN-104', 'bookmaker help: single', [
    ['10 at 1.78', 'single', 10_00, '1.78', 17_80],
    ['10 at 1.63', 'single', 10_00, '1.63', 16_30],
    ['10 at 2.05', 'single', 10_00, '2.05', 20_50],
    ['100 at 2.5', 'single', 100_00, '2.5', 250_00],
  ]),
  ...examples('CPN-104', 'betting guide: single', [
    ['100 at 2.2', 'single', 100_00, '2.2', 220_00],
    ['10 at 5/2', 'single', 10_00, '3.5', 35_00],
  ]),
  ...examples('CPN-105', 'bookmaker help: accumulator', [
    ['three legs', 'express', 10_00, '2.6 3.5 1.2', 109_20],
    ['three legs', 'express', 100_00, '2.3 2 2.9', 1334_00],
  ]),
  ...examples('CPN-105', 'betting guide: accumulator', [
    ['double', 'express', 1_00, '3 2.5', 7_50],
    ['double', 'express', 10_00, '4 3.5', 140_00],
    ['double', 'express', 200_00, '1.5 2', 600_00],
    ['treble', 'express', 1_00, '3 4 2.25', 27_00],
    ['treble', 'express', 20_00, '2.5 2 2.25', 225_00],
    ['treble', 'express', 50_00, '1.6 3.1 2', 496_00],
    ['treble', 'express', 30_00, '3.1 3.2 3.35', 996_96],
    ['treble', 'express', 1_00, '3 4 5', 60_00],
    ['fourfold', 'express', 1_00, '3 4 5 6', 360_00],
    ['fourfold', 'express', 10_00, '1.8 2 2.1 2.3', 173_88],
    ['treble at Hong Kong prices', 'express', 100_00, '1.95 1.84 2.1', 753_48],
    ['fivefold of Asian handicaps', 'express', 1_00, '2.015 1.755 2.045 1.895 1.965', 26_93],
  ]),
  ...examples('CPN-102', 'bookmaker help: quarter handicaps in an accumulator', [
    ['two half won', 'express', 10_00, '2HW 2.2HW 1.91 2.5', 114_60],
    ['two half lost', 'express', 10_00, '2HL 2.2HL 1.91 2.5', 11_94],
    ['one half lost', 'express', 100_00, '1.86HL 1.96 1.9', 186_20],
    ['two half lost', 'express', 100_00, '1.86HL 1.96HL 1.9', 47_50],
  ]),
  ...examples('CPN-102', 'betting guide: quarter handicaps', [
    ['single half won', 'single', 1_00, '1.8HW', 1_40],
    ['treble, one half won', 'express', 100_00, '1.95HW 1.84 2.1', 569_94],
    ['treble, one half lost', 'express', 100_00, '1.95HL 1.84 2.1', 193_20],
    ['fivefold, one half won', 'express', 1_00, '2.015 1.755 2.045HW 1.895 1.965', 20_05],
    ['fivefold, one half lost', 'express', 1_00, '2.015HL 1.755 2.045 1.895 1.965', 6_68],
    ['fivefold, half lost, half won and returned', 'express', 1_00, '2.015 1.755HL 2.045HW 1.895 1.965R', 2_91],
  ]),
  ...examples('CPN-106', 'bookmaker help: system', [['2/3, 1 a line, third lost', 'system', 3_00, '1.5 3 2.5L', 4_50]]),
  ...examples('CPN-106', 'betting guide: system', [
    ['2/3, all won', 'system', 600_00, '1.9 2 2.5', 2710_00],
    ['2/3, second lost', 'system', 600_00, '1.9 2L 2.5', 950_00],
    ['2/3, first lost', 'system', 600_00, '1.9L 2 2.5', 1000_00],
    ['2/3, 10 a line, all won', 'system', 30_00, '3.1 3.2 3.35', 310_25],
    ['2/3, 10 a line, third lost', 'system', 30_00, '3.1 3.2 3.35L', 99_20],
    ['2/3, 10 a line, second lost', 'system', 30_00, '3.1 3.2L 3.35', 103_85],
    ['2/3, 10 a line, first lost', 'system', 30_00, '3.1L 3.2 3.35', 107_20],
    ['2/3, 5 a line, two won', 'system', 15_00, '1.2 2L 3', 18_00],
    ['2/3, 5 a line, two won at short prices', 'system', 15_00, '1.2 2L 1.3', 7_80],
    ['3/4, 100 a line, fourth lost', 'system', 400_00, '2 3 4 5L', 2400_00, { systemValue: 3 }],
    ['3/4, 100 a line, second lost', 'system', 400_00, '2 3L 4 5', 4000_00, { systemValue: 3 }],
  ]),
  ...examples('CPN-107', 'betting guide: system with a banker', [
    ['banker and 2/3, 10 a line, all won', 'system', 30_00, '*1.4 2 3 4', 364_00],
    ['banker and 2/3, 10 a line, third lost', 'system', 30_00, '*1.4 2 3 4L', 84_00],
    ['banker and 2/3, 10 a line, second lost', 'system', 30_00, '*1.4 2 3L 4', 112_00],
    ['banker and 2/3, 10 a line, first lost', 'system', 30_00, '*1.4 2L 3 4', 168_00],
    ['banker and 2/3, banker lost', 'system', 30_00, '*1.4L 2 3 4', 0],
  ]),
  ...examples('CPN-108', 'bookmaker help: chain', [
    ['3 each: won, won, lost, won, lost', 'chain', 3_00, '2 1.5 2L 3 1.5L', 7_50],
  ]),
  ...examples('CPN-110', 'bookmaker help: conditional', [
    [
      'first block lost',
      'conditional',
      100_00,
      '1.15L | 1.39 1.13 | 1.13',
      0,
      { amountByBlockId: { 2: 115_00, 3: 100_00 } },
    ],
    [
      'third block lost',
      'conditional',
      100_00,
      '1.15 | 1.39 1.13 | 1.13L',
      80_63,
      { amountByBlockId: { 2: 115_00, 3: 100_00 } },
    ],
  ]),
  ...examples('CPN-113', 'bookmaker help: Yankee', [
    ['four winners, 1 a line', 'patent', 11_00, '2 3.5 4 1.5', 156_75],
    ['three winners, 1 a line', 'patent', 11_00, '2 3.5 4 1.5L', 57_00],
  ]),
  ...examples('CPN-113', 'bookmaker help: Canadian', [
    ['five winners, 1 a line', 'patent', 26_00, '2 2.5 2.5 2 2', 318_75],
    ['two winners at evens, 1 a line', 'patent', 26_00, '2 2.5L 2.5L 2 2L', 4_00],
  ]),
  ...examples('CPN-113', 'betting guide: Trixie', [
    ['three winners, 1 a line', 'patent', 4_00, '3 3 3', 54_00],
    ['two winners, 1 a line', 'patent', 4_00, '3 3L 3', 9_00],
    ['three winners at evens, 10 a line', 'patent', 40_00, '2 2 2', 200_00],
    ['two winners at evens, 10 a line', 'patent', 40_00, '2 2 2L', 40_00],
    ['three winners, 1 a line', 'patent', 4_00, '3 4 5', 107_00],
    ['two winners, 1000 a line', 'patent', 4000_00, '3.7 2.1 2L', 7770_00],
  ]),
  ...examples('CPN-113', 'betting guide: Yankee', [
    ['four winners, 1 a line', 'patent', 11_00, '3 4 3.5 2', 256_50],
    ['four winners, 1 a line', 'patent', 11_00, '3 4 6 9', 1377_00],
    ['four winners, 0.25 a line', 'patent', 2_75, '3 4 6 9', 344_25],
  ]),
  ...examples('CPN-112', 'betting guide: Lucky 15', [
    ['four winners, 1 a line', 'lucky', 15_00, '3 4 6 9', 1399_00],
    ['four winners, 1 a line', 'lucky', 15_00, '4 8 3.5 2', 606_50],
    ['four winners, 0.5 a line', 'lucky', 7_50, '4 8 3.5 2', 303_25],
    ['four winners, 0.2 a line', 'lucky', 3_00, '4 8 3.5 2', 121_30],
    ['three winners, 1 a line', 'lucky', 15_00, '2.5 3 4L 1.8', 38_20],
  ]),
];

/** For a page that truncates figures or rounds intermediate ones; `paid` is ours, rounded once and half-up. */
export const ROUNDED_OTHERWISE: readonly (Example & { readonly published: number })[] = [
  {
    rule: 'CPN-101',
    source: 'bookmaker help: quarter handicaps in an accumulator',
    what: 'one half won',
    betType: 'express',
    stake: 10_00,
    legs: '2HW 2.2 1.91 2.5',
    published: 157_57,
    paid: 157_58,
  },
  {
    rule: 'CPN-101',
    source: 'bookmaker help: accumulator',
    what: 'fourfold',
    betType: 'express',
    stake: 100_00,
    legs: '1.86 1.96 1.9 2.36',
    published: 1635_00,
    paid: 1634_69,
  },
  {
    rule: 'CPN-101',
    source: 'betting guide: accumulator',
    what: 'treble',
    betType: 'express',
    stake: 300_00,
    legs: '2.07 2.36 2.01',
    published: 2945_70,
    paid: 2945_78,
  },
  {
    rule: 'CPN-101',
    source: 'betting guide: quarter handicaps',
    what: 'treble, one half lost',
    betType: 'express',
    stake: 300_00,
    legs: '2.07HL 2.36 2.01',
    published: 711_50,
    paid: 711_54,
  },
];
