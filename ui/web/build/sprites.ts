/**
 * Draws the files of pictures at build time: kits, shields, icons of sports, flags. This file never runs in a browser.
 * Flags are from country-flag-icons (MIT), glyphs of sports from Material Design Icons (Apache 2.0).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SECOND_KITS } from 'touchline/core/line/rules/kit-clash';
import { PAIRS, SEEDED, type Pattern } from 'touchline/core/line/rules/kit-colours';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  BOXING,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  ICE_HOCKEY,
  LONG_TERM,
  MMA,
  POLITICS,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VIRTUAL_DOGS,
  VIRTUAL_FOOTBALL,
  VIRTUAL_HORSES,
  VIRTUAL_MARBLES,
  VIRTUAL_TENNIS,
  VOLLEYBALL,
} from 'touchline/core/line/rules/sport-ids';
import { ownKit } from '../components/kit-name.ts';
import { clubsByLook } from './clubs-by-look.ts';
import { icons } from './icons.ts';
import { garment, player } from './garments.ts';
import { shields } from './shields.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

const SHIRTS: readonly Pattern[] = ['plain', 'stripes', 'sleeves', 'hoops', 'half', 'sash', 'band'];

function kits(): string {
  const seeded = Array.from({ length: SEEDED }, (_, at) => {
    const [first, second] = PAIRS[at % PAIRS.length] ?? ['red', 'white'];
    const pattern = SHIRTS[(at * 3 + Math.floor(at / PAIRS.length)) % SHIRTS.length] ?? 'plain';
    return (
      garment([`s${at}`], pattern, first, second) +
      garment([`v${at}`], 'vest', first, second) +
      player(`p${at}`, first, second)
    );
  });
  const own = clubsByLook((pattern) => pattern).map(({ ids, pattern, first, second }) =>
    garment(ids, pattern, first, second),
  );
  const second = SECOND_KITS.map(
    ({ numbers: [shirt, vest], main, trim }) =>
      garment([ownKit(shirt)], 'plain', main, trim) + garment([ownKit(vest)], 'vest', main, trim),
  );
  return `<svg ${SVG}>${[...seeded, ...own, ...second].join('')}</svg>`;
}

function lineIcons(): string {
  const symbols = Object.entries(icons).map(([name, path]) => `<path id="${name}" d="${path}"/>`);
  return `<svg ${SVG}>${symbols.join('')}</svg>`;
}

/** By sport: the glyph and the colour of its tile. `other` is for every other sport. */
const SPORTS: readonly (readonly [id: number | 'other', glyph: string, colour: string])[] = [
  [FOOTBALL, 'soccer', '#1f9d57'],
  [ICE_HOCKEY, 'hockey-puck', '#2b7fc4'],
  [BASKETBALL, 'basketball', '#e2711d'],
  [TENNIS, 'tennis', '#7aa51c'],
  [BASEBALL, 'baseball', '#c8453b'],
  [VOLLEYBALL, 'volleyball', '#d99a15'],
  [RUGBY, 'rugby', '#8a5a34'],
  [HANDBALL, 'handball', '#3a66c9'],
  [TABLE_TENNIS, 'table-tennis', '#d0473f'],
  [AMERICAN_FOOTBALL, 'football', '#7a4f31'],
  [FUTSAL, 'soccer', '#149187'],
  [BADMINTON, 'badminton', '#4b86d8'],
  [DARTS, 'bullseye-arrow', '#b83a3a'],
  [SNOOKER, 'billiards', '#23744a'],
  [ESPORTS, 'gamepad-variant', '#7650c4'],
  [CRICKET, 'cricket', '#2d8a78'],
  [BOXING, 'boxing-glove', '#b0413e'],
  [MMA, 'karate', '#4a5568'],
  [MOTORSPORT, 'racing-helmet', '#c0392b'],
  [GOLF, 'golf', '#4f8f3a'],
  [POLITICS, 'bank', '#8a4f9e'],
  [VIRTUAL_FOOTBALL, 'soccer', '#5b6bd6'],
  [VIRTUAL_TENNIS, 'tennis', '#5b6bd6'],
  [VIRTUAL_HORSES, 'horse-variant-fast', '#5b6bd6'],
  [VIRTUAL_DOGS, 'dog-side', '#5b6bd6'],
  [VIRTUAL_MARBLES, 'circle-multiple', '#5b6bd6'],
  [LONG_TERM, 'trophy', '#c8921b'],
  ['other', 'whistle', '#64748b'],
];

/** The package's file, as far as it is read. */
const Glyphs = v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) });

function sports(root: string): string {
  const glyphs = v.parse(
    Glyphs,
    JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/mdi/icons.json'), 'utf8')),
  );
  const symbols = SPORTS.map(([id, glyph, colour]) => {
    const body = glyphs.icons[glyph]?.body;
    if (body === undefined) throw new Error(`Material Design Icons has no ${glyph}`);
    return (
      `<symbol id="${id}" viewBox="0 0 24 24"><rect width="24" height="24" rx="6.5" fill="${colour}"/><path d="M24 6.5v11a6.5 6.5 0 0 1-6.5 6.5h-11a6.5 6.5 0 0 1-4.6-1.9L22.1 1.9A6.5 6.5 0 0 1 24 6.5Z" opacity=".13"/>` +
      `<g fill="#fff" transform="translate(3.6 3.6) scale(.7)">${body.replaceAll('fill="currentColor" ', '')}</g></symbol>`
    );
  });
  return `<svg ${SVG}>${symbols.join('')}</svg>`;
}

/** A country, or a part of the United Kingdom. */
const FLAG = /^(?:[A-Z]{2}|GB-[A-Z]{3})\.svg$/;

/** Addresses of the pictures of every page. `flags` is the one of a flag, with `*` for its code. */
export interface Pictures {
  readonly kits: string;
  readonly icons: string;
  readonly sports: string;
  readonly flags: string;
}

interface Drawn {
  readonly pictures: Pictures;
  /** The file of shields, which the pages that show a team large ask for. */
  readonly shields: string;
  readonly files: ReadonlyMap<string, string>;
}

const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();

let drawn: Drawn | undefined;

/** Draws all pictures, once in a process. `root` has `node_modules`; file names are relative to the built site. */
export function drawPictures(root: string): Drawn {
  if (drawn !== undefined) return drawn;
  const files = new Map<string, string>();
  const sprite = (name: string, content: string): string => {
    const file = `assets/${name}-${hashOf(content)}.svg`;
    files.set(file, content);
    return file;
  };
  const folder = join(root, 'node_modules/country-flag-icons/3x2');
  const flags = readdirSync(folder)
    .filter((file) => FLAG.test(file))
    .map((file) => [file.slice(0, -4), readFileSync(join(folder, file), 'utf8')] as const);
  const hash = hashOf(flags.join());
  for (const [code, content] of flags) files.set(`assets/flag-${code}-${hash}.svg`, content);
  const pictures = {
    kits: sprite('kits', kits()),
    icons: sprite('icons', lineIcons()),
    sports: sprite('sports', sports(root)),
    flags: `assets/flag-*-${hash}.svg`,
  };
  drawn = { pictures, shields: sprite('shields', shields()), files };
  return drawn;
}
