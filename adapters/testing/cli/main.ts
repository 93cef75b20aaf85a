#!/usr/bin/env node
/** `touchline-laws`: holds an engine to laws from the command line. */
import { parseArgs } from 'node:util';
import type { Flags } from './commands.ts';
import { EXAMPLE } from './config.ts';
import { missingPackage } from '../../node/missing-package.ts';
import { messageOf } from './fault-text.ts';

const USAGE = `touchline-laws holds an engine of coupons or limits to laws.

  touchline-laws run [laws.config.mjs]       holds the engine to every law
  touchline-laws replay laws-report.json#3   runs failure 3 of a report again, and prints its calls
  touchline-laws replay '{"law": …}'         the same for a printed failure: the text after "Replay:", in quotes
  touchline-laws list [laws.config.mjs]      lists the laws; RULES.md of the package has the text of their rules
  touchline-laws doctor [laws.config.mjs]    shows how often each law was exercised, and how many planted bugs the laws find

  --config FILE     the configuration; laws.config.ts, .mjs or .js by default
  --runs 300        cases of each law
  --seed 1          the same seed gives the same cases
  --law 'limits/*'  only laws whose name matches; can be given several times
  --bail            stops after the first law that does not hold
  --time 600        stops after so many seconds
  --report md,json  writes laws-report.md, .json or .xml (junit)
  --out FOLDER      where reports are written; the current folder by default
  --saved FILE      where failures are saved, to be tried first next time; .touchline-laws.json by default

The configuration exports an engine and packs of laws:

${EXAMPLE}`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      law: { type: 'string', multiple: true },
      bail: { type: 'boolean' },
      time: { type: 'string' },
      report: { type: 'string' },
      out: { type: 'string' },
      saved: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, target] = positionals;
  if (values.help === true || command === undefined) {
    console.log(USAGE);
    return values.help === true ? 0 : 2;
  }
  const flags: Flags = { ...values, target };
  // The laws need fast-check, a peer that may be missing: they load here, where a failed import becomes a message.
  const { doctor, list, replay, run } = await import('./commands.ts');
  if (command === 'run') return run(flags);
  if (command === 'replay') return replay(flags);
  if (command === 'list') return list(flags);
  if (command === 'doctor') return doctor(flags);
  throw new Error(`there is no command ${command}\n\n${USAGE}`);
}

process.exitCode = await main(process.argv.slice(2)).catch((fault: unknown) => {
  console.error(missingPackage(fault) ?? messageOf(fault));
  return 2;
});
