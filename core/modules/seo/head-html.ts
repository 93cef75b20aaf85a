/** Writes a head into the page's HTML, for clients without scripts. */
import type { Head, HeadTag } from './head.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Escapes text, and attributes in double quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The attributes of a tag in order, the same as the browser's page sets. */
export function attributesOf(tag: HeadTag): readonly (readonly [name: string, value: string])[] {
  if (tag.tag === 'meta')
    return [
      [/^(?:og|article|product|fb):/.test(tag.name) ? 'property' : 'name', tag.name],
      ['content', tag.content],
    ];
  return [
    ['rel', tag.rel],
    ...(tag.hreflang === undefined ? [] : [['hreflang', tag.hreflang] as const]),
    ['href', tag.href],
  ];
}

/** The page with its language, title and tags, which replace the previous ones [SEO-7]. */
export function pageWithHead(page: string, { language, title, tags }: Head): string {
  const written = tags.map(
    (tag) =>
      `<${tag.tag} ${attributesOf(tag)
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
        .join(' ')}${tag.tag === 'meta' && tag.isKept === true ? '' : ' data-seo'}>`,
  );
  const hasDescription = tags.some((tag) => tag.tag === 'meta' && tag.name === 'description');
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const named = page
    .replace(/<html\b[^>]*>/, (html) =>
      html.replace(/\blang="[^"]*"/, `lang="${escapeHtml(language)}"`).replace(/\bdir="[^"]*"/, `dir="${direction}"`),
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  return (hasDescription ? named.replace(/[ \t]*<meta name="description"[^>]*>\n?/, '') : named).replace(
    '</head>',
    () => `${written.map((tag) => `    ${tag}\n`).join('')}  </head>`,
  );
}
