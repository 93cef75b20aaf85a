/** Reads what a test asks of a variable WOFF2 font: its metrics, and the advance widths of glyphs by weight. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The tags that a WOFF2 directory abbreviates, as far as fonts of the site have them, by their number. */
const TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  5: 'name',
  6: 'OS/2',
  7: 'post',
  10: 'glyf',
  11: 'loca',
  12: 'prep',
  17: 'gasp',
  26: 'GDEF',
  27: 'GPOS',
  28: 'GSUB',
  47: 'fvar',
  48: 'gvar',
};
const WITH_A_TAG = 63;
const HEADER_BYTES = 48;

/** The tables of a WOFF2 file; outlines stay in the form of the file. */
function tablesOf(file: string): (tag: string) => Buffer {
  const bytes = readFileSync(file);
  let at = HEADER_BYTES;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const found: { readonly tag: string; readonly length: number }[] = [];
  for (let count = bytes.readUInt16BE(12); count > 0; count -= 1) {
    const flags = bytes.readUInt8(at++);
    const tag = (flags & 63) === WITH_A_TAG ? bytes.toString('latin1', at, (at += 4)) : (TAGS[flags & 63] ?? '');
    const length = base128();
    const isOutlines = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutlines ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isTransformed && !isOutlines)
      throw new Error(`${tag} is transformed: read it from the file of another release`);
    found.push({ tag, length: isTransformed ? base128() : length });
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const tables = new Map<string, Buffer>();
  let from = 0;
  for (const { tag, length } of found) tables.set(tag, data.subarray(from, (from += length)));
  return (tag) => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`the font has no ${tag}`);
    return table;
  };
}

/** Glyphs of characters, by the font's table of format 4. */
function glyphOf(cmap: Buffer, code: number): number {
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const from = cmap.readUInt32BE(at + 4);
    if (cmap.readUInt16BE(from) !== 4) continue;
    const twice = cmap.readUInt16BE(from + 6);
    for (let segment = 0; segment < twice; segment += 2) {
      const ends = from + 14 + segment;
      if (cmap.readUInt16BE(ends) < code) continue;
      const [starts, deltas, offsets] = [ends + 2 + twice, ends + 2 + 2 * twice, ends + 2 + 3 * twice];
      const offset = cmap.readUInt16BE(offsets);
      const start = cmap.readUInt16BE(starts);
      if (start > code) return 0;
      const glyph = offset === 0 ? code : cmap.readUInt16BE(offsets + offset + 2 * (code - start));
      return (glyph + cmap.readUInt16BE(deltas)) & 0xffff;
    }
  }
  return 0;
}

/** What a feature of single substitutions puts in place of each glyph. */
function substitutes(gsub: Buffer, feature: string): ReadonlyMap<number, number> {
  const [features, lookups] = [gsub.readUInt16BE(6), gsub.readUInt16BE(8)];
  const found = new Map<number, number>();
  for (let at = 0; at < gsub.readUInt16BE(features); at += 1) {
    const record = features + 2 + 6 * at;
    if (gsub.toString('latin1', record, record + 4) !== feature) continue;
    const table = features + gsub.readUInt16BE(record + 4);
    for (let nth = 0; nth < gsub.readUInt16BE(table + 2); nth += 1) {
      const lookup = lookups + gsub.readUInt16BE(lookups + 2 + 2 * gsub.readUInt16BE(table + 4 + 2 * nth));
      for (let sub = 0; sub < gsub.readUInt16BE(lookup + 4); sub += 1) {
        const single = lookup + gsub.readUInt16BE(lookup + 6 + 2 * sub);
        const covered = coveredBy(gsub, single + gsub.readUInt16BE(single + 2));
        const isByDelta = gsub.readUInt16BE(single) === 1;
        for (const [index, glyph] of covered.entries())
          found.set(
            glyph,
            isByDelta ? (glyph + gsub.readUInt16BE(single + 4)) & 0xffff : gsub.readUInt16BE(single + 6 + 2 * index),
          );
      }
    }
  }
  return found;
}

function coveredBy(table: Buffer, at: number): readonly number[] {
  const count = table.readUInt16BE(at + 2);
  if (table.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, nth) => table.readUInt16BE(at + 4 + 2 * nth));
  return Array.from({ length: count }, (_, nth) => at + 4 + 6 * nth).flatMap((range) => {
    const first = table.readUInt16BE(range);
    return Array.from({ length: table.readUInt16BE(range + 2) - first + 1 }, (_, nth) => first + nth);
  });
}

/** How much wider a glyph is at a place of the one axis, from 0 (the file's own weight) to 1. */
function widening(hvar: Buffer, glyph: number, place: number): number {
  const store = hvar.readUInt32BE(4);
  const map = hvar.readUInt32BE(8);
  let [outer, inner] = [0, glyph];
  if (map !== 0) {
    const format = hvar.readUInt16BE(map);
    const [size, bits] = [((format >> 4) & 3) + 1, (format & 15) + 1];
    const nth = Math.min(glyph, hvar.readUInt16BE(map + 2) - 1);
    const entry = hvar.readUIntBE(map + 4 + size * nth, size);
    [outer, inner] = [entry >> bits, entry & ((1 << bits) - 1)];
  }
  const regions = store + hvar.readUInt32BE(store + 2);
  const scale = (region: number): number => {
    const at = regions + 4 + 6 * region;
    const [start, peak, end] = [0, 2, 4].map((offset) => hvar.readInt16BE(at + offset) / 16_384) as [
      number,
      number,
      number,
    ];
    if (peak === 0) return 1;
    if (place <= start || place >= end) return place === peak ? 1 : 0;
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak);
  };
  const data = store + hvar.readUInt32BE(store + 8 + 4 * outer);
  const [words, count] = [hvar.readUInt16BE(data + 2), hvar.readUInt16BE(data + 4)];
  let at = data + 6 + 2 * count + inner * (count + words);
  let total = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const isWord = nth < words;
    total += scale(hvar.readUInt16BE(data + 6 + 2 * nth)) * (isWord ? hvar.readInt16BE(at) : hvar.readInt8(at));
    at += isWord ? 2 : 1;
  }
  return total;
}

export interface Font {
  /** In parts of the size of the text. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The widths of characters at a weight, in units of the font, with a feature such as `tnum` or without. */
  readonly widths: (characters: string, weight: number, feature?: string) => readonly number[];
}

/** Reads a WOFF2 file with the one axis `wght`, whose own weight is the lightest. */
export function readFont(file: string): Font {
  const table = tablesOf(file);
  const [hhea, hmtx, fvar] = [table('hhea'), table('hmtx'), table('fvar')];
  const em = table('head').readUInt16BE(18);
  const axis = fvar.readUInt16BE(4);
  const [lightest, own, heaviest] = [4, 8, 12].map((offset) => fvar.readInt32BE(axis + offset) / 65_536) as [
    number,
    number,
    number,
  ];
  if (fvar.toString('latin1', axis, axis + 4) !== 'wght' || own !== lightest) throw new Error('an unexpected axis');
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    widths(characters, weight, feature) {
      const instead = feature === undefined ? new Map<number, number>() : substitutes(table('GSUB'), feature);
      return Array.from(characters, (character) => {
        const plain = glyphOf(table('cmap'), character.codePointAt(0) ?? 0);
        if (plain === 0) throw new Error(`the font has no ${character}`);
        const glyph = instead.get(plain) ?? plain;
        const last = hhea.readUInt16BE(34) - 1;
        const place = (weight - own) / (heaviest - own);
        return hmtx.readUInt16BE(4 * Math.min(glyph, last)) + widening(table('HVAR'), glyph, place);
      });
    },
  };
}
