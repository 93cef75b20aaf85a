import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

/** Tenths of every slot, from left to right. */
const TENTHS: ReadonlyMap<string, string> = new Map([
  ['8 low', '50 20 11 10 5 10 11 20 50'],
  ['8 medium', '120 30 13 7 4 7 13 30 120'],
  ['8 high', '260 42 15 3 2 3 15 42 260'],
  ['12 low', '100 30 17 13 11 10 5 10 11 13 17 30 100'],
  ['12 medium', '300 100 40 20 11 6 3 6 11 20 40 100 300'],
  ['12 high', '1500 240 80 20 7 2 2 2 7 20 80 240 1500'],
  ['16 low', '150 80 25 15 13 12 11 10 5 10 11 12 13 15 25 80 150'],
  ['16 medium', '1000 400 100 50 30 15 10 5 3 5 10 15 30 50 100 400 1000'],
  ['16 high', '10000 1300 250 90 40 20 2 2 2 2 2 20 40 90 250 1300 10000'],
]);

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const rows = numberIn(bet, 'rows');
  const path: number[] = [];
  // oxlint-disable-next-line no-await-in-loop
  while (path.length < rows) path.push(await below(2));
  const slot = path.filter((bit) => bit === 1).length;
  const tenths = TENTHS.get(`${rows} ${textIn(bet, 'risk')}`)?.split(' ')[slot] ?? '0';
  return { shown: { path, slot }, pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const plinko: Verification = {
  tables: { 1: 'a4181440b7b9f81ac3096ac501aebe680093876d98880b34613645f028ec6788' },
  replay,
};
