/**
 * Decodes the manifest and the operator's documents. The vocabulary is closed: an unknown block, an address outside the
 * site or an oversized text makes the whole answer unreadable.
 */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import { insidePath } from './bridge.ts';
import { VIEW_NAME } from './rules.ts';
import type { Block, Line, BundledFile, Span, ViewDocument } from './types.ts';
import { DOCUMENT_DRAWINGS, OPENED_WINDOWS } from './types.ts';

const words = v.pipe(v.string(), v.maxLength(4_000));
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
/** An address inside the site, without language, after `safeNavigate` [RMV-12]. */
const inside = v.pipe(
  v.string(),
  v.check((to) => insidePath(to) !== null, 'leads out of the site'),
  v.transform((to) => insidePath(to) ?? '/'),
);
const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const span: v.GenericSchema<unknown, Span> = v.union([
  words,
  v.strictObject({ text: words, mark: v.picklist(['strong', 'em', 'code']) }),
  v.strictObject({ text: short, to: inside }),
  v.strictObject({
    game: v.strictObject({ sportId: integer, home: short, away: short, kits: v.exactOptional(list(integer, 2)) }),
    to: inside,
  }),
  v.strictObject({ time: integer, as: v.picklist(['time', 'day', 'dayTime', 'full']) }),
  v.strictObject({ amount: integer, currency: code }),
]);
const line: v.GenericSchema<unknown, Line> = list(span, 60);
const link = v.strictObject({ text: short, to: inside });
/** The language of a part, where it differs from the document's. */
const lang = v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)));
const does = v.union([
  v.strictObject({ to: inside }),
  v.strictObject({ call: v.literal('refresh') }),
  v.strictObject({ call: v.literal('notify'), text: v.pipe(short, v.maxLength(200)) }),
  v.strictObject({ call: v.literal('open'), window: v.picklist(OPENED_WINDOWS) }),
]);
/** An image of the site's own origin. */
const source = v.pipe(v.string(), v.regex(/^\/[\w./-]+\.(?:png|jpg|webp|svg)$/), inside);
const side = v.pipe(integer, v.minValue(1), v.maxValue(4_000));

const drawing = v.picklist(DOCUMENT_DRAWINGS);

const plain = [
  v.strictObject({ t: v.literal('heading'), text: short, level: v.picklist([2, 3]) }),
  v.strictObject({ t: v.literal('text'), line, tone: v.exactOptional(v.picklist(['lead', 'note', 'warning'])), lang }),
  v.strictObject({ t: v.literal('list'), items: list(line, 200), isOrdered: v.exactOptional(v.boolean()), lang }),
  v.strictObject({ t: v.literal('facts'), items: list(v.strictObject({ name: short, line }), 100) }),
  v.strictObject({
    t: v.literal('table'),
    caption: short,
    head: list(words, 12),
    rows: list(list(line, 12), 300),
    numeric: v.exactOptional(list(integer, 12)),
  }),
  v.strictObject({
    t: v.literal('cards'),
    isSmall: v.exactOptional(v.boolean()),
    items: list(
      v.strictObject({
        title: short,
        text: v.exactOptional(words),
        badge: v.exactOptional(short),
        to: v.exactOptional(inside),
        game: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))),
        drawing: v.exactOptional(drawing),
      }),
      200,
    ),
  }),
  v.strictObject({
    t: v.literal('links'),
    items: list(v.strictObject({ text: short, to: inside, isCurrent: v.exactOptional(v.boolean()) }), 100),
    label: v.exactOptional(short),
  }),
  v.strictObject({ t: v.literal('image'), src: source, alt: words, width: side, height: side }),
  v.strictObject({ t: v.literal('drawing'), drawing }),
  v.strictObject({
    t: v.literal('actions'),
    items: list(v.strictObject({ text: short, does, isMain: v.exactOptional(v.boolean()) }), 10),
  }),
  v.strictObject({ t: v.literal('empty'), title: short, text: words, links: v.exactOptional(list(link, 6)) }),
] as const;
const flat = v.variant('t', plain);

/** Nested parts go two levels deep, such as an accordion in a tab [RMV-12]. */
const nest = (inner: v.GenericSchema<unknown, Block>): v.GenericSchema<unknown, Block> => {
  const items = list(v.strictObject({ title: short, blocks: list(inner, 100) }), 60);
  return v.union([
    flat,
    v.variant('t', [
      v.strictObject({ t: v.literal('accordion'), items, lang }),
      v.strictObject({ t: v.literal('tabs'), items }),
    ]),
  ]);
};
const block = nest(nest(flat));
const blocks = list(block, 200);

const name = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9-]{0,39}$/));
const document = v.strictObject({
  title: short,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  crumbs: v.optional(list(link, 6), []),
  blocks: v.optional(blocks, []),
  components: v.optional(
    v.pipe(
      v.record(name, blocks),
      v.check((all) => Object.keys(all).length <= 20),
    ),
    {},
  ),
});

/** Decodes a document, completely or not at all. */
const decodeDocument: Decode<ViewDocument> = decodeWith(document as v.GenericSchema<unknown, ViewDocument>);

const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

const manifest = v.object({
  appName: v.pipe(v.string(), v.regex(/^[\w .-]{1,60}$/)),
  /** `own`: the site's own release has the view; the other fields are then optional [RMV-19]. */
  mode: v.picklist(['json', 'script', 'bundled']),
  /** The name under which a script registers itself. */
  name: v.optional(name, 'view'),
  url: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500)), ''),
  origins: v.optional(list(v.pipe(v.string(), v.regex(/^(?:self|https:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/)), 10), []),
  integrity: v.optional(hash, ''),
});
export type ViewManifest = v.InferOutput<typeof manifest>;
export const decodeManifest: Decode<ViewManifest> = decodeWith(manifest);

/** The views of the site's own release by name, each with its files [RMV-20]. */
const bundledViews = v.object({
  views: v.record(
    v.pipe(v.string(), v.regex(VIEW_NAME)),
    v.pipe(
      v.array(
        v.strictObject({
          url: v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)[\w./-]+\.js$/)),
          integrity: hash,
        }),
      ),
      v.minLength(1),
      v.maxLength(60),
    ),
  ),
});
const readOwnViews = decodeWith(bundledViews);

export function parseBundledViews(text: string): ReadonlyMap<string, readonly BundledFile[]> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = readOwnViews(value);
  return read.ok ? new Map(Object.entries(read.value.views)) : null;
}

/** Parses the body of a JSON view; drops keys that would reach an object's prototype. */
export function parseDocument(text: string): ReturnType<Decode<ViewDocument>> {
  let value: unknown;
  try {
    value = JSON.parse(text, (key, each: unknown) => (key === '__proto__' ? undefined : each));
  } catch {
    return { ok: false, error: 'not JSON' };
  }
  const read = decodeDocument(value);
  return read.ok ? ok(read.value) : read;
}
