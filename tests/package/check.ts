/**
 * Checks the npm package as its users get it: builds and packs it, installs the tarball into projects without a
 * network, and uses it there. Planted faults then show that the checks notice them. Run as `npm run check:package`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { Project } from 'ts-morph';
import { build as viteBuild } from 'vite';
import type { Api } from '../../adapters/package/api.ts';
import { apiProblem, buildPackage } from '../../adapters/package/build.ts';
import { bin, install, pack, run, scratchFolder } from './consumer-project.ts';

/** `formatOdds` alone, with all that it needs, after gzip; 1 KB is 1,000 bytes. */
const MAX_ODDS_BYTES = 25_000;
const MAX_LINES = 20;
const MAX_DECLARED_LINES = 60;

const OF_CORE = ['host.d.ts', 'whole-core.ts', 'format-odds.ts', 'core-entries.ts', 'quote-a-coupon.ts'];
const OF_OTHERS = [
  'all-entries.ts',
  'coupon-engine.ts',
  'elements.ts',
  'vue.ts',
  'svelte.ts',
  'solid.ts',
  'react.tsx',
  'run-examples.ts',
  'limits.config.ts',
];
const PEERS = ['msw', '@noble/hashes', 'minisearch', 'react', 'fast-check', 'tsx'];
const FOR_TYPES = ['@types/node', '@types/react', '@vue/reactivity', 'solid-js'];

const started = performance.now();
const scratch = scratchFolder();
let failures = 0;

function report(what: string, problem: string | null): void {
  if (problem !== null) failures += 1;
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${problem === null ? '✓' : '✗'} ${what} (at ${seconds} s)${problem === null ? '' : `\n${problem}`}`);
}

const problemOf = ({ isGood, output }: { readonly isGood: boolean; readonly output: string }): string | null =>
  isGood ? null : output || 'it ended with an error';

/** Problems that publint finds in a package's folder; warnings and suggestions count. */
async function lint(folder: string): Promise<string | null> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, level: 'suggestion', pack: false });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  return said.length === 0 ? null : said.join('\n');
}

/** Problems that attw finds: whether each entry's types and files can be resolved by who imports ES modules. */
const resolve = (tarball: string): string | null =>
  problemOf(run(scratch, bin('attw'), tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--no-color'));

const project = (name: string): string => {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  return folder;
};

/** Places a bet in plain Node, in a project that has the package. */
function bet(folder: string): string | null {
  const { isGood, output } = run(folder, process.execPath, 'place-a-bet.mjs');
  return isGood && output === 'accepted' ? null : output || 'it ended with an error';
}

/** The command `touchline-laws`, as npm would link it. */
const laws = (folder: string, ...args: readonly string[]): ReturnType<typeof run> =>
  run(folder, process.execPath, 'node_modules/touchline/files/adapters/testing/cli/main.js', ...args);

/** Holds the README's engine to the laws from the command line: its bug is printed, saved, reported and replayed. */
function judged(folder: string): string | null {
  const first = laws(folder, 'run', '--runs', '50', '--report', 'json,junit,md');
  if (first.isGood || !/express, stake 10\.00: .* legs that are returned count as lost/.test(first.output))
    return first.output;
  const reports = ['laws-report.json', 'laws-report.md', 'laws-report.xml', '.touchline-laws.json'];
  const lost = reports.filter((name) => !existsSync(join(folder, name)));
  if (lost.length > 0) return `${lost.join()} is not written`;
  const again = laws(folder, 'replay', 'laws-report.json#1');
  return !again.isGood && again.output.includes('\nsettle({') ? null : again.output;
}

/** Every rule that a law cites is in the package, as a heading of RULES.md. */
function rulesOf(folder: string): string | null {
  const { isGood, output } = laws(folder, 'list', 'http.config.mjs');
  const cited = [...new Set([...output.matchAll(/\[([^\]]+)\]: /g)].flatMap(([, rules = '']) => rules.split(', ')))];
  const headings: readonly string[] =
    readFileSync(join(folder, 'node_modules/touchline/RULES.md'), 'utf8').match(/^### .+$/gm) ?? [];
  const lost = cited.filter((rule) => !headings.includes(`### ${rule}`));
  if (!isGood || cited.length < 20) return output;
  return lost.length === 0 ? null : `RULES.md lacks ${lost.join(', ')}`;
}

/** A service that is down is reported in words, with exit code 2, and nothing is saved. */
function toldAsDown(folder: string): string | null {
  process.env['ENGINE'] = 'http://127.0.0.1:1';
  try {
    const { status, output } = laws(folder, 'run', 'http.config.mjs', '--saved', 'down.json', '--report', 'json');
    const told = /^POST http:\/\/127\.0\.0\.1:1\/settle cannot be reached \([^\n]+\): is the engine running there\?$/;
    return status === 2 && told.test(output) && !existsSync(join(folder, 'down.json')) ? null : `${status}: ${output}`;
  } finally {
    delete process.env['ENGINE'];
  }
}

/** Without fast-check the command says what to install, and nothing else. */
function toldAsMissing(folder: string): string | null {
  const { status, output } = laws(folder, 'list');
  const told = 'the package fast-check is missing: npm install fast-check';
  return status === 2 && output === told ? null : `${status}: ${output}`;
}

/** Node's output for a program that catches no error. */
const uncaught = (folder: string, program: string): string =>
  run(folder, process.execPath, '--input-type=module', '--eval', program).output;

/** Without their packages, an import of the laws and a start of the stand-in operator say what to install. */
function toldToInstall(folder: string): string | null {
  const ofLaws = uncaught(folder, "import 'touchline/testing';");
  const ofOperator = uncaught(folder, "import { startStandIn } from 'touchline/sandbox'; await startStandIn();");
  const isTold =
    /Cannot find package 'fast-check' imported from \S+npm-install-fast-check\.js/.test(ofLaws) &&
    /the package (?:msw|@noble\/hashes) is missing: npm install msw @noble\/hashes/.test(ofOperator);
  return isTold ? null : `${ofLaws}\n${ofOperator}`;
}

/** The declarations of a file of many functions stay short. */
function shortDeclarations(folder: string): string | null {
  const lines = readFileSync(join(folder, 'files/adapters/testing/planted-limits.d.ts'), 'utf8').split('\n').length;
  return lines <= MAX_DECLARED_LINES ? null : `planted-limits.d.ts has ${lines} of ${MAX_DECLARED_LINES} lines`;
}

/** A configuration in TypeScript is read, through tsx on a Node that reads none. */
function judgedFromTypeScript(folder: string): string | null {
  const { isGood, output } = laws(
    folder,
    'run',
    'limits.config.ts',
    '--law',
    'limits/looser',
    '--saved',
    'limits.json',
  );
  return !isGood && output.includes('deposits-24h from 1.00 to 2.00') ? null : output;
}

/** Holds a service with a bug to the laws of limits over HTTP; the failure is shown as calls of curl. */
async function judgedOverHttp(folder: string): Promise<string | null> {
  const engine = spawn(process.execPath, ['http-engine.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(engine.stdout, 'data')) as [Buffer];
    process.env['ENGINE'] = line.toString().trim();
    const only = ['--law', 'limits/looser', '--saved', 'http-failures.json', '--report', 'json', '--out', 'http'];
    const { isGood, output } = laws(folder, 'run', 'http.config.mjs', ...only);
    const told = /deposits-24h|stakes-|losses-/.test(output) && output.includes('and must be');
    if (isGood || !told) return output;
    const again = laws(folder, 'replay', 'http/laws-report.json#1', '--config', 'http.config.mjs');
    return again.output.includes("\ncurl -sS -H 'content-type: application/json'") ? null : again.output;
  } finally {
    delete process.env['ENGINE'];
    engine.kill();
  }
}

const compilerOptions = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  skipLibCheck: false,
  noEmit: true,
};

function writeConfig(folder: string, name: string, files: readonly string[], more: object): string {
  const config = join(folder, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, files }));
  return config;
}

/** Type checks with TypeScript 5.9, which ts-morph brings. */
function checkWithOlder(config: string): string | null {
  const older = new Project({ tsConfigFilePath: config });
  const diagnostics = older.getPreEmitDiagnostics();
  return diagnostics.length === 0 ? null : older.formatDiagnosticsWithColorAndContext(diagnostics);
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const next = change(text);
  if (next === text) throw new Error(`nothing to spoil in ${path}`);
  writeFileSync(path, next);
}

/** The API without the last name of the last entry, as if `docs/api` had a name more. */
function withoutOne({ entries }: Api): Api {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('no entries');
  const exports = new Map([...last.exports].slice(0, -1));
  return { entries: [...entries.slice(0, -1), { ...last, exports }] };
}

function found(what: string, problem: string | null): void {
  report(`planted: ${what} is found`, problem === null ? 'no check noticed it' : null);
}

try {
  const folder = join(scratch, 'package');
  const built = buildPackage(folder);
  const { api, report: apiReport } = built;
  const names = api.entries.map(({ entry }) => entry.name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly dependencies: object };
  report('the package is built', null);
  report('docs/api is what the entries export', apiProblem(built));
  found('a name that docs/api does not have', apiProblem({ ...built, api: withoutOne(api) }));
  found('a changed declaration', apiProblem({ ...built, report: { ...apiReport, text: `${apiReport.text}\n` } }));
  found('a type that no entry exports', apiProblem({ ...built, report: { ...apiReport, forgotten: ['Hidden'] } }));
  report(
    'rxjs and valibot are the only dependencies',
    Object.keys(manifest.dependencies).join() === 'rxjs,valibot' ? null : Object.keys(manifest.dependencies).join(),
  );
  const tarball = pack(folder, scratch);
  report('publint --strict', await lint(folder));
  report('attw, esm-only', resolve(tarball));

  const user = project('user');
  install(tarball, user, [...PEERS, ...FOR_TYPES]);
  const lines = readFileSync(join(user, 'place-a-bet.mjs'), 'utf8').match(/^.+$/gm)?.length ?? 0;
  report(`plain Node places a bet in ${lines} lines`, lines > MAX_LINES ? `at most ${MAX_LINES}` : bet(user));
  for (const example of readdirSync(new URL('../../docs/examples', import.meta.url)))
    cpSync(new URL(`../../docs/examples/${example}`, import.meta.url), join(user, example));
  const importing = (of: readonly string[]): string =>
    of.map((name, at) => `export * as e${at} from 'touchline/${name}';\n`).join('');
  const isOfCore = (name: string): boolean => /^(?:core|kernel|ports)(?:\/|$)/.test(name);
  writeFileSync(join(user, 'core-entries.ts'), importing(names.filter(isOfCore)));
  writeFileSync(join(user, 'all-entries.ts'), importing(names));
  const ofCore = writeConfig(user, 'core', OF_CORE, { lib: ['ES2023'], types: [] });
  report('TypeScript 7 accepts the core without a host', problemOf(run(user, bin('tsc'), '-p', ofCore)));
  const ofAll = writeConfig(user, 'all', OF_OTHERS, {
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node'],
  });
  report('TypeScript 7 accepts every entry and component', problemOf(run(user, bin('tsc'), '-p', ofAll)));
  report('TypeScript 5.9 accepts every entry and component', checkWithOlder(ofAll));
  const examples = run(user, bin('tsx'), 'run-examples.ts');
  const expected = 'accepted {"odds":"3.000","returns":3000}';
  report('the examples of the documents run', examples.output === expected ? null : examples.output);

  report('an engine of the user fails its laws, in words', judged(user));
  report('every rule that a law cites is in the package', rulesOf(user));
  report('an engine over HTTP that is down is reported in words, and nothing is saved', toldAsDown(user));
  report('the declarations of planted bugs are short', shortDeclarations(folder));
  report('a configuration in TypeScript is read', judgedFromTypeScript(user));
  report('an engine over HTTP fails its laws, with the calls that show it', await judgedOverHttp(user));

  const bundled = await build({
    absWorkingDir: user,
    entryPoints: ['format-odds.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const bytes = gzipSync(bundled.outputFiles[0]?.contents ?? '', { level: 9 }).length;
  report(
    `formatOdds alone costs ${(bytes / 1_000).toFixed(1)} of ${MAX_ODDS_BYTES / 1_000} KB with esbuild`,
    bytes > MAX_ODDS_BYTES ? 'more than its budget' : null,
  );
  const vite = await viteBuild({
    root: user,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'whole-core.ts', formats: ['es'] } },
  }).then(
    () => null,
    (fault: unknown) => String(fault),
  );
  report('Vite builds the whole core', vite);

  const lacking = project('lacking');
  install(tarball, lacking, PEERS, (copy) =>
    edit(join(copy, 'package.json'), (text) => text.replace(/("rxjs": "[^"]*"),\s*"valibot": "[^"]*"/, '$1')),
  );
  found('a dependency that the manifest lacks', bet(lacking));
  const bare = project('bare');
  install(tarball, bare, []);
  report('without fast-check the laws say what to install', toldAsMissing(bare));
  report('without their packages laws and stand-in operator say what to install', toldToInstall(bare));
  const ruleless = project('ruleless');
  install(tarball, ruleless, PEERS, (of) =>
    edit(join(of, 'RULES.md'), (text) => text.replace('### LIM-10\n', '### LIM\n')),
  );
  found('a rule that RULES.md lacks', rulesOf(ruleless));
  const incomplete = project('incomplete');
  const copy = install(tarball, incomplete, PEERS, (of) => rmSync(join(of, 'files/core/kernel/rational.js')));
  found('a missing file', bet(incomplete));
  edit(join(copy, 'package.json'), (text) => text.replace('./entries/kernel.d.ts', './entries/kernels.d.ts'));
  found('a wrong path of types', await lint(copy));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const seconds = ((performance.now() - started) / 1_000).toFixed(0);
console.log(`${failures === 0 ? 'The package is good' : `${failures} failed`} (${seconds} s)`);
process.exitCode = failures === 0 ? 0 : 1;
