/** Rounds: every contestant once a round, each in a process of its own, the order turned round every time. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MARK } from './child.ts';
import type { Figures, Samples } from './figures.ts';

const run = promisify(execFile);
const MAX_MS = 120_000;

/** Runs `once` for each contestant, `rounds` times. */
export async function alternate(
  contestants: readonly string[],
  rounds: number,
  once: (contestant: string, round: number) => Promise<Figures>,
): Promise<Samples> {
  const samples = new Map<string, Figures[]>(contestants.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contestants : [...contestants].reverse();
    for (const name of order) samples.get(name)?.push(await once(name, round));
  }
  return samples;
}

export function nodeRounds(script: string, contestants: readonly string[], rounds: number): Promise<Samples> {
  return alternate(contestants, rounds, async (name) => {
    const { stdout } = await run(process.execPath, ['--expose-gc', script, name], {
      timeout: MAX_MS,
      maxBuffer: 1 << 24,
    });
    const line = stdout.split('\n').find((each) => each.startsWith(MARK));
    if (line === undefined) throw new Error(`${name} told nothing`);
    return figuresOf(JSON.parse(line.slice(MARK.length)));
  });
}

/** What a contestant told, checked: numbers by name. */
function figuresOf(value: unknown): Figures {
  if (typeof value !== 'object' || value === null) throw new Error('a contestant told no figures');
  return Object.fromEntries(
    Object.entries(value).map(([name, figure]) => {
      if (typeof figure !== 'number') throw new Error(`${name} is no number`);
      return [name, figure];
    }),
  );
}
