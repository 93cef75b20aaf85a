/**
 * Writes the document of a game's frame at build time. Script and styles are inline and named by their hashes in the
 * document's policy: a frame has an opaque origin and may load nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { CALLED_AT_ONCE } from './minify.ts';

const GAMES = 'ui/games';

interface GamesOptions {
  readonly isMinified: boolean;
  /** The browsers that scripts and styles are written for. */
  readonly target: string[];
}

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function gameDocument(name: string, script: string, styles: string): string {
  if (/<\/(?:script|style)/i.test(script + styles)) throw new Error(`the game ${name} holds a closing tag`);
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(styles)}`,
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${name}</title><style>${styles}</style></head><body><script>${script}</script></body></html>\n`,
  ].join('');
}

/** The documents of the games' frames, by path: each folder of `ui/games` becomes `games/NAME.html`. */
export const gamesOf = async (
  root: string,
  { isMinified, target }: GamesOptions,
): Promise<ReadonlyMap<string, string>> => {
  const names = existsSync(join(root, GAMES))
    ? readdirSync(join(root, GAMES), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? entry.name : [],
      )
    : [];
  if (names.length === 0) return new Map();
  const documents = await Promise.all(
    names.map(async (name) => {
      // The styles of a game may import those that several games share.
      const { outputFiles: styles } = await esbuild.build({
        stdin: {
          contents: `@import '../frame.css';@import './${name}.css';`,
          resolveDir: join(root, GAMES, name),
          loader: 'css',
        },
        bundle: true,
        write: false,
        target,
        minify: isMinified,
        logLevel: 'warning',
      });
      const { outputFiles } = await esbuild.build({
        absWorkingDir: root,
        entryPoints: [join(GAMES, name, `${name}.game.ts`)],
        bundle: true,
        write: false,
        format: 'iife',
        platform: 'browser',
        target,
        minify: isMinified,
        charset: 'utf8',
        legalComments: 'none',
        logLevel: 'warning',
      });
      return [
        `games/${name}.html`,
        gameDocument(name, CALLED_AT_ONCE + (outputFiles[0]?.text.trim() ?? ''), styles[0]?.text.trim() ?? ''),
      ] as const;
    }),
  );
  return new Map(documents);
};
