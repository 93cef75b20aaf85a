/** The command line of `npm start`. */
import { parseArgs } from 'node:util';
import type { FaultSettings } from '../../operator/faults.ts';
import { createSwitches, readSwitch } from '../../operator/switches/switches.ts';
import { readFaults } from './read-faults.ts';

export interface CliOptions {
  readonly seed: number;
  /** Match seconds that pass in one second. */
  readonly speed: number;
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly dist: string;
  /** A season file or a folder of them; null for the generated line. */
  readonly line: string | null;
  readonly faults: FaultSettings;
  /** By name. */
  readonly switches: Readonly<Record<string, unknown>>;
}

export const USAGE = `Usage: npm start -- [options]
  --port NUMBER   where to listen (4400)
  --host ADDRESS  on which of the machine's addresses (127.0.0.1: this machine alone)
  --data FOLDER   where players, money and bets are kept (.data)
  --seed NUMBER   which generated world (1)
  --speed NUMBER  match seconds in a second, 1 to 600 (10)
  --line PATH     season files to replay instead of the generated line
  --dist FOLDER   the built site (dist)
  --fault NAME=N  for trials: lose-answer=N loses N answers to placed bets, refuse=N refuses N coupons, delay-ms=N answers bets later
  --switch NAME=VALUE  any state of the operator, as its pages of switches have it (/en/debugger/switches, /sandbox-api/v1/switches/page): --switch blockReason=4
`;

const DEFAULTS = { seed: '1', speed: '10', port: '4400', host: '127.0.0.1', data: '.data', dist: 'dist' } as const;

/** The options, or in words what is wrong with them. */
export function readCli(
  args: readonly string[],
): { readonly ok: true; readonly value: CliOptions } | { readonly ok: false; readonly error: string } {
  let values: Partial<Record<string, string>>;
  let faultTexts: readonly string[];
  let switchTexts: readonly string[];
  try {
    const text = { type: 'string' } as const;
    const several = { type: 'string', multiple: true } as const;
    const {
      fault: onTheLine = [],
      switch: switched = [],
      ...others
    } = parseArgs({
      args: [...args],
      options: {
        seed: text,
        speed: text,
        port: text,
        host: text,
        data: text,
        dist: text,
        line: text,
        fault: several,
        switch: several,
      },
    }).values;
    values = others;
    faultTexts = onTheLine;
    switchTexts = switched;
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
  const given = { ...DEFAULTS, ...values };
  const onDemand = readFaults(faultTexts);
  const switches = Object.fromEntries(switchTexts.map(readSwitch));
  const errors = [
    ...fault(
      'seed',
      given.seed,
      (seed) => Number.isSafeInteger(seed) && seed >= 0 && seed < 2 ** 32,
      'a whole number from 0 to 4294967295',
    ),
    ...fault('speed', given.speed, (speed) => speed >= 1 && speed <= 600, 'a number from 1 to 600'),
    ...fault(
      'port',
      given.port,
      (port) => Number.isInteger(port) && port >= 0 && port < 65536,
      'a whole number from 0 to 65535',
    ),
    ...(['host', 'data', 'dist', 'line'] as const).flatMap((name) =>
      values[name] === '' ? [`--${name} must not be empty`] : [],
    ),
    ...onDemand.errors,
    ...createSwitches()
      .set(switches)
      .map((error) => `--switch: ${error}`),
  ];
  if (errors.length > 0) return { ok: false, error: errors.join('\n') };
  const { host, data, dist } = given;
  return {
    ok: true,
    value: {
      seed: Number(given.seed),
      speed: Number(given.speed),
      port: Number(given.port),
      host,
      data,
      dist,
      line: values['line'] ?? null,
      faults: onDemand.settings,
      switches,
    },
  };
}

function fault(name: string, text: string, fits: (value: number) => boolean, wanted: string): readonly string[] {
  return /^[\d.]+$/.test(text) && fits(Number(text))
    ? []
    : [`--${name} must be ${wanted}, not ${JSON.stringify(text)}`];
}
