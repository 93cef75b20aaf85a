/**
 * Rows of our own, for what no public page has a figure of. Each is worked out by hand or by the long way, and
 * checked against it by the test.
 */
import { examples } from './notation.ts';
import type { Example } from './notation.ts';

const SOURCE = 'recomputed';

export const RECOMPUTED: readonly Example[] = [
  ...examples('CPN-104', SOURCE, [
    ['half lost half won', 'single', 10_00, '3LW', 15_00],
    ['half lost half returned', 'single', 10_01, '3HL', 5_01],
    ['forced return', 'single', 10_00, '7F', 10_00],
    ['rounded half-up', 'single', 10_01, '1.955', 19_57],
  ]),
  ...examples('CPN-105', SOURCE, [
    ['treble, one void', 'express', 10_00, '2 3 4R', 60_00],
    ['treble, two void', 'express', 10_00, '2 3R 4R', 20_00],
    ['treble, all void', 'express', 10_00, '2R 3R 4F', 10_00],
    ['treble, one lost', 'express', 10_00, '2 3 4L', 0],
    ['tenfold at 1.5', 'express', 1_00, '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5', 57_67],
  ]),
  ...examples('CPN-106', SOURCE, [
    ['3/4, 100 a line, all won', 'system', 400_00, '2 3 4 5', 15_400_00, { systemValue: 3 }],
    ['2/4, 10 a line, two lost', 'system', 60_00, '2 3 4L 5L', 60_00],
    ['2/4, 10 a line, one void', 'system', 60_00, '2 3 4 5R', 350_00],
    ['4/5, 1 a line, one lost', 'system', 5_00, '2 2 2 2 2L', 16_00, { systemValue: 4 }],
    ['4/6, 1 a line, two lost', 'system', 15_00, '2 2 2 2 3L 3L', 16_00, { systemValue: 4 }],
    ['5/6, 1 a line, all won', 'system', 6_00, '2 2 2 2 2 2', 192_00, { systemValue: 5 }],
    ['5/6, 1 a line, one lost', 'system', 6_00, '2 2 2 2 2 3L', 32_00, { systemValue: 5 }],
    ['5/6, two lost', 'system', 6_00, '2 2 2 2 2L 3L', 0, { systemValue: 5 }],
    ['2/3 of a stake that no line divides', 'system', 1_00, '2 3 4', 8_67],
  ]),
  ...examples('CPN-107', SOURCE, [
    ['two bankers and 2/3, 1 a line', 'system', 3_00, '*2 *1.5 3 4 5', 141_00],
    ['banker void', 'system', 3_00, '*2R 3 4 5', 47_00],
    ['banker half won', 'system', 3_00, '*2HW 3 4 5', 70_50],
    ['banker half lost and a leg lost', 'system', 3_00, '*2HL 3 4 5L', 6_00],
  ]),
  ...examples('CPN-108', SOURCE, [
    ['all won', 'chain', 10_00, '2 1.5 3', 45_00],
    ['first lost: nothing is left to go on with', 'chain', 10_00, '2L 1.5 3', 0],
    ['half lost, then what is left is staked', 'chain', 10_00, '2HL 3 1.5', 20_00],
    ['all void', 'chain', 10_00, '2R 1.5F', 10_00],
  ]),
  ...examples('CPN-109', SOURCE, [
    ['without a lobby, 2 of 3 blocks, 10 a line', 'multibet', 30_00, '2 1.5 | 3 | 1.2 2', 234_00],
    ['one block lost by one of its legs', 'multibet', 30_00, '2 1.5L | 3 | 1.2 2', 72_00],
    ['lobby lost', 'multibet', 600_00, '*1.5L 1.7 | 1.2 | 2.2', 0],
    ['lobby of two, one void', 'multibet', 600_00, '*1.5 *2R 1.7 | 1.2 | 2.2', 2526_00],
    ['all blocks in one line', 'multibet', 10_00, '2 | 3 | 1.5 2', 180_00, { systemValue: 3 }],
  ]),
  ...examples('CPN-110', SOURCE, [
    [
      'three blocks won',
      'conditional',
      100_00,
      '1.15 | 1.39 1.13 | 1.13',
      193_63,
      { amountByBlockId: { 2: 115_00, 3: 100_00 } },
    ],
    [
      'half lost: the next stake is not covered',
      'conditional',
      100_00,
      '2HL | 3',
      50_00,
      { amountByBlockId: { 2: 100_00 } },
    ],
    ['half lost: a smaller next stake is', 'conditional', 100_00, '2HL | 3', 150_00, { amountByBlockId: { 2: 50_00 } }],
    [
      'stops where what is left does not cover the next stake',
      'conditional',
      100_00,
      '2 | 2L | 2',
      80_00,
      { amountByBlockId: { 2: 120_00, 3: 130_00 } },
    ],
    ['first block lost by one of its legs', 'conditional', 100_00, '2L 3 | 2', 0, { amountByBlockId: { 2: 50_00 } }],
    ['a void block passes its stake on', 'conditional', 100_00, '2R | 3', 300_00, { amountByBlockId: { 2: 100_00 } }],
  ]),
  // K = 7.8: 1/(1 - 1/7.8 + 0.116) = 1.01235…, quoted 1.01.
  ...examples('CPN-111', SOURCE, [
    ['three legs, one lost', 'antiExpress', 100_00, '1.5 2 2.6L', 101_00],
    ['three legs, all lost', 'antiExpress', 100_00, '1.5L 2L 2.6L', 101_00],
    ['three legs, one void and one lost', 'antiExpress', 100_00, '1.5 2L 2.6R', 128_00],
    ['three legs, all won', 'antiExpress', 100_00, '1.5 2 2.6', 0],
    ['three legs, all void', 'antiExpress', 100_00, '1.5R 2F 2.6R', 100_00],
    ['favourites, one lost', 'antiExpress', 100_00, '1.153 1.125L 1.143', 226_00],
    ['with a margin of 0.05', 'antiExpress', 100_00, '1.5 2 2.6L', 108_00, { antiExpressMargin: 50 }],
    // Half of A(4) = 1.15, half of nothing.
    ['two legs, one half lost half won', 'antiExpress', 100_00, '2LW 2', 57_50],
    ['two legs, one half lost half returned', 'antiExpress', 100_00, '2HL 2', 57_50],
    // Half of A(6) = 1.05, half of A(2) = 1.62.
    ['two legs, one half won half returned beside a lost one', 'antiExpress', 100_00, '2L 3HW', 133_50],
    ['two legs, one lost', 'antiExpress', 100_00, '2L 2', 115_00],
    ['two legs, one lost and one void', 'antiExpress', 100_00, '2L 9R', 162_00],
    ['two legs, one lost, with a margin of 0.05', 'antiExpress', 100_00, '2L 2', 125_00, { antiExpressMargin: 50 }],
  ]),
  ...examples('CPN-112', SOURCE, [
    ['of two: two singles and a double', 'lucky', 3_00, '2 3', 11_00],
    ["of three, a bookmakers' Patent: three winners", 'lucky', 7_00, '2 3 4', 59_00],
    ["of three, a bookmakers' Patent: one winner", 'lucky', 7_00, '2 3L 4L', 2_00],
    ['Lucky 15, one void', 'lucky', 15_00, '3 4 5 6R', 239_00],
    ['Lucky 31 at evens', 'lucky', 31_00, '2 2 2 2 2', 242_00],
    ['Lucky 63 at evens', 'lucky', 63_00, '2 2 2 2 2 2', 728_00],
    ['of seven at evens, three winners', 'lucky', 127_00, '2 2 2 2L 2L 2L 2L', 26_00],
    ['of eight at evens', 'lucky', 255_00, '2 2 2 2 2 2 2 2', 6560_00],
  ]),
  ...examples('CPN-113', SOURCE, [
    ['Trixie, one void', 'patent', 4_00, '2 3 4R', 17_00],
    ['Heinz at evens', 'patent', 57_00, '2 2 2 2 2 2', 716_00],
    ['Heinz, three winners', 'patent', 57_00, '2 3 4 2L 2L 2L', 50_00],
    ['Super Heinz at evens', 'patent', 120_00, '2 2 2 2 2 2 2', 2172_00],
    ['Goliath at evens', 'patent', 247_00, '2 2 2 2 2 2 2 2', 6544_00],
    ['Goliath, two winners', 'patent', 247_00, '2 3 2L 2L 2L 2L 2L 2L', 6_00],
    ['one winner', 'patent', 11_00, '2 3L 4L 5L', 0],
  ]),
  ...examples('CPN-114', SOURCE, [
    ['each with its own stake and its own end', 'singles', [10_00, 20_00, 5_00, 1_00], '2 1.5L 3HW 4R', 31_00],
    ['each rounded on its own', 'singles', [1, 1, 500], '1.505 1.505 3L', 4],
  ]),
];
