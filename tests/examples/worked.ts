/** The worked examples that the domain's decisions are explained with. */
import { examples } from './notation.ts';
import type { Example } from './notation.ts';

const SOURCE = 'domain decisions';

export const WORKED: readonly Example[] = [
  ...examples('CPN-106', SOURCE, [
    ['system 2/3, all won', 'system', 300_00, '2 3.5 2.4', 2020_00],
    ['system 2/3, third lost', 'system', 600_00, '1.9 2 2.5L', 760_00],
    ['system 3/5, all won', 'system', 1000_00, '1.9 2 2.5 2.8 3', 14_185_00, { systemValue: 3 }],
  ]),
  ...examples('CPN-107', SOURCE, [['banker and 2/3, 1 a line', 'system', 3_00, '*2 3 4 5', 94_00]]),
  ...examples('CPN-109', SOURCE, [
    ['lobby and 2 of 3 blocks, 200 a line', 'multibet', 600_00, '*1.5 1.7 | 1.2 | 2.2', 2526_00],
  ]),
  ...examples('CPN-108', SOURCE, [['chain of five, 3 each', 'chain', 3_00, '2 1.5 2L 3 1.5L', 7_50]]),
  ...examples('CPN-110', SOURCE, [
    [
      'conditional of three blocks, the last lost',
      'conditional',
      100_00,
      '1.15 | 1.39 1.13 | 1.13L',
      80_63,
      { amountByBlockId: { 2: 115_00, 3: 100_00 } },
    ],
  ]),
  ...examples('CPN-112', SOURCE, [['lucky 15, 1 a line', 'lucky', 15_00, '3 4 5 6', 839_00]]),
  ...examples('CPN-113', SOURCE, [['patent of four, 10 a line', 'patent', 110_00, '2 3.5 4 1.5', 1567_50]]),
  ...examples('CPN-102', SOURCE, [
    ['express of every half status', 'express', 100_00, '2 1.9HW 1.8HL 3LW 2.5R', 217_50],
  ]),
];
