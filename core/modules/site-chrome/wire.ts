/**
 * The groups `menu`, `footer` and `support` of the config, and the answers of support. Invalid parts are omitted; the
 * rest stays.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { PageText, PageTheme } from './messages.ts';
import { PAGE_THEMES } from './messages.ts';

const MAX_LINKS = 40;
const MAX_TEXT = 2_000;

const line = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const link = v.object({ id: line, title: line, href: line });
const links = v.fallback(v.pipe(v.array(link), v.maxLength(MAX_LINKS)), []);

const menuGroup = v.fallback(
  v.object({
    menuCategories: v.fallback(v.pipe(v.array(v.object({ id: line, title: line, links })), v.maxLength(MAX_LINKS)), []),
  }),
  { menuCategories: [] },
);
const footerGroup = v.fallback(
  v.object({ columns: v.fallback(v.array(v.object({ title: line, links })), []), licence: v.fallback(line, '') }),
  { columns: [], licence: '' },
);
const email = v.fallback(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}@[\w.-]{1,190}$/)), '');
const supportGroup = v.fallback(
  v.object({ email, hours: v.fallback(line, ''), hasCallback: v.fallback(v.boolean(), false), social: links }),
  { email: '', hours: '', hasCallback: false, social: [] },
);

export type MenuGroup = v.InferOutput<typeof menuGroup>;
export type FooterGroup = v.InferOutput<typeof footerGroup>;
export type SupportGroup = v.InferOutput<typeof supportGroup>;

export const readMenu = (value: unknown): MenuGroup => v.parse(menuGroup, value);
export const readFooter = (value: unknown): FooterGroup => v.parse(footerGroup, value);
export const readSupport = (value: unknown): SupportGroup => v.parse(supportGroup, value);

export const decodeText: Decode<PageText> = decodeWith(
  v.object({
    title: line,
    blocks: v.pipe(v.array(v.object({ heading: line, text: line })), v.maxLength(20)),
    style: v.fallback(v.string(), ''),
  }),
);
export const decodeCallback: Decode<{ readonly number: string }> = decodeWith(v.object({ number: line }));
export const decodeReply: Decode<{ readonly reply: string }> = decodeWith(v.object({ reply: line }));

/** The theme of a page; null for a theme that this site does not have. */
export const decodeTheme: Decode<PageTheme | null> = decodeWith(
  v.pipe(
    v.object({ style: v.fallback(v.nullable(v.picklist(PAGE_THEMES)), null) }),
    v.transform(({ style }) => style),
  ),
);
