/**
 * Replays one failing case of a property. A failing property ends its report with a command, which sets
 * `TOUCHLINE_REPLAY` to the seed and path of the shrunk case; `fc.assert` then runs that case alone. `replay-setup.ts`
 * installs both in every test.
 */
import type * as fc from 'fast-check';

export interface Replay {
  readonly seed: number;
  readonly path: string;
}

/**
 * Parses `seed:path`, such as `5:2944:2:3`; null for no replay. Throws for any other text, so that a typing error never
 * looks like a passing replay.
 */
export function readReplay(text: string | undefined): Replay | null {
  if (text === undefined || text === '') return null;
  const [, seed = '', path = ''] = /^(-?\d+):(\d+(?::\d+)*)$/.exec(text) ?? [];
  if (path === '') throw new Error(`TOUCHLINE_REPLAY is seed:path, such as 5:2944:2:3, not ${text}`);
  return { seed: Number(seed), path };
}

/**
 * The parameters of a property during a replay: a property with the replay's seed runs the one case, and the match is
 * recorded; any other property is unchanged.
 */
export function replayed<P extends fc.Parameters<unknown>>(replay: Replay, parameters: P, onReplay: () => void): P {
  if (parameters.seed !== replay.seed) return parameters;
  onReplay();
  return { ...parameters, path: replay.path, endOnFailure: true };
}

export interface Failed {
  readonly seed: number;
  readonly path: string;
  /** Path of the test file, relative to the repository's root. */
  readonly file: string;
  /** The test's name with those of its suites, as vitest writes it: `suite > test`. */
  readonly test: string;
  readonly isDeep: boolean;
}

/** The command that replays a failing case. */
export function replayCommand({ seed, path, file, test, isDeep }: Failed): string {
  // Vitest joins suites by ' > ', but matches a pattern against names joined by a space.
  const pattern = test
    .split(' > ')
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[ >]+');
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  return `${isDeep ? 'TOUCHLINE_DEEP=1 ' : ''}TOUCHLINE_REPLAY=${seed}:${path} npx vitest run --config tests/vitest.config.ts ${quoted(file)} -t ${quoted(pattern)}`;
}

/**
 * Throws the failure of a property: the library's report, then the replay command. Does nothing for a property that
 * holds.
 */
export function reportFailure(
  {
    failed,
    seed,
    counterexamplePath: path,
    errorInstance,
  }: Pick<fc.RunDetails<unknown>, 'failed' | 'seed' | 'counterexamplePath' | 'errorInstance'>,
  report: string | undefined,
  at: Pick<Failed, 'file' | 'test' | 'isDeep'>,
): void {
  if (!failed) return;
  const how =
    path === null ? '' : `\n\nSeed ${seed}, path ${path}. Replay this case:\n${replayCommand({ seed, path, ...at })}\n`;
  throw new Error(`${report ?? 'The property failed'}${how}`, { cause: errorInstance });
}
