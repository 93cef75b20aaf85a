/**
 * The size budget of the production site, in bytes after gzip, measured on a fresh build.
 *
 * - what a cold home page loads before the first price: the entry, the home screen and the first words of the source
 *   language, each with all that it imports statically: 236 KB of JavaScript in all, 26 of them the coupon, which
 *   must be there for the first tap;
 * - what every page loads after that: the coupon's panel and the other parts of the frame, the features of a whole
 *   site, and placing bets: 66.0 KB; tags of the head and versions of the site: 6.5 KB;
 * - a screen: what opening it adds to all of that: 40 KB;
 * - the styles that a page waits for before its first paint: 8 KB; styles of a screen come with it, of every page after
 *   the first price;
 * - the pictures that a page asks for before its first price: kits, icons and signs of sports, 12 KB; flags come one by
 *   one;
 * - the file of shields, which comes with the first page that shows a team large: 5 KB;
 * - the elements for other sites: a board alone 37.5 KB, with a coupon 69.0 KB, with placing bets and what a player
 *   needs beside that 94.3 KB, texts apart;
 * - a game's frame, one document with all that it needs: 60 KB; the largest is reported, and each that is heavier;
 * - a language, as a page needs it: the words of every page, of the coupon and of the wordiest screen: 20 KB.
 *
 * Run alone: `tsx tests/size-budget.ts`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from '../esbuild.config.ts';
import { drawPictures } from '../ui/web/build/sprites.ts';
import { COUPON, ELEMENT } from '../ui/web/build/element.ts';
import { loadedWith } from '../ui/web/build/manifest.ts';
import type { BuildOptions } from '../ui/web/build/options.ts';

/** 1 KB is 1,000 bytes, as the network counts. */
const BUDGET = {
  start: 236_000,
  screen: 40_000,
  deferred: 66_000,
  services: 6_500,
  styles: 8_000,
  pictures: 12_000,
  shields: 5_000,
  language: 20_000,
  game: 60_000,
  board: 37_500,
  coupon: 69_000,
  player: 94_300,
} as const;

export type Line = Readonly<{ name: string; bytes: number; limit: number; remedy?: string }>;

const LATER = 'load what it does not need at once with import(), styles with needStyles()';
const LIGHTER = 'draw with less code and fewer styles, or share what other games have';

const root = fileURLToPath(new URL('..', import.meta.url));

const ENTRY = 'ui/web/entry-client.tsx';
const SERVICES = 'ui/web/page-services.ts';
/**
 * Files that the elements also load for a player: placing bets, the player's own limits, the operator's facts about
 * them.
 */
const PLAYER_PARTS = /^core\/modules\/[\w-]+\/feature\.ts$/;
const HOME = /^ui\/web\/screens\/home\//;
/** The texts that `text.ts` loads first; all others load with the screens that need them. */
const SOURCE_LANGUAGE = /^ui\/web\/locales\/en\/(?:common|line)\.json$/;
const SCREEN = /^ui\/web\/(?:screens|views)\/(.+?)(?:\.view)?\.tsx?$/;
const TEXTS = /^ui\/web\/locales\/([^/]+)\/(.+)\.json$/;
/** The texts of every page, whatever its screen. */
const EVERYWHERE: ReadonlySet<string> = new Set(['common', 'line', 'coupon']);
const DEFERRED =
  /^(?:ui\/web\/shell\/deferred-parts|core\/app\/deferred-features|core\/modules\/bet-placement\/feature)\.ts$/;

/** Builds for production into a temporary folder, and measures the sizes, largest first. */
export const weigh = async (options: BuildOptions = {}): Promise<readonly Line[]> => {
  const outdir = mkdtempSync(join(tmpdir(), 'touchline-size-'));
  try {
    const { metafile, manifest, element } = await build({ ...options, outdir });
    const sizes = new Map<string, number>();
    const weightOf = (outputs: Iterable<string>, kind = '.js'): number => {
      let total = 0;
      for (const output of outputs) {
        if (!output.endsWith(kind)) continue;
        const bytes =
          sizes.get(output) ?? gzipSync(readFileSync(join(outdir, output.replace(/^out\//, ''))), { level: 9 }).length;
        sizes.set(output, bytes);
        total += bytes;
      }
      return total;
    };
    const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [{ path, entryPoint }],
    );
    const closure = (matches: (source: string) => boolean): ReadonlySet<string> =>
      new Set(
        entries.filter(({ entryPoint }) => matches(entryPoint)).flatMap(({ path }) => [...loadedWith(metafile, path)]),
      );
    const eager = closure((source) => source === ENTRY);
    const start = closure((source) => source === ENTRY || HOME.test(source) || SOURCE_LANGUAGE.test(source));
    const lines: Line[] = [{ name: 'JavaScript before the first price', bytes: weightOf(start), limit: BUDGET.start }];
    lines.push({
      name: 'styles before the first paint',
      bytes: weightOf(manifest.styles, '.css'),
      limit: BUDGET.styles,
    });
    const { pictures, shields, files: drawn } = drawPictures(root);
    const sizeOf = (file: string): number => gzipSync(drawn.get(file) ?? '', { level: 9 }).length;
    lines.push({
      name: 'pictures before the first price',
      bytes: [pictures.kits, pictures.icons, pictures.sports].reduce((sum, file) => sum + sizeOf(file), 0),
      limit: BUDGET.pictures,
    });
    lines.push({ name: 'shields of teams', bytes: sizeOf(shields), limit: BUDGET.shields });
    const deferred = [...closure((source) => DEFERRED.test(source))].filter((output) => !eager.has(output));
    if (deferred.length === 0) throw new Error('nothing is loaded after the first price: do the patterns still fit?');
    lines.push({ name: 'coupon, frame and features after that', bytes: weightOf(deferred), limit: BUDGET.deferred });
    const everywhere = new Set([...eager, ...deferred]);
    const services = [...closure((source) => source === SERVICES)].filter((output) => !everywhere.has(output));
    if (services.length === 0) throw new Error(`${SERVICES} is not loaded later`);
    lines.push({ name: 'services of the page', bytes: weightOf(services), limit: BUDGET.services });
    for (const { path, entryPoint } of entries) {
      const screen = SCREEN.exec(entryPoint)?.[1];
      if (screen === undefined) continue;
      const added = [...loadedWith(metafile, path)].filter((output) => !everywhere.has(output));
      lines.push({ name: `screen ${screen}`, bytes: weightOf(added), limit: BUDGET.screen });
    }
    for (const language of new Set(entries.flatMap(({ entryPoint }) => TEXTS.exec(entryPoint)?.[1] ?? []))) {
      const files = entries.flatMap(({ path, entryPoint }) => {
        const [, of, namespace = ''] = TEXTS.exec(entryPoint) ?? [];
        return of === language ? [{ namespace, bytes: weightOf([path]) }] : [];
      });
      const [here, elsewhere] = [
        files.filter(({ namespace }) => EVERYWHERE.has(namespace)),
        files.filter(({ namespace }) => !EVERYWHERE.has(namespace)),
      ];
      const bytes =
        here.reduce((total, file) => total + file.bytes, 0) + Math.max(0, ...elsewhere.map((file) => file.bytes));
      lines.push({ name: `language ${language}`, bytes, limit: BUDGET.language });
    }
    const folder = join(outdir, 'games');
    const games = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.html'))
      .map((file): Line => {
        const { length: bytes } = gzipSync(readFileSync(join(folder, file)), { level: 9 });
        return { name: `game ${file.slice(0, -'.html'.length)}`, bytes, limit: BUDGET.game, remedy: LIGHTER };
      })
      .toSorted((a, b) => b.bytes - a.bytes);
    lines.push(...games.filter(({ bytes, limit }, at) => at === 0 || bytes > limit));
    const partsOf = (matches: (source: string) => boolean): readonly string[] =>
      Object.entries(element.outputs).flatMap(([path, { entryPoint }]) =>
        entryPoint !== undefined && matches(entryPoint) ? [...loadedWith(element, path)] : [],
      );
    const board = partsOf((source) => source === ELEMENT);
    const coupon = [...board, ...partsOf((source) => source === COUPON)];
    const player = [...coupon, ...partsOf((source) => PLAYER_PARTS.test(source))];
    if (board.length > 0)
      lines.push(
        { name: '<touchline-odds>', bytes: weightOf(board), limit: BUDGET.board },
        { name: 'both elements', bytes: weightOf(new Set(coupon)), limit: BUDGET.coupon },
        { name: 'both elements, for a player', bytes: weightOf(new Set(player)), limit: BUDGET.player },
      );
    return lines.toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
};

/** One line of the report, such as `   74.0 of 150.0 KB  screen game`, with advice when the size is over its limit. */
export const describeLine = ({ name, bytes, limit, remedy = LATER }: Line): string => {
  const kb = (count: number): string => (count / 1000).toFixed(1);
  const over = bytes > limit ? `  OVER BY ${kb(bytes - limit)} KB: ${remedy}` : '';
  return `${kb(bytes).padStart(7)} of ${kb(limit)} KB  ${name}${over}`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = await weigh();
  for (const line of lines) console.log(describeLine(line));
  process.exitCode = lines.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
}
